import { beliefAtStart, chances, hear } from '../belief.ts';
import type { Belief } from '../belief.ts';
import { habitsIn } from '../belief/habits.ts';
import { mineChances, routeTo } from '../belief/reading.ts';
import type { ShapeLimits } from '../belief/shapes.ts';
import type { Announcement } from '../events.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view.ts';
import type { Course, Mode, SideName } from '../vocabulary.ts';
import { blurred, evenly, likeliest } from './chances.ts';
import type { Chances } from './chances.ts';
import { adrift, reckon } from './reckoning.ts';
import type { ReckonedBoat } from './reckoning.ts';
import { seaTables } from './sea.ts';
import type { SeaTables } from './sea.ts';

/** What a careful listener makes of all that was announced about one boat. */
export interface Plot {
  readonly chances: Chances; // where the boat is
  readonly heading: Course | null; // it cannot turn back; null: nobody knows where it came from
  readonly mines: readonly Chances[]; // where each mine lies that was heard being laid and not going off
  /** How many of its mines are to be expected on each cell, by all that is known now of the way it came. */
  readonly minefield: () => Chances;
  /** The likeliest places of the boat, each with a route that leads there. */
  readonly boats: (most: number) => readonly PossibleBoat[];
  /** The plot once this is heard too. */
  readonly after: (said: Announcement) => Plot;
}

/** A boat as it may be. */
export interface PossibleBoat {
  readonly cell: number;
  readonly chance: number;
  readonly closed: Uint8Array | null; // 1: its own route; null: nobody knows which way it came
}

/** Keeps up with the record, announcement by announcement. A restarted follower comes to the same plot. */
export type Follow = (view: View) => Plot;

/** A way to keep a plot of one boat from what everybody hears. */
export type Navigator = (setup: Setup, about: SideName) => Plot;

/** How a plot is kept without a thought for the way the boat came: its own route bars nothing. */
interface ReckoningOptions {
  readonly counts: (said: Announcement, about: SideName) => boolean; // what is made use of
  readonly haze: number; // share of the chances that gets lost to the cells around with each course
  readonly coast?: 'unseen'; // where the boat would have run aground rules nothing out
  readonly from?: Known; // what is known already; left out: nothing
}

/** What everybody would note down: where the boat is not is left out of account. */
export const roughReckoning: Navigator = (setup, about) =>
  reckoning(setup, about, { counts: isPlain, haze: 0 });

/** All that is heard, but loosely kept: a cell more or less. */
export const looseReckoning: Navigator = (setup, about) =>
  reckoning(setup, about, { counts: () => true, haze: HAZE[setup.mode] });

/** The wide charts of real time forgive less. */
const HAZE: { readonly [Name in Mode]: number } = { turn: 0.48, realTime: 0.43 };

/** All that is heard. */
export const deadReckoning: Navigator = (setup, about) =>
  reckoning(setup, about, { counts: () => true, haze: 0 });

/** What stays in mind without a sheet: what drones, sonars and blasts have told, and roughly where the boat has gone since. */
export const byEar =
  (haze: number): Navigator =>
  (setup, about) =>
    reckoning(setup, about, { counts: () => true, haze, coast: 'unseen' });

/** All that is heard, and more or less loosely kept. */
export const hazyReckoning =
  (haze: number): Navigator =>
  (setup, about) =>
    reckoning(setup, about, { counts: () => true, haze });

function reckoning(setup: Setup, about: SideName, options: ReckoningOptions): Plot {
  const { counts, haze, coast, from } = options;
  const sea = seaTables(setup);
  const reckoned = (chances: Chances, said: Announcement): Chances =>
    coast === 'unseen' && said.type === 'courseSet' && said.side === about
      ? adrift(sea, chances, said.course)
      : reckon({ sea, about }, chances, said);
  const plot = (at: Known): Plot => ({
    ...at,
    boats: (most) => unrouted(at.chances, most),
    minefield: () => summed(sea, at.mines),
    after: (said) => {
      const told = counts(said, about) ? reckoned(at.chances, said) : at.chances;
      const hasGoneOn = said.type === 'courseSet' && said.side === about;
      const where = haze > 0 && hasGoneOn ? blurred(sea, told, haze) : told;
      return plot({ ...also({ sea, about }, at, said), chances: where });
    },
  });
  return plot(from ?? { chances: evenly(sea), heading: null, mines: [] });
}

/** What somebody else has made out, to be reckoned on from there. */
export const reckonedFrom = (setup: Setup, about: SideName, from: Known): Plot =>
  reckoning(setup, about, { counts: () => true, haze: 0, from });

