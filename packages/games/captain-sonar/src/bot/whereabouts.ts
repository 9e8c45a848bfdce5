import { beliefAtStart, chances, hear } from '../belief.ts';
import type { Belief } from '../belief.ts';
import type { Limits } from '../belief/crowd.ts';
import type { Announcement } from '../events.ts';
import type { Setup } from '../setup.ts';
import type { Course, SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { evenly } from './chances.ts';
import type { Chances } from './chances.ts';
import { reckon } from './reckoning.ts';
import type { Quest } from './reckoning.ts';
import { seaOf } from './sea.ts';
import type { Sea } from './sea.ts';

/** What a careful listener makes of all that was announced about one boat. */
export interface Plot {
  readonly chances: Chances; // where the boat is
  readonly heading: Course | null; // it cannot turn back; null: nobody knows where it came from
  readonly mines: readonly Chances[]; // where each mine lies that was heard being laid and not going off
  /** The plot once this is heard too. */
  readonly after: (said: Announcement) => Plot;
}

/** Keeps up with the record, announcement by announcement. A restarted follower comes to the same plot. */
export type Follow = (view: View) => Plot;

/** A way to keep a plot of one boat from what everybody hears. */
export type Navigator = (setup: Setup, about: SideName) => Plot;

/** What everybody would note down. Where the boat was before, and where it is not, is left out of account. */
export const roughReckoning: Navigator = (setup, about) => {
  const sea = seaOf(setup);
  const plot = (at: Known): Plot => ({
    ...at,
    after: (said) => {
      const where = isPlain(said, about) ? reckon({ sea, about }, at.chances, said) : at.chances;
      return plot({ ...also({ sea, about }, at, said), chances: where });
    },
  });
  return plot({ chances: evenly(sea), heading: null, mines: [] });
};

/** Fewer routes than could be followed at leisure: a Captain in real time has no leisure. */
const AT_A_GLANCE: Limits = { intoSilence: 600, outOfSilence: 2400 };

/** Every route the boat can have taken is kept in mind. */
export const routeTracking: Navigator = (setup, about) => {
  const sea = seaOf(setup);
  const plot = (belief: Belief, at: Known): Plot => ({
    ...at,
    after: (said) => {
      const next = hear(belief, said);
      const where = next.shapes === belief.shapes ? at.chances : chances(next);
      return plot(next, { ...also({ sea, about }, at, said), chances: where });
    },
  });
  const start = beliefAtStart(setup, about, AT_A_GLANCE);
  return plot(start, { chances: chances(start), heading: null, mines: [] });
};

/** Answers that take no thought: what was heard is so. */
function isPlain(said: Announcement, about: SideName): boolean {
  if (said.type === 'exploded' || said.type === 'mineChained') return said.hits[about] !== 'clear';
  if (said.type === 'droneLaunched') return said.found;
  return said.type !== 'sonarAnswered';
}

type Known = Omit<Plot, 'after'>;

/** What is kept besides the chances. */
const also = (quest: Quest, at: Known, said: Announcement): Omit<Known, 'chances'> => ({
  heading: headingAfter(quest, at.heading, said),
  mines: minesAfter(quest, at, said),
});

function headingAfter({ about }: Quest, heading: Course | null, said: Announcement): Course | null {
  if (said.type === 'courseSet' && said.side === about) return said.course;
  const isLost = said.type === 'silenceRun' || said.type === 'surfaced';
  return isLost && said.side === about ? null : heading;
}

/** 3.1 A mine lies beside where its boat was when it was laid. */
function minesAfter(
  { sea, about }: Quest,
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

function besides(sea: Sea, at: Chances): Chances {
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
