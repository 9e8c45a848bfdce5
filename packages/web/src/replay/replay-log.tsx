import { createEffect, createMemo, For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient } from '../games/game-client.ts';
import { eventLines, namesAt } from '../table/event-lines.ts';
import type { Watched } from './replay-table.ts';

interface ReplayLogProps {
  readonly client: GameClient;
  readonly watched: Watched;
  readonly addressOf: (step: number) => string;
}

/** The whole match in the words of the onlooker; each line leads to its step. */
export function ReplayLog(props: ReplayLogProps): JSX.Element {
  const { moments, playback } = props.watched;
  const names = namesAt(props.watched);
  const lines = createMemo(() =>
    moments()
      .map(({ events }, step) => ({
        step,
        text: eventLines(props.client, events, names).join(' '),
      }))
      .filter(({ text }) => text !== ''),
  );
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    lines();
    const line = list?.querySelector<HTMLElement>(`[data-step="${playback.step()}"]`);
    // Scrolls the list alone: the page must not move under a person who steps.
    if (list !== undefined) list.scrollTop = line ? line.offsetTop - list.clientHeight / 2 : 0;
  });
  return (
    <section class="card log steps" aria-labelledby="log">
      <h2 id="log">Log</h2>
      <ol ref={(element) => (list = element)}>
        <For each={lines()}>
          {({ step, text }) => (
            <li data-step={step}>
              <a
                href={props.addressOf(step)}
                aria-current={playback.step() === step ? 'step' : undefined}
              >
                <span class="number">{step}</span>
                {text}
              </a>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
