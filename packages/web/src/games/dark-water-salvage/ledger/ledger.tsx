import {
  answerWords,
  balance,
  cardName,
  chipCount,
  chipWords,
  dollars,
  HUNTER_NAMES,
  money,
  netWorth,
  ranking,
} from '@fathom/dark-water-salvage/client';
import type { Opening, ResearchNote, View } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Badge } from '../parts/badge.tsx';
import { ChipRow } from '../parts/chips.tsx';
import './ledger.css';

/** The bank's book: this round's pool, the bag, and every application so far. */
export function BankBook(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  return (
    <section class="card dw-book" aria-labelledby="dw-book">
      <h2 id="dw-book">Loans</h2>
      <p class="dw-book-line">
        <Show when={chipCount(view().pool) > 0} fallback="Nothing to lend in this round.">
          <ChipRow chips={view().pool} />
        </Show>
      </p>
      <p class="dw-book-line dw-quiet">
        {chipCount(view().bag) === 0
          ? 'The bag is empty.'
          : `In the bag: ${chipWords(view().bag)}.`}
      </p>
      <Show when={view().openings.length > 0}>
        <div class="dw-scroll" tabindex="0" role="group" aria-label="Applications of all rounds">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">Round</span>
                </th>
                <For each={view().hunters}>
                  {({ name }) => (
                    <th scope="col">
                      <Badge hunter={name} />
                      <span class="unseen">{HUNTER_NAMES[name]}</span>
                    </th>
                  )}
                </For>
                <th scope="col">of</th>
              </tr>
            </thead>
            <tbody>
              <For each={view().openings.toReversed()}>
                {(opening) => <Row view={view()} opening={opening} />}
              </For>
            </tbody>
          </table>
        </div>
        <p class="dw-book-line dw-quiet">Applied for; → what was left, where it was less.</p>
      </Show>
    </section>
  );
}

function Row(props: { readonly view: View; readonly opening: Opening }): JSX.Element {
  const words = (name: string): string => {
    const bid = props.opening.bids.find(({ hunter }) => hunter === name);
    if (bid === undefined) return '–';
    return bid.taken < bid.amount ? `${bid.amount}→${bid.taken}` : String(bid.amount);
  };
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
  const ship = ({ wreck }: ResearchNote): string => props.desk.reading.sheet(wreck).ship.name;
  return (
    <section class="card dw-list" aria-labelledby="dw-list">
      <h2 id="dw-list">Who researched what</h2>
      <Show
        when={notes().length > 0}
        fallback={<p class="empty">Nobody has asked anything yet.</p>}
      >
        <ul class="dw-scroll" tabindex="0" aria-label="All researches, the latest first">
          <For each={notes()}>
            {(note) => (
              <li>
                <span class="dw-list-round">{note.round}</span>
                <Badge hunter={note.hunter} />
                <span>
                  <span class="unseen">{props.desk.nameOf(note.hunter)}: </span>
                  <b>{ship(note)}</b> by {cardName(props.desk.content(), note.card)}
                  <Show when={note.answer}>
                    {(answer) => (
                      <span class="dw-list-answer">
                        {answerWords(props.desk.content(), note.card, answer())}
                      </span>
                    )}
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
    <div class="dw-scroll" tabindex="0" role="group" aria-label="Standings">
      <table class="dw-standings">
        <thead>
          <tr>
            <th scope="col">Hunter</th>
            <th scope="col">Prestige</th>
            <th scope="col">Cash</th>
            <th scope="col">Loans</th>
            <th scope="col">Salvage</th>
            <th scope="col">Net</th>
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
