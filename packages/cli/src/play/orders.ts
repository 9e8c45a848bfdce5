import { BadInput } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { typingText } from '../games.ts';
import { list } from '../help.ts';
import { movesText } from './moves.ts';
import { drawBoard } from './session.ts';
import type { Session } from './session.ts';

interface Order {
  readonly help: string;
  /** false: the person leaves the table. */
  readonly follow: (session: Session, rest: string) => boolean | Promise<boolean>;
}

/** What can be typed besides the actions of the game. */
const ORDERS: Readonly<Record<string, Order>> = {
  help: { help: 'Show this.', follow: (session) => say(session, helpText(session)) },
  moves: {
    help: 'List what you can do now; "moves b2" lists only what has b2 in it.',
    follow: (session, part) => say(session, movesText(session.match, part)),
  },
  board: {
    help: 'Draw the board again.',
    follow: (session) => {
      drawBoard(session);
      return true;
    },
  },
  undo: {
    help: 'Not possible: what was seen cannot be unseen.',
    follow: (session) => say(session, 'Nothing can be taken back: what was seen cannot be unseen.'),
  },
  resign: {
    help: 'Give up the match.',
    follow: async (session) => answered(session, await session.match.resign()),
  },
  quit: { help: 'Leave; the match is not finished then.', follow: () => false },
};

/** Carries out a line that was typed: an order, or an action in the game's notation. */
export async function obey(session: Session, line: string): Promise<boolean> {
  if (line === '') return true;
  const [word = '', ...rest] = line.split(/\s+/);
  const name = word.toLowerCase();
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (order !== undefined) return await order.follow(session, rest.join(' '));
  const { match } = session;
  try {
    return answered(session, await match.act(match.game.notation.parse(line)));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return say(session, `${error.message} ("help" explains)`);
  }
}

function say({ terminal }: Pick<Session, 'terminal'>, text: string): true {
  terminal.out(text);
  return true;
}

const answered = (session: Session, refusal: Refusal | null): true =>
  refusal === null || say(session, `Not possible: ${session.match.wordsFor(refusal)}`);

function helpText({ match }: Session): string {
  const orders = Object.entries(ORDERS).map(([name, { help }]) => [name, help] as const);
  return [typingText(match.game), '', list('Besides:', orders)].join('\n');
}
