import type { MatchInfo } from '@fathom/protocol';
import {
  createEffect,
  createResource,
  createSignal,
  For,
  onCleanup,
  Show,
  untrack,
} from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { WEB_GAMES } from '../games/web-games.ts';
import { api, ApiError } from '../net/api.ts';
import { createOwnIds } from '../own/own-ids.ts';
import { watchOwn } from '../own/watch-own.ts';
import { Later, lazyPart } from '../table/later.tsx';
import { lobbyWords } from '../words/lobby.ts';
import { GameCard } from './game-card.tsx';
import { NameField } from './name-field.tsx';
import { TableList } from './table-list.tsx';
import './lobby.css';

// Whoever comes for the first time has nothing to go on with.
const OwnStrip = lazyPart(() => import('../own/own-strip.tsx'), 'OwnStrip');

const REFRESH = 5_000;
const NARROW = '(max-width: 620px)';

interface Listed {
  readonly waiting: readonly MatchInfo[];
  readonly running: readonly MatchInfo[];
}

/** The front door: what one plays already, four games, the tables with a free chair, and the matches one can watch. */
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
  watchOwn();
  const own = createOwnIds();
  const isOwn = (match: string): boolean => own.ids().has(match);
  // Until it is known which are this person's own, none is offered.
  const matches = (status: keyof Listed): readonly MatchInfo[] =>
    own.isKnown() ? (listed.latest?.[status] ?? []) : [];
  const OpenTables = (): JSX.Element => (
    <TableList
      title={lobbyWords.openTables}
      empty={lobbyWords.noTables}
      matches={matches('waiting')}
      verb={lobbyWords.sitDown}
      isOwn={isOwn}
    />
  );
  // On a narrow page somebody who waits must not be below all games. It is settled once: nothing may jump away later.
  const [isAbove, setAbove] = createSignal<boolean | null>(null);
  createEffect(() => {
    const found = listed.latest;
    if (found === undefined || untrack(isAbove) !== null) return;
    setAbove(found.waiting.length > 0 && window.matchMedia(NARROW).matches);
  });
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
      <Show when={own.isAny()}>
        <Later>
          <OwnStrip />
        </Later>
      </Show>
      <Show when={isAbove() === true}>
        <OpenTables />
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
        <Show when={isAbove() !== true}>
          <OpenTables />
        </Show>
        <TableList
          title={lobbyWords.running}
          empty={lobbyWords.noneRunning}
          matches={matches('running').filter(({ id }) => !isOwn(id))}
          verb={lobbyWords.watch}
          isOwn={isOwn}
        />
      </div>
      <nav class="lobby-more" aria-label={lobbyWords.moreLabel}>
        <a href="/search-diver/today">{lobbyWords.dive}</a>
        <a href="/best">{lobbyWords.best}</a>
      </nav>
      <footer>
        <p>{lobbyWords.credits}</p>
      </footer>
    </div>
  );
}
