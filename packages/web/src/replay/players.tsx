import type { RecordedPlayer, Side } from '@fathom/kit';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleName, sideLetter, sideName } from '../frame/names.ts';
import { Sentence } from '../frame/sentence.tsx';
import type { Station } from '../games/game-client.ts';
import { replayWords } from '../words/replay.ts';
import type { Replay } from './load-replay.ts';
import { sidesOf } from './viewpoints.ts';

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
  const roleOf = ({ seat }: RecordedPlayer): string =>
    chairs.find((chair) => chair.seat === seat)?.role ?? '';
  const hasWon = (side: Side): boolean => record.outcome.winners.includes(side);
  return (
    <section class="card" aria-labelledby="players">
      <h2 id="players">{replayWords.players}</h2>
      <For each={sidesOf(chairs)}>
        {(side, index) => (
          <div class="player">
            <div class={`flag side-${index()}`} aria-hidden="true">
              {sideLetter(client, side)}
            </div>
            <div class="who">
              <Show
                when={playersOf(side).length > 1}
                fallback={
                  <For each={playersOf(side)}>
                    {(player) => (
                      <p class="name">
                        <Sentence said={replayWords.player(player.name, sideName(client, side))} />
                        <Marks isBot={player.bot !== null} hasWon={hasWon(side)} />
                      </p>
                    )}
                  </For>
                }
              >
                <p class="name">
                  <b>{sideName(client, side)}</b>
                  <Marks isBot={false} hasWon={hasWon(side)} />
                </p>
                <ul class="crew" aria-label={replayWords.crewOf(sideName(client, side))}>
                  <For each={playersOf(side)}>
                    {(player) => (
                      <li>
                        <span class="crew-role">{roleName(client, roleOf(player))}</span>
                        <span class="crew-name" title={player.name}>
                          {player.name}
                        </span>
                        <Marks isBot={player.bot !== null} hasWon={false} />
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
              <Show when={props.station.Standing} keyed>
                {(Standing) => <Standing side={side} />}
              </Show>
            </div>
          </div>
        )}
      </For>
      <p class="quiet-note played">
        {replayWords.played(record.outcome.winners.length === 0)}
        <time datetime={record.startedAt}>{dayOf(record.startedAt)}</time>
      </p>
    </section>
  );
}

function Marks(props: { readonly isBot: boolean; readonly hasWon: boolean }): JSX.Element {
  return (
    <>
      <Show when={props.isBot}>
        <span class="presence">{replayWords.bot}</span>
      </Show>
      <Show when={props.hasWon}>
        <span class="presence here">{replayWords.won}</span>
      </Show>
    </>
  );
}

const dayOf = (startedAt: string): string =>
  new Date(startedAt).toLocaleDateString(undefined, { dateStyle: 'long' });
