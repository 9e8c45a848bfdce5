import type { Advice, Choice, Seat, Weighed } from '@fathom/kit';
import type {
  Action,
  AnswerSonar,
  CallStop,
  ChooseStart,
  DrawSheet,
  FireCharted,
  HaulCrate,
  LaunchDrone,
  LaunchTorpedo,
  LayMine,
  MarkGauge,
  MarkPanel,
  RunSilent,
  SetCourse,
  TriggerMine,
} from '../actions.ts';
import { CRATES_TO_WIN } from '../chart.ts';
import type { Chart } from '../chart.ts';
import { COLOUR_OF, FITTINGS, GAUGES, marksOn, systemsIn } from '../panel.ts';
import { hitAt } from '../rules/blast.ts';
import { breakdownOf, isOut } from '../rules/panel-marks.ts';
import { openCourses } from '../rules/course.ts';
import { trueClaims } from '../rules/detection.ts';
import { standsDownFree } from '../setup.ts';
import { chartFor } from '../rules/table.ts';
import { cratesOf } from '../rules/reach.ts';
import { TORPEDO_RANGE } from '../rules/range.ts';
import { COLOURS, chairAt, enemyOf } from '../vocabulary.ts';
import type { Cell, SideName } from '../vocabulary.ts';
import type { BoatView, View } from '../view.ts';
import {
  PLAY_ON,
  SYSTEM_PURPOSES,
  answerWords,
  blastWords,
  breakWords,
  courseWords,
  decoyWords,
  diveWords,
  droneWords,
  endTurnWords,
  gaugeWords,
  grapnelWords,
  mineWords,
  okWords,
  readyWords,
  sayWords,
  secrecyWords,
  sheetWords,
  silenceWords,
  sonarWords,
  standDownWords,
  startWords,
  stopWords,
  surfaceWords,
  traceWords,
} from '../words/advice.ts';
import { estimateWords } from '../words/estimate.ts';
import { claimWords } from '../words/names.ts';
import type { BotBelief } from './context.ts';

/** What is put into words: the seat's own view, and what the bot in it thought. */
interface Explained {
  readonly view: View;
  readonly boat: BoatView;
  readonly side: SideName;
  readonly belief: BotBelief;
  readonly options: readonly Weighed<Action>[];
}

/** A bot's choice in plain words, for the person in its seat. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const chair = chairAt(seat);
  const boat = chair && view.boats[chair.side];
  if (chair === null || boat === null || !isBotBelief(choice.belief))
    return { what: PLAY_ON, reasons: [] };
  const { action, belief, options } = choice;
  return advise({ view, boat, side: chair.side, belief, options }, action);
}

/** A choice comes from anywhere: only what our own bots say can be put into words. */
const isBotBelief = (belief: unknown): belief is BotBelief =>
  typeof belief === 'object' && belief !== null && 'enemy' in belief && 'self' in belief;

function advise(about: Explained, action: Action): Advice {
  switch (action.type) {
    case 'start':
      return startAdvice(about, action);
    case 'course':
      return courseAdvice(about, action);
    case 'silence':
      return silenceAdvice(about, action);
    case 'decoy':
      return {
        what: decoyWords.what(action.course, action.called),
        reasons: [decoyWords.unnoticed, ...ownSecrecy(about)],
      };
    case 'grapnel':
      return grapnelAdvice(about, action);
    case 'surface':
      return surfaceAdvice(about);
    case 'gauge':
      return gaugeAdvice(about, action);
    case 'break':
      return breakAdvice(about, action);
    case 'stop':
      return stopAdvice(about, action);
    case 'torpedo':
    case 'trigger':
    case 'scenario':
      return blastAdvice(about, action);
    case 'mine':
      return mineAdvice(about, action);
    case 'drone':
      return droneAdvice(about, action);
    case 'sonar':
      return { what: sonarWords.what, reasons: [enemyWords(about), sonarWords.fewer] };
    case 'answer':
      return answerAdvice(about, action);
    case 'endTurn':
      return endTurnAdvice(about);
    case 'sheet':
      return sheetAdvice(about, action);
    case 'ok':
      return { what: okWords.what, reasons: [okWords.why] };
    case 'standDown':
      return {
        what: standDownWords.what,
        reasons: [standDownWords.why(standsDownFree(about.view.setup))],
      };
    case 'trace':
      return { what: traceWords.what, reasons: [traceWords.needed, traceWords.careful] };
    case 'readyToDive':
      return { what: readyWords.what, reasons: [readyWords.why] };
    case 'dive':
      return { what: diveWords.what, reasons: [diveWords.why] };
    case 'call':
      return { what: sayWords.what(action.call), reasons: [sayWords.why] };
    default:
      return action satisfies never;
  }
}

