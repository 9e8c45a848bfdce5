import { BadInput, makeHeader } from '@fathom/kit';
import type { Playable, RecordHeader, RecordedPlayer, Seat, Seed } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';

/** A match that is to be played in this browser, or one that was begun here and goes on. */
export interface LocalWanted {
  readonly match: string; // chosen by the page: asked for again, the match goes on
  readonly game: string;
  readonly options: unknown;
  readonly seat: Seat; // the person's; bots take all others
  readonly level: string;
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
  { options, seat, level }: LocalWanted,
  contribution: string,
): readonly RecordedPlayer[] {
  const bot = game.levels.find((known) => known.level === level);
  if (bot === undefined) throw new BadInput(`${game.name} has no bot "${level}".`);
  const chairs = game.chairs(options);
  if (!chairs.some((chair) => chair.seat === seat))
    throw new BadInput(`${game.name} has no seat "${seat}".`);
  return chairs.map((chair) =>
    chair.seat === seat
      ? { seat, name: PERSON, bot: null, contribution }
      : { seat: chair.seat, name: bot.name, bot: level, contribution: null },
  );
}

/** The seat that is no bot's. */
export const personsSeat = ({ players }: RecordHeader): Seat | null =>
  players.find(({ bot }) => bot === null)?.seat ?? null;

/** A match that was begun here, as it was wanted then. */
export function goOnWith(header: RecordHeader): LocalWanted {
  const bot = header.players.find((player) => player.bot !== null);
  return {
    match: header.match,
    game: header.game,
    options: header.setup,
    seat: personsSeat(header) ?? ('' as Seat),
    level: bot?.bot ?? '',
  };
}
