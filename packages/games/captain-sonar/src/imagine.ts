import type { Rng } from '@fathom/kit';
import { believe } from './belief.ts';
import { recall } from './belief/recall.ts';
import type { LaidMine, Past, Run } from './belief/recall.ts';
import type { Announcement } from './events.ts';
import { imagineGauges, emptiedBy } from './imagine/gauges.ts';
import { sailedBy } from './rules/lies.ts';
import { BLANK } from './rules/sheet.ts';
import { repairsLater, UNTRACED } from './rules/surfacing.ts';
import { chartFor } from './rules/table.ts';
import { start } from './start.ts';
import type { Boat, State } from './state.ts';
import { COURSES, SIDES, perSide, withSide } from './vocabulary.ts';
import type { Cell, Course, SideName, Colour, PanelSymbol } from './vocabulary.ts';
import type { View } from './view.ts';
import { COLOUR_OF, FITTINGS } from './panel.ts';
import { breakdownOf, openSymbols } from './rules/panel-marks.ts';

/**
 * A state this view could come from. The boat that is not seen has gone one of the ways that fit all that was heard,
 * drawn as likely as belief has it; its gauges and breakdowns are such as could be.
 */
export function imagine(view: View, rng: Rng): State {
  const { setup, phase, turn, stop, standing, charted, result } = view;
  const moored = start(setup).boats;
  const open: State = {
    setup,
    phase,
    turn,
    stop,
    boats: perSide((side) => view.boats[side] ?? moored[side]),
    standing,
    charted,
    record: view.record,
    result,
  };
  return SIDES.filter((side) => view.boats[side] === null).reduce(
    (state, side) => withImagined(state, { view, side }, rng),
    open,
  );
}

interface Unseen {
  readonly view: View;
  readonly side: SideName;
}

function withImagined(state: State, { view, side }: Unseen, rng: Rng): State {
  const { placed, awaiting, surfaced } = view.standing[side];
  if (!placed) return state;
  const past = pastOf({ view, side }, rng);
  const record = filledIn(state.record, { past, side }, rng);
  const route = routeOf(record, { past, side }, view);
  const isAwaited = awaiting.includes('engineer');
  const broken = imagineBreakdowns(
    { record, side, isAwaited, isLate: repairsLater(view.setup) },
    rng,
  );
  const boat: Boat = {
    position: route.at(-1) ?? past.from,
    route,
    mines: minesOut(past),
    gauges: imagineGauges({ ...view, record }, { side, broken }, rng),
    broken,
    heading: lastHeading(record, side),
    tracing: surfaced && view.setup.mode === 'realTime' ? UNTRACED : null,
    sheet: BLANK,
  };
  return { ...state, boats: withSide(state.boats, side, boat), record };
}

/** What nobody could follow is made up: every mine that was heard must have been somewhere. */
function pastOf({ view, side }: Unseen, rng: Rng): Past {
  const { waterCells } = chartFor(view.setup);
  const { length } = view.record;
  const past = recall(believe(view, side), rng) ?? {
    start: null,
    from: rng.pick(waterCells),
    since: length,
    silences: [],
    mines: new Map<number, LaidMine>(),
    lies: new Map<number, Course>(),
    strays: view.standing[side].mines,
  };
  const lost = [...view.record.entries()].filter(
    ([moment, said]) => said.type === 'mineLaid' && said.side === side && !past.mines.has(moment),
  );
  const madeUp = lost.map(([moment], i): [number, LaidMine] => [
    moment,
    { cell: rng.pick(waterCells), isOut: i >= lost.length - past.strays },
  ]);
  return { ...past, mines: new Map([...past.mines, ...madeUp]) };
}

interface Followed {
  readonly past: Past;
  readonly side: SideName;
}

/** The record with what a side kept to itself. */
function filledIn(
  record: readonly Announcement[],
  { past, side }: Followed,
  rng: Rng,
): readonly Announcement[] {
  const all = record.filter((said) => said.type === 'silenceRun' && said.side === side).length;
  let next = past.silences.length - all; // below 0: not followed back so far
  const run = (): Run => past.silences[next++] ?? { course: rng.pick(COURSES), cells: 0 };
  return record.map((said, moment): Announcement => {
    if (!('side' in said) || said.side !== side) return said;
    if (said.type === 'startChosen') return { ...said, cell: past.start ?? past.from };
    if (said.type === 'silenceRun') return { ...said, ...run() };
    if (said.type === 'courseSet' && said.sailed !== undefined)
      return { ...said, sailed: past.lies.get(moment) ?? said.course };
    if (said.type === 'mineLaid')
      return { ...said, cell: past.mines.get(moment)?.cell ?? past.from };
    if (said.type === 'damaged') return { ...said, fault: said.fault ?? rng.pick(UNSAID_FAULTS) };
    return said;
  });
}

