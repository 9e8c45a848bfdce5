import { chosenOption } from '@fathom/kit';
import type { DiveTable, MatchRatings, SeatInfo } from '@fathom/protocol';
import { For, Show, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { changeText, ratingLabel, ratingText, stakesWords } from '../words/people.ts';
import { DiveScores } from './dive-scores.tsx';
import { peopleApi } from './people-api.ts';
import { PersonName } from '../frame/people/person-name.tsx';
import './people.css';

interface StakesProps {
  readonly link: MatchLink;
  readonly home: 'server' | 'browser';
}

const LOOKS = 20;
const BETWEEN = 1_000; // milliseconds: endings are reckoned up every other second

/** What a match counts for: ratings, or the table of the day. Nothing where it counts for nothing. */
export function MatchStakes(props: StakesProps): JSX.Element {
  const day = (): string => {
    const chosen = chosenOption(props.link.info()?.options, 'daily');
    return typeof chosen === 'string' ? chosen : '';
  };
  return (
    <>
      <Show when={props.home === 'server' && props.link.info()?.rated === true}>
        <RatedCard {...props} />
      </Show>
      <Show when={day() !== ''}>
        <DayCard {...props} day={day()} />
      </Show>
    </>
  );
}

/** Asks once, and when the match is over until what it asks for is there. */
function lookUntil<T>(
  { link }: StakesProps,
  look: () => Promise<T>,
  isThere: (found: T) => boolean,
): () => T | null {
  const [found, setFound] = createSignal<T | null>(null);
  let timer: number | undefined;
  const again = async (left: number): Promise<void> => {
    const known = await look().catch(() => null); // then it is shown without
    if (known === null) return;
    setFound(() => known);
    if (!isThere(known) && left > 0) timer = window.setTimeout(() => void again(left - 1), BETWEEN);
  };
  createEffect(
    on(
      () => link.info()?.status === 'finished',
      (isOver) => {
        window.clearTimeout(timer);
        void again(isOver ? LOOKS : 0);
      },
    ),
  );
  onCleanup(() => window.clearTimeout(timer));
  return found;
}

function RatedCard(props: StakesProps): JSX.Element {
  const id = props.link.info()?.id ?? '';
  const ratings = lookUntil<MatchRatings>(
    props,
    () => peopleApi.ratingsIn(id),
    ({ state }) => state !== 'asked',
  );
  const isOver = (): boolean => props.link.info()?.status === 'finished';
  const words = (): string => {
    const state = ratings()?.state ?? 'asked';
    if (state === 'asked') return isOver() ? stakesWords.reckoning : stakesWords.asked;
    return state === 'counted' ? stakesWords.counted : stakesWords.not;
  };
  const people = (): readonly SeatInfo[] => {
    const seats = (props.link.info()?.seats ?? []).filter(
      ({ seat }) => ratings()?.seats[seat] !== undefined,
    );
    return seats.filter(
      ({ side, holder }, at) =>
        seats.findIndex((other) => other.side === side && other.holder?.name === holder?.name) ===
        at,
    );
  };
  return (
    <section class="card stakes" aria-label={stakesWords.rated}>
      <h2>{stakesWords.rated}</h2>
      <p class="quiet-note" role="status">
        {words()}
      </p>
      <ul>
        <For each={people()}>
          {({ seat, holder }) => (
            <Show when={ratings()?.seats[seat]}>
              {(rating) => (
                <li>
                  <PersonName person={{ name: holder?.name ?? '', account: true }} />
                  <span>
                    <b aria-label={ratingLabel(rating())}>{ratingText(rating())}</b>
                    <Show when={rating().change !== null}>
                      {' '}
                      <span class="change" classList={{ down: (rating().change ?? 0) < 0 }}>
                        {changeText(rating().change ?? 0)}
                      </span>
                    </Show>
                  </span>
                </li>
              )}
            </Show>
          )}
        </For>
      </ul>
    </section>
  );
}

const TOP = 5;

/** Whether a search of the day counts, and once it is over, among whom. */
function DayCard(props: StakesProps & { readonly day: string }): JSX.Element {
  const isOver = (): boolean => props.link.info()?.status === 'finished';
  return (
    <section class="card stakes" aria-label={stakesWords.daily(props.day)}>
      <h2>{stakesWords.daily(props.day)}</h2>
      <Show
        when={props.home === 'server'}
        fallback={<p class="quiet-note">{stakesWords.offline}</p>}
      >
        <DayStanding {...props} isOver={isOver()} />
      </Show>
    </section>
  );
}

function DayStanding(
  props: StakesProps & { readonly day: string; readonly isOver: boolean },
): JSX.Element {
  const id = props.link.info()?.id ?? '';
  const isCounted = (table: DiveTable): boolean => table.yours?.match === id;
  const table = lookUntil<DiveTable>(
    props,
    () => peopleApi.dives(props.day),
    (known) => !isCounted(known) || known.yours?.state === 'over',
  );
  return (
    <Show when={table()}>
      {(known) => (
        <>
          <p class="quiet-note" role="status">
            <b>{isCounted(known()) ? stakesWords.counts : stakesWords.practice}</b>
          </p>
          <Show when={props.isOver}>
            <DiveScores table={known()} most={TOP} label={stakesWords.table} />
            <p class="quiet-note">
              <a href="/search-diver/today">{stakesWords.table}</a>
            </p>
          </Show>
        </>
      )}
    </Show>
  );
}