const chartIn = ({ view }: Explained): Chart => chartFor(view.setup);

/** Where the enemy is taken to be, in one sentence. */
const enemyWords = ({ belief }: Explained): string => estimateWords(belief.enemy)[0] ?? '';

/** How well the enemy knows this boat, where the bot has thought of it. */
const ownSecrecy = ({ belief: { self } }: Explained): readonly string[] =>
  self === null ? [] : [secrecyWords(self.count)];

/** The chance that the enemy is among some cells. */
function chanceAmong({ belief }: Explained, cells: readonly Cell[]): number {
  return belief.enemy.cells
    .filter(({ cell }) => cells.includes(cell))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** The chance that a torpedo fired from a cell could strike where the enemy is. */
const chanceInRange = (about: Explained, from: Cell): number =>
  chanceAmong(about, chartIn(about).withinSteps(from, TORPEDO_RANGE, about.view.setup.torpedoPath));

const NEAR = 4;

function startAdvice(about: Explained, { cell }: ChooseStart): Advice {
  const room = chartIn(about).withinSteps(cell, NEAR, 'water').length;
  return {
    what: startWords.what(cell),
    reasons: [startWords.room(room, NEAR), startWords.secret],
  };
}

function courseAdvice(about: Explained, { course }: SetCourse): Advice {
  const { view, boat, side } = about;
  const to = boat.position && chartIn(about).neighbour(boat.position, course);
  const isOnly = openCourses({ table: view, boat, side }).length === 1;
  return {
    what: courseWords.what(course),
    reasons: [
      enemyWords(about),
      ...(to === null ? [] : [rangeWords(about, to)]),
      ...ownSecrecy(about),
      ...(isOnly ? [courseWords.onlyOne] : []),
    ].slice(0, 4),
  };
}

const FAIR = 0.15; // chance that is worth a word

/** What the course does to the chance of having the enemy in range. */
function rangeWords(about: Explained, to: Cell): string {
  const { position } = about.boat;
  const now = position === null ? 0 : chanceInRange(about, position);
  const then = chanceInRange(about, to);
  if (then < FAIR && now < FAIR) return courseWords.hardlyInRange;
  if (then > now + FAIR) return courseWords.nearer(now, then);
  if (then < now - FAIR) return courseWords.further(now, then);
  return courseWords.inRange(then);
}

function silenceAdvice(about: Explained, { course, cells }: RunSilent): Advice {
  return {
    what: silenceWords.what(course, cells),
    reasons: [
      ...ownSecrecy(about),
      silenceWords.anew,
      ...(cells === 0 ? [silenceWords.staying] : []),
    ],
  };
}

function grapnelAdvice(about: Explained, { cell }: HaulCrate): Advice {
  const { view, side } = about;
  const own = cratesOf(view, side);
  const needed = CRATES_TO_WIN[chartIn(about).size];
  return {
    what: grapnelWords.what(cell),
    reasons:
      own + 1 >= needed
        ? [grapnelWords.wins]
        : [grapnelWords.counts(own, needed), grapnelWords.price, ...ownSecrecy(about)],
  };
}

function surfaceAdvice(about: Explained): Advice {
  const { view, boat, side } = about;
  const isBoxedIn = openCourses({ table: view, boat, side }).length === 0;
  return {
    what: surfaceWords.what,
    reasons: [
      isBoxedIn ? surfaceWords.noCourse : surfaceWords.mends(boat.broken.length, boat.route.length),
      enemyWords(about),
      ...(boat.position === null
        ? []
        : [surfaceWords.inRange(chanceInRange(about, boat.position))]),
    ],
  };
}

function blastAdvice(
  about: Explained,
  { type, cell }: LaunchTorpedo | TriggerMine | FireCharted,
): Advice {
  return {
    what: blastWords[type](cell),
    reasons: [
      hitChances(about, cell),
      ...stakesWords(about),
      ...ownHarm(about, cell),
      ...(type === 'trigger' ? [] : ownSecrecy(about)),
    ].slice(0, 4),
  };
}

const hitChances = (about: Explained, cell: Cell): string =>
  blastWords.chances(chanceAmong(about, [cell]), chanceAmong(about, chartIn(about).around(cell)));

function stakesWords({ view, side }: Explained): readonly string[] {
  const left = view.setup.damage - view.standing[enemyOf(side)].damage;
  if (left > 2) return [];
  return [left === 1 ? blastWords.anyHitSinks : blastWords.directHitSinks];
}

const ownHarm = ({ view, boat }: Explained, cell: Cell): readonly string[] =>
  hitAt(view, cell, boat.position) === 'clear' ? [] : [blastWords.hurtsYou];

function mineAdvice(about: Explained, { cell }: LayMine): Advice {
  const near = chanceAmong(about, [cell, ...chartIn(about).around(cell)]);
  return {
    what: mineWords.what(cell),
    reasons: [near > 0 ? mineWords.beside(near) : mineWords.later, mineWords.secret],
  };
}

function stopAdvice(about: Explained, { system }: CallStop): Advice {
  const aim = about.options.find(({ action }) => action.type === system)?.action;
  const at = aim !== undefined && 'cell' in aim ? aim.cell : null;
  return {
    what: stopWords.what(system),
    reasons: [
      ...(at === null ? [] : [stopWords.aim(at)]),
      ...(at === null || system === 'mine' ? [] : [hitChances(about, at)]),
      enemyWords(about),
    ],
  };
}

function endTurnAdvice(about: Explained): Advice {
  const kept = about.view.standing[about.side].ready;
  return {
    what: endTurnWords.what,
    reasons: [
      kept.length === 0 ? endTurnWords.nothingLeft : endTurnWords.keep(kept),
      enemyWords(about),
    ],
  };
}

function droneAdvice(about: Explained, { sector }: LaunchDrone): Advice {
  const chance = about.belief.enemy.sectors[sector - 1] ?? 0;
  return {
    what: droneWords.what(sector),
    reasons: [droneWords.chance(chance), enemyWords(about)],
  };
}

function answerAdvice(about: Explained, { claims }: AnswerSonar): Advice {
  const { position } = about.boat;
  const truth = position === null ? [] : trueClaims(chartIn(about), position, claims);
  return {
    what: answerWords.what(claimWords(claims)),
    reasons: [...truth.map(answerWords.truth), answerWords.leavesMost, ...ownSecrecy(about)],
  };
}

/** 8. The Radio Operator's report to the Captain. */
function sheetAdvice({ belief }: Explained, { sheet }: DrawSheet): Advice {
  const rings = sheet.pencil.filter(({ mark }) => mark === 'ring').map(({ cell }) => cell);
  return {
    what: rings.length > 0 ? sheetWords.ring(rings) : sheetWords.lay(sheet.at),
    reasons: estimateWords(belief.enemy),
  };
}

function gaugeAdvice({ view, boat, options }: Explained, { system }: MarkGauge): Advice {
  const left = GAUGES[view.setup.mode][system] - marksOn(boat, system) - 1;
  const next = options.find(({ action }) => action.type === 'gauge' && action.system !== system);
  const colour = COLOUR_OF[system];
  return {
    what: gaugeWords.what(system),
    reasons: [
      left === 0 ? gaugeWords.fills : gaugeWords.more(left),
      SYSTEM_PURPOSES[system],
      ...(isOut(boat, colour) ? [gaugeWords.broken(colour)] : []),
      ...(next?.action.type === 'gauge' ? [gaugeWords.next(next.action.system)] : []),
    ],
  };
}

function breakAdvice({ view, boat }: Explained, { symbol }: MarkPanel): Advice {
  const { circuit, overloads, broken } = breakdownOf(boat.broken, symbol);
  const colour = FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour ?? 'radiation';
  const systems = systemsIn(view.setup.scenario);
  const out = new Set(COLOURS.filter((one) => isOut({ broken }, one)));
  return {
    what: breakWords.what(symbol),
    reasons: [
      circuit === null
        ? breakWords.costs(systems.filter((system) => COLOUR_OF[system] === colour))
        : breakWords.repairs(circuit),
      ...(overloads.length > 0 ? [breakWords.damage] : []),
      breakWords.stillWork(systems.filter((system) => !out.has(COLOUR_OF[system]))),
    ],
  };
}
