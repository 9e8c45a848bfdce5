import {
  CannotLoad,
  chanceFrom,
  deny,
  errorMessage,
  keptFor,
  NO_FIGURES,
  NO_KEYS,
  openConnection,
  openMatches,
  openThinker,
  Overtaken,
} from '@fathom/host';
import type { Clock, LiveMatch, Log, Matches } from '@fathom/host';
import { BadInput, rngFor } from '@fathom/kit';
import type { Playable, Refusal, Seed } from '@fathom/kit';
import type { ClientMessage, ErrorMessage } from '@fathom/protocol';
import { localWords } from '../words/local.ts';
import type { LocalStore } from './browser-store.ts';
import { ME, MOST_KEPT } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';

/** All that the host of a match in this browser needs of the world: a worker gives it the real one, a test its own. */
export interface LocalServices extends Clock {
  readonly game: Playable;
  readonly store: LocalStore;
  readonly newSeed: () => string; // 64 hexadecimal digits
  readonly log: Log;
  /** Takes a ServerMessage as JSON to the page. */
  readonly send: (text: string) => void;
  /** Another tab has gone on with the match: the page is to join again. */
  readonly dismiss: () => void;
  readonly fail: (error: unknown) => void; // the host is of no use any more: open another
}
/** The host of one match, and the page's end of it. */
export interface LocalHost {
  readonly hear: (message: ClientMessage) => void;
  /** null: nobody has asked for it yet. */
  readonly find: () => Promise<LiveMatch | null>;
  readonly close: () => Promise<void>;
}

const PERSON = { guest: ME, name: localWords.player };

export async function openLocalHost(
  wanted: LocalWanted,
  services: LocalServices,
): Promise<LocalHost> {
  const { store, game, newSeed } = services;
  const games = [game];
  const matches = openMatches(
    {
      ...services,
      games,
      store: { ...store, markAlive: (at) => store.markAlive(at, 0, wanted.match) },
      chance: { ...chanceFrom(newSeed as () => Seed), newMatchId: () => wanted.match },
      keys: NO_KEYS,
      bots: openThinker(games, () => rngFor(newSeed() as Seed, 0)),
      figures: NO_FIGURES,
    },
    { aliveAt: await store.aliveAt(wanted.match) },
  );
  const findOrBegin = async (): Promise<LiveMatch> => {
    const match = (await matches.find(wanted.match)) ?? (await begin(wanted, matches, services));
    await sitDown(match, matches, newSeed);
    return match;
  };
  const connection = openConnection({
    listener: { guest: ME, send: services.send, dismiss: services.dismiss },
    find: async (id) => (id === wanted.match ? findOrBegin() : null),
    nameOf: async () => PERSON.name,
  });
  const unwatch = store.watch(wanted.match, () => {
    // What is just being loaded may lack the row as well.
    const drop = (): void => matches.drop(wanted.match);
    matches.find(wanted.match).then(drop, drop);
  });
  return {
    hear: (message) => {
      connection.hear(message).catch((error: unknown) => {
        const fault = faultOf(error);
        if (fault !== null) services.send(JSON.stringify(fault));
        else if (!(error instanceof Overtaken)) services.fail(error);
        // Whoever is there already is told anyway, and asks once more for what was not answered.
        else if (message.t === 'join') services.dismiss();
      });
    },
    find: () => matches.find(wanted.match),
    close: async () => {
      unwatch();
      connection.close();
      await matches.stop();
    },
  };
}

/** Why a match could not be made. It is thrown, because whoever joins hears of it in place of a welcome. */
class CannotPlay extends Error {
  override readonly name = 'CannotPlay';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function faultOf(error: unknown): ErrorMessage | null {
  if (error instanceof CannotPlay || error instanceof CannotLoad)
    return errorMessage(error.refusal);
  if (error instanceof BadInput) return errorMessage(deny('malformed', { problem: error.message }));
  return null;
}

async function begin(
  wanted: LocalWanted,
  matches: Matches,
  { game, store }: LocalServices,
): Promise<LiveMatch> {
  const seats = game.chairs(wanted.options).map(({ seat }) => seat);
  const empty = seats.filter((seat) => wanted.seats[seat] === undefined);
  if (empty.length > 0) throw new CannotPlay(deny('emptySeats', { seats: empty }));
  if (!Object.values(wanted.seats).includes('me')) throw new CannotPlay(deny('noSeat', { seats }));
  const { options, clock, pace } = wanted;
  const match = await matches.create(
    {
      game: game.id,
      options,
      seats: Object.fromEntries(
        Object.entries(wanted.seats).map(([seat, plan]) => [seat, plan === 'me' ? 'kept' : plan]),
      ),
      visibility: 'private',
      clock,
      pace,
      start: 'full',
    },
    PERSON,
  );
  if ('code' in match) throw new CannotPlay(match);
  await forgetOldest(store);
  return match;
}

/** The person's share of the luck and the host's are drawn by the same browser. A crash may have come in between. */
async function sitDown(match: LiveMatch, matches: Matches, newSeed: () => string): Promise<void> {
  if (match.state.status !== 'lobby') return;
  const contribution = newSeed();
  for (const seat of keptFor(match.state, ME)) {
    const refusal = await matches.sit(match, PERSON, {
      seat,
      key: null,
      contribution,
      leave: null,
    });
    if (refusal !== null) throw new CannotPlay(refusal);
  }
}

async function forgetOldest(store: LocalStore): Promise<void> {
  const all = await store.listings({
    status: ['lobby', 'running', 'finished', 'closed'],
    limit: Infinity,
  });
  for (const { match } of all.slice(MOST_KEPT)) await store.forget(match);
}
