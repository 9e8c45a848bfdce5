import { BadInput } from '@fathom/kit';
import type { Outcome, Refusal } from '@fathom/kit';
import { failed } from '../exit.ts';
import { drawBoard } from './session.ts';
import type { Session } from './session.ts';
import { typingText } from '../games.ts';
import { list } from '../help.ts';
import type { TerminalMatch } from './terminal-match.ts';

/** Plays to the end; null: the person left before it. */
export async function playOut(session: Session): Promise<Outcome | null> {
  const { match } = session;
  let drawn: unknown = null; // the view that was drawn last
  let hasActed = true;
  let wasWaitedFor = false;
  for (;;) {
    await match.settled();
    const outcome = match.outcome();
    if (outcome !== null) return outcome;
    const isWaitedFor = match.isWaitedFor();
    if (!isWaitedFor && !match.goesOn())
      throw failed('nobody at the table can act: a fault of the game or of its bots');
    // Where the table moves on by itself a board after each event would bury everything else.
    const isWanted = hasActed || !match.goesOn() || (isWaitedFor && !wasWaitedFor);
    if (isWanted && drawn !== match.view()) {
      drawBoard(session);
      drawn = match.view();
    }
    wasWaitedFor = isWaitedFor;
    const answer = await Promise.race([typed(session), news(session)]);
    hasActed = answer.type === 'line';
    if (answer.type === 'ended') return null;
    if (answer.type === 'line' && !(await obey(session, answer.text))) return null;
  }
}

/** What comes first: the person types something, something is heard, or the input ends. */
type Answer =
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'news' }
  | { readonly type: 'ended' };

async function typed({ match, terminal, lines }: Session): Promise<Answer> {
  const line = await lines.ask(terminal.paint.strong(`${match.seat}> `));
  return line === null ? { type: 'ended' } : { type: 'line', text: line.trim() };
}

async function news({ match }: Session): Promise<Answer> {
  await match.news();
  return { type: 'news' };
}

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
async function obey(session: Session, line: string): Promise<boolean> {
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

const MOST_SHOWN = 60;
const MOST_COUNTED = 100_000; // a game may have more actions than anyone can list
const WIDTH = 78;

/** The legal actions in the game's notation, those with `part` in them if it is given. */
function movesText({ game, seat, view }: TerminalMatch, part: string): string {
  const shown: string[] = [];
  let met = 0;
  for (const action of game.legal(view(), seat)) {
    const text = game.notation.make(action);
    if (!text.includes(part)) continue;
    met += 1;
    if (shown.length < MOST_SHOWN) shown.push(text);
    if (met === MOST_COUNTED) break;
  }
  if (met === 0)
    return part === '' ? 'There is nothing to do now.' : `Nothing has "${part}" in it.`;
  const more = met > shown.length ? [`and ${atLeast(met - shown.length)} more`] : [];
  return [...columns(shown), ...more].join('\n');
}

const atLeast = (more: number): string =>
  more + MOST_SHOWN >= MOST_COUNTED ? `over ${more}` : String(more);

function columns(items: readonly string[]): readonly string[] {
  const width = Math.max(...items.map((item) => item.length)) + 2;
  const across = Math.max(1, Math.floor(WIDTH / width));
  const rows = Math.ceil(items.length / across);
  return Array.from({ length: rows }, (_, row) =>
    items
      .slice(row * across, (row + 1) * across)
      .map((item) => item.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
