import type { Announcement, Exploded, MineChained } from '../events.ts';
import { wrecksLeft } from '../rules/reach.ts';
import { chartFor } from '../rules/table.ts';
import type { Setup } from '../setup.ts';
import { COURSES } from '../vocabulary.ts';
import type { Cell, Course, SideName } from '../vocabulary.ts';
import { NOWHERE } from './bitboard.ts';
import type { Bitboard } from './bitboard.ts';
import { toldBy } from './facts.ts';
import { steered } from './habits.ts';
import type { Blasts } from './mines.ts';
import { possible, ways } from './reading.ts';
import type { Belief } from './reading.ts';
import { afterAnyCourse, afterCourse, afterSilence, seaBits } from './sea.ts';
import {
  ableToMove,
  advanced,
  done,
  freshShape,
  mineGone,
  mineLaid,
  narrowed,
  silenced,
  unmined,
} from './shape.ts';
import type { Shape, ShapeContext } from './shape.ts';
import { collapsed, evenChances, LIMITS, merged, thinned, unknownRoute } from './shapes.ts';
import type { ShapeLimits } from './shapes.ts';

export function beliefAtStart(setup: Setup, about: SideName, limits: ShapeLimits = LIMITS): Belief {
  const sea = seaBits(chartFor(setup));
  return {
    sea,
    about,
    limits,
    habits: null,
    options: setup,
    heard: 0,
    shapes: [
      freshShape({
        origins: sea.water,
        chances: evenChances(sea),
        mines: [],
        strays: 0,
        isLoaded: false,
        roots: null,
        since: 0,
      }),
    ],
    reach: null,
    isExact: true,
    afloat: 0,
    blasts: { on: new Map(), chained: setup.chainMines },
    beforeBlast: null,
    mayLie: false,
    isIced: false,
    wrecks: wrecksLeft({ setup, record: [] }),
  };
}

/** What is known after one more announcement. Only what everybody hears of it counts. */
export function hear(belief: Belief, said: Announcement): Belief {
  const board = toldBy(belief, said);
  const told = board === null ? belief : narrowedTo(belief, board);
  const after = followed(told, said);
  const spoken = said.type === 'exploded' || said.type === 'mineChained';
  return restocked({
    ...after,
    heard: belief.heard + 1,
    beforeBlast: spoken ? after.beforeBlast : null,
  });
}

const narrowedTo = (belief: Belief, board: Bitboard): Belief => ({
  ...belief,
  ...each(belief, (shape) => narrowed(belief.sea, shape, board)),
  reach: belief.reach && belief.reach & board,
});

const each = (
  { shapes }: Belief,
  change: (shape: Shape) => Shape | null,
): Pick<Belief, 'shapes'> => ({ shapes: shapes.map(change).filter((shape) => shape !== null) });

const contextOf = ({ sea, blasts, heard }: Belief): ShapeContext => ({ sea, blasts, now: heard });

function followed(belief: Belief, said: Announcement): Belief {
  const { sea, about, reach } = belief;
  const context = contextOf(belief);
  switch (said.type) {
    case 'exploded':
      return blasted(belief, said);
    case 'mineChained':
      return chained(belief, said);
    case 'courseSet':
      if (said.side !== about) return belief;
      if (belief.mayLie) return maybeLied(belief, said.course);
      return {
        ...belief,
        ...each(belief, (shape) => sailed(belief, shape, said.course)),
        reach: reach && afterCourse(sea, reach, said.course),
      };
    case 'silenceRun':
      return said.side === about ? ranSilent(belief) : belief;
    case 'stopCalled':
      if (said.side !== about || said.system !== 'silence') return belief;
      return { ...belief, shapes: belief.shapes.flatMap((shape) => ableToMove(context, shape)) };
    case 'mineLaid':
      if (said.side !== about) return belief;
      return {
        ...belief,
        ...each(belief, (shape) => mineLaid(context, shape)),
        afloat: belief.afloat + 1,
      };
    case 'damaged':
      return said.side === about && said.fault === 'ice' ? { ...belief, isIced: true } : belief;
    case 'systemReady':
      return said.side === about && said.system === 'decoy' ? reloaded(belief) : belief;
    case 'salvaged':
      return { ...belief, wrecks: belief.wrecks.filter((cell) => cell !== said.cell) };
    case 'surfaced':
      return said.side === about ? cameUp(belief) : belief;
    case 'startChosen':
    case 'playBegan':
    case 'stoodDown':
    case 'chartedMineLost':
    case 'droneLaunched':
    case 'sonarSent':
    case 'sonarAnswered':
    case 'dived':
      return belief;
    default:
      return said satisfies never;
  }
}

/** 2. */
function sailed(belief: Belief, before: Shape, course: Course): Shape | null {
  const { sea, habits } = belief;
  const after = advanced(contextOf(belief), before, course);
  return after === null || habits === null
    ? after
    : steered(sea, { before, after, course }, habits);
}

/** 6. A decoy that is ready must have been used before it can be heard to be ready again. */
const reloaded = (belief: Belief): Belief => ({
  ...belief,
  ...each(belief, (shape) => (shape.isLoaded ? null : { ...shape, isLoaded: true })),
  mayLie: true,
});

