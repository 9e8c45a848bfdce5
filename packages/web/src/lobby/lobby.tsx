import type { MatchInfo } from '@fathom/protocol';
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { SHELF, shelfEntry } from '../games/shelf.ts';
import type { ShelfEntry } from '../games/shelf.ts';
import { api, ApiError } from '../net/api.ts';
import { NameField } from './name-field.tsx';
import { peopleOf } from './people-of.ts';
import './lobby.css';

const REFRESH = 5_000;

interface Listed {
  readonly waiting: readonly MatchInfo[];
  readonly running: readonly MatchInfo[];
}

/** The front door: four games, the tables with a free chair, and the matches one can watch. */
export function Lobby(): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const load = async (): Promise<Listed> => {
    try {
      const [waiting, running] = await Promise.all([api.list('lobby'), api.list('running')]);
      setProblem(null);
      return { waiting, running };
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The tables could not be listed.');
      return { waiting: [], running: [] };
    }
  };
  const [listed, { refetch }] = createResource(load);
  const timer = window.setInterval(() => {
    if (!document.hidden) void refetch();
  }, REFRESH);
  onCleanup(() => window.clearInterval(timer));
  return (
    <div class="lobby">
      <section class="hero">
        <h1>Games of hidden water</h1>
        <p>
          Sit down with a friend, with strangers or with a bot. What is under the surface stays
          there until somebody finds it.
        </p>
        <NameField />
      </section>
      <Show when={problem()}>
        {(why) => (
          <p class="notice" role="alert">
            {why()} You can still <a href="/depth-charge/local">play a bot in this browser</a>.
          </p>
        )}
      </Show>
      <section aria-labelledby="games">
        <h2 id="games" class="unseen">
          The games
        </h2>
        <ul class="shelf">
          <For each={SHELF}>{(entry) => <GameCard entry={entry} />}</For>
        </ul>
      </section>
      <div class="tables">
        <MatchList
          title="Open tables"
          empty="No table waits for a player. Open one yourself: pick a game above."
          matches={listed.latest?.waiting ?? []}
          verb="Sit down"
        />
        <MatchList
          title="Being played now"
          empty="Nobody is playing in public at the moment."
          matches={listed.latest?.running ?? []}
          verb="Watch"
        />
      </div>
      <footer>
        <p>
          Each game’s design belongs to its designers, named on its card. Fathom is an independent
          implementation with maps and art of its own.
        </p>
      </footer>
    </div>
  );
}

function GameCard(props: { readonly entry: ShelfEntry }): JSX.Element {
  const ready = (): boolean => props.entry.load !== null;
  return (
    <li class="card game" classList={{ coming: !ready() }}>
      <div class="picture">
        <props.entry.Illustration />
      </div>
      <h3>{props.entry.name}</h3>
      <p>{props.entry.blurb}</p>
      <p class="facts">
        {props.entry.players} · {props.entry.minutes} · design: {props.entry.designer}
      </p>
      <Show when={ready()} fallback={<p class="soon">Still being built</p>}>
        <div class="acts two">
          <a class="button primary" href={`/${props.entry.id}`}>
            Play
          </a>
          <a class="button" href={`/${props.entry.id}/rules`}>
            Rules
          </a>
        </div>
      </Show>
    </li>
  );
}

interface MatchListProps {
  readonly title: string;
  readonly empty: string;
  readonly matches: readonly MatchInfo[];
  readonly verb: string;
}

function MatchList(props: MatchListProps): JSX.Element {
  return (
    <section class="card">
      <h2>{props.title}</h2>
      <Show when={props.matches.length > 0} fallback={<p class="empty">{props.empty}</p>}>
        <ul class="matches">
          <For each={props.matches}>
            {(match) => (
              <li>
                <span>
                  <b>{shelfEntry(match.game)?.name ?? match.game}</b> · {peopleOf(match.seats)}
                </span>
                <a class="button" href={`/m/${match.id}`}>
                  {props.verb}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
