import { createEffect, createMemo, For, on, Show } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import type { GameClient, GameTable, Prompt, Station } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import { namesAt } from '../table/event-lines.ts';
import { isWaitedFor, othersAt } from '../table/prompt.ts';
import { clockText, tableWords } from '../words/table.ts';
import { announce } from './announce.tsx';
import type { HintDesk } from './hint/hint-desk.ts';
import { HintButton } from './hint/hint-button.tsx';
import { showTitle } from './page-title.ts';
import { play } from './sound.ts';
import type { NextTimer } from './timers.ts';

interface NowProps {
  readonly ref: (element: Element) => void;
  readonly station: Station;
  readonly link: MatchLink;
  readonly lastly: string | null; // what has just happened
  readonly hint: HintDesk | null; // null: none can be asked for
  readonly timer: NextTimer | null;
  readonly call: string | null; // what somebody asks of this person: it comes before the prompt in the title
}

const LOW = 15_000; // milliseconds

/** What has just happened and what can be done now, in words; or that the line is down. */
export function Now(props: NowProps): JSX.Element {
  const prompt = (): Prompt => props.station.prompt();
  const others = (): readonly Prompt[] => othersAt(props.station);
  createEffect(
    on(
      () => prompt().title,
      (title, before) => {
        if (before === undefined || before === title) return;
        announce(title, 'last');
        if (prompt().isYours) play('turn');
      },
    ),
  );
  // For those in another tab.
  showTitle(() =>
    props.call === null
      ? tableWords.pageTitle(prompt().title, isWaitedFor(props.station))
      : tableWords.pageTitle(props.call, true),
  );
  return (
    <div
      ref={props.ref}
      class="now"
      classList={{ yours: isWaitedFor(props.station), hinted: props.hint !== null }}
    >
      <Show when={props.timer?.label}>
        {(label) => (
          <p class="next-timer" classList={{ low: (props.timer?.left ?? 0) < LOW }} role="timer">
            {label()} <b>{clockText(props.timer?.left ?? 0)}</b>
          </p>
        )}
      </Show>
      <Show when={props.lastly}>{(lastly) => <p class="lastly">{lastly()}</p>}</Show>
      <h1>{prompt().title}</h1>
      <p class="how">{prompt().hint}</p>
      <Show when={props.hint} keyed>
        {(desk) => <HintButton desk={desk} />}
      </Show>
      <Show when={others().length > 0}>
        <ul class="also-waiting" aria-label={tableWords.alsoWaitedFor}>
          <For each={others()}>
            {(other) => (
              <li classList={{ yours: other.isYours }}>
                <b>{other.title}</b> {other.hint}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.link.state() === 'lost'}>
        <p class="lost" role="alert">
          {tableWords.lineDown}
          <Show when={props.link.pending().length > 0}> {tableWords.keptForLine}</Show>
        </p>
      </Show>
    </div>
  );
}

interface Told {
  readonly table: GameTable;
  readonly client: Pick<GameClient, 'words'>;
  readonly station: Station;
}

/** What has just happened: as the game tells it, or else the last line of the log that the title does not say itself. */
export function createLastly({ table, client, station }: Told): Accessor<string | null> {
  if (station.lastly !== undefined) return station.lastly;
  return createMemo((): string | null => {
    const names = namesAt(table);
    const title = station.prompt().title;
    const events = table.events();
    for (let i = events.length - 1; i >= 0; i--) {
      const told = client.words.event(events[i], names);
      if (told !== null && told !== title) return told;
    }
    return null;
  });
}
