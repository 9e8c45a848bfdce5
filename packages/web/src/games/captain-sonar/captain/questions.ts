import type { Action, Chart, SideName, View } from '@fathom/captain-sonar/client';
import { ownPrice } from '../desk/blasts.ts';
import type { Shot } from '../desk/blasts.ts';
import { COURSE_NAMES } from '../words.ts';

/** What is asked before an order is final. */
export interface Question {
  readonly words: string;
  readonly warning: string | null; // what it would cost the own boat
  readonly yes: string;
}

export interface Grounds {
  readonly view: View;
  readonly side: SideName;
  readonly chart: Chart;
}

const plain = (words: string, yes: string): Question => ({ words, warning: null, yes });

/** null: an order that needs no second thought. */
export function questionFor(action: Action, grounds: Grounds): Question | null {
  switch (action.type) {
    case 'start':
      return plain(
        `Begin at ${action.cell}, in sector ${grounds.chart.sectorOf(action.cell)}? It cannot be changed later.`,
        `Begin at ${action.cell}`,
      );
    case 'mine':
      return plain(
        `Lay a mine on ${action.cell}? All hear “mine”, nobody hears where.`,
        `Lay it on ${action.cell}`,
      );
    case 'torpedo':
      return shot(grounds, { cell: action.cell, source: 'torpedo' });
    case 'trigger':
      return shot(grounds, { cell: action.cell, source: 'own mine' });
    case 'scenario':
      return shot(grounds, { cell: action.cell, source: 'charted mine' });
    case 'drone':
      return plain(
        `Send the drone to sector ${action.sector}? All hear whether the enemy is there.`,
        `Search sector ${action.sector}`,
      );
    case 'sonar':
      return plain('Send the sonar? The enemy Captain must answer: one truth and one lie.', 'Ping');
    case 'stop':
      return plain(
        'Call STOP for the sonar? The enemy Captain must answer: one truth and one lie.',
        'STOP and ping',
      );
    case 'silence':
      return silent(action);
    case 'surface':
      return surfacing(grounds);
    case 'course':
    case 'gauge':
    case 'ok':
    case 'break':
    case 'standDown':
    case 'answer':
    case 'endTurn':
    case 'trace':
    case 'readyToDive':
    case 'dive':
    case 'sheet':
      return null;
    default:
      return action satisfies never;
  }
}

const SHOTS: { readonly [Source in Shot['source']]: readonly [words: string, yes: string] } = {
  torpedo: ['Fire the torpedo at', 'Fire at'],
  'own mine': ['Set off your mine on', 'Blow up'],
  'charted mine': ['Set off the charted mine on', 'Blow up'],
};

function shot({ view, side }: Grounds, aimed: Shot): Question {
  const [words, yes] = SHOTS[aimed.source];
  return {
    words: `${words} ${aimed.cell}? 2 damage there and 1 on the cells around it; all hear where.`,
    warning: ownPrice(view, side, aimed),
    yes: `${yes} ${aimed.cell}`,
  };
}

function silent({ course, cells }: Extract<Action, { readonly type: 'silence' }>): Question {
  const way =
    cells === 0
      ? `Stay where you are, headed ${COURSE_NAMES[course]}?`
      : `Slip ${cells} ${COURSE_NAMES[course]}?`;
  return plain(
    `${way} The enemy hears “silence” and nothing else.`,
    cells === 0 ? `Stay, ${COURSE_NAMES[course]}` : `Slip ${cells} ${COURSE_NAMES[course]}`,
  );
}

function surfacing({ view, side, chart }: Grounds): Question {
  const position = view.boats[side]?.position ?? null;
  const sector = position === null ? '' : ` ${chart.sectorOf(position)}`;
  const price =
    view.setup.mode === 'turn'
      ? 'the enemy takes three turns in a row.'
      : 'all four sections of the hull must be traced before you can dive.';
  const isIced =
    view.setup.scenario === 'ice' && position !== null && !chart.holes.includes(position);
  const sinks = view.standing[side].damage + 1 >= view.setup.damage;
  return {
    words: `Surface? All breakdowns are repaired and your route is wiped. The enemy hears your sector${sector}, and ${price}`,
    warning: isIced
      ? `There is ice above you: surfacing here does 1 damage${sinks ? ' and sinks you' : ''}.`
      : null,
    yes: 'Surface',
  };
}