/** Fewer routes than could be followed at leisure: a Captain in real time has no leisure. */
const AT_A_GLANCE: ShapeLimits = { intoSilence: 600, outOfSilence: 2400 };

/** Every route the boat can have taken is kept in mind. */
export const routeTracking: Navigator = (setup, about) =>
  tracking(setup, beliefAtStart(setup, about, AT_A_GLANCE));

/** The same, and how boats are steered. */
export const shrewdTracking: Navigator = (setup, about) => {
  const start = beliefAtStart(setup, about, AT_A_GLANCE);
  return tracking(setup, { ...start, habits: habitsIn(start.sea.chart) });
};

function tracking(setup: Setup, start: Belief): Plot {
  const sea = seaTables(setup);
  const { about } = start;
  const plot = (belief: Belief, at: Known): Plot => ({
    ...at,
    boats: (most) => routed(belief, at.chances, most),
    minefield: once(() => mineChances(belief)),
    after: (said) => {
      const next = hear(belief, said);
      const where = next.shapes === belief.shapes ? at.chances : chances(next);
      return plot(next, { ...also({ sea, about }, at, said), chances: where });
    },
  });
  return plot(start, { chances: chances(start), heading: null, mines: [] });
}

function summed(sea: SeaTables, mines: readonly Chances[]): Chances {
  const sum = new Float64Array(sea.count);
  for (const mine of mines)
    for (let cell = 0; cell < sum.length; cell++) sum[cell] = (sum[cell] ?? 0) + (mine[cell] ?? 0);
  return sum;
}

/** Worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const unrouted = (chances: Chances, most: number): readonly PossibleBoat[] =>
  likeliest(chances, most).map((cell) => ({ cell, chance: chances[cell] ?? 0, closed: null }));

const routed = (belief: Belief, chances: Chances, most: number): readonly PossibleBoat[] =>
  likeliest(chances, most).map((cell) => ({
    cell,
    chance: chances[cell] ?? 0,
    closed: routeTo(belief, cell),
  }));

/** Answers that take no thought: what was heard is so. */
function isPlain(said: Announcement, about: SideName): boolean {
  if (said.type === 'exploded' || said.type === 'mineChained') return said.hits[about] !== 'clear';
  if (said.type === 'droneLaunched') return said.found;
  return said.type !== 'sonarAnswered';
}

export type Known = Omit<Plot, 'after' | 'boats' | 'minefield'>;

/** What is kept besides the chances. */
const also = (boat: ReckonedBoat, at: Known, said: Announcement): Omit<Known, 'chances'> => ({
  heading: headingAfter(boat, at.heading, said),
  mines: minesAfter(boat, at, said),
});

function headingAfter(
  { about }: ReckonedBoat,
  heading: Course | null,
  said: Announcement,
): Course | null {
  if (said.type === 'courseSet' && said.side === about) return said.course;
  const isLost = said.type === 'silenceRun' || said.type === 'surfaced';
  return isLost && said.side === about ? null : heading;
}

/** 3.1 A mine lies beside where its boat was when it was laid. */
function minesAfter(
  { sea, about }: ReckonedBoat,
  { chances: at, mines }: Known,
  said: Announcement,
): readonly Chances[] {
  if (said.type === 'mineLaid' && said.side === about) return [...mines, besides(sea, at)];
  const isOne =
    (said.type === 'mineChained' && said.side === about) ||
    (said.type === 'exploded' && said.charge === 'mine' && said.side === about);
  if (!isOne) return mines;
  const cell = sea.chart.indexOf(said.cell);
  const likely = mines.map((mine) => mine[cell] ?? 0);
  return mines.toSpliced(Math.max(0, likely.indexOf(Math.max(...likely))), 1);
}

function besides(sea: SeaTables, at: Chances): Chances {
  const after = new Float64Array(sea.count);
  for (const cell of sea.water) {
    const ring = sea.ring[cell] ?? [];
    for (const near of ring) after[near] = (after[near] ?? 0) + (at[cell] ?? 0) / ring.length;
  }
  return after;
}

export function follow(navigator: Navigator, about: SideName): Follow {
  let heard = 0;
  let plot: Plot | null = null;
  return ({ setup, record }) => {
    if (plot === null || heard > record.length) {
      plot = navigator(setup, about);
      heard = 0;
    }
    for (; heard < record.length; heard++) {
      const said = record[heard];
      if (said !== undefined) plot = plot.after(said);
    }
    return plot;
  };
}
