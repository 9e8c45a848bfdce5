import { BadInput, parse } from '@fathom/kit';
import { setupSchema } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Result } from '../state.ts';
import { ENDINGS, RULES, SIDES } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';

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
