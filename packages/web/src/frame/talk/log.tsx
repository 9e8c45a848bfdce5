import { createEffect, createMemo, createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, GameTable } from '../../games/game-client.ts';
import { eventLines, namesAt } from '../../table/event-lines.ts';
import { Gradually } from '../../table/soon.tsx';
import { tableWords } from '../../words/table.ts';
import { announce } from '../announce.tsx';
import { createInView } from '../in-view.ts';
import { isLooking } from '../looking.ts';
import { EarlierItem, keepInSight } from './earlier.tsx';

interface LogProps {
  readonly table: GameTable;
  readonly client: GameClient;
  readonly hasTalk: boolean; // what a crew says stands there
  readonly onNew: (lines: number) => void; // how many lines nobody has looked at
}

/** The match in words. New lines are read out. */
export function Log(props: LogProps): JSX.Element {
  const linesOf = (events: readonly unknown[]): readonly string[] =>
    eventLines(props.client, events, namesAt(props.table));
  const isNoted = (event: unknown): boolean =>
    !props.hasTalk || (props.client.sayingOf?.(event) ?? null) === null;
  const lines = createMemo(() => linesOf(props.table.events().filter(isNoted)));
  const latest = (): unknown => props.table.events().at(-1);
  createEffect(() => {
    const fresh = linesOf(props.table.news());
    if (fresh.length > 0) announce(fresh.join(' '));
  });
  const inView = createInView();
  const [seen, setSeen] = createSignal(latest()); // the event; earlier ones may come in before it
  createEffect(() => {
    if (inView.now() && isLooking()) setSeen(latest());
  });
  createEffect(() =>
    props.onNew(linesOf(since(props.table.events(), seen()).filter(isNoted)).length),
  );
  return (
    <section ref={inView.of} class="card log" aria-labelledby="log">
      <h2 id="log">{tableWords.log}</h2>
      <Show when={lines().length > 0} fallback={<p class="empty">{tableWords.nothingYet}</p>}>
        <ol
          ref={(list) => keepInSight(list, props.table)}
          tabindex="0"
          aria-label={tableWords.logLabel}
        >
          <EarlierItem pages={props.table.earlier} />
          <Gradually each={lines()}>{(line) => <li>{line}</li>}</Gradually>
        </ol>
      </Show>
    </section>
  );
}

/** What came after an event; nothing where it is not there any more, since all was told anew. */
const since = (events: readonly unknown[], event: unknown): readonly unknown[] => {
  const at = events.lastIndexOf(event);
  return at === -1 && event !== undefined ? [] : events.slice(at + 1);
};
