import { seatsOf } from '@fathom/host';
import type { MatchState } from '@fathom/host';
import type { Playable } from '@fathom/kit';
import { createResource, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient } from '../games/game-client.ts';
import { botInList } from '../bots/ranked.ts';
import { crowdWords } from '../words/crowd.ts';
import { localWords } from '../words/local.ts';
import type { LocalStore } from './browser-store.ts';
import { goOnWith, matchesOf, ME } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';

/** A game as it is played in this browser: its boards, its rules, and what was played here before. */
export interface LocalGame {
  readonly client: GameClient;
  readonly game: Playable;
  readonly options: unknown; // the JSON Schema of its options
  readonly store: LocalStore;
  readonly begun: LocalWanted | null; // the newest match, if it is not over: a reload goes on with it
}
interface KeptMatchesProps {
  readonly local: LocalGame;
  readonly onGoOn: (wanted: LocalWanted) => void;
}
const MOST_SHOWN = 8;
const MOST_NAMED = 2; // bots in a title

/** What was played in this browser: to go on with, or to look at again. */
export function KeptMatches(props: KeptMatchesProps): JSX.Element {
  const { store, game } = props.local;
  const [kept] = createResource(() => matchesOf(store, game, MOST_SHOWN));
  return (
    <Show when={(kept()?.length ?? 0) > 0}>
      <section class="card" aria-labelledby="kept">
        <h2 id="kept">{localWords.kept}</h2>
        <ul class="matches">
          <For each={kept()}>
            {(match) => (
              <li>
                <span>
                  {titleOf(match)}
                  <small class="kept-when">{whenOf(match)}</small>
                </span>
                <Show
                  when={match.status !== 'finished'}
                  fallback={
                    <a class="button" href={`/m/${match.created.id}/replay`}>
                      {localWords.replay}
                    </a>
                  }
                >
                  <button type="button" onClick={() => props.onGoOn(goOnWith(match.created))}>
                    {localWords.goOn}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function titleOf(match: MatchState): string {
  const { seats, game, table } = match;
  const bots = [...seats.values()].flatMap(({ plan }) => {
    if (plan.for !== 'bot') return [];
    const rank = game.levels.find(({ level }) => level === plan.level)?.name ?? plan.level;
    return [botInList({ name: plan.name ?? rank, rank })];
  });
  const names = bots.length > MOST_NAMED ? [crowdWords.bots(bots.length)] : bots;
  const outcome = table?.outcome() ?? null;
  if (outcome === null) return localWords.keptTitle('begun', names);
  if (outcome.winners.length === 0) return localWords.keptTitle('draw', names);
  const [seat] = seatsOf(match, ME);
  const side = seat === undefined ? null : seats.get(seat)?.chair.side;
  const isWon = outcome.winners.some((winner) => winner === side);
  return localWords.keptTitle(isWon ? 'won' : 'lost', names);
}

const whenOf = ({ created }: MatchState): string =>
  new Date(created.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
