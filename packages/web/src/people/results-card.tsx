import type { GameInfo, ResultTally } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { asWords } from '../words/as-words.ts';
import { profileWords } from '../words/people.ts';
import { isSamePool, poolTitle } from './pools.ts';
import type { PoolId } from './people-api.ts';

interface ResultsProps {
  readonly results: readonly ResultTally[];
  readonly games: readonly GameInfo[];
}

/** What a level of a game's bots is called. */
export const levelName = (games: readonly GameInfo[], game: string, level: string): string =>
  games.find(({ id }) => id === game)?.bots.find((bot) => bot.level === level)?.name ??
  asWords(level);

const isAlone = ({ mode }: PoolId): boolean => mode === 'alone';

/** Won and lost, by game, opponent and role. */
export function ResultsCard(props: ResultsProps): JSX.Element {
  const pools = (): readonly PoolId[] =>
    props.results.filter(
      (result, at) => props.results.findIndex((other) => isSamePool(other, result)) === at,
    );
  return (
    <section class="card" aria-labelledby="results">
      <h2 id="results">{profileWords.results}</h2>
      <For each={pools()} fallback={<p class="empty">{profileWords.noResults}</p>}>
        {(pool) => (
          <PoolResults
            pool={pool}
            games={props.games}
            results={props.results.filter((result) => isSamePool(result, pool))}
          />
        )}
      </For>
    </section>
  );
}

function PoolResults(props: ResultsProps & { readonly pool: PoolId }): JSX.Element {
  const hasRoles = (): boolean => new Set(props.results.map(({ role }) => role)).size > 1;
  const total = (): number =>
    props.results.reduce((sum, { won, lost, drawn }) => sum + won + lost + drawn, 0);
  return (
    <div class="pool-results">
      <h3>{poolTitle(props.pool)}</h3>
      <Show
        when={!isAlone(props.pool)}
        fallback={<p class="quiet-note">{profileWords.searches(total())}</p>}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{profileWords.against}</th>
              <Show when={hasRoles()}>
                <th scope="col">{profileWords.as}</th>
              </Show>
              <th scope="col">{profileWords.won}</th>
              <th scope="col">{profileWords.lost}</th>
              <th scope="col">{profileWords.drawn}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.results}>
              {(result) => (
                <tr>
                  <th scope="row">
                    {result.level === ''
                      ? profileWords.people
                      : levelName(props.games, result.game, result.level)}
                  </th>
                  <Show when={hasRoles()}>
                    <td>{result.role === '' ? profileWords.several : asWords(result.role)}</td>
                  </Show>
                  <td>{result.won}</td>
                  <td>{result.lost}</td>
                  <td>{result.drawn}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </div>
  );
}
