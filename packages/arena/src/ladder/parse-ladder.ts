import { BadInput, parse } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { ENTRANT_KINDS } from './design.ts';
import { LADDER_FORMAT, LADDER_VERSION } from './ladder.ts';
import type { Ladder } from './ladder.ts';

const estimate = v.object({ value: v.number(), low: v.number(), high: v.number() });
const times = v.object({
  decisions: v.number(),
  mean: v.number(),
  p95: v.number(),
  max: v.number(),
});

const ladderSchema: Schema<Ladder> = v.object({
  format: v.literal(LADDER_FORMAT),
  formatVersion: v.literal(LADDER_VERSION),
  id: v.string(),
  title: v.string(),
  game: v.string(),
  gameVersion: v.number(),
  setup: v.unknown(),
  sides: v.number(),
  seed: v.string(),
  games: v.number(),
  node: v.string(),
  rungs: v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      kind: v.picklist(ENTRANT_KINDS),
      rating: estimate,
      games: v.number(),
      forfeits: v.number(),
      times,
    }),
  ),
  meetings: v.array(
    v.object({
      one: v.string(),
      others: v.string(),
      games: v.number(),
      share: estimate,
      scores: v.array(v.tuple([v.number(), v.number()])),
      unfinished: v.number(),
    }),
  ),
});

/** Throws BadInput on what is no ladder. */
export function parseLadder(text: string, name: string): Ladder {
  try {
    return parse(ladderSchema, JSON.parse(text), name);
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(`${name}: this is not JSON`);
    throw error;
  }
}
