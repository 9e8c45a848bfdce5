import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import type { World } from '../world.ts';
import type { SeatKeys } from './keys.ts';

/** What a match needs of the world around it. */
export interface Services extends Pick<World, 'now' | 'after' | 'chance'> {
  readonly store: Store;
  readonly keys: SeatKeys;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}
