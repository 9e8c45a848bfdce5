import type { Rng } from '@fathom/kit';
import type { Announcement, Charge } from '../events.ts';
import { COLOUR_OF, FITTINGS, GAUGES, gaugeOf, systemsIn } from '../panel.ts';
import { hasLied, sailedBy } from '../rules/lies.ts';
import { standsDownFree } from '../setup.ts';
import type { Standing } from '../state.ts';
import type { PanelSymbol, PerGauge, SideName, System } from '../vocabulary.ts';
import type { View } from '../view.ts';

/** The gauge a side has emptied by this, if any; `isFree`: standing down keeps it. */
export function emptiedBy(said: Announcement, side: SideName, isFree: boolean): System | null {
  if (!('side' in said) || said.side !== side) return null;
  if (said.type === 'exploded') return EMPTIED_BY_CHARGE[said.charge];
  if (said.type === 'courseSet') return sailedBy(said) === said.course ? null : 'decoy';
  if (said.type === 'stoodDown') return isFree && !said.lapsed ? null : said.system;
  return EMPTIED[said.type] ?? null;
}

const EMPTIED: { readonly [Type in Announcement['type']]?: System } = {
  mineLaid: 'mine',
  droneLaunched: 'drone',
  sonarSent: 'sonar',
  silenceRun: 'silence',
  salvaged: 'grapnel',
};
const EMPTIED_BY_CHARGE: { readonly [Name in Charge]: System | null } = {
  torpedo: 'torpedo',
  charted: 'scenario',
  mine: null,
};

/** The boat whose gauges are asked for, and what is broken on it. */
interface Aboard {
  readonly side: SideName;
  readonly broken: readonly PanelSymbol[];
}

/**
 * From a record with nothing hidden: gauges with all the marks that must be on them: one for each OK of the First Mate, less what was used. What is ready
 * is full; of the rest nothing is full and whole, or it would have been announced.
 */
export function imagineGauges(view: View, { side, broken }: Aboard, rng: Rng): PerGauge<number> {
  const { setup, record, standing } = view;
  const full = GAUGES[setup.mode];
  const isFree = standsDownFree(setup);
  const marks = marksHeard(record, side, standing[side]);
  const gauges = { mine: 0, torpedo: 0, drone: 0, sonar: 0, silence: 0, scenario: 0 };
  let left = marks.length - usedMarks(view, side);
  // 6. A decoy may have been used since it was ready: nobody else has noticed.
  const ready = standing[side].ready.filter(
    (system) => system !== 'decoy' || !hasLied({ record }, side),
  );
  for (const system of ready) {
    gauges[gaugeOf(system)] = full[system];
    left -= full[system];
  }
  const isDown = (system: System): boolean =>
    FITTINGS.some(({ symbol, colour }) => colour === COLOUR_OF[system] && broken.includes(symbol));
  const roomOf = (system: System): number => {
    const most = full[system] - (isDown(system) ? 0 : 1);
    return (
      Math.min(most, marksSince(record, { side, system, isFree }, marks)) - gauges[gaugeOf(system)]
    );
  };
  const others = systemsIn(setup.scenario).filter((name) => !ready.includes(name));
  for (; left > 0; left--) {
    const open = others.filter((system) => roomOf(system) > 0);
    if (open.length === 0) break; // the gauges were all full when an OK was heard
    gauges[gaugeOf(rng.pick(open))] += 1;
  }
  return gauges;
}

/** The marks on all gauges that were emptied so far. */
function usedMarks({ setup, record }: View, side: SideName): number {
  return record.reduce((sum, said) => {
    const system = emptiedBy(said, side, standsDownFree(setup));
    return system === null ? sum : sum + GAUGES[setup.mode][system];
  }, 0);
}

/** The moments of the courses after which the First Mate has said OK. */
function marksHeard(
  record: readonly Announcement[],
  side: SideName,
  { awaiting }: Standing,
): readonly number[] {
  const moves = [...record.keys()].filter((moment) => isMove(record[moment], side));
  return awaiting.includes('firstMate') ? moves.slice(0, -1) : moves;
}

const isMove = (said: Announcement | undefined, side: SideName): boolean =>
  (said?.type === 'courseSet' || said?.type === 'silenceRun') && said.side === side;

interface Gauge {
  readonly side: SideName;
  readonly system: System;
  readonly isFree: boolean; // standing down keeps it
}

/** No more marks can be on a gauge than there were OKs since it was empty. */
function marksSince(
  record: readonly Announcement[],
  { side, system, isFree }: Gauge,
  marks: readonly number[],
): number {
  const emptied = record.findLastIndex((said) => emptiedBy(said, side, isFree) === system);
  return marks.filter((moment) => moment >= emptied).length;
}