const LIE = 0.1; // how likely any one false course is beside the true one

/** 6. With a decoy that is ready any course may be another than the one called. */
function maybeLied(belief: Belief, called: Course): Belief {
  const { sea, reach, heard, limits } = belief;
  const lies = (shape: Shape): readonly Shape[] =>
    COURSES.filter((course) => course !== called).flatMap((course) => {
      const gone = sailed(belief, shape, course);
      if (gone === null) return [];
      const lied = { ...gone, weight: LIE * gone.weight, isLoaded: false };
      return [done(lied, { type: 'lied', at: heard, course })];
    });
  const shapes = merged(
    belief.shapes.flatMap((shape) => {
      const gone = sailed(belief, shape, called);
      return [...(gone === null ? [] : [gone]), ...(shape.isLoaded ? lies(shape) : [])];
    }),
  );
  const after = { ...belief, shapes, reach: reach && afterAnyCourse(sea, reach) };
  return sampled(after, limits.outOfSilence);
}

/** 3.6 Where there are too many ways to follow them all, a sample goes on, and all cells it stands for are kept in mind. */
function ranSilent(belief: Belief): Belief {
  const { sea } = belief;
  const context = contextOf(belief);
  const before = sampled(belief, belief.limits.intoSilence);
  const staying = belief.habits?.staying ?? 1;
  const shapes = merged(before.shapes.flatMap((shape) => silenced(context, shape, staying)));
  return sampled(
    { ...before, shapes, reach: before.reach && afterSilence(sea, before.reach) },
    belief.limits.outOfSilence,
  );
}

const sampled = (belief: Belief, most: number): Belief =>
  belief.shapes.length <= most
    ? belief
    : {
        ...belief,
        shapes: thinned(belief.shapes, most),
        reach: possible(belief),
        isExact: false,
      };

/** 3.2, 3.3 A blast takes away mines that lie on its cell, unless they are heard going off too. */
function blasted(belief: Belief, { side, charge, cell }: Exploded): Belief {
  const after = { ...belief, blasts: blastOn(belief, cell) };
  if (side === belief.about && charge === 'mine')
    return { ...wentOff(belief, cell), blasts: after.blasts, beforeBlast: null };
  if (!belief.options.chainMines) return after;
  const context = contextOf(after);
  return { ...after, ...each(after, (shape) => unmined(context, shape)), beforeBlast: belief };
}

function chained(belief: Belief, { side, cell }: MineChained): Belief {
  if (side !== belief.about) return belief;
  const before = belief.beforeBlast ?? belief;
  return { ...wentOff(before, cell), blasts: belief.blasts, beforeBlast: null };
}

function wentOff(belief: Belief, cell: Cell): Belief {
  const context = contextOf(belief);
  const index = belief.sea.chart.indexOf(cell);
  return {
    ...belief,
    shapes: belief.shapes.flatMap((shape) => mineGone(context, shape, index)),
    afloat: belief.afloat - 1,
  };
}

function blastOn({ sea, blasts, heard }: Belief, cell: Cell): Blasts {
  const index = sea.chart.indexOf(cell);
  const on = new Map(blasts.on).set(index, [...(blasts.on.get(index) ?? []), heard]);
  return { ...blasts, on };
}

/** 5, 6. The sector is out, and under the ice whether the boat came up in a hole. */
function cameUp(belief: Belief): Belief {
  const { sea, options, isIced } = belief;
  const inHole = options.scenario === 'ice' && !isIced;
  const up = inHole ? narrowedTo(belief, sea.boardOf(sea.chart.holes)) : belief;
  return { ...up, shapes: surfacedShapes(up), reach: null, isIced: false };
}

function surfacedShapes(belief: Belief): readonly Shape[] {
  const { sea, shapes, reach, afloat, heard } = belief;
  if (reach === null) return collapsed(sea, shapes, heard);
  if (afloat > 0) return [...collapsed(sea, shapes, heard), ...unknownRoutes(belief, reach)];
  const chances = ways(belief);
  return loadings(belief).map((isLoaded) =>
    freshShape({
      origins: reach,
      chances,
      mines: [],
      strays: 0,
      isLoaded,
      roots: shapes.filter((shape) => shape.isLoaded === isLoaded),
      since: heard,
    }),
  );
}

/** Whether the boat's decoy is ready and unused, where that is all that is left to know. */
const loadings = ({ mayLie }: Belief): readonly boolean[] => (mayLie ? [false, true] : [false]);

const unknownRoutes = (belief: Belief, origins: Bitboard): readonly Shape[] =>
  loadings(belief).map((isLoaded) =>
    unknownRoute(belief.sea, { origins, strays: belief.afloat, isLoaded, since: belief.heard }),
  );

/** When nothing of a sample is left, all cells the boat can have reached are taken up again. */
function restocked(belief: Belief): Belief {
  const { shapes, reach } = belief;
  if (reach === null || reach === NOWHERE || shapes.length > 0) return belief;
  return { ...belief, shapes: unknownRoutes(belief, reach), reach: null };
}
