import { BadInput, makeHeader } from '@fathom/kit';
import type { Playable, RecordHeader, RecordedPlayer, Seat, Seed } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';
import type { Pace } from '@fathom/protocol';

/** Who takes a seat at home: there is one person, and bots take all others. */
export type LocalPlan = 'me' | { readonly bot: string };

/** A match that is to be played in this browser, or one that was begun here and goes on. */
export interface LocalWanted {
  readonly match: string; // chosen by the page: asked for again, the match goes on
  readonly game: string;
  readonly options: unknown;
  readonly seats: Readonly<Record<string, LocalPlan>>;
  readonly pace: Pace;
}

const ID_LENGTH = 8;
const PERSON = 'Player';

/** In the form of the server's ids, so that the address of a replay looks the same. */
export function newLocalId(): string {
  const size = MATCH_ID_ALPHABET.length;
  const fair = 256 - (256 % size); // bytes from here up would favour the first characters
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH)))
      if (byte < fair && id.length < ID_LENGTH) id += MATCH_ID_ALPHABET.charAt(byte % size);
  return id;
}

/** The person's share of the luck and the host's, drawn by the same browser. */
export interface LocalLuck {
  readonly hostSeed: string;
  readonly contribution: string;
  readonly at: number; // Unix time in milliseconds
}

/** A match at home is committed to like any other, so that its record can be verified. */
export function beginLocalMatch(
  game: Playable,
  wanted: LocalWanted,
  luck: LocalLuck,
): RecordHeader {
  return makeHeader(game, {
    match: wanted.match,
    setup: game.parseSetup(wanted.options),
    players: playersOf(game, wanted, luck.contribution),
    hostSeed: luck.hostSeed as Seed,
    startedAt: new Date(luck.at).toISOString(),
  });
}

function playersOf(
  game: Playable,
  { options, seats }: LocalWanted,
  contribution: string,
): readonly RecordedPlayer[] {
  const chairs = game.chairs(options);
  for (const seat of Object.keys(seats))
    if (!chairs.some((chair) => chair.seat === seat))
      throw new BadInput(`${game.name} has no seat "${seat}".`);
  const mine = chairs.filter(({ seat }) => seats[seat] === 'me');
  if (new Set(mine.map(({ side }) => side)).size !== 1)
    throw new BadInput('Take at least one seat, and seats of one side only.');
  return chairs.map(({ seat }) => {
    const plan = seats[seat];
    if (plan === undefined) throw new BadInput(`Nobody takes the seat "${seat}".`);
    if (plan === 'me') return { seat, name: PERSON, bot: null, contribution };
    const bot = game.levels.find(({ level }) => level === plan.bot);
    if (bot === undefined) throw new BadInput(`${game.name} has no bot "${plan.bot}".`);
    return { seat, name: bot.name, bot: plan.bot, contribution: null };
  });
}

/** The seats that are no bot's. */
export const personsSeats = ({ players }: RecordHeader): readonly Seat[] =>
  players.filter(({ bot }) => bot === null).map(({ seat }) => seat);

/** A match that was begun here, as it was wanted then. */
export const goOnWith = (header: RecordHeader, pace: Pace = 'human'): LocalWanted => ({
  match: header.match,
  game: header.game,
  options: header.setup,
  seats: Object.fromEntries(
    header.players.map(({ seat, bot }) => [seat, bot === null ? 'me' : { bot }]),
  ),
  pace,
});
