import {
  GROUPS,
  SEARCHES,
  SPECIAL_EVENTS,
  TABLE_1,
  TABLE_2,
  TABLE_3,
  TABLE_4,
  TABLE_5,
} from '@fathom/search-diver/client';
import type { Group, Search, Setup } from '@fathom/search-diver/client';
import { For, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import { depthNumber, unit } from '../units.ts';
import { EVENT_NAMES, SEARCH_NAMES, capital, eventEffect } from '../words.ts';
import { rangeText } from './lit.ts';
import type { Lit } from './lit.ts';
import './tables.css';

const LETTERS_SHOWN = GROUPS.slice(0, 15); // no dive of the game leads beyond
const DEEPEST_SHOWN = 90; // no chart is deeper
const ROWS_2: readonly Group[] = GROUPS.slice(0, 13);

/** All tables of the game, with the cells of a plan lit. */
export function Tables(props: {
  readonly lit: Lit;
  readonly setup: Pick<Setup, 'shorthanded' | 'naturalSix'>;
}): JSX.Element {
  return (
    <div class="sdt">
      <Sheet
        number={3}
        name="Residual nitrogen and limit"
        about="By depth and your group: the minutes you bring along, and the longest total."
      >
        <Table3 lit={props.lit} />
      </Sheet>
      <Sheet
        number={1}
        name="Group after the dive"
        about="Total bottom time up to so many minutes leads to this letter."
      >
        <Table1 lit={props.lit} />
      </Sheet>
      <div class="sdt-pair">
        <Sheet
          number={4}
          name="Kind of search"
          about="By depth and minutes at the bottom, without the residual."
        >
          <Table4 lit={props.lit} />
        </Sheet>
        <Sheet number={5} name="Roll needed" about="On one die, with modifiers.">
          <Table5 lit={props.lit} />
        </Sheet>
      </div>
      <Sheet
        number={2}
        name="Group after a rest"
        about="From your letter at the left, by hours and minutes at the surface, to the letter below the range."
      >
        <Table2 lit={props.lit} />
      </Sheet>
      <Sheet
        number={6}
        name="Special events"
        about={`On an unmodified 6${props.setup.naturalSix === 'fail' ? ', which fails the search' : ', which also counts as a 6'}: one more die.`}
      >
        <Table6 setup={props.setup} />
      </Sheet>
    </div>
  );
}

function Sheet(
  props: ParentProps<{ readonly number: number; readonly name: string; readonly about: string }>,
): JSX.Element {
  return (
    <section class="sdt-sheet" aria-label={`Table ${props.number}: ${props.name}`}>
      <h3>
        Table {props.number}. {props.name}
      </h3>
      <p class="sd-quiet">{props.about}</p>
      <div class="sdt-scroll" tabindex="0" role="group" aria-label={`Table ${props.number}`}>
        {props.children}
      </div>
    </section>
  );
}

function Cell(
  props: ParentProps<{ readonly isLit: boolean; readonly isLine?: boolean }>,
): JSX.Element {
  return (
    <td classList={{ 'sdt-lit': props.isLit, 'sdt-line': props.isLine === true }}>
      {props.children}
      <Show when={props.isLit}>
        <span class="unseen"> (looked up)</span>
      </Show>
    </td>
  );
}

function Letters(props: { readonly lit: Group | null; readonly limit?: boolean }): JSX.Element {
  return (
    <tr>
      <th scope="col">{unit() === 'ft' ? 'Feet' : 'Metres'}</th>
      <Show when={props.limit === true}>
        <th scope="col">Limit</th>
      </Show>
      <For each={LETTERS_SHOWN}>
        {(group) => (
          <th scope="col" classList={{ 'sdt-line': props.lit === group }}>
            {group}
          </th>
        )}
      </For>
    </tr>
  );
}

function Table3(props: { readonly lit: Lit }): JSX.Element {
  const isRow = (depth: number): boolean => props.lit.table3?.row === depth;
  return (
    <table>
      <thead>
        <Letters lit={props.lit.table3?.group ?? null} limit />
      </thead>
      <tbody>
        <For each={TABLE_3.filter(({ depth }) => depth <= DEEPEST_SHOWN)}>
          {({ depth, limit, residual }) => (
            <tr classList={{ 'sdt-row': isRow(depth) }}>
              <th scope="row">{depthNumber(depth)}</th>
              <Cell isLit={isRow(depth)}>{limit}</Cell>
              <For each={LETTERS_SHOWN}>
                {(group, i) => (
                  <Cell
                    isLit={isRow(depth) && props.lit.table3?.group === group}
                    isLine={props.lit.table3?.group === group}
                  >
                    {residual[i()] ?? '·'}
                  </Cell>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Table1(props: { readonly lit: Lit }): JSX.Element {
  const isRow = (depth: number): boolean => props.lit.table1?.row === depth;
  return (
    <table>
      <thead>
        <Letters lit={props.lit.table1?.group ?? null} />
      </thead>
      <tbody>
        <For each={TABLE_1.filter(({ depth }) => depth <= DEEPEST_SHOWN)}>
          {({ depth, upTo }) => (
            <tr classList={{ 'sdt-row': isRow(depth) }}>
              <th scope="row">{depthNumber(depth)}</th>
              <For each={LETTERS_SHOWN}>
                {(group) => (
                  <Cell
                    isLit={isRow(depth) && props.lit.table1?.group === group}
                    isLine={props.lit.table1?.group === group}
                  >
                    {upTo[group] ?? '·'}
                  </Cell>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Table2(props: { readonly lit: Lit }): JSX.Element {
  return (
    <table class="sdt-ranges">
      <thead>
        <tr>
          <th scope="col">From</th>
          <For each={ROWS_2.toReversed()}>{(group) => <th scope="col">to {group}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={ROWS_2}>
          {(from) => {
            const bounds = TABLE_2[from] ?? [];
            const columnOf = (to: Group): number => GROUPS.indexOf(from) - GROUPS.indexOf(to);
            const isLit = (column: number): boolean =>
              props.lit.table2?.row === from && props.lit.table2.column === column;
            return (
              <tr classList={{ 'sdt-row': props.lit.table2?.row === from }}>
                <th scope="row">{from}</th>
                <For each={ROWS_2.toReversed()}>
                  {(to) => (
                    <Cell isLit={isLit(columnOf(to))}>
                      {columnOf(to) < 0 ? '' : rangeText(bounds, columnOf(to))}
                    </Cell>
                  )}
                </For>
              </tr>
            );
          }}
        </For>
      </tbody>
    </table>
  );
}

const upTo = (bounds: readonly number[], at: number, text: (value: number) => string): string => {
  const bound = bounds[at] ?? Infinity;
  return Number.isFinite(bound) ? `to ${text(bound)}` : `over ${text(bounds[at - 1] ?? 0)}`;
};

function Table4(props: { readonly lit: Lit }): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{unit() === 'ft' ? 'Feet' : 'Metres'}</th>
          <For each={TABLE_4.minutesUpTo}>
            {(_, i) => <th scope="col">{upTo(TABLE_4.minutesUpTo, i(), String)} min</th>}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={TABLE_4.search}>
          {(row, i) => (
            <tr>
              <th scope="row">
                {upTo(TABLE_4.depthUpTo, i(), (feet) => String(depthNumber(feet)))}
              </th>
              <For each={row}>
                {(search, j) => (
                  <Cell isLit={props.lit.table4?.row === i() && props.lit.table4.column === j()}>
                    {SEARCH_NAMES[search]}
                  </Cell>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

const ROLLED = SEARCHES.filter((search: Search) => search !== 'none');

function Table5(props: { readonly lit: Lit }): JSX.Element {
  return (
    <table>
      <tbody>
        <For each={ROLLED}>
          {(search) => (
            <tr>
              <th scope="row">{SEARCH_NAMES[search]}</th>
              <Cell isLit={props.lit.table5 === search}>{TABLE_5[search]} or more</Cell>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Table6(props: { readonly setup: Pick<Setup, 'shorthanded'> }): JSX.Element {
  return (
    <table class="sdt-events">
      <tbody>
        <For each={SPECIAL_EVENTS}>
          {(event, i) => (
            <tr>
              <th scope="row">{i() + 1}</th>
              <td>
                <b>{EVENT_NAMES[event]}.</b> {capital(eventEffect(event, props.setup))}.
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
