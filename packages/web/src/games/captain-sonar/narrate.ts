import { SIDES, enemyOf, teamOf } from '@fathom/captain-sonar/client';
import type { Claims, Event, Hit, PerSide, Result, SideName } from '@fathom/captain-sonar/client';
import type { Side } from '@fathom/kit';
import type { Sound } from '../game-client.ts';
import { claimWords } from './captain/answer.ts';
import { COURSE_NAMES, HIT_WORDS, ROLE_NAMES, SYSTEM_NAMES, THE_SYSTEM, counted } from './words.ts';

type NameOf = (side: SideName) => string;

const ALL_SYMBOLS = { panel: 'a whole panel has broken down', reactor: 'the reactor has leaked' };

/** One line of the log; null: nothing worth one. */
export function narrate(event: Event, nameOfSide: (side: Side) => string): string | null {
  const nameOf: NameOf = (side) => nameOfSide(teamOf(side));
  if (event.type === 'playBegan')
    return event.first === null
      ? 'Both boats are under way.'
      : `Both boats are under way. ${nameOf(event.first)} has the first turn.`;
  if (event.type === 'chartedMineLost') return `The charted mine on ${event.cell} is gone.`;
  if (event.type === 'gameEnded') return saidResult(event, nameOf);
  if (event.type !== 'mineChained') return crewLine(event, nameOf(event.side), nameOf);
  const whose = event.side === null ? 'A charted mine' : `${nameOf(event.side)}’s mine`;
  return `${whose} on ${event.cell} goes off with it: ${hitWords(event.hits, nameOf)}.`;
}

type CrewLine = Exclude<
  Event,
  { readonly type: 'playBegan' | 'chartedMineLost' | 'mineChained' | 'gameEnded' }
>;

function crewLine(event: CrewLine, who: string, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'startChosen':
      return event.cell === null
        ? `${who} is ready to begin.`
        : `${who} is ready to begin, at ${event.cell}.`;
    case 'courseSet':
      return `${who}: ${COURSE_NAMES[event.course]}.`;
    case 'silenceRun':
      return `${who}: silence${silentWay(event)}.`;
    case 'gaugeMarked':
      if (event.system === null) return null;
      return event.system === 'none'
        ? `${who}’s First Mate: OK, every gauge is full.`
        : `${who}’s First Mate charges ${THE_SYSTEM[event.system]}.`;
    case 'brokeDown':
      return event.symbol === null ? null : `${who}’s Engineer breaks ${event.symbol}.`;
    case 'circuitRepaired':
      return `${who}’s ${event.circuit} circuit is complete: its four breakdowns are repaired.`;
    case 'systemReady':
      return `${who}: ${SYSTEM_NAMES[event.system].toLowerCase()} ready.`;
    case 'damaged':
      return `${who} takes 1 damage${damageCause(event.fault)}.`;
    case 'stopCalled':
      return `STOP! ${who} uses ${THE_SYSTEM[event.system]}.`;
    case 'stoodDown':
      return event.lapsed
        ? `${who} was too slow: the charge of ${THE_SYSTEM[event.system]} is lost.`
        : `${who} stands down. Go on.`;
    case 'mineLaid':
      return `${who} lays a mine${event.cell === null ? '' : ` on ${event.cell}`}.`;
    case 'exploded':
      return `${who}’s ${event.charge === 'charted' ? 'charted mine' : event.charge} on ${event.cell}: ${hitWords(event.hits, nameOf)}.`;
    case 'mineLost':
      return `${who}’s mine on ${event.cell} is gone with the blast.`;
    case 'droneLaunched':
      return `${who}’s drone searches sector ${event.sector}: ${nameOf(enemyOf(event.side))} is ${event.found ? 'there' : 'not there'}.`;
    case 'sonarSent':
      return `${who} sends the sonar. ${nameOf(enemyOf(event.side))} must answer.`;
    case 'sonarAnswered':
      return answerLine(event.claims, who, event.drawn);
    case 'surfaced':
      return `${who} surfaces in sector ${event.sector}.`;
    case 'traced':
      return event.done
        ? `${who}’s ${ROLE_NAMES[event.role]} has traced section ${event.section + 1} of the hull.`
        : null;
    case 'traceVoided':
      return `${who}’s ${ROLE_NAMES[event.role]} has left the channel: all four sections again.`;
    case 'readyToDive':
      return `${who}’s Engineer is ready to dive.`;
    case 'dived':
      return `${who} dives.`;
    case 'turnBegan':
      return event.left > 1 ? `${who} has ${counted(event.left, 'turn')} in a row.` : null;
    case 'sheetDrawn':
      return null;
    case 'forfeited':
      return `${who}’s ${ROLE_NAMES[event.role]} ${FORFEITED[event.reason]}.`;
    default:
      return event satisfies never;
  }
}

