import {
  YOU,
  capital,
  counted,
  does,
  forfeitWords,
  is,
  midSentence,
  possessive,
} from '@fathom/kit';
import type { Names, Outcome } from '@fathom/kit';
import type { Announcement, CourseSet, Event, Fault, SilenceRun } from '../events.ts';
import { SIDES, enemyOf, teamOf } from '../vocabulary.ts';
import type { Ending, Hit, PerSide, SideName } from '../vocabulary.ts';
import { callWords } from './calls.ts';
import {
  COURSE_NAMES,
  ROLE_NAMES,
  SIDE_NAMES,
  SYSTEM_NAMES,
  THE_SYSTEM,
  claimWords,
  hitWords,
  systemNoun,
  uncapital,
} from './names.ts';

/** One line of the log: in full for the crew it concerns, as it was heard for all others. null: not worth a line. */
export function eventWords(event: Event, names: Names): string | null {
  const name = (side: SideName): string => names.side(teamOf(side));
  const whose = (side: SideName): string => capital(possessive(name(side)));
  switch (event.type) {
    case 'startChosen':
      return `${is(name(event.side))} ready to begin${event.cell === null ? '' : `, at ${event.cell}`}.`;
    case 'playBegan':
      return event.first === null
        ? 'Both boats are under way.'
        : `Both boats are under way. ${does(name(event.first), 'have', 'has')} the first turn.`;
    case 'courseSet':
      return `${name(event.side)}: ${COURSE_NAMES[event.course]}${decoyWay(event)}.`;
    case 'silenceRun':
      return `${name(event.side)}: silence${silentWay(event)}.`;
    case 'gaugeMarked':
      if (event.system === null) return null;
      return event.system === 'none'
        ? `${whose(event.side)} First Mate: OK, every gauge is full.`
        : `${whose(event.side)} First Mate charges ${THE_SYSTEM[event.system]}.`;
    case 'brokeDown':
      return event.symbol === null ? null : `${whose(event.side)} Engineer breaks ${event.symbol}.`;
    case 'circuitRepaired':
      return `${whose(event.side)} ${event.circuit} circuit is complete: its four breakdowns are repaired.`;
    case 'systemReady':
      return `${name(event.side)}: ${systemNoun(event.system)} ready.`;
    case 'damaged':
      return `${does(name(event.side), 'take')} 1 damage${damageCause(event.fault)}.`;
    case 'stopCalled':
      return `STOP! ${does(name(event.side), 'use')} ${THE_SYSTEM[event.system]}.`;
    case 'stoodDown':
      return event.lapsed
        ? `${does(name(event.side), 'were', 'was')} too slow: the charge of ${THE_SYSTEM[event.system]} is lost.`
        : `${does(name(event.side), 'stand')} down. Go on.`;
    case 'mineLaid':
      return `${does(name(event.side), 'lay')} a mine${event.cell === null ? '' : ` on ${event.cell}`}.`;
    case 'exploded':
      return `${whose(event.side)} ${CHARGE_NAMES[event.charge]} on ${event.cell}: ${hitWords(event.hits, name)}.`;
    case 'mineLost':
      return `${whose(event.side)} mine on ${event.cell} is gone with the blast.`;
    case 'chartedMineLost':
      return `The charted mine on ${event.cell} is gone.`;
    case 'mineChained': {
      const mine = event.side === null ? 'A charted mine' : `${whose(event.side)} mine`;
      return `${mine} on ${event.cell} goes off with it: ${hitWords(event.hits, name)}.`;
    }
    case 'droneLaunched':
      return `${whose(event.side)} drone searches sector ${event.sector}: ${within(is(name(enemyOf(event.side))))} ${event.found ? 'there' : 'not there'}.`;
    case 'sonarSent':
      return `${does(name(event.side), 'send')} the sonar. ${name(enemyOf(event.side))} must answer.`;
    case 'sonarAnswered':
      return `${does(name(event.side), 'answer')}: ${claimWords(event.claims)}, one true and one false${event.drawn ? '. It was picked at random' : ''}.`;
    case 'salvaged':
      return `${does(name(event.side), 'haul')} up the crate of the wreck at ${event.cell}.`;
    case 'surfaced':
      return `${does(name(event.side), 'surface')} in sector ${event.sector}.`;
    case 'traced':
      return event.done
        ? `${whose(event.side)} ${ROLE_NAMES[event.role]} has traced section ${event.section + 1} of the hull.`
        : null;
    case 'traceVoided':
      return `${whose(event.side)} ${ROLE_NAMES[event.role]} has left the channel: all four sections again.`;
    case 'readyToDive':
      return `${whose(event.side)} Engineer is ready to dive.`;
    case 'dived':
      return `${does(name(event.side), 'dive')}.`;
    case 'turnBegan':
      return event.left > 1
        ? `${does(name(event.side), 'have', 'has')} ${counted(event.left, 'turn')} in a row.`
        : null;
    case 'sheetDrawn':
      return null;
    case 'called':
      return event.call.kind === 'point'
        ? null
        : `${whose(event.side)} ${ROLE_NAMES[event.role]}: “${callWords(event.call)}”`;
    case 'forfeited':
      return `${forfeitWords(`${whose(event.side)} ${ROLE_NAMES[event.role]}`, event.reason)}.`;
    case 'gameEnded':
      return outcomeWords(
        { winners: event.winner === null ? [] : [teamOf(event.winner)], reason: event.reason },
        names,
      );
    default:
      return event satisfies never;
  }
}

