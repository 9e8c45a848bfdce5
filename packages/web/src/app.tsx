import {
  createEffect,
  createMemo,
  ErrorBoundary,
  Match,
  on as upon,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import type { JSX } from 'solid-js';
import { AccountLink } from './account/account-link.tsx';
import { me } from './account/me.ts';
import { Announcer } from './frame/announce.tsx';
import { currentGame } from './frame/current-game.ts';
import { Header } from './frame/header.tsx';
import { followTitle } from './frame/page-title.ts';
import { LimitNotice } from './frame/limit-notice.tsx';
import { Sentence } from './frame/sentence.tsx';
import { on, route } from './frame/router.ts';
import { settings } from './frame/settings.ts';
import { namedGame } from './games/named-game.ts';
import { ownCount } from './own/own-count.ts';
import { soughtGame } from './lobby/seek-state.ts';
import { ownTold } from './net/follow.ts';
import { NoticesLink } from './frame/notices-link.tsx';
import { MatchPage } from './pages/match-page.tsx';
import { Later, lazyPart } from './table/later.tsx';
import { appWords } from './words/app.ts';

// Pages come by themselves: whoever follows a link to a match has no use for the lobby.
const Lobby = lazyPart(() => import('./lobby/lobby.tsx'), 'Lobby');
const OtherPages = lazyPart(() => import('./pages/other-pages.tsx'), 'OtherPages');
const SeekPanel = lazyPart(() => import('./lobby/seek-panel.tsx'), 'SeekPanel');
const NewsStack = lazyPart(() => import('./notices/news-stack.tsx'), 'NewsStack');

/** For pages that say nothing else. */
const usualTitle = (): string => {
  const game = namedGame(currentGame()?.id ?? '');
  return game === null ? appWords.siteTitle : appWords.pageTitle(game.name);
};

export function App(): JSX.Element {
  createEffect(() => {
    const { theme, colours, coordinates } = settings();
    const page = document.documentElement.dataset;
    page['theme'] = theme;
    page['colours'] = colours;
    page['coordinates'] = coordinates ? 'on' : 'off';
    if (colours !== 'usual') import('./colours/colours.css').catch(() => undefined); // they stay as usual
  });
  createEffect(() => {
    if (me()?.account !== true) return;
    import('./account/keep-preferences.ts').then(
      ({ keepPreferences }) => keepPreferences(),
      () => undefined, // this browser has its own
    );
  });
  followTitle(usualTitle, () => ownCount().turns);
  const hadNews = createMemo<boolean>((had) => had || (ownTold()?.news ?? null) !== null, false);
  let main: HTMLElement | undefined;
  // The link that was followed is gone with its page: the keyboard goes on at the top of the next one.
  createEffect(upon(route, () => main?.focus({ preventScroll: true }), { defer: true }));
  return (
    <>
      <a class="skip" href="#main">
        {appWords.skip}
      </a>
      <Header
        entryOf={namedGame}
        turns={ownCount().turns}
        notices={<NoticesLink />}
        account={<AccountLink />}
      />
      <LimitNotice />
      <main ref={(element) => (main = element)} id="main" tabindex="-1">
        <ErrorBoundary fallback={(error: unknown) => <Failed error={error} />}>
          <Suspense fallback={<p class="loading">{appWords.loading}</p>}>
            <Switch fallback={<OtherPages />}>
              <Match when={on('lobby')}>
                <Lobby />
              </Match>
              <Match when={on('match')} keyed>
                {(here) => <MatchPage match={here.match} seatKey={here.key} />}
              </Match>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Show when={soughtGame()} keyed>
        {(game) => (
          <Later>
            <SeekPanel game={game} />
          </Later>
        )}
      </Show>
      <Show when={hadNews()}>
        <Later>
          <NewsStack />
        </Later>
      </Show>
      <Announcer />
    </>
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
