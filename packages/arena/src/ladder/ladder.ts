import { BadInput, parse } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import type { Estimate } from '../stats/interval.ts';
import type { ScoreCounts } from '../stats/ratings.ts';
import type { TimeSummary } from '../stats/times.ts';
import { ENTRANT_KINDS } from './design.ts';
import type { Entrant } from './design.ts';

export const LADDER_FORMAT = 'fathom-ladder';
export const LADDER_VERSION = 1;
export const ANCHOR = 1000; // the rating of the lowest level

export interface Rung extends Entrant {
  readonly rating: Estimate;
  readonly games: number;
  readonly forfeits: number;
  readonly times: TimeSummary;
}
/** What one got alone against the others. */
export interface Meeting {
  readonly one: string;
  readonly others: string;
  readonly games: number;
  readonly share: Estimate;
  readonly scores: ScoreCounts;
  readonly unfinished: number;
}

/** A ladder as it was played: all that its pages are made from, and all that is needed to play it again. Plain JSON. */
export interface Ladder {
  readonly format: typeof LADDER_FORMAT;
  readonly formatVersion: typeof LADDER_VERSION;
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly setup: unknown;
  readonly sides: number;
  readonly seed: string;
  readonly games: number; // between two levels
  readonly node: string;
  readonly rungs: readonly Rung[]; // the strongest first
  readonly meetings: readonly Meeting[];
}

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
