import type { RecordedPlayer, Side } from '@fathom/kit';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Station } from '../games/game-client.ts';
import type { Replay } from './load-replay.ts';

interface PlayersProps {
  readonly replay: Replay;
  readonly station: Station;
}

/** Who played, how each side stood at this step, and how it ended. */
export function Players(props: PlayersProps): JSX.Element {
  const { record, game, client } = props.replay;
  const chairs = game.chairs(record.setup);
  const playersOf = (side: Side): readonly RecordedPlayer[] =>
    record.players.filter(({ seat }) =>
      chairs.some((chair) => chair.seat === seat && chair.side === side),
    );
  const hasWon = (side: Side): boolean => record.outcome.winners.includes(side);
  return (
    <section class="card" aria-labelledby="players">
      <h2 id="players">The players</h2>
      <For each={client.sides}>
        {({ side, name, letter }, index) => (
          <div class="player">
            <div class={`flag side-${index()}`} aria-hidden="true">
              {letter}
            </div>
            <div class="who">
              <For each={playersOf(side)}>
                {(player) => (
                  <p class="name">
                    <b>{player.name}</b> · {name}
                    <Show when={player.bot !== null}>
                      <span class="presence">bot</span>
                    </Show>
                    <Show when={hasWon(side)}>
                      <span class="presence here">won</span>
                    </Show>
                  </p>
                )}
              </For>
              <Dynamic component={props.station.Standing} side={side} />
            </div>
          </div>
        )}
      </For>
      <p class="quiet-note played">
        {record.outcome.winners.length === 0 ? 'A draw. ' : ''}Played{' '}
        <time datetime={record.startedAt}>{dayOf(record.startedAt)}</time>
      </p>
    </section>
  );
}

const dayOf = (startedAt: string): string =>
  new Date(startedAt).toLocaleDateString(undefined, { dateStyle: 'long' });
