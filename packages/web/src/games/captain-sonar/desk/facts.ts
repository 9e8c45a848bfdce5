import { CLAIM_KINDS, factWords, trueClaims } from '@fathom/captain-sonar/client';
import type {
  Announcement,
  Cell,
  Chart,
  ClaimKind,
  Claims,
  Column,
  SideName,
} from '@fathom/captain-sonar/client';
import { cellsOn } from './orders.ts';

/** What a fact points at on the chart. */
export interface Pointed {
  readonly rows: readonly number[];
  readonly columns: readonly Column[];
  readonly sectors: readonly number[];
  readonly blasts: readonly Cell[];
}

/** Something heard that says where a crew is or was. */
export interface HeardFact {
  readonly at: number; // its place in the record
  readonly words: string;
  readonly since: number; // courses and silences of that crew since
  readonly lie: ClaimKind | null; // what was untrue in it, for those who know where the boat was
  readonly pointed: Pointed;
  readonly ruledOut: readonly Cell[]; // where that crew cannot be, by this alone; nowhere once it has moved on
}

/** All that was heard about a crew, the newest first. */
export function factsOf(
  record: readonly Announcement[],
  about: SideName,
  chart: Chart,
): readonly HeardFact[] {
  const positions = positionsIn(record, about, chart);
  const facts: HeardFact[] = [];
  let moves = 0;
  for (const [back, said] of record.toReversed().entries()) {
    const words = factWords(said, about);
    const at = record.length - 1 - back;
    const position = positions[at] ?? null;
    const lie =
      said.type === 'sonarAnswered' && position !== null
        ? lieIn(said.claims, position, chart)
        : null;
    if (words !== null)
      facts.push({
        at,
        words,
        pointed: pointedBy(said),
        since: moves,
        lie,
        ruledOut: moves > 0 ? [] : ruledOutBy(said, chart),
      });
    if ((said.type === 'courseSet' || said.type === 'silenceRun') && said.side === about)
      moves += 1;
  }
  return facts;
}

const NOWHERE: Pointed = { rows: [], columns: [], sectors: [], blasts: [] };

function pointedBy(said: Announcement): Pointed {
  if (said.type === 'droneLaunched' || said.type === 'surfaced')
    return { ...NOWHERE, sectors: [said.sector] };
  if (said.type === 'exploded' || said.type === 'mineChained')
    return { ...NOWHERE, blasts: [said.cell] };
  if (said.type !== 'sonarAnswered') return NOWHERE;
  const { row, column, sector } = said.claims;
  return {
    ...NOWHERE,
    rows: row === null ? [] : [row],
    columns: column === null ? [] : [column],
    sectors: sector === null ? [] : [sector],
  };
}

function ruledOutBy(said: Announcement, chart: Chart): readonly Cell[] {
  const { waterCells, sectorOf } = chart;
  if (said.type === 'droneLaunched')
    return waterCells.filter((cell) => (sectorOf(cell) === said.sector) !== said.found);
  if (said.type === 'surfaced') return waterCells.filter((cell) => sectorOf(cell) !== said.sector);
  return said.type === 'sonarAnswered'
    ? waterCells.filter((cell) => trueClaims(chart, cell, said.claims).length !== 1)
    : [];
}

/** Which of the two was a lie, for those who know where the boat was; null: none can be told. */
export function lieIn(claims: Claims, cell: Cell, chart: Chart): ClaimKind | null {
  const truths = trueClaims(chart, cell, claims);
  return CLAIM_KINDS.find((kind) => claims[kind] !== null && !truths.includes(kind)) ?? null;
}

/** Where a crew was when each announcement was made; null: this viewer does not know. */
export function positionsIn(
  record: readonly Announcement[],
  side: SideName,
  { neighbour }: Chart,
): readonly (Cell | null)[] {
  let at: Cell | null = null;
  return record.map((said) => {
    if (!('side' in said) || said.side !== side) return at;
    if (said.type === 'startChosen') at = said.cell;
    if (said.type === 'courseSet' && at !== null) at = neighbour(at, said.course);
    if (said.type === 'silenceRun' && at !== null)
      at =
        said.course === null || said.cells === null
          ? null
          : cellsOn(neighbour, at, { course: said.course, cells: said.cells });
    return at;
  });
}
