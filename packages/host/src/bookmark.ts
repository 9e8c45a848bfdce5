import type { Playable, Seat } from '@fathom/kit';
import type { KeptPaper } from './papers.ts';
import { beginMatch, seedOf, tableOf } from './state.ts';
import type { MatchState } from './state.ts';

// A match as it stood after a row of its log, as text: what the rows up to there have made of it, so that they need not be folded
// again. Its first line names the code that wrote it, and no other reads it: what a field means cannot change under it.

/** What goes into the text besides the match itself. */
interface BookmarkParts {
  readonly code: string;
  readonly lastRow: string; // of the log, as text: only a log with the same row at the same place is the one it stood in
  readonly audiences: ReadonlyMap<string, string>; // as in `MatchBookmark`
}

export function writeBookmark(
  match: MatchState,
  { code, lastRow, audiences }: BookmarkParts,
): string {
  const header = { lastRow, audiences: [...audiences.keys()], match: packed(match) };
  return [code, JSON.stringify(header), ...audiences.values()].join('\n'); // JSON text has no line ends
}

/** A match as it stood, and the row that its log has at the last place before it. */
export interface ReadBookmark {
  readonly match: MatchState;
  readonly lastRow: string;
}
interface BookmarkBasis {
  readonly code: string;
  readonly games: readonly Playable[];
  readonly papers: readonly KeptPaper[];
}

/** null: other code wrote it. Throws where it cannot be read. */
export function readBookmark(
  text: string,
  { code, games, papers }: BookmarkBasis,
): ReadBookmark | null {
  if (!text.startsWith(`${code}\n`)) return null;
  const [, header = '', ...lines] = text.split('\n');
  const { lastRow, audiences, match } = JSON.parse(header) as {
    readonly lastRow: string;
    readonly audiences: readonly string[];
    readonly match: Packed;
  };
  const kept = new Map(audiences.map((key, i) => [key, lines[i] ?? '']));
  return { lastRow, match: unpacked(match, { games, papers, kept }) };
}

type Packed = ReturnType<typeof packed>;
type WrittenAsIs<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends
          | ReadonlyMap<unknown, unknown>
          | ReadonlySet<unknown>
          | ((...given: never) => unknown)
      ? never
      : { readonly [Key in keyof T]: WrittenAsIs<T[Key]> };

function packed(match: MatchState) {
  const {
    papers: _papers, // the store has them
    bookmark: _bookmark,
    game: _game,
    commitment: _commitment,
    gone: _gone, // noted beside the log
    erased: _erased,
    seats,
    applied,
    talk,
    reliefs,
    botWishes,
    wouldBeAlone,
    counts,
    players,
    timeOffWish,
    table: _table,
    offer,
    seal: _seal, // made anew from the rows
    ...plain
  } = match;
  plain satisfies WrittenAsIs<typeof plain>; // whatever is no plain JSON has to be named above
  const { bytes, seatChanges, arrangements, rematches } = counts;
  return {
    ...plain,
    seats: [...seats].map(([seat, { chair: _chair, ...held }]) => [seat, held] as const),
    applied: [...applied],
    talk: [...talk].map(
      ([channel, said]) => [channel, { ...said, bySpeaker: [...said.bySpeaker] }] as const,
    ),
    reliefs: [...reliefs].map(([guest, votes]) => [guest, [...votes]] as const),
    botWishes: [...botWishes],
    wouldBeAlone: [...wouldBeAlone],
    players: [...players],
    timeOffWish: timeOffWish && { ...timeOffWish, agreed: [...timeOffWish.agreed] },
    offer: offer && { ...offer, answers: [...offer.answers] },
    counts: {
      numbers: { bytes, seatChanges, arrangements, rematches },
      table: counts.table,
      seats: [...counts.seats].map(([seat, { used }]) => [seat, used] as const),
      guests: [...counts.guests],
      rematchWishes: [...counts.rematchWishes],
      timeOffWishes: [...counts.timeOffWishes],
      spectatorWishes: [...counts.spectatorWishes],
    },
    bookmark: tableOf(match).bookmark(),
  };
}

interface UnpackingBasis extends Omit<BookmarkBasis, 'code'> {
  readonly kept: ReadonlyMap<string, string>;
}

function unpacked(packed: Packed, { games, papers, kept }: UnpackingBasis): MatchState {
  const { seats, applied, talk, reliefs, botWishes, wouldBeAlone, counts, players, ...rest } =
    packed;
  const { timeOffWish, offer, bookmark, ...plain } = rest;
  const begun = beginMatch(plain.created, games, { papers });
  const match: MatchState = {
    ...begun,
    ...plain,
    bookmark: { rows: plain.length, audiences: kept },
    applied: new Set([...applied, ...begun.applied]),
    talk: new Map(
      talk.map(([channel, said]) => [channel, { ...said, bySpeaker: new Map(said.bySpeaker) }]),
    ),
    reliefs: new Map(reliefs.map(([guest, votes]) => [guest, new Map(votes)])),
    botWishes: new Map(botWishes),
    wouldBeAlone: new Set(wouldBeAlone),
    players: new Set(players),
    timeOffWish: timeOffWish && { ...timeOffWish, agreed: new Set(timeOffWish.agreed) },
    offer: offer && { ...offer, answers: new Map(offer.answers) },
    counts: unpackedCounts(counts, begun),
  };
  for (const [seat, held] of seats) Object.assign(heldIn(match, seat), held);
  const { setup, shared } = match.created;
  match.table = match.game.open({ setup, seed: seedOf(match), shared, papers, bookmark });
  return match;
}

function heldIn({ seats }: MatchState, seat: Seat): object {
  const held = seats.get(seat);
  if (held === undefined) throw new Error(`there is no seat "${seat}"`);
  return held;
}

/** What a crew has used is what its seats have. */
function unpackedCounts(
  packed: Packed['counts'],
  { counts: fresh }: MatchState,
): MatchState['counts'] {
  for (const [seat, { rows, bytes }] of packed.seats) {
    const share = fresh.seats.get(seat);
    for (const used of share === undefined ? [] : [share.used, share.side.used]) {
      used.rows += rows;
      used.bytes += bytes;
    }
  }
  return {
    ...fresh,
    ...packed.numbers,
    table: packed.table,
    guests: new Map(packed.guests),
    rematchWishes: new Map(packed.rematchWishes),
    timeOffWishes: new Map(packed.timeOffWishes),
    spectatorWishes: new Map(packed.spectatorWishes),
  };
}
