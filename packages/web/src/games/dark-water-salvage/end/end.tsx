import { counted } from '@fathom/kit';
import {
  balance,
  contentOf,
  isInDebt,
  money,
  netWorth,
  rangeWords,
  ranking,
  trueValue,
} from '@fathom/dark-water-salvage/client';
import type { Standing, View } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Badge } from '../parts/badge.tsx';
import { LocatedIcon, SalvagedIcon } from '../wrecks/wreck-card.tsx';
import { storyOf } from './score.ts';
import type { Story } from './score.ts';
import './end.css';

/** The final account: who stands where and how each came there. */
export function FinalAccount(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  const hasWon = ({ name }: Standing): boolean => view().result?.winners.includes(name) === true;
  return (
    <section class="dw-end" aria-label="Final account">
      <ol class="dw-podium">
        <For each={ranking(view().hunters)}>
          {(hunter, place) => (
            <li classList={{ 'dw-winner': hasWon(hunter) }}>
              <div class="dw-podium-head">
                <span class="dw-place">{place() + 1}</span>
                <Badge hunter={hunter.name} />
                <b>{props.desk.nameOf(hunter.name)}</b>
                <span class="dw-podium-prestige">
                  <b>{hunter.prestige}</b> prestige
                </span>
              </div>
              <Account hunter={hunter} story={storyOf(view(), hunter)} />
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

function Account(props: { readonly hunter: Standing; readonly story: Story }): JSX.Element {
  const { hunter, story } = props;
  const { research, locating, salvaging, boats } = story.spending;
  return (
    <>
      <p>
        {money(hunter.cash)} cash + {money(hunter.salvaged)} salvaged − {money(hunter.loans)} loans
        ={' '}
        <b classList={{ 'dw-debt': isInDebt(hunter) }}>
          {balance(netWorth(hunter))}
          {isInDebt(hunter) ? ', in debt' : ''}
        </b>
        <Show when={hunter.out !== null}> · left the game</Show>
      </p>
      <p class="dw-quiet">
        Prestige: {story.byLocating} by locating, {story.bySalvaging} by salvaging
        {story.misses > 0 ? `; ${counted(story.misses, 'wrong guess', 'wrong guesses')}` : ''}.
        Loans: {story.loans.map(money).join(', ')}. Spent: boats {money(boats)}, research{' '}
        {money(research)}, locating {money(locating)}, salvaging {money(salvaging)}.
      </p>
      <Show when={story.gains.length > 0}>
        <ul class="dw-gains">
          <For each={story.gains}>
            {(gain) => (
              <li title={`Round ${gain.round}, at ${gain.region}`}>
                {gain.deed === 'locate' ? <LocatedIcon /> : <SalvagedIcon />}{' '}
                <span class="unseen">{gain.deed === 'locate' ? 'located' : 'salvaged'}</span>
                {gain.ship} +{gain.prestige}
                {gain.deed === 'salvage' ? `, ${money(gain.value)}` : ''}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

/** What lay under every ship all the time. */
export function TheTruth(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  const content = () => contentOf(view().setup);
  const who = (name: Standing['name'] | null | undefined): string =>
    name === null || name === undefined ? '–' : props.desk.nameOf(name);
  return (
    <Show when={view().truths}>
      {(truths) => (
        <section class="card" aria-labelledby="dw-truth">
          <h2 id="dw-truth">What lay below</h2>
          <div class="dw-truth-scroll" tabindex="0" role="group" aria-label="Every wreck">
            <table class="dw-truth">
              <thead>
                <tr>
                  <th scope="col">Wreck</th>
                  <th scope="col">At</th>
                  <th scope="col">Rumoured</th>
                  <th scope="col">Worth</th>
                  <th scope="col">Located</th>
                  <th scope="col">Salvaged</th>
                </tr>
              </thead>
              <tbody>
                <For each={truths()}>
                  {(truth, i) => {
                    const sheet = () => props.desk.reading.sheets()[i()];
                    const rumour = () => content().values[truth.value]?.rumour;
                    return (
                      <tr>
                        <th scope="row">
                          {i() + 1}. {sheet()?.ship.name}
                        </th>
                        <td>{truth.region}</td>
                        <td>{rumour() === undefined ? '' : rangeWords(rumour() ?? [0, 0])}</td>
                        <td>{money(trueValue(content(), truth))}</td>
                        <td>{who(sheet()?.wreck.locatedBy)}</td>
                        <td>{who(sheet()?.wreck.salvagedBy)}</td>
                      </tr>
                    );
                  }}
                </For>
              </tbody>
            </table>
          </div>
        </section>
      )}
    </Show>
  );
}
