import {
  BUTTONS,
  GROUPS,
  SEARCHES,
  SEARCH_NAMES,
  SPECIAL_EVENTS,
  TABLE,
  TABLES,
  TABLE_1,
  TABLE_2,
  TABLE_3,
  TABLE_4,
  TABLE_5,
  depthNumber,
} from '@fathom/search-diver/client';
import type { Group, Setup } from '@fathom/search-diver/client';
import { For, Show, createEffect, createMemo } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { litOf, rangeText } from '../planner/dive-tables-lit.ts';
import type { LitCells } from '../desk/look-up.ts';
import { Bold, Notice, Units } from '../parts/parts.tsx';
import { unit } from '../units.ts';
import './tables.css';

/** The tables one click away, with what was looked up for the present plan. */
export function TablesDialog(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (desk.isTablesOpen()) dialog?.showModal();
    else dialog?.close();
  });
  /** The letter the diver rests away: now, or after the dive that is planned. */
  const before = (): Group | null =>
    desk.view().divers.find(({ side }) => side === desk.subject())?.group ?? null;
  const lit = createMemo(() => litOf({ plan: desk.plan(), before: before(), time: desk.slot() }));
  return (
    <dialog
      ref={(node) => (dialog = node)}
      class="sdt-dialog"
      aria-label={TABLES.name}
      onClose={() => desk.openTables(false)}
    >
      <Show when={desk.isTablesOpen()}>
        <div class="sdt-head">
          <h2>{TABLES.name}</h2>
          <Units />
          <button type="button" autofocus onClick={() => desk.openTables(false)}>
            {BUTTONS.close}
          </button>
        </div>
        <Notice />
        <p class="sd-quiet">
          {desk.plan() === null && desk.slot() === null ? TABLES.nothingLit : TABLES.lit}
        </p>
        <Tables lit={lit()} setup={desk.view().setup} />
      </Show>
    </dialog>
  );
}

const LETTERS_SHOWN = GROUPS.slice(0, 15); // no dive of the game leads beyond
const DEEPEST_SHOWN = 90; // no chart is deeper
const ROWS_2: readonly Group[] = GROUPS.slice(0, 13);

/** All tables of the game, with the cells of a plan lit. */
export function Tables(props: {
  readonly lit: LitCells;
  readonly setup: Pick<Setup, 'shorthanded' | 'naturalSix'>;
}): JSX.Element {
  return (
    <div class="sdt">
      <Sheet number={3}>
        <ByGroup lit={props.lit.table3} rows={ROWS_3} hasLimit />
      </Sheet>
      <Sheet number={1}>
        <ByGroup lit={props.lit.table1} rows={ROWS_1} />
      </Sheet>
      <div class="sdt-pair">
        <Sheet number={4}>
          <Table4 lit={props.lit} />
        </Sheet>
        <Sheet number={5}>
          <Table5 lit={props.lit} />
        </Sheet>
      </div>
      <Sheet number={2}>
        <Table2 lit={props.lit} />
      </Sheet>
      <Sheet number={6} about={TABLES.events(props.setup)}>
        <Table6 setup={props.setup} />
      </Sheet>
    </div>
  );
}

function Sheet(
  props: ParentProps<{ readonly number: number; readonly about?: string }>,
): JSX.Element {
  return (
    <section class="sdt-sheet" aria-label={TABLES.named(props.number)}>
      <h3>{TABLES.titled(props.number)}</h3>
      <p class="sd-quiet">{props.about ?? TABLES.about(props.number)}</p>
      <div class="sdt-scroll" tabindex="0" role="group" aria-label={TABLES.sheet(props.number)}>
        {props.children}
      </div>
    </section>
  );
}

interface GridProps {
  readonly heads: readonly JSX.Element[];
  readonly class?: string;
  readonly litHead?: number; // the column that was looked up
}

