import { newestFirst } from '@fathom/host/store';
import type { Listing, ListingsQuery } from '@fathom/host';
import { VISIBILITIES } from '@fathom/protocol';
import type { Status, Visibility } from '@fathom/protocol';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';

/** The matches of one status and visibility lie in the index in the order of the list. */
interface ListingGroup {
  readonly status: Status;
  readonly visibility: Visibility;
}

/** Reads the newest of one group, as the query has it. */
type GroupReader = (group: ListingGroup, query: ListingsQuery) => readonly Listing[];

export function listingOperations(database: DatabaseSync): Pick<Operations, 'listings'> {
  const readGroup = groupReader(database);
  return {
    listings: (query) =>
      groupsOf(query)
        .flatMap((group) => readGroup(group, query))
        .toSorted(newestFirst)
        .slice(0, query.limit),
  };
}

/**
 * Each group is asked for a whole page and the pages are merged here: one query over several groups would
 * sort all that they hold, and the writer would wait for it.
 */
function groupsOf({ status, visibility }: ListingsQuery): readonly ListingGroup[] {
  const visibilities = visibility === undefined ? VISIBILITIES : [visibility];
  return [...new Set(status)].flatMap((status) =>
    visibilities.map((visibility) => ({ status, visibility })),
  );
}

function groupReader(database: DatabaseSync): GroupReader {
  const select = `
    SELECT id AS match, game, status, visibility, updatedAt FROM matches
    WHERE status = ? AND visibility = ? AND (updatedAt, id) < (?, ?)`;
  const order = 'ORDER BY updatedAt DESC, id DESC LIMIT ?';
  const ofAll = database.prepare(`${select} ${order}`);
  const ofGame = database.prepare(`${select} AND game = ? ${order}`);

  return ({ status, visibility }, { game, limit, before = END_OF_TIME }) => {
    const position = [status, visibility, before.updatedAt, before.match];
    const found =
      game === undefined ? ofAll.all(...position, limit) : ofGame.all(...position, game, limit);
    return found as unknown as readonly Listing[];
  };
}

const END_OF_TIME = { updatedAt: Number.MAX_SAFE_INTEGER, match: '' };