const FORFEITED = {
  resigned: 'resigns for the crew',
  time: 'has run out of time',
  absent: 'has left the table',
} as const;

const answerLine = (claims: Claims, who: string, drawn: boolean): string =>
  `${who} answers: ${claimWords(claims)}, one true and one false${drawn ? '. It was drawn by lot' : ''}.`;

function silentWay({ course, cells }: Extract<Event, { readonly type: 'silenceRun' }>): string {
  if (course === null || cells === null) return '';
  return cells === 0
    ? `, staying put, headed ${COURSE_NAMES[course]}`
    : `, ${counted(cells, 'cell')} ${COURSE_NAMES[course]}`;
}

function damageCause(fault: 'panel' | 'reactor' | 'ice' | null): string {
  if (fault === null) return ' from breakdowns';
  return fault === 'ice' ? ' from the ice' : `: ${ALL_SYMBOLS[fault]}, and everything is repaired`;
}

const hitWords = (hits: PerSide<Hit>, nameOf: NameOf): string =>
  SIDES.map((side) => `${nameOf(side)} ${HIT_WORDS[hits[side]]}`).join(', ');

/** Who won and how, in a sentence. */
export function saidResult({ winner, reason }: Result, nameOf: NameOf): string {
  if (winner === null) return 'A draw: both boats are sunk.';
  const loser = nameOf(enemyOf(winner));
  const why: { readonly [Reason in Result['reason']]: string } = {
    sunk: `${loser} is sunk`,
    bothSunk: 'both boats are sunk',
    resigned: `${loser} resigned`,
    time: `${loser} ran out of time`,
    absent: `${loser} left the table`,
  };
  return `${nameOf(winner)} wins: ${why[reason]}.`;
}

const COURSE_SOUNDS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** Each course has its own tone. Winning and losing are the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'courseSet':
      return COURSE_SOUNDS[event.course];
    case 'silenceRun':
      return 'hush';
    case 'systemReady':
      return 'ready';
    case 'damaged':
    case 'traceVoided':
      return 'alarm';
    case 'stopCalled':
      return 'stop';
    case 'mineLaid':
      return 'splash';
    case 'exploded':
    case 'mineChained':
      return 'blast';
    case 'droneLaunched':
      return 'move';
    case 'sonarSent':
    case 'sonarAnswered':
      return 'ping';
    case 'surfaced':
      return 'surface';
    case 'dived':
      return 'dive';
    case 'gaugeMarked':
    case 'brokeDown':
      return 'mark';
    case 'startChosen':
    case 'playBegan':
    case 'circuitRepaired':
    case 'stoodDown':
    case 'mineLost':
    case 'chartedMineLost':
    case 'traced':
    case 'readyToDive':
    case 'turnBegan':
    case 'sheetDrawn':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

const MURMURS: ReadonlySet<Event['type']> = new Set([
  'gaugeMarked',
  'brokeDown',
  'turnBegan',
  'sheetDrawn',
  'traced',
]);

/** What a voice calls out: every announcement, and none of the murmurs. */
export const spoken = (event: Event, nameOf: (side: Side) => string): string | null =>
  MURMURS.has(event.type) ? null : narrate(event, nameOf);
