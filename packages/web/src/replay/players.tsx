import type { RecordedPlayer, Side } from '@fathom/kit';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleName, sideLetter, sideName } from '../frame/people/names.ts';
import { Sentence } from '../frame/sentence.tsx';
import type { Station } from '../games/game-client.ts';
import { replayWords } from '../words/replay.ts';
import type { Replay } from './load-replay.ts';
import { BotPortrait } from '../bots/bot-portrait.tsx';
import { rankOf } from '../bots/ranked.ts';
import { botWords } from '../words/bots.ts';
import { sidesOf } from './viewpoints.ts';

interface PlayersProps {
  readonly replay: Replay;
  readonly station: Station;
  readonly isOver: boolean; // the last step is shown: before it, nobody is told who is going to win
}

/** Who played, how each side stood at this step, and in the end who won. */
export function Players(props: PlayersProps): JSX.Element {
  const { record, game, client } = props.replay;
  const chairs = game.chairs(record.setup);
  const playersOf = (side: Side): readonly RecordedPlayer[] =>
    record.players.filter(({ seat }) =>
      chairs.some((chair) => chair.seat === seat && chair.side === side),
    );
  const roleOf = ({ seat }: RecordedPlayer): string =>
    chairs.find((chair) => chair.seat === seat)?.role ?? '';
  const botMark = ({ name, bot }: RecordedPlayer): string | null => {
    const rank = game.levels.find(({ level }) => level === bot)?.name ?? bot;
    return rank === null ? null : botWords.mark(rankOf({ name, rank }));
  };
  const hasWon = (side: Side): boolean => props.isOver && record.outcome.winners.includes(side);
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
                        <span class="name-text">
                          <Face player={player} />
                          <Sentence
                            said={replayWords.player(player.name, sideName(client, side))}
                          />
                        </span>
                        <Marks bot={botMark(player)} hasWon={hasWon(side)} />
                      </p>
                    )}
                  </For>
                }
              >
                <p class="name">
                  <b class="name-text">{sideName(client, side)}</b>
                  <Marks bot={null} hasWon={hasWon(side)} />
                </p>
                <ul class="crew" aria-label={replayWords.crewOf(sideName(client, side))}>
                  <For each={playersOf(side)}>
                    {(player) => (
                      <li>
                        <span class="crew-role">{roleName(client, roleOf(player))}</span>
                        <span class="crew-name" title={player.name}>
                          <Face player={player} />
                          {player.name}
                        </span>
                        <Marks bot={botMark(player)} hasWon={false} />
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
        {replayWords.played(props.isOver && record.outcome.winners.length === 0)}
        <time datetime={record.startedAt}>{replayWords.day(new Date(record.startedAt))}</time>
      </p>
    </section>
  );
}

function Face(props: { readonly player: RecordedPlayer }): JSX.Element {
  return (
    <Show when={props.player.bot}>
      {(level) => <BotPortrait name={props.player.name} level={level()} />}
    </Show>
  );
}

interface MarksProps {
  readonly bot: string | null; // how a bot is marked
  readonly hasWon: boolean;
}

function Marks(props: MarksProps): JSX.Element {
  return (
    <>
      <Show when={props.bot}>{(mark) => <span class="presence">{mark()}</span>}</Show>
      <Show when={props.hasWon}>
        <span class="presence here">{replayWords.won}</span>
      </Show>
    </>
  );
}
