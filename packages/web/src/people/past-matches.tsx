import type { GameInfo, PastMatch } from '@fathom/protocol';
import { For, Show, createResource, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { changeText, dateText, profileWords } from '../words/people.ts';
import { peopleApi } from './people-api.ts';
import { PersonName } from '../frame/people/person-name.tsx';
import { poolTitle } from './pools.ts';
import { levelName } from './results-card.tsx';

interface PastMatchesProps {
  readonly name: string;
  readonly games: readonly GameInfo[];
}

/** What is over, the last first. */
export function PastMatches(props: PastMatchesProps): JSX.Element {
  const [page, setPage] = createSignal(0);
  const [known, setKnown] = createSignal<readonly PastMatch[]>([]);
  const [found] = createResource(page, async (at) => {
    const next = await peopleApi.past(props.name, at);
    setKnown((before) => (at === 0 ? next.matches : [...before, ...next.matches]));
    return next;
  });
  return (
    <section class="card" aria-labelledby="recent">
      <h2 id="recent">{profileWords.recent}</h2>
      <Show
        when={known().length > 0 || found.loading}
        fallback={<p class="empty">{profileWords.noRecent}</p>}
      >
        <ul class="past-matches">
          <For each={known()}>{(match) => <PastRow match={match} games={props.games} />}</For>
        </ul>
      </Show>
      <Show when={found.latest?.more === true}>
        <button
          type="button"
          class="quiet wide"
          disabled={found.loading}
          onClick={() => setPage(page() + 1)}
        >
          {profileWords.older}
        </button>
      </Show>
    </section>
  );
}

function PastRow(props: {
  readonly match: PastMatch;
  readonly games: readonly GameInfo[];
}): JSX.Element {
  const { match } = props;
  return (
    <li>
      <span class={`outcome ${match.outcome}`}>{profileWords.outcome(match.outcome)}</span>
      <span class="what">
        <b>{poolTitle(match)}</b> <Against match={match} games={props.games} />
        <small>
          {dateText(match.date)}
          <Show when={match.change !== null}>
            {' · '}
            <span class="change" classList={{ down: (match.change ?? 0) < 0 }}>
              {changeText(match.change ?? 0)}
            </span>
          </Show>
        </small>
      </span>
      <a
        href={`/m/${match.match}/replay`}
        aria-label={profileWords.replayOf(poolTitle(match), dateText(match.date))}
      >
        {profileWords.replay}
      </a>
    </li>
  );
}

function Against(props: {
  readonly match: PastMatch;
  readonly games: readonly GameInfo[];
}): JSX.Element {
  const { game, level, against, outcome } = props.match;
  return (
    <Show when={outcome !== 'alone'}>
      {profileWords.versus}{' '}
      <For each={against}>
        {(person, at) => (
          <>
            {at() > 0 ? ', ' : ''}
            <PersonName person={person} />
          </>
        )}
      </For>
      <Show when={level !== ''}>
        {against.length > 0 ? ', ' : ''}
        {profileWords.bot(levelName(props.games, game, level))}
      </Show>
    </Show>
  );
}
