import {
  END,
  STANDING,
  contentOf,
  isInDebt,
  money,
  netWorth,
  rangeWords,
  ranking,
  storyOf,
  trueValue,
} from '@fathom/dark-water-salvage/client';
import type { HunterName, HunterView, ScoreStory, View } from '@fathom/dark-water-salvage/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from './desk/desk.ts';
import { Badge, Emphasis } from './parts.tsx';
import { LocatedIcon, SalvagedIcon } from './wrecks/wreck-card.tsx';
import './end.css';

/** The final account: who stands where and how each came there. */
export function FinalAccount(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  const hasWon = ({ name }: HunterView): boolean => view().result?.winners.includes(name) === true;
  return (
    <section class="dw-end" aria-label={END.label}>
      <ol class="dw-podium">
        <For each={ranking(view().hunters)}>
          {(hunter, place) => (
            <li classList={{ 'dw-winner': hasWon(hunter) }}>
              <div class="dw-podium-head">
                <span class="dw-place">{place() + 1}</span>
                <Badge hunter={hunter.name} />
                <b>{props.desk.nameOf(hunter.name)}</b>
                <span class="dw-podium-prestige">
                  <Emphasis parts={STANDING.prestige(hunter.prestige)} />
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

function Account(props: { readonly hunter: HunterView; readonly story: ScoreStory }): JSX.Element {
  const { hunter, story } = props;
  return (
    <>
      <p>
        {END.account(hunter)}
        <b classList={{ 'dw-debt': isInDebt(hunter) }}>{END.net(netWorth(hunter))}</b>
        <Show when={hunter.out !== null}>{END.left}</Show>
      </p>
      <p class="dw-quiet">{END.story(story)}</p>
      <Show when={story.gains.length > 0}>
        <ul class="dw-gains">
          <For each={story.gains}>
            {(gain) => (
              <li title={END.when(gain.round, gain.region)}>
                {gain.deed === 'locate' ? <LocatedIcon /> : <SalvagedIcon />}{' '}
                <span class="unseen">{END.did[gain.deed]}</span>
                {END.gain(gain)}
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
  return (
    <Show when={view().truths}>
      {(truths) => (
        <section class="card" aria-labelledby="dw-truth">
          <h2 id="dw-truth">{END.truth}</h2>
          <div class="dw-truth-scroll" tabindex="0" role="group" aria-label={END.every}>
            <table class="dw-truth">
              <thead>
                <tr>
                  <For each={END.columns}>{(column) => <th scope="col">{column}</th>}</For>
                </tr>
              </thead>
              <tbody>
                <For each={truths()}>
                  {(truth, i) => {
                    const sheet = () => props.desk.reading.sheets()[i()];
                    const rumour = () => content().values[truth.value]?.rumour;
                    return (
                      <tr>
                        <th scope="row">{END.wreck(i() + 1, sheet()?.ship.name ?? '')}</th>
                        <td>{truth.region}</td>
                        <td>{rumour() === undefined ? '' : rangeWords(rumour() ?? [0, 0])}</td>
                        <td>{money(trueValue(content(), truth))}</td>
                        <Finder desk={props.desk} hunter={sheet()?.wreck.locatedBy ?? null} />
                        <Finder desk={props.desk} hunter={sheet()?.wreck.salvagedBy ?? null} />
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

function Finder(props: { readonly desk: Desk; readonly hunter: HunterName | null }): JSX.Element {
  return (
    <td>
      <Show when={props.hunter} fallback={END.nobody}>
        {(hunter) => (
          <span title={props.desk.nameOf(hunter())}>
            <Badge hunter={hunter()} />
            <span class="unseen">{props.desk.nameOf(hunter())}</span>
          </span>
        )}
      </Show>
    </td>
  );
}
