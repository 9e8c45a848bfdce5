import { createEffect, ErrorBoundary, lazy, Match, on as upon, Suspense, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Announcer } from './frame/announce.tsx';
import { Header } from './frame/header.tsx';
import { LimitNotice } from './frame/limit-notice.tsx';
import { Sentence } from './frame/sentence.tsx';
import { route } from './frame/router.ts';
import type { Route } from './frame/router.ts';
import { settings } from './frame/settings.ts';
import { webGame } from './games/web-games.ts';
import { MatchPage } from './pages/match-page.tsx';
import { appWords } from './words/app.ts';

// Each page comes by itself: whoever follows a link to a match has no use for the lobby.
const Lobby = lazy(async () => ({ default: (await import('./lobby/lobby.tsx')).Lobby }));
const NewMatch = lazy(async () => ({ default: (await import('./lobby/new-match.tsx')).NewMatch }));
const GameRules = lazy(async () => ({
  default: (await import('./pages/game-rules.tsx')).GameRules,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('./replay/replay-page.tsx')).ReplayPage,
}));
const LocalPage = lazy(async () => ({
  default: (await import('./offline/local-page.tsx')).LocalPage,
}));
// The condition is known when the client is built, so the page and all it needs stay out of production.
const DevTable = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./dev/dev-table.tsx')).DevTable }))
  : null;

type On<Page extends Route['page']> = Extract<Route, { readonly page: Page }>;

const on = <Page extends Route['page']>(page: Page): On<Page> | null => {
  const here = route();
  return here.page === page ? (here as On<Page>) : null;
};

export function App(): JSX.Element {
  createEffect(() => {
    const { theme } = settings();
    document.documentElement.dataset['theme'] = theme;
  });
  let main: HTMLElement | undefined;
  // The link that was followed is gone with its page: the keyboard goes on at the top of the next one.
  createEffect(upon(route, () => main?.focus({ preventScroll: true }), { defer: true }));
  return (
    <>
      <a class="skip" href="#main">
        {appWords.skip}
      </a>
      <Header entryOf={webGame} />
      <LimitNotice />
      <main ref={(element) => (main = element)} id="main" tabindex="-1">
        <ErrorBoundary fallback={(error: unknown) => <Failed error={error} />}>
          <Suspense fallback={<p class="loading">{appWords.loading}</p>}>
            <Switch fallback={<Nowhere />}>
              <Match when={on('lobby')}>
                <Lobby />
              </Match>
              <Match when={on('match')} keyed>
                {(here) => <MatchPage match={here.match} seatKey={here.key} />}
              </Match>
              <Match when={on('replay')} keyed>
                {(here) => <ReplayPage match={here.match} />}
              </Match>
              <Match when={on('rules')} keyed>
                {(here) => <GameRules game={here.game} />}
              </Match>
              <Match when={on('local')} keyed>
                {(here) => <LocalPage game={here.game} />}
              </Match>
              <Match when={on('game')} keyed>
                {(here) => <NewMatch game={here.game} />}
              </Match>
              <Match when={DevTable !== null && on('dev')}>
                {DevTable === null ? null : <DevTable />}
              </Match>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Announcer />
    </>
  );
}

function Nowhere(): JSX.Element {
  return (
    <section class="page">
      <h1>{appWords.nowhere}</h1>
      <p>
        <Sentence said={appWords.leadsNowhere} href="/" />
      </p>
    </section>
  );
}

function Failed(props: { readonly error: unknown }): JSX.Element {
  const text = (): string =>
    props.error instanceof Error ? props.error.message : String(props.error);
  return (
    <section class="page" role="alert">
      <h1>{appWords.failed}</h1>
      <p>{text()}</p>
      <p>
        <Sentence said={appWords.failedTryAgain} href={window.location.pathname} />
        <Sentence said={appWords.failedLobby} href="/" />
      </p>
    </section>
  );
}
