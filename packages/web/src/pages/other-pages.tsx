import { lazy, Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { on } from '../frame/router.ts';
import { appWords } from '../words/app.ts';

// Each page comes by itself.
const NewMatch = lazy(async () => ({ default: (await import('../lobby/new-match.tsx')).NewMatch }));
const MatchesPage = lazy(async () => ({
  default: (await import('../own/matches-page.tsx')).MatchesPage,
}));
const GameRules = lazy(async () => ({
  default: (await import('./game-rules.tsx')).GameRules,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../account/account-page.tsx')).AccountPage,
}));
const LinkPage = lazy(async () => ({
  default: (await import('../account/link-page.tsx')).LinkPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('../people/profile-page.tsx')).ProfilePage,
}));
const BestPage = lazy(async () => ({
  default: (await import('../people/best-page.tsx')).BestPage,
}));
const DayPage = lazy(async () => ({ default: (await import('../people/day-page.tsx')).DayPage }));
const ReplayPage = lazy(async () => ({
  default: (await import('../replay/replay-page.tsx')).ReplayPage,
}));
const LocalPage = lazy(async () => ({
  default: (await import('../offline/local-page.tsx')).LocalPage,
}));
const NoticesPage = lazy(async () => ({
  default: (await import('../notices/notices-page.tsx')).NoticesPage,
}));
const PreferencesPage = lazy(async () => ({
  default: (await import('../preferences/preferences-page.tsx')).PreferencesPage,
}));
const LettersPage = lazy(async () => ({
  default: (await import('../notices/letters-page.tsx')).LettersPage,
}));
// The condition is known when the client is built, so the page and all it needs stay out of production.
const DevTable = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../dev/dev-table.tsx')).DevTable }))
  : null;

/** All pages but the lobby and a match, which most people come to first and which need not know where these are. */
export function OtherPages(): JSX.Element {
  return (
    <Switch fallback={<Nowhere />}>
      <Match when={on('matches')}>
        <MatchesPage />
      </Match>
      <Match when={on('account')}>
        <AccountPage />
      </Match>
      <Match when={on('link')}>
        <LinkPage />
      </Match>
      <Match when={on('replay')} keyed>
        {(here) => <ReplayPage match={here.match} />}
      </Match>
      <Match when={on('person')} keyed>
        {(here) => <ProfilePage name={here.name} />}
      </Match>
      <Match when={on('best')}>
        {(here) => <BestPage game={here().game} mode={here().mode} />}
      </Match>
      <Match when={on('day')}>
        <DayPage />
      </Match>
      <Match when={on('rules')} keyed>
        {(here) => <GameRules game={here.game} />}
      </Match>
      <Match when={on('local')} keyed>
        {(here) => <LocalPage game={here.game} match={here.match} />}
      </Match>
      <Match when={on('game')} keyed>
        {(here) => <NewMatch game={here.game} />}
      </Match>
      <Match when={on('preferences')}>
        <PreferencesPage />
      </Match>
      <Match when={on('notices')}>
        <NoticesPage />
      </Match>
      <Match when={on('letters')} keyed>
        {(here) => <LettersPage purpose={here.purpose} token={here.token} />}
      </Match>
      <Match when={DevTable !== null && on('dev')}>{DevTable === null ? null : <DevTable />}</Match>
    </Switch>
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
