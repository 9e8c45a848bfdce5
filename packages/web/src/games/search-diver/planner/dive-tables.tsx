import {
  GROUPS,
  PLAIN,
  PLANNER,
  SEARCH_NAMES,
  TABLES,
  TABLE_1,
  TABLE_3,
  TABLE_4,
  TABLE_5,
  depthNumber,
} from '@fathom/search-diver/client';
import type { DivePlan, Group } from '@fathom/search-diver/client';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { litOf } from './dive-tables-lit.ts';
import { unit } from '../units.ts';
import { Profile } from './profile.tsx';
import './planner-later.css';

interface DiveTablesProps {
  readonly desk: Desk;
  readonly plan: DivePlan;
}

/** What a paper player looks up for the dive: the row of each table that applies, and what it gives. */
export function DiveTables(props: DiveTablesProps): JSX.Element {
  return (
    <section class="sd-dive-tables" aria-label={TABLES.name}>
      <Profile plan={props.plan} />
      <Figures plan={props.plan} />
      <For each={excerptsOf(props.plan)}>{(excerpt) => <ExcerptTable {...excerpt} />}</For>
      <button type="button" onClick={() => props.desk.openTables(true)}>
        {PLAIN.allTables} <Key name="A" />
      </button>
    </section>
  );
}

interface Figure {
  readonly words: readonly [name: string, long: string];
  readonly of: (plan: DivePlan) => string;
}
const { figures } = PLANNER;
const FIGURES: readonly Figure[] = [
  { words: figures.residual, of: (plan) => String(plan.residual) },
  { words: figures.minutes, of: (plan) => String(plan.minutes) },
  { words: figures.limit, of: (plan) => String(plan.limit) },
  { words: figures.total, of: (plan) => String(plan.total) },
  { words: figures.group, of: PLANNER.groups },
];

function Figures(props: { readonly plan: DivePlan }): JSX.Element {
  return (
    <dl class="sd-figures">
      <For each={FIGURES}>
        {({ words: [name, long], of }) => (
          <div>
            <dt>
              <abbr title={long}>{name}</abbr>
            </dt>
            <dd>{of(props.plan)}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

/** A row of a table, with the columns beside the one that was looked up. */
interface Excerpt {
  readonly title: string;
  readonly heads: readonly string[];
  readonly cells: readonly string[];
  readonly lit: number; // which of them
}

const AROUND = 3; // letters to each side of the one that is lit

function excerptsOf(plan: DivePlan): readonly Excerpt[] {
  const lit = litOf({ plan, before: null, time: null });
  const row3 = TABLE_3.find(({ depth }) => depth === plan.rows.table3);
  const row1 = TABLE_1.find(({ depth }) => depth === plan.rows.table1);
  const row4 = lit.table4 === null ? [] : (TABLE_4.search[lit.table4.row] ?? []);
  const rolled = (['hasty', 'thorough', 'complete'] as const).map((search) => search);
  return [
    byLetter(3, plan.rows.table3, { lit: plan.before, cell: (i) => row3?.residual[i] }),
    byLetter(1, plan.rows.table1, {
      lit: plan.after,
      cell: (i) => row1?.upTo[GROUPS[i] ?? 'A'],
    }),
    {
      title: TABLES.titled(4),
      heads: TABLE_4.minutesUpTo.map((most, i) =>
        Number.isFinite(most)
          ? TABLES.minutes(TABLES.upTo(String(most)))
          : TABLES.minutes(TABLES.over(String(TABLE_4.minutesUpTo[i - 1] ?? 0))),
      ),
      cells: row4.map((search) => SEARCH_NAMES[search]),
      lit: lit.table4?.column ?? -1,
    },
    {
      title: TABLES.titled(5),
      heads: rolled.map((search) => SEARCH_NAMES[search]),
      cells: rolled.map((search) => TABLES.orMore(TABLE_5[search])),
      lit: rolled.findIndex((search) => search === lit.table5),
    },
  ];
}

interface LetterRow {
  readonly lit: Group;
  readonly cell: (letter: number) => number | undefined;
}

/** From a table that has a column for each letter. */
function byLetter(table: number, feet: number, row: LetterRow): Excerpt {
  const at = GROUPS.indexOf(row.lit);
  const from = Math.max(0, at - AROUND);
  const letters = GROUPS.slice(from, from + 2 * AROUND + 1);
  return {
    title: TABLES.rowOf(table, `${depthNumber(feet, unit())} ${unit()}`),
    heads: letters,
    cells: letters.map((_, i) => String(row.cell(from + i) ?? '·')),
    lit: at - from,
  };
}

function ExcerptTable(props: Excerpt): JSX.Element {
  return (
    <table class="sd-excerpt">
      <caption>{props.title}</caption>
      <thead>
        <tr>
          <For each={props.heads}>
            {(head, i) => (
              <th scope="col" classList={{ 'sd-lit': i() === props.lit }}>
                {head}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <tr>
          <For each={props.cells}>
            {(cell, i) => (
              <td classList={{ 'sd-lit': i() === props.lit }}>
                {cell}
                <span class="unseen">{i() === props.lit ? TABLES.lookedUp : ''}</span>
              </td>
            )}
          </For>
        </tr>
      </tbody>
    </table>
  );
}
