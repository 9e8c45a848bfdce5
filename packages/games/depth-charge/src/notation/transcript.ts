import { BadInput, parse } from '@fathom/kit';
import { START } from '../board.ts';
import type { TurnTaken } from '../events.ts';
import { makeAction, makeTurn, parseAction, parseTurn } from './action.ts';
import { setupSchema } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Result, State } from '../state.ts';
import { ENDINGS, RULES, SIDES, inOrder } from '../vocabulary.ts';
import type { PerSide, Placement, SideName, Square } from '../vocabulary.ts';

/** A game as it is written down: all that is needed to play it again. */
export interface Transcript extends Headers {
  readonly placements: PerSide<Placement | null>; // null: not placed, or not known to the writer
  readonly turns: readonly TurnTaken[];
}

type Source = Pick<State, 'setup' | 'first' | 'mines' | 'wrecks' | 'record' | 'result'>;

/** Of a state or, with what it does not show left out, of a view. */
export function transcriptOf(source: Source): Transcript {
  const { setup, first, result, record } = source;
  const placements = { black: placementOf(source, 'black'), red: placementOf(source, 'red') };
  return { setup, first, result, placements, turns: record };
}

function placementOf({ mines, wrecks }: Source, side: SideName): Placement | null {
  const living = mines[side];
  return living && inOrder([...living, ...wrecks[side]] as unknown as Placement);
}

/** Headers, the placements, then one line per turn. */
export function makeTranscript({ placements, turns, ...headers }: Transcript): string {
  const placed = SIDES.flatMap((side) => {
    const squares = placements[side];
    return squares === null ? [] : [`${side}: ${makeAction({ type: 'place', squares })}`];
  });
  const taken = turns.map((turn, i) => `${i + 1}. ${turn.side}: ${makeTurn(turn)}`);
  return [...makeHeaders(headers), '', ...placed, ...taken, ''].join('\n');
}

/** What has been read so far. */
interface Draft {
  readonly headers: Map<string, string>;
  readonly placements: { -readonly [Name in SideName]: Placement | null };
  readonly boats: { -readonly [Name in SideName]: Square };
  readonly turns: TurnTaken[];
}

/**
 * Reads what makeTranscript writes; blank lines and lines that begin with # are skipped. It looks at the
 * form only: whether the game can be played so is for replay to say. Throws BadInput naming the line.
 */
export function parseTranscript(text: string): Transcript {
  const draft: Draft = {
    headers: new Map(),
    placements: { black: null, red: null },
    boats: { ...START },
    turns: [],
  };
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line !== '' && !line.startsWith('#')) within(`line ${i + 1}`, () => readLine(draft, line));
  }
  return { ...parseHeaders(draft.headers), placements: draft.placements, turns: draft.turns };
}

/** Says where a fault was found. */
function within(where: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${where}: ${error.message}`) : error;
  }
}

function readLine(draft: Draft, line: string): void {
  const [, number, name, rest] = /^(?:(\d+)\. *)?(\w+): *(.*)$/.exec(line) ?? [];
  if (name === undefined || rest === undefined)
    throw new BadInput(`expected a header, a placement or a turn, found "${line}"`);
  if (number !== undefined) readTurn(draft, Number(number), [name, rest]);
  else if (SIDES.some((side) => side === name)) readPlacement(draft, [name, rest]);
  else if (draft.headers.has(name)) throw new BadInput(`there is a second "${name}"`);
  else draft.headers.set(name, rest);
}

function readPlacement({ placements }: Draft, [name, text]: readonly [string, string]): void {
  const side = parseSide(name, 'placement');
  const action = parseAction(text);
  if (action.type !== 'place') throw new BadInput(`expected "place" or a number before "${name}"`);
  if (placements[side] !== null) throw new BadInput(`${side} has placed before`);
  placements[side] = action.squares;
}

function readTurn(
  { boats, turns }: Draft,
  number: number,
  [name, text]: readonly [string, string],
): void {
  if (number !== turns.length + 1)
    throw new BadInput(`expected turn ${turns.length + 1}, found ${number}`);
  const side = parseSide(name, `turn ${number}`);
  const turn = parseTurn(text, { side, boat: boats[side] });
  if (turn.type === 'boatMoved' || turn.type === 'boatSunk') boats[side] = turn.to;
  turns.push(turn);
}

export interface Headers {
  readonly setup: Setup;
  readonly first: SideName; // who in fact began
  readonly result: Result | null; // null: not over
}

const GAME = `${RULES.id}@${RULES.version}`;

export function makeHeaders({ setup, first, result }: Headers): readonly string[] {
  const { duplicates, occlusion, allowPass, turnLimit, assist } = setup;
  const options = { first: setup.first, duplicates, occlusion, allowPass, turnLimit, assist };
  return [
    `game: ${GAME}`,
    ...Object.entries(options satisfies Setup).map(([name, value]) => `${name}: ${String(value)}`),
    `begins: ${first}`,
    `result: ${makeResult(result)}`,
  ];
}

export function parseHeaders(headers: ReadonlyMap<string, string>): Headers {
  const { game, begins, result, ...options } = Object.fromEntries(headers);
  if (game !== GAME) throw new BadInput(`game: expected ${GAME}, found "${game ?? ''}"`);
  const values = Object.entries(options).map(([name, word]) => [name, valueOf(word)] as const);
  return {
    setup: parse(setupSchema, Object.fromEntries(values), 'the options'),
    first: parseSide(begins, 'begins'),
    result: parseResult(result),
  };
}

/** Option values are words; some stand for numbers or truth values. */
function valueOf(word: string): string | number | boolean {
  if (/^\d+$/.test(word)) return Number(word);
  return word === 'true' || word === 'false' ? word === 'true' : word;
}

export function parseSide(name: string | undefined, what: string): SideName {
  const side = SIDES.find((each) => each === name);
  if (side !== undefined) return side;
  throw new BadInput(`${what}: expected ${SIDES.join(' or ')}, found "${name ?? ''}"`);
}

function makeResult(result: Result | null): string {
  if (result === null) return 'none';
  return `${result.winner === null ? 'draw' : `${result.winner} wins`}, ${result.reason}`;
}

function parseResult(text: string | undefined): Result | null {
  if (text === 'none') return null;
  const [, draw, winner, how] = /^(?:(draw)|(\w+) wins), (\w+)$/.exec(text ?? '') ?? [];
  const reason = ENDINGS.find((ending) => ending === how);
  if (reason === undefined)
    throw new BadInput(
      `result: expected "none", "draw, …", "black wins, …" or "red wins, …" with one of ${ENDINGS.join(', ')}; found "${text ?? ''}"`,
    );
  return { winner: draw === undefined ? parseSide(winner, 'result') : null, reason };
}
