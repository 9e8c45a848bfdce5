import type { MatchOrder } from '../src/arena.ts';
import type { Contestant } from '../src/contestants/contestant.ts';
import { newRosterMemory, rosterIn } from '../src/contestants/exec/process-group.ts';
import { openPrograms } from '../src/contestants/exec/programs.ts';
import type { Field } from '../src/contestants/field.ts';
import { loadField } from '../src/contestants/fields.ts';
import { parseContestant } from '../src/contestants/parse-contestant.ts';
import type { Hall } from '../src/match/play-game.ts';
import type { MatchPlan } from '../src/match/plan.ts';

/** What is wanted; all else is usual. */
export interface Wish extends Partial<Omit<MatchPlan, 'contestants'>> {
  readonly bots: readonly [string, string];
}

export async function fieldOfGame(id: string): Promise<Field> {
  const field = await loadField(id);
  if (field === null) throw new Error(`there is no game "${id}"`);
  return field;
}

export function named(field: Field, name: string): Contestant {
  const contestant = parseContestant(field, name);
  if (contestant === null) throw new Error(`there is no bot "${name}"`);
  return contestant;
}

export function planOf(field: Field, { bots: [one, two], ...wish }: Wish): MatchPlan {
  return {
    game: field.game.id,
    seed: 'test',
    longest: 10_000,
    execMillis: 5000,
    contestants: [named(field, one), named(field, two)],
    ...wish,
    setup: field.game.parseSetup(wish.setup ?? {}),
  };
}

/** To play sets in this very thread. */
export async function hallOf(game: string, wish: Wish): Promise<Hall> {
  const field = await fieldOfGame(game);
  const plan = planOf(field, wish);
  const programs = openPrograms({
    answerMillis: plan.execMillis,
    roster: rosterIn(newRosterMemory()),
    onStderr: () => {},
  });
  return { plan, field, programs, answerMillis: plan.execMillis };
}

export async function orderOf(
  game: string,
  wish: Wish,
  order: Partial<MatchOrder> = {},
): Promise<MatchOrder> {
  const field = await fieldOfGame(game);
  return {
    field,
    plan: planOf(field, wish),
    sets: 3,
    threads: 1,
    sprt: null,
    signal: new AbortController().signal,
    onProgress: () => {},
    onComplaint: () => {},
    ...order,
  };
}