/** In the middle of a sentence: "you are". */
const within = (phrase: string): string =>
  phrase.startsWith(`${YOU} `) ? uncapital(phrase) : phrase;

export const CHARGE_NAMES = { torpedo: 'torpedo', mine: 'mine', charted: 'charted mine' } as const;

/** What only the crew hears of a course that was called. */
function decoyWay({ course, sailed = null }: CourseSet): string {
  return sailed === null || sailed === course
    ? ''
    : ` was a decoy, the boat went ${COURSE_NAMES[sailed]}`;
}

function silentWay({ course, cells }: SilenceRun): string {
  if (course === null || cells === null) return '';
  return cells === 0
    ? `, staying put, headed ${COURSE_NAMES[course]}`
    : `, ${counted(cells, 'cell')} ${COURSE_NAMES[course]}`;
}

function damageCause(fault: Fault | null): string {
  switch (fault) {
    case null:
      return ' from breakdowns';
    case 'ice':
      return ' from the ice';
    case 'panel':
      return ': a whole panel has broken down, and everything is repaired';
    case 'reactor':
      return ': the reactor has leaked, and everything is repaired';
    default:
      return fault satisfies never;
  }
}

/** Who has won and by what. */
export function outcomeWords({ winners, reason }: Outcome, names: Names): string {
  const winner = SIDES.find((side) => winners.includes(teamOf(side)));
  if (winner === undefined) return 'A draw: both boats are sunk.';
  const loser = names.side(teamOf(enemyOf(winner)));
  const why: { readonly [Name in Ending]: string } = {
    sunk: `${within(is(loser))} sunk`,
    bothSunk: 'both boats are sunk',
    salvaged: 'most of the crates are theirs',
    resigned: forfeitWords(midSentence(loser), 'resigned'),
    time: forfeitWords(midSentence(loser), 'time'),
    absent: forfeitWords(midSentence(loser), 'absent'),
  };
  return `${does(names.side(teamOf(winner)), 'win')}: ${why[reason as Ending]}.`;
}

const NOT_CALLED: ReadonlySet<Event['type']> = new Set([
  'gaugeMarked',
  'brokeDown',
  'turnBegan',
  'sheetDrawn',
  'traced',
]);

/** What a voice calls out: every announcement and every call of the crew, and nothing that is only noted. */
export function spokenWords(event: Event, names: Names): string | null {
  if (event.type === 'called')
    return event.call.kind === 'point'
      ? null
      : `${ROLE_NAMES[event.role]}: ${callWords(event.call)}`;
  return NOT_CALLED.has(event.type) ? null : eventWords(event, names);
}

/** An announcement as it is called across the table. */
export interface Callout {
  readonly side: SideName | null; // who calls
  readonly words: string; // short enough to be set large
  readonly detail: string | null;
}

export function callOf(said: Announcement): Callout {
  const call = (words: string, detail: string | null = null): Callout => ({
    side: 'side' in said ? said.side : null,
    words,
    detail,
  });
  switch (said.type) {
    case 'startChosen':
      return call('Ready to begin');
    case 'playBegan':
      return call('Under way', said.first === null ? null : `${SIDE_NAMES[said.first]} begins.`);
    case 'courseSet':
      return call(
        capital(COURSE_NAMES[said.course]),
        said.sailed === undefined || said.sailed === null || said.sailed === said.course
          ? null
          : `a decoy: in truth ${COURSE_NAMES[said.sailed]}`,
      );
    case 'silenceRun':
      return call(
        'Silence',
        said.course === null || said.cells === null
          ? null
          : `${counted(said.cells, 'cell')} ${COURSE_NAMES[said.course]}`,
      );
    case 'systemReady':
      return call(`${SYSTEM_NAMES[said.system]} ready`);
    case 'damaged':
      return call('1 damage', said.fault === 'ice' ? 'from the ice' : 'from breakdowns');
    case 'stopCalled':
      return call('STOP', SYSTEM_NAMES[said.system]);
    case 'stoodDown':
      return call('Go on', said.lapsed ? 'too slow: the charge is lost' : 'stood down');
    case 'mineLaid':
      return call('Mine', said.cell === null ? 'laid' : `laid on ${said.cell}`);
    case 'exploded':
      return call(`${capital(CHARGE_NAMES[said.charge])} on ${said.cell}`, hits(said.hits));
    case 'mineChained':
      return call(`A mine goes off on ${said.cell}`, hits(said.hits));
    case 'chartedMineLost':
      return call(`The charted mine on ${said.cell} is gone`);
    case 'droneLaunched':
      return call(`Drone in sector ${said.sector}`, said.found ? 'found!' : 'not there');
    case 'sonarSent':
      return call('Sonar', 'the other crew must answer');
    case 'sonarAnswered':
      return call(capital(claimWords(said.claims)), 'one is true, one is a lie');
    case 'salvaged':
      return call(`Crate up at ${said.cell}`, 'one wreck less');
    case 'surfaced':
      return call(`Surfacing in sector ${said.sector}`);
    case 'dived':
      return call('Dive');
    default:
      return said satisfies never;
  }
}

export const hits = (each: PerSide<Hit>): string => hitWords(each, (side) => SIDE_NAMES[side]);
