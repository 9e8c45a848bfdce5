import { BadInput } from '@fathom/kit';
import type { Input, Refusal } from '@fathom/kit';
import { typingText } from '../games.ts';
import { list } from '../help.ts';
import { movesText } from './moves.ts';
import { announce, drawBoard } from './sitting.ts';
import type { Sitting } from './sitting.ts';

interface Order {
  readonly help: string;
  /** false: the person leaves the table. */
  readonly follow: (sitting: Sitting, rest: string) => boolean;
}

/** What can be typed besides the actions of the game. */
const ORDERS: Readonly<Record<string, Order>> = {
  help: { help: 'Show this.', follow: (sitting) => say(sitting, helpText(sitting)) },
  moves: {
    help: 'List what you can do now; "moves b2" lists only what has b2 in it.',
    follow: (sitting, rest) => say(sitting, movesText(sitting, rest)),
  },
  board: {
    help: 'Draw the board again.',
    follow: (sitting) => {
      drawBoard(sitting);
      return true;
    },
  },
  undo: {
    help: 'Not possible: what was seen cannot be unseen.',
    follow: (sitting) => say(sitting, 'Nothing can be taken back: what was seen cannot be unseen.'),
  },
  resign: {
    help: 'Give up the match.',
    follow: (sitting) => submit(sitting, { type: 'forfeit', reason: 'resigned' }),
  },
  quit: { help: 'Leave; the match is not finished then.', follow: () => false },
};

/** Carries out a line that was typed: an order, or an action in the game's notation. */
export function obey(sitting: Sitting, line: string): boolean {
  if (line === '') return true;
  const [word = '', ...rest] = line.split(/\s+/);
  const name = word.toLowerCase();
  const order = Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (order !== undefined) return order.follow(sitting, rest.join(' '));
  try {
    return submit(sitting, { type: 'act', action: sitting.game.notation.parse(line) });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return say(sitting, `${error.message} ("help" explains)`);
  }
}

function say({ terminal }: Sitting, text: string): true {
  terminal.out(text);
  return true;
}

type Typed =
  Input<unknown> extends infer Each
    ? Each extends { readonly seat: unknown }
      ? Omit<Each, 'at' | 'seat'>
      : never
    : never;

function submit(sitting: Sitting, typed: Typed): true {
  const { match } = sitting;
  const refusal = match.take({ ...typed, at: match.now(), seat: match.seat });
  if (refusal !== null) return say(sitting, `Not possible: ${refusalText(sitting, refusal)}`);
  announce(sitting);
  return true;
}

const refusalText = ({ game }: Sitting, refusal: Refusal): string =>
  game.words.refusal(refusal) ?? refusal.message;

function helpText({ game }: Sitting): string {
  const orders = Object.entries(ORDERS).map(([name, { help }]) => [name, help] as const);
  return [typingText(game), '', list('Besides:', orders)].join('\n');
}