/** A table with a row of heads. */
function Grid(props: ParentProps<GridProps>): JSX.Element {
  return (
    <table class={props.class}>
      <thead>
        <tr>
          <For each={props.heads}>
            {(head, i) => (
              <th scope="col" classList={{ 'sdt-line': props.litHead === i() }}>
                {head}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}

function Cell(
  props: ParentProps<{ readonly isLit: boolean; readonly isLine?: boolean }>,
): JSX.Element {
  return (
    <td classList={{ 'sdt-lit': props.isLit, 'sdt-line': props.isLine === true }}>
      {props.children}
      <Show when={props.isLit}>
        <span class="unseen">{TABLES.lookedUp}</span>
      </Show>
    </td>
  );
}

/** A row of a table by depth and group. */
interface DepthRow {
  readonly depth: number;
  readonly limit: number | null;
  readonly cells: readonly (number | null)[]; // by group; null: none
}
const isShown = ({ depth }: { readonly depth: number }): boolean => depth <= DEEPEST_SHOWN;
const ROWS_1: readonly DepthRow[] = TABLE_1.filter(isShown).map(({ depth, upTo }) => ({
  depth,
  limit: null,
  cells: LETTERS_SHOWN.map((group) => upTo[group] ?? null),
}));
const ROWS_3: readonly DepthRow[] = TABLE_3.filter(isShown).map(({ depth, limit, residual }) => ({
  depth,
  limit,
  cells: LETTERS_SHOWN.map((_, i) => residual[i] ?? null),
}));

interface ByGroupProps {
  readonly rows: readonly DepthRow[];
  readonly lit: { readonly row: number; readonly group: Group } | null;
  readonly hasLimit?: boolean;
}

/** Tables 1 and 3: depths down, groups across. */
function ByGroup(props: ByGroupProps): JSX.Element {
  const isRow = (depth: number): boolean => props.lit?.row === depth;
  const isColumn = (at: number): boolean => props.lit?.group === LETTERS_SHOWN[at];
  const before = (): readonly string[] => [
    TABLE.unitHead(unit()),
    ...(props.hasLimit === true ? [TABLES.limit] : []),
  ];
  return (
    <Grid
      heads={[...before(), ...LETTERS_SHOWN]}
      litHead={props.lit === null ? -1 : before().length + LETTERS_SHOWN.indexOf(props.lit.group)}
    >
      <For each={props.rows}>
        {({ depth, limit, cells }) => (
          <tr classList={{ 'sdt-row': isRow(depth) }}>
            <th scope="row">{depthNumber(depth, unit())}</th>
            <Show when={limit !== null}>
              <Cell isLit={isRow(depth)}>{limit}</Cell>
            </Show>
            <For each={cells}>
              {(cell, i) => (
                <Cell isLit={isRow(depth) && isColumn(i())} isLine={isColumn(i())}>
                  {cell ?? '·'}
                </Cell>
              )}
            </For>
          </tr>
        )}
      </For>
    </Grid>
  );
}

/** Which range of a row leads to a group; less than 0: none does. */
const columnOf = (from: Group, to: Group): number => GROUPS.indexOf(from) - GROUPS.indexOf(to);

function Table2(props: { readonly lit: LitCells }): JSX.Element {
  const columns = ROWS_2.toReversed();
  const isLit = (from: Group, to: Group): boolean =>
    props.lit.table2?.row === from && props.lit.table2.column === columnOf(from, to);
  return (
    <Grid class="sdt-ranges" heads={[TABLES.from, ...columns.map(TABLES.to)]}>
      <For each={ROWS_2}>
        {(from) => (
          <tr classList={{ 'sdt-row': props.lit.table2?.row === from }}>
            <th scope="row">{from}</th>
            <For each={columns}>
              {(to) => (
                <Cell isLit={isLit(from, to)}>
                  {rangeText(TABLE_2[from] ?? [], columnOf(from, to))}
                </Cell>
              )}
            </For>
          </tr>
        )}
      </For>
    </Grid>
  );
}

const upTo = (bounds: readonly number[], at: number, text: (value: number) => string): string => {
  const bound = bounds[at] ?? Infinity;
  return Number.isFinite(bound) ? TABLES.upTo(text(bound)) : TABLES.over(text(bounds[at - 1] ?? 0));
};

const depth = (feet: number): string => String(depthNumber(feet, unit()));

function Table4(props: { readonly lit: LitCells }): JSX.Element {
  const times = TABLE_4.minutesUpTo.map((_, i) =>
    TABLES.minutes(upTo(TABLE_4.minutesUpTo, i, String)),
  );
  return (
    <Grid heads={[TABLE.unitHead(unit()), ...times]}>
      <For each={TABLE_4.search}>
        {(row, i) => (
          <tr>
            <th scope="row">{upTo(TABLE_4.depthUpTo, i(), depth)}</th>
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
    </Grid>
  );
}

function Table5(props: { readonly lit: LitCells }): JSX.Element {
  return (
    <table>
      <tbody>
        <For each={SEARCHES.filter((search) => search !== 'none')}>
          {(search) => (
            <tr>
              <th scope="row">{SEARCH_NAMES[search]}</th>
              <Cell isLit={props.lit.table5 === search}>{TABLES.orMore(TABLE_5[search])}</Cell>
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
                <Bold text={TABLES.event(event, props.setup)} />
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
