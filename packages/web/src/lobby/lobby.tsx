import type { MatchInfo } from '@fathom/protocol';
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { WEB_GAMES, webGame } from '../games/web-games.ts';
import type { WebGame } from '../games/web-games.ts';
import { api, ApiError } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { lobbyWords } from '../words/lobby.ts';
import { NameField } from './name-field.tsx';
import { peopleOf } from './seat-plan.ts';
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
      setProblem(error instanceof ApiError ? error.message : lobbyWords.notListed);
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
        <h1>{lobbyWords.title}</h1>
        <p>{lobbyWords.lead}</p>
        <NameField />
      </section>
      <Show when={problem()}>
        {(why) => (
          <p class="notice" role="alert">
            <Sentence said={lobbyWords.playHere(why())} href="/depth-charge/local" />
          </p>
        )}
      </Show>
      <section aria-labelledby="games">
        <h2 id="games" class="unseen">
          {lobbyWords.games}
        </h2>
        <ul class="game-list">
          <For each={WEB_GAMES}>{(entry) => <GameCard entry={entry} />}</For>
        </ul>
      </section>
      <div class="tables">
        <MatchList
          title={lobbyWords.openTables}
          empty={lobbyWords.noTables}
          matches={listed.latest?.waiting ?? []}
          verb={lobbyWords.sitDown}
        />
        <MatchList
          title={lobbyWords.running}
          empty={lobbyWords.noneRunning}
          matches={listed.latest?.running ?? []}
          verb={lobbyWords.watch}
        />
      </div>
      <footer>
        <p>{lobbyWords.credits}</p>
      </footer>
    </div>
  );
}

function GameCard(props: { readonly entry: WebGame }): JSX.Element {
  return (
    <li class="card game">
      <div class="picture">
        <props.entry.Illustration />
      </div>
      <h3>{props.entry.name}</h3>
      <p>{props.entry.blurb}</p>
      <p class="facts">
        {lobbyWords.facts(props.entry.players, props.entry.minutes, props.entry.designer)}
      </p>
      <div class="acts two">
        <a class="button primary" href={`/${props.entry.id}`}>
          {lobbyWords.play}
        </a>
        <a class="button" href={`/${props.entry.id}/rules`}>
          {appWords.rules}
        </a>
      </div>
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
                  <Sentence
                    said={lobbyWords.listed(
                      webGame(match.game)?.name ?? match.game,
                      peopleOf(match.seats),
                    )}
                  />
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
