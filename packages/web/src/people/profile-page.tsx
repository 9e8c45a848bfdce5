import type { GameInfo, MetOpponent, PoolRating, Profile } from '@fathom/protocol';
import { For, Match, Show, Switch, createResource, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { api, ApiError } from '../net/api.ts';
import { appWords } from '../words/app.ts';
import { profileWords, ratingLabel, ratingText } from '../words/people.ts';
import { PastMatches } from './past-matches.tsx';
import { peopleApi } from './people-api.ts';
import { PersonName } from '../frame/people/person-name.tsx';
import { isSamePool, poolTitle } from './pools.ts';
import { RatingPlot } from './rating-plot.tsx';
import { ResultsCard } from './results-card.tsx';
import './people.css';

interface Found {
  readonly profile: Profile;
  readonly games: readonly GameInfo[];
}

/** What somebody with an account has played, as far as they let everybody know. */
export function ProfilePage(props: { readonly name: string }): JSX.Element {
  const [found] = createResource(
    () => props.name,
    async (name): Promise<Found | ApiError> => {
      try {
        const [profile, games] = await Promise.all([peopleApi.profile(name), api.games()]);
        return { profile, games };
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
    },
  );
  const trouble = (): ApiError | null => {
    const result = found();
    return result instanceof ApiError ? result : null;
  };
  const known = (): Found | null => {
    const result = found();
    return result === undefined || result instanceof ApiError ? null : result;
  };
  return (
    <Switch fallback={<p class="loading">{profileWords.loading}</p>}>
      <Match when={trouble()}>
        {(error) => (
          <section class="page">
            <h1>
              {error().code === 'noSuchPerson' ? profileWords.noSuchTitle : appWords.outOfReach}
            </h1>
            <p>
              {error().code === 'noSuchPerson' ? profileWords.noSuch(props.name) : error().message}
            </p>
            <p>
              <a href="/">{appWords.backToLobby}</a>
            </p>
          </section>
        )}
      </Match>
      <Match when={known()} keyed>
        {({ profile, games }) => <Page profile={profile} games={games} />}
      </Match>
    </Switch>
  );
}

function Page(props: Found): JSX.Element {
  const { profile, games } = props;
  const isHidden = profile.private && !profile.own;
  return (
    <section class="page people-page">
      <header class="people-head">
        <h1>{profile.name}</h1>
        <Show when={profile.own}>
          <p class="quiet-line">
            {profile.private ? profileWords.youPrivate : profileWords.you}{' '}
            <a href="/account">{profileWords.account}</a>
          </p>
        </Show>
      </header>
      <Show
        when={!isHidden}
        fallback={
          <p class="notice">
            <b>{profile.name}</b> {profileWords.isPrivate}
          </p>
        }
      >
        <Ratings name={profile.name} ratings={profile.ratings} />
        <div class="people-columns">
          <ResultsCard results={profile.results} games={games} />
          <Opponents opponents={profile.opponents} />
        </div>
        <PastMatches name={profile.name} games={games} />
      </Show>
    </section>
  );
}

/** Each rating, and how the one that is picked came to be. */
function Ratings(props: {
  readonly name: string;
  readonly ratings: readonly PoolRating[];
}): JSX.Element {
  const most = (): PoolRating | undefined =>
    props.ratings.toSorted((a, b) => b.matches - a.matches)[0];
  const [picked, setPicked] = createSignal<PoolRating | undefined>(most());
  const [history] = createResource(picked, (pool) => peopleApi.history(props.name, pool));
  return (
    <section class="card" aria-labelledby="ratings">
      <h2 id="ratings">{profileWords.ratings}</h2>
      <Show when={picked()} fallback={<p class="empty">{profileWords.noRatings}</p>}>
        {(pool) => (
          <>
            <div class="rating-picks" role="group" aria-label={profileWords.pick}>
              <For each={props.ratings}>
                {(each) => (
                  <button
                    type="button"
                    class="rating-pick"
                    aria-pressed={isSamePool(each, pool())}
                    onClick={() => setPicked(each)}
                  >
                    <span>{poolTitle(each)}</span>
                    <b aria-label={ratingLabel(each)}>{ratingText(each)}</b>
                    <small>{profileWords.rated(each.matches)}</small>
                  </button>
                )}
              </For>
            </div>
            <Show when={pool().provisional}>
              <p class="quiet-note">{profileWords.provisional}</p>
            </Show>
            <h3 class="unseen">{profileWords.overTime}</h3>
            <Show when={history.latest}>
              {(known) => <RatingPlot points={known().points} pool={poolTitle(known())} />}
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

function Opponents(props: { readonly opponents: readonly MetOpponent[] }): JSX.Element {
  return (
    <section class="card" aria-labelledby="opponents">
      <h2 id="opponents">{profileWords.opponents}</h2>
      <Show
        when={props.opponents.length > 0}
        fallback={<p class="empty">{profileWords.noOpponents}</p>}
      >
        <ul class="opponents-met">
          <For each={props.opponents}>
            {(each) => (
              <li>
                <PersonName person={each} />
                <small>{profileWords.met(each.played, each.won, each.lost)}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
