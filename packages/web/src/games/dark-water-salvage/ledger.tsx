import {
  LEDGER,
  balance,
  cardName,
  chipCount,
  dollars,
  hunterName,
  money,
  netWorth,
  noteAnswer,
  ranking,
} from '@fathom/dark-water-salvage/client';
import type { OpeningView, ResearchView, View } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from './desk/desk.ts';
import { Badge, ChipRow, Emphasis } from './parts.tsx';
import './ledger.css';

/** The bank's book: this round's pool, the bag, and every application so far. */
export function BankBook(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <section class="card dw-book" aria-labelledby="dw-book">
      <h2 id="dw-book">{LEDGER.loans}</h2>
      <p class="dw-book-line">
        <Show when={chipCount(view().pool) > 0} fallback={LEDGER.noLoans}>
          <ChipRow chips={view().pool} />
        </Show>
      </p>
      <p class="dw-book-line dw-quiet">{LEDGER.bag(view().bag)}</p>
      <Show when={view().openings.length > 0}>
        <div class="dw-scroll" tabindex="0" role="group" aria-label={LEDGER.applications}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">{LEDGER.round}</span>
                </th>
                <For each={view().hunters}>
                  {({ name }) => (
                    <th scope="col">
                      <Badge hunter={name} />
                      <span class="unseen">{hunterName(name)}</span>
                    </th>
                  )}
                </For>
                <th scope="col">{LEDGER.of}</th>
              </tr>
            </thead>
            <tbody>
              <For each={view().openings.toReversed()}>
                {(opening) => <Row view={view()} opening={opening} />}
              </For>
            </tbody>
          </table>
        </div>
        <p class="dw-book-line dw-quiet">{LEDGER.legend}</p>
      </Show>
    </section>
  );
}

function Row(props: { readonly view: View; readonly opening: OpeningView }): JSX.Element {
  const words = (name: string): string =>
    LEDGER.bid(props.opening.bids.find(({ hunter }) => hunter === name));
  return (
    <tr>
      <th scope="row">{props.opening.round}</th>
      <For each={props.view.hunters}>{({ name }) => <td>{words(name)}</td>}</For>
      <td>{money(dollars(props.opening.chips))}</td>
    </tr>
  );
}

/** Who researched what: it lies open for all. The answers stand only where they may be seen. */
export function ResearchList(props: { readonly desk: Desk }): JSX.Element {
  const notes = createMemo(() => props.desk.view().researches.toReversed());
  const ship = ({ wreck }: ResearchView): string => props.desk.reading.sheet(wreck).ship.name;
  return (
    <section class="card dw-list" aria-labelledby="dw-list">
      <h2 id="dw-list">{LEDGER.researches}</h2>
      <Show when={notes().length > 0} fallback={<p class="empty">{LEDGER.noResearches}</p>}>
        <ul class="dw-scroll" tabindex="0" aria-label={LEDGER.allResearches}>
          <For each={notes()}>
            {(note) => (
              <li>
                <span class="dw-list-round">{note.round}</span>
                <Badge hunter={note.hunter} />
                <span>
                  <span class="unseen">{LEDGER.researcher(props.desk.nameOf(note.hunter))}</span>
                  <Emphasis
                    parts={LEDGER.research(ship(note), cardName(props.desk.content(), note.card))}
                  />
                  <Show when={noteAnswer(props.desk.content(), note)}>
                    {(answer) => <span class="dw-list-answer">{answer()}</span>}
                  </Show>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** Everybody in one table, as the game would end now. */
export function Standings(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="dw-scroll" tabindex="0" role="group" aria-label={LEDGER.standings}>
      <table class="dw-standings">
        <thead>
          <tr>
            <For each={LEDGER.columns}>{(column) => <th scope="col">{column}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={ranking(props.desk.view().hunters)}>
            {(hunter) => (
              <tr>
                <th scope="row">
                  <Badge hunter={hunter.name} /> {props.desk.nameOf(hunter.name)}
                </th>
                <td>
                  <b>{hunter.prestige}</b>
                </td>
                <td>{money(hunter.cash)}</td>
                <td>{money(hunter.loans)}</td>
                <td>{money(hunter.salvaged)}</td>
                <td>{balance(netWorth(hunter))}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
