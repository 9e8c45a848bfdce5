import type { Created, MatchRow } from '@fathom/host';
import type { Listing } from '@fathom/host/store';
import type { Outcome, RecordHeader, Row } from '@fathom/kit';
import type { Pace } from '@fathom/protocol';
import { ME } from './local-match.ts';

// How this browser kept matches before they had the host's rows. Only for taking such matches over.

/** A match of the first version: what its record begins with, and its end. */
export interface VersionOneMatch {
  readonly match: string;
  readonly header: RecordHeader;
  readonly outcome: Outcome | null;
  readonly pace?: Pace; // human where it is not noted
}
export interface VersionOneRow {
  readonly match: string;
  readonly seq: number;
  readonly row: Row & { readonly id: string | null };
}

interface TakenOver {
  readonly log: readonly string[];
  readonly listing: Listing;
}

/** The same match in the host's rows: id, seeds, version and inputs stay, and so do its luck and its record. */
export function fromVersionOne(kept: VersionOneMatch, rows: readonly VersionOneRow[]): TakenOver {
  const { header, outcome, pace = 'human' } = kept;
  const at = Date.parse(header.startedAt);
  const created: Created = {
    type: 'created',
    at,
    id: header.match,
    game: header.game,
    version: header.version,
    setup: header.setup,
    clock: { type: 'none' },
    visibility: 'private',
    pace,
    start: 'full',
    creator: ME,
    plan: Object.fromEntries(
      header.players.map(({ seat, bot }) => [
        seat,
        bot === null ? { for: 'kept', guest: ME } : { for: 'bot', level: bot },
      ]),
    ),
    hostSeed: header.hostSeed,
  };
  const seated = header.players
    .filter(({ bot }) => bot === null)
    .map(({ seat, name, contribution }): MatchRow => ({
      type: 'seated',
      at,
      seat,
      guest: ME,
      name,
      contribution,
    }));
  const played = rows
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ row: { id, input, events } }): MatchRow => ({ type: 'played', id, input, events }));
  const log: readonly MatchRow[] = [created, ...seated, { type: 'started', at }, ...played];
  return {
    log: log.map((row) => JSON.stringify(row)),
    listing: {
      match: header.match,
      game: header.game,
      visibility: 'private',
      status: outcome === null ? 'running' : 'finished',
      updatedAt: at + (rows.at(-1)?.row.input.at ?? 0),
      face: null,
    },
  };
}
