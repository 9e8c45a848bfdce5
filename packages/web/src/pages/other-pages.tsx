import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { on } from '../frame/router.ts';
import { nowhereWords } from '../words/nowhere.ts';
import { lazyPart } from '../table/later.tsx';

// Each page comes by itself.
const NewMatch = lazyPart(() => import('../lobby/new-match.tsx'), 'NewMatch');
const MatchesPage = lazyPart(() => import('../own/matches-page.tsx'), 'MatchesPage');
const GameRules = lazyPart(() => import('./game-rules.tsx'), 'GameRules');
const AccountPage = lazyPart(() => import('../account/account-page.tsx'), 'AccountPage');
const LinkPage = lazyPart(() => import('../account/link-page.tsx'), 'LinkPage');
const ProfilePage = lazyPart(() => import('../people/profile-page.tsx'), 'ProfilePage');
const BestPage = lazyPart(() => import('../people/best-page.tsx'), 'BestPage');
const DayPage = lazyPart(() => import('../people/day-page.tsx'), 'DayPage');
const ReplayPage = lazyPart(() => import('../replay/replay-page.tsx'), 'ReplayPage');
const LocalPage = lazyPart(() => import('../offline/local-page.tsx'), 'LocalPage');
const NoticesPage = lazyPart(() => import('../notices/notices-page.tsx'), 'NoticesPage');
const PreferencesPage = lazyPart(
  () => import('../preferences/preferences-page.tsx'),
  'PreferencesPage',
);
const LettersPage = lazyPart(() => import('../notices/letters-page.tsx'), 'LettersPage');
// The condition is known when the client is built, so the page and all it needs stay out of production.
const DevTable = import.meta.env.DEV
  ? lazyPart(() => import('../dev/dev-table.tsx'), 'DevTable')
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
      <h1>{nowhereWords.title}</h1>
      <p>
        <Sentence said={nowhereWords.text} href="/" />
      </p>
    </section>
  );
}
