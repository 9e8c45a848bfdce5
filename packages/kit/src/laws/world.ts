import type { Chair, Input, Refusal, SomeGame } from '../game.ts';
import { refuse } from '../game.ts';
import { digest } from '../fair.ts';
import { rngFor } from '../rng.ts';
import type { Seed } from '../rng.ts';
import { BadInput } from '../bad-input.ts';
import { parse } from '../schema.ts';
import { step } from '../step.ts';
import type { MatchOrigin, Row } from '../table.ts';

/** A match with its whole past laid open. */
export interface World {
  readonly game: SomeGame;
  readonly origin: MatchOrigin;
  readonly setup: unknown; // with all defaults filled in
  readonly chairs: readonly Chair[];
  readonly rows: Row[];
  readonly states: unknown[]; // states[i] is the one after i rows
}
/** A row and the state it leads to. */
export interface AppliedRow {
  readonly row: Row;
  readonly after: unknown;
}
export type Taken =
  | ({ readonly ok: true } & AppliedRow)
  | { readonly ok: false; readonly refusal: Refusal };

export const seedFor = (...names: readonly (string | number)[]): Seed =>
  digest(['fathom/laws', ...names]) as Seed;

export function begin(game: SomeGame, origin: MatchOrigin): World {
  const setup = parse(game.setup, origin.setup, `${game.id}: the options`);
  const start = game.start(setup, rngFor(origin.seed, 0));
  return { game, origin, setup, chairs: game.chairs(setup), rows: [], states: [start] };
}

export const isTalk = ({ talk }: SomeGame, action: unknown): boolean =>
  talk !== undefined && talk(action);

export const stateOf = (world: World): unknown => world.states.at(-1);

/** What would come of an input now. Changes nothing. */
export function attempt(world: World, input: Input<unknown>): Taken {
  const parsed = parsedInput(world.game, input);
  if (parsed === null) return { ok: false, refusal: refuse('malformed') };
  return attemptParsed(world, parsed);
}

/** The same for an input whose shape is known to be right. */
export function attemptParsed(world: World, input: Input<unknown>): Taken {
  const rng = rngFor(world.origin.seed, world.rows.length + 1);
  const taken = step(world.game, stateOf(world), { input, rng });
  if (!taken.ok) return taken;
  return { ok: true, row: { input, events: taken.events }, after: taken.state };
}

export function grow(world: World, { row, after }: AppliedRow): void {
  world.rows.push(row);
  world.states.push(after);
}

/** null: not of the shape of an action. */
export function parsedInput(game: SomeGame, input: Input<unknown>): Input<unknown> | null {
  if (input.type !== 'act') return input;
  try {
    return { ...input, action: parse(game.action, input.action, 'the action') };
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
