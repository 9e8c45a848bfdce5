import type { Claims } from './actions.ts';
import type {
  ChartedMineLost,
  Damaged,
  Event,
  GameEnded,
  MineChained,
  PlayBegan,
  SilenceRun,
  Traced,
} from './events.ts';
import { sectionLength } from './hull.ts';
import { CLAIM_KINDS, SIDES, enemyOf } from './vocabulary.ts';
import type { Hit, PerSide } from './vocabulary.ts';
import { colourOf, describeResult } from './text/board.ts';
import {
  AIMS,
  CHARGED,
  FORFEITED,
  HIT_NAMES,
  NAMES,
  ROLE_NAMES,
  SYSTEM_NAMES,
  WAYS,
} from './text/names.ts';

export { describeResult, drawBoard } from './text/board.ts';

/** What happened, in one plain sentence: in full for the crew it concerns, as it was heard for all others. */
export function describeEvent(event: Event): string {
  if (event.type === 'playBegan') return began(event);
  if (event.type === 'chartedMineLost')
    return `The charted mine on ${event.cell} is lost in the blast.`;
  if (event.type === 'mineChained') return chained(event);
  if (event.type === 'gameEnded') return describeResult(event);
  return deedOf(event, NAMES[event.side]);
}

const began = ({ first }: PlayBegan): string =>
  first === null
    ? 'Both boats dive, and the hunt is on.'
    : `Both boats dive, and ${NAMES[first]} begins.`;

function chained({ side, cell, hits: each }: MineChained): string {
  const whose = side === null ? 'the charted mine' : `${NAMES[side]}’s mine`;
  return `The blast sets off ${whose} on ${cell} too: ${hits(each)}.`;
}

/** Everything else is done by, or happens to, one crew. */
type Deed = Exclude<Event, PlayBegan | ChartedMineLost | MineChained | GameEnded>;

function deedOf(event: Deed, who: string): string {
  switch (event.type) {
    case 'startChosen':
      return event.cell === null
        ? `${who} has chosen where to start.`
        : `${who} starts from ${event.cell}.`;
    case 'courseSet':
      return `${who} heads ${WAYS[event.course]}.`;
    case 'silenceRun':
      return silence(event, who);
    case 'gaugeMarked':
      if (event.system === null) return `${who}’s First Mate says OK.`;
      return event.system === 'none'
        ? `${who}’s First Mate says OK: every gauge is full.`
        : `${who}’s First Mate marks the gauge of the ${SYSTEM_NAMES[event.system]}.`;
    case 'brokeDown':
      return event.symbol === null
        ? `${who}’s Engineer says OK.`
        : `${who}’s Engineer marks ${event.symbol}: ${colourOf(event.symbol)}.`;
    case 'circuitRepaired':
      return `${who}’s ${event.circuit} circuit is complete, and its four breakdowns are repaired.`;
    case 'systemReady':
      return `${who}: ${SYSTEM_NAMES[event.system]} ready.`;
    case 'damaged':
      return damaged(event, who);
    case 'stopCalled':
      return `STOP! ${who} ${AIMS[event.system]}.`;
    case 'stoodDown':
      return event.lapsed
        ? `${who} was too slow: the charge of the ${SYSTEM_NAMES[event.system]} is lost.`
        : `${who} stands down: the ${SYSTEM_NAMES[event.system]} stays ready.`;
    case 'mineLaid':
      return `${who} lays a mine${event.cell === null ? '' : ` on ${event.cell}`}.`;
    case 'exploded':
      return `${who}${CHARGED[event.charge]} ${event.cell}: ${hits(event.hits)}.`;
    case 'mineLost':
      return `${who}’s mine on ${event.cell} is lost in the blast.`;
    case 'droneLaunched':
      return `${who}’s drone over sector ${event.sector}: ${NAMES[enemyOf(event.side)]} is ${event.found ? 'there' : 'not there'}.`;
    case 'sonarSent':
      return `${who} sends out its sonar: ${NAMES[enemyOf(event.side)]}’s Captain must answer.`;
    case 'sonarAnswered':
      return `${who}’s answer is ${claimed(event.claims)}, one of them true${event.drawn ? '; it was drawn by lot' : ''}.`;
    case 'surfaced':
      return `${who} surfaces in sector ${event.sector}.`;
    case 'traced':
      return traced(event, who);
    case 'traceVoided':
      return `${who}’s ${ROLE_NAMES[event.role]} slips off section ${event.section + 1}: all four are to be traced again.`;
    case 'readyToDive':
      return `${who}’s Engineer is ready to dive.`;
    case 'dived':
      return `${who} dives.`;
    case 'turnBegan':
      return `${who}’s turn${event.left > 1 ? `: ${event.left} in a row` : ''}.`;
    case 'sheetDrawn':
      return `${who}’s sheet is redrawn.`;
    case 'forfeited':
      return `${who}’s ${ROLE_NAMES[event.role]} ${FORFEITED[event.reason]}.`;
    default:
      return event satisfies never;
  }
}

function silence({ course, cells }: SilenceRun, who: string): string {
  if (course === null || cells === null) return `${who} runs silent.`;
  if (cells === 0) return `${who} runs silent on the spot, bow to the ${WAYS[course]}.`;
  return `${who} runs silent, ${cells} ${cells === 1 ? 'cell' : 'cells'} ${WAYS[course]}.`;
}

function damaged({ fault }: Damaged, who: string): string {
  switch (fault) {
    case null:
      return `${who} takes 1 damage from its breakdowns.`;
    case 'panel':
      return `${who} takes 1 damage: a whole panel was broken. The board is repaired.`;
    case 'reactor':
      return `${who} takes 1 damage: the whole reactor was broken. The board is repaired.`;
    case 'ice':
      return `${who} breaks through the ice and takes 1 damage.`;
    default:
      return fault satisfies never;
  }
}

function traced({ role, section, reached, done }: Traced, who: string): string {
  const which = `section ${section + 1} of the hull`;
  if (done) return `${who}’s ${ROLE_NAMES[role]} has traced ${which}.`;
  const share = Math.floor((100 * reached) / sectionLength(section));
  return `${who}’s ${ROLE_NAMES[role]} is tracing ${which}: ${share} %.`;
}

const hits = (each: PerSide<Hit>): string =>
  SIDES.map((side) => `${NAMES[side]} ${HIT_NAMES[each[side]]}`).join(', ');

const claimed = (claims: Claims): string =>
  CLAIM_KINDS.filter((kind) => claims[kind] !== null)
    .map((kind) => `${kind} ${claims[kind]}`)
    .join(' and ');
