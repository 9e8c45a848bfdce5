import { createEffect, createMemo, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, GameTable } from '../games/game-client.ts';
import { eventLines, namesAt } from '../table/event-lines.ts';
import { keepAtEnd } from '../table/follow-list.ts';
import { Gradually } from '../table/soon.tsx';
import { tableWords } from '../words/table.ts';
import { announce } from './announce.tsx';

interface LogProps {
  readonly table: GameTable;
  readonly client: GameClient;
}

/** The match in words. New lines are read out. */
export function Log(props: LogProps): JSX.Element {
  const linesOf = (events: readonly unknown[]): readonly string[] =>
    eventLines(props.client, events, namesAt(props.table));
  const lines = createMemo(() => linesOf(props.table.events()));
  createEffect(() => {
    const fresh = linesOf(props.table.news());
    if (fresh.length > 0) announce(fresh.join(' '));
  });
  return (
    <section class="card log" aria-labelledby="log">
      <h2 id="log">{tableWords.log}</h2>
      <Show when={lines().length > 0} fallback={<p class="empty">{tableWords.nothingYet}</p>}>
        <ol ref={keepAtEnd} tabindex="0" aria-label={tableWords.logLabel}>
          <Gradually each={lines()}>{(line) => <li>{line}</li>}</Gradually>
        </ol>
      </Show>
    </section>
  );
}
