import type { Clock, Conduct, WantedMatch, LiveMatch, Log, Matches } from '@fathom/host';
import type { Playable } from '@fathom/kit';
import type { CreateMatch } from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/index.ts';
import type { Directory } from './directory.ts';
import { asDaily, dayOf, noteScore, noteTry } from './dives/dives.ts';
import { diveRoutes } from './dives/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { openTeller } from './ratings/teller.ts';
import { seekRoutes } from './seeks/routes.ts';
import { openSeeks } from './seeks/seeks.ts';

export interface OpponentsParts extends Pick<Clock, 'after' | 'calendar'> {
  readonly store: Store;
  readonly matches: Matches;
  readonly games: readonly Playable[];
  readonly directory: Directory;
  readonly secret: string;
  readonly log: Log;
  readonly banned: Conduct['banned'];
  readonly whoIs: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

/** Ratings, pairing, the search of the day: what people are to each other beyond one match. */
export interface Opponents {
  readonly routes: (app: FastifyInstance) => void;
  /** What is wanted, made into what the server makes of it. */
  readonly wanted: (ask: CreateMatch) => WantedMatch;
  /** To be told of each match that somebody has asked for. */
  readonly made: (match: LiveMatch) => Promise<void>;
  /** Resolves once all that had ended is reckoned up. */
  readonly tellAll: () => Promise<void>;
  /** Resolves once all who can be are paired. */
  readonly pairAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function openOpponents(parts: OpponentsParts): Opponents {
  const { store, games, directory, secret, calendar } = parts;
  const tables = store.people;
  const teller = openTeller({ ...parts, onTold: (match) => noteScore(tables, match) });
  const { followers } = parts.matches;
  const seeks = openSeeks({
    ...parts,
    tables,
    isHere: followers.isFollowed,
    onPaired: followers.changed,
  });
  followers.also(async (person) => {
    const match = await seeks.metFor(person);
    return match === null ? [] : [{ t: 'paired', match }];
  });
  return {
    routes: (app) => {
      ratingRoutes(app, { ...parts, tables });
      seekRoutes(app, { ...parts, seeks });
      diveRoutes(app, { ...parts, tables, directory });
    },
    wanted: (ask) => asDaily(ask, { games, secret, today: dayOf(calendar()) }),
    made: (match) => noteTry(tables, match.state),
    tellAll: teller.tellAll,
    pairAll: seeks.pairAll,
    stop: async () => {
      await Promise.all([teller.stop(), seeks.stop()]);
    },
  };
}
