import { createResource, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { matchesOf } from './ground.ts';
import type { Ground } from './ground.ts';
import { goOnWith, personsSeats } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';
import type { KeptMatch } from './local-store.ts';

interface KeptMatchesProps {
  readonly ground: Ground;
  readonly onGoOn: (wanted: LocalWanted) => void;
}
const MOST_SHOWN = 8;

/** What was played in this browser: to go on with, or to look at again. */
export function KeptMatches(props: KeptMatchesProps): JSX.Element {
  const { store, game } = props.ground;
  const [kept] = createResource(() => matchesOf(store, game));
  return (
    <Show when={(kept()?.length ?? 0) > 0}>
      <section class="card" aria-labelledby="kept">
        <h2 id="kept">Matches in this browser</h2>
        <ul class="matches">
          <For each={kept()?.slice(0, MOST_SHOWN)}>
            {(match) => (
              <li>
                <span>
                  {titleOf(match, props.ground)}
                  <small class="kept-when">{whenOf(match)}</small>
                </span>
                <Show
                  when={match.outcome === null}
                  fallback={
                    <a class="button" href={`/m/${match.header.match}/replay`}>
                      Replay
                    </a>
                  }
                >
                  <button
                    type="button"
                    onClick={() => props.onGoOn(goOnWith(match.header, match.pace))}
                  >
                    Go on
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

/** "Won against Mate", "Lost …", "A draw …" */
function titleOf({ header, outcome }: KeptMatch, { game }: Ground): string {
  const against = `against ${opponents(header)}`;
  if (outcome === null) return `Begun ${against}`;
  const [seat] = personsSeats(header);
  const side = game.chairs(header.setup).find((chair) => chair.seat === seat)?.side;
  if (outcome.winners.length === 0) return `A draw ${against}`;
  return `${outcome.winners.some((winner) => winner === side) ? 'Won' : 'Lost'} ${against}`;
}

/** "Mate"; of several bots with different names, all of them. */
const opponents = ({ players }: KeptMatch['header']): string => {
  const names = new Set(players.filter(({ bot }) => bot !== null).map(({ name }) => name));
  return names.size === 0 ? 'nobody' : [...names].join(' and ');
};

const whenOf = ({ header }: KeptMatch): string =>
  new Date(header.startedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
