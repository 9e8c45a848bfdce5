import type { BestPage as BestList, BestPerson } from '@fathom/protocol';
import { For, Show, createEffect, createResource, createSignal, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { Problem } from '../frame/problem.tsx';
import { bestWords, ratingLabel, ratingText } from '../words/people.ts';
import { peopleApi } from './people-api.ts';
import type { PoolId } from './people-api.ts';
import { PersonName } from '../frame/people/person-name.tsx';
import { isSamePool, POOLS, poolTitle } from './pools.ts';
import './people.css';

const pathOf = ({ game, mode }: PoolId): string => `/best/${game}/${mode}`;

/** Those with the highest ratings in one game and mode; whoever is not sure of theirs yet apart. */
export function BestPage(props: {
  readonly game: string | null;
  readonly mode: string | null;
}): JSX.Element {
  const pool = (): PoolId | undefined =>
    props.game === null
      ? POOLS[0]
      : POOLS.find((known) =>
          isSamePool(known, { game: props.game ?? '', mode: props.mode ?? '' }),
        );
  return (
    <section class="page people-page">
      <header class="people-head">
        <h1>{bestWords.title}</h1>
        <p class="quiet-line">{bestWords.lead}</p>
      </header>
      <nav class="pool-tabs" aria-label={bestWords.games}>
        <For each={POOLS}>
          {(each) => (
            <a
              href={pathOf(each)}
              aria-current={isSamePool(each, pool() ?? { game: '', mode: '' }) ? 'page' : undefined}
            >
              {poolTitle(each)}
            </a>
          )}
        </For>
      </nav>
      <Show when={pool()} keyed fallback={<p class="notice">{bestWords.noSuch}</p>}>
        {(known) => (
          <>
            <RatedList
              pool={known}
              provisional={false}
              title={poolTitle(known)}
              empty={bestWords.none}
            />
            <RatedList
              pool={known}
              provisional={true}
              title={bestWords.provisional}
              lead={bestWords.provisionalLead}
              empty={bestWords.noneProvisional}
            />
          </>
        )}
      </Show>
    </section>
  );
}

interface RatedListProps {
  readonly pool: PoolId;
  readonly provisional: boolean;
  readonly title: string;
  readonly lead?: string;
  readonly empty: string;
}

function RatedList(props: RatedListProps): JSX.Element {
  const [page, setPage] = createSignal(0);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [list] = createResource(page, async (at): Promise<BestList | null> => {
    try {
      return await peopleApi.best(props.pool, at, props.provisional);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return null;
    }
  });
  const people = (): readonly BestPerson[] => list.latest?.people ?? [];
  let table: HTMLTableElement | undefined;
  createEffect(on(page, () => table?.focus({ preventScroll: true }), { defer: true }));
  return (
    <section class="card">
      <h2>{props.title}</h2>
      <Show when={props.lead !== undefined && people().length > 0}>
        <p class="quiet-note">{props.lead}</p>
      </Show>
      <Problem why={problem()} />
      <Show
        when={people().length > 0}
        fallback={
          <Show when={list.state === 'ready' && problem() === null}>
            <p class="empty">{props.empty}</p>
          </Show>
        }
      >
        <table
          ref={(element) => (table = element)}
          class="best"
          tabindex="-1"
          aria-label={props.title}
        >
          <thead>
            <tr>
              <th scope="col">{bestWords.place}</th>
              <th scope="col">{bestWords.name}</th>
              <th scope="col">{bestWords.rating}</th>
              <th scope="col">{bestWords.matches}</th>
            </tr>
          </thead>
          <tbody>
            <For each={people()}>
              {(person) => (
                <tr>
                  <td>{props.provisional ? '–' : person.place}</td>
                  <th scope="row">
                    <PersonName person={{ name: person.name, account: true }} />
                  </th>
                  <td aria-label={ratingLabel(person)}>{ratingText(person)}</td>
                  <td>{person.matches}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Show when={page() > 0 || list.latest?.more === true}>
        <div class="acts two pages">
          <button type="button" disabled={page() === 0} onClick={() => setPage(page() - 1)}>
            {bestWords.less}
          </button>
          <button
            type="button"
            disabled={list.latest?.more !== true}
            onClick={() => setPage(page() + 1)}
          >
            {bestWords.more}
          </button>
        </div>
      </Show>
    </section>
  );
}