const UNSAID_FAULTS = ['panel', 'reactor'] as const;

/** The cells of the route since the boat last surfaced, as far back as it was followed. */
function routeOf(
  record: readonly Announcement[],
  { past, side }: Followed,
  { setup }: View,
): readonly Cell[] {
  const chart = chartFor(setup);
  const route = [past.from];
  const go = (course: Course): void => {
    const next = chart.neighbour(route.at(-1) ?? past.from, course);
    if (next !== null) route.push(next);
  };
  for (const said of record.slice(past.since)) {
    if (!('side' in said) || said.side !== side) continue;
    if (said.type === 'courseSet') go(sailedBy(said));
    if (said.type === 'silenceRun' && said.course !== null)
      for (let cell = 0; cell < (said.cells ?? 0); cell++) go(said.course);
  }
  return route;
}

const minesOut = ({ mines }: Past): readonly Cell[] =>
  [...mines.entries()]
    .filter(([, { isOut }]) => isOut)
    .toSorted(([one], [other]) => one - other)
    .map(([, { cell }]) => cell);

/** Of the last course or silence; there is none after surfacing. */
function lastHeading(record: readonly Announcement[], side: SideName): Course | null {
  const up = record.findLastIndex((said) => said.type === 'surfaced' && said.side === side);
  const headings = record.slice(up + 1).map((said) => headingOf(said, side));
  return headings.findLast((course) => course !== null) ?? null;
}

/** A record with nothing hidden, and whose panel is asked for. */
interface Log {
  readonly record: readonly Announcement[];
  readonly side: SideName;
  readonly isAwaited: boolean; // the Engineer has not said OK to the last course yet
  readonly isLate: boolean; // what is broken stays so until the boat is about to dive
}

/**
 * A panel as it can look: one breakdown for each course since all was last repaired, none of which did damage nobody
 * heard of, and as far as that can be, none in the way of what was ready or used later.
 */
function imagineBreakdowns(log: Log, rng: Rng): readonly PanelSymbol[] {
  const { record, side, isAwaited } = log;
  const repaired = record.findLastIndex((said) => isRepair(said, log));
  const headings = [...record.entries()].flatMap(([moment, said]) => {
    const course = moment > repaired ? headingOf(said, side) : null;
    return course === null ? [] : [{ moment, course }];
  });
  return (isAwaited ? headings.slice(0, -1) : headings).reduce<readonly PanelSymbol[]>(
    (broken, { moment, course }) => {
      const needed = neededAfter(record, side, moment);
      const harmless = openSymbols(broken, course).filter(
        (symbol) => breakdownOf(broken, symbol).overloads.length === 0,
      );
      const best = harmless.filter((symbol) => !needed.has(colourOf(symbol)));
      const [symbol] = rng.shuffle(best.length > 0 ? best : harmless);
      return symbol === undefined ? broken : breakdownOf(broken, symbol).broken;
    },
    [],
  );
}

const isRepair = (said: Announcement, { side, isLate }: Log): boolean =>
  (said.type === (isLate ? 'dived' : 'surfaced') ||
    (said.type === 'damaged' && said.fault !== 'ice')) &&
  said.side === side;

function headingOf(said: Announcement, side: SideName): Course | null {
  if (said.type === 'courseSet' && said.side === side) return sailedBy(said);
  return said.type === 'silenceRun' && said.side === side ? said.course : null;
}

const colourOf = (symbol: PanelSymbol): Colour | undefined =>
  FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour;

/** The colours of what was announced ready, or used, after a moment. */
function neededAfter(
  record: readonly Announcement[],
  side: SideName,
  moment: number,
): ReadonlySet<Colour | undefined> {
  return new Set(
    record.slice(moment + 1).flatMap((said) => {
      const system =
        said.type === 'systemReady' && said.side === side
          ? said.system
          : emptiedBy(said, side, false);
      return system === null ? [] : [COLOUR_OF[system]];
    }),
  );
}
