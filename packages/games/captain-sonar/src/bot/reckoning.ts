import type { Claims } from '../actions.ts';
import type { Announcement, Exploded, MineChained } from '../events.ts';
import { SILENCE_RANGE } from '../rules/range.ts';
import { COLUMNS, COURSES } from '../vocabulary.ts';
import type { Course, SideName } from '../vocabulary.ts';
import { hurt, scaled, where } from './chances.ts';
import type { Chances } from './chances.ts';
import { numberOf } from './sea.ts';
import type { SeaTables } from './sea.ts';

/** Whose boat is looked for, and where. */
export interface ReckonedBoat {
  readonly sea: SeaTables;
  readonly about: SideName;
}

/**
 * Dead reckoning from what all can hear: where the boat is, whatever way it came. Where it has been before is
 * forgotten, so cells its own route bars stay possible.
 */
export function reckon(boat: ReckonedBoat, chances: Chances, said: Announcement): Chances {
  return moved(boat, chances, said) ?? told(boat, chances, said) ?? chances;
}

function moved({ sea, about }: ReckonedBoat, chances: Chances, said: Announcement): Chances | null {
  if (said.type === 'courseSet' && said.side === about) return onCourse(sea, chances, said.course);
  if (said.type === 'silenceRun' && said.side === about) return inSilence(sea, chances);
  return null;
}

function onCourse(sea: SeaTables, chances: Chances, course: Course): Chances | null {
  const after = new Float64Array(sea.count);
  let sum = 0;
  for (let cell = 0; cell < sea.count; cell++) {
    const chance = chances[cell] ?? 0;
    const next = sea.next[course][cell] ?? -1;
    if (chance === 0 || next < 0) continue;
    after[next] = chance;
    sum += chance;
  }
  return sum === 0 ? null : scaled(after, 1 / sum);
}

/** The same by somebody who keeps no eye on the coast: what would run aground stays where it was, and rules nothing out. */
export function adrift(sea: SeaTables, chances: Chances, course: Course): Chances {
  const after = new Float64Array(sea.count);
  for (let cell = 0; cell < sea.count; cell++) {
    const next = sea.next[course][cell] ?? -1;
    const to = next < 0 ? cell : next;
    after[to] = (after[to] ?? 0) + (chances[cell] ?? 0);
  }
  return after;
}

/** What is left of a guess after one more announcement; null: it is refuted. */
export function upheld(boat: ReckonedBoat, guess: Chances, said: Announcement): Chances | null {
  const { sea, about } = boat;
  if (said.type === 'courseSet')
    return said.side === about ? onCourse(sea, guess, said.course) : guess;
  if (said.type === 'silenceRun') return said.side === about ? inSilence(sea, guess) : guess;
  return tellsOf(about, said) ? told(boat, guess, said) : guess;
}

/** Whether an announcement says something about where the boat is. */
function tellsOf(about: SideName, said: Announcement): boolean {
  if (said.type === 'exploded' || said.type === 'mineChained') return true;
  if (said.type === 'droneLaunched') return said.side !== about;
  return (said.type === 'sonarAnswered' || said.type === 'surfaced') && said.side === about;
}

/** Every stretch a boat could have gone is taken to be as likely as the others. */
function inSilence(sea: SeaTables, chances: Chances): Chances {
  const after = new Float64Array(sea.count);
  for (let cell = 0; cell < sea.count; cell++) {
    const chance = chances[cell] ?? 0;
    if (chance === 0) continue;
    const ends = silentEnds(sea, cell);
    for (const end of ends) after[end] = (after[end] ?? 0) + chance / ends.length;
  }
  return after;
}

function silentEnds(sea: SeaTables, from: number): readonly number[] {
  const ends = [from];
  for (const course of COURSES) {
    let cell = from;
    for (let run = 0; run < SILENCE_RANGE; run++) {
      cell = sea.next[course][cell] ?? -1;
      if (cell < 0) break;
      ends.push(cell);
    }
  }
  return ends;
}

/** What an announcement says about where the boat is now. */
function told(boat: ReckonedBoat, chances: Chances, said: Announcement): Chances | null {
  const { sea, about } = boat;
  if (said.type === 'exploded' || said.type === 'mineChained') return blasted(boat, chances, said);
  if (said.type === 'droneLaunched' && said.side !== about)
    return where(chances, (cell) => (sea.sector[cell] === said.sector) === said.found);
  if (said.type === 'sonarAnswered' && said.side === about)
    return where(chances, (cell) => fits(sea, cell, said.claims));
  if (said.type === 'salvaged' && said.side === about)
    return where(chances, (cell) => hurt(sea, numberOf(sea, said.cell), cell) > 0); // under it or beside it
  if (said.type === 'surfaced' && said.side === about)
    return where(chances, (cell) => sea.sector[cell] === said.sector);
  return null;
}

const HARM = { clear: 0, indirect: 1, direct: 2 } as const;

/** A boat that is hit is near, and one that fires a torpedo is in range. */
function blasted(
  { sea, about }: ReckonedBoat,
  chances: Chances,
  said: Exploded | MineChained,
): Chances | null {
  const blast = numberOf(sea, said.cell);
  const harm = HARM[said.hits[about]];
  const left = where(chances, (cell) => hurt(sea, blast, cell) === harm);
  if (said.type === 'mineChained' || said.charge !== 'torpedo' || said.side !== about) return left;
  const range = sea.reach[blast] ?? [];
  return left && where(left, (cell) => range.includes(cell));
}

/** 3.5 Exactly one of the two claims is true of the cell. */
function fits(sea: SeaTables, cell: number, { row, column, sector }: Claims): boolean {
  const truths = [
    row === sea.row[cell],
    column === COLUMNS[sea.column[cell] ?? 0],
    sector === sea.sector[cell],
  ];
  return truths.filter(Boolean).length === 1;
}
