import { groupsOfPerson, lastChangedFirst, newestFirst } from '@fathom/host/store';
import type { Listing, ListingsQuery, MatchOfPerson, MatchStore, OpenMatch } from '@fathom/host';
import { VISIBILITIES } from '@fathom/protocol';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { listingColumns, peopleOf } from './appending.ts';
import type { Statement } from './connection.ts';
import { lives } from './living.ts';
import type { Patient } from './patient.ts';

/**
 * The matches of one status and visibility lie in the index in the order of the list. Each such group is read for a whole
 * page and the pages are merged here: one list over several groups would have to sort all that they hold.
 */
const listed = (ofGame: string): string => `
  SELECT found.* FROM unnest($1::text[], $2::text[]) AS wanted (status, visibility)
  CROSS JOIN LATERAL (
    SELECT id AS match, game, matches.status, matches.visibility, updated_at AS "updatedAt",
      CASE WHEN listed THEN face END AS face
    FROM matches
    WHERE matches.status = wanted.status AND matches.visibility = wanted.visibility AND (updated_at, id) < ($3::float8, $4)
      ${ofGame}
    ORDER BY updated_at DESC, id DESC LIMIT $5
  ) AS found`;
export const LISTED: Statement = { name: 'listed', text: listed('') };
export const LISTED_OF_GAME: Statement = { name: 'listed-of-game', text: listed('AND game = $6') };

const UNSEEN = `CASE WHEN NOT news_seen THEN json_build_object('kind', news, 'at', news_at) END`;

export const MATCHES_OF: Statement = {
  name: 'matches-of',
  text: `
    SELECT found.* FROM unnest($2::text[], $6::boolean[]) AS wanted (status, turn)
    CROSS JOIN LATERAL (
      SELECT match, people.status, changed_at AS "changedAt", own, people.turn, ${UNSEEN} AS news,
        CASE WHEN listed THEN face END AS face
      FROM people JOIN matches ON id = match
      WHERE guest = $1 AND people.status = wanted.status AND people.turn = wanted.turn
        AND (changed_at, match) < ($3::float8, $4)
      ORDER BY changed_at DESC, match DESC LIMIT $5
    ) AS found`,
};
export const OPEN_OF: Statement = {
  name: 'open-of',
  text: `SELECT match, status, turn FROM people WHERE guest = $1 AND status IN ('lobby', 'running') LIMIT $2`,
};
export const UNLISTED: Statement = {
  name: 'unlisted',
  text: 'SELECT id FROM matches WHERE NOT listed AND id > $1 ORDER BY id LIMIT $2',
};

/** Whoever has written a later row meanwhile has said in the match itself how long the log was. */
export const RELIST: Statement = {
  name: 'relist',
  text: `
    WITH given AS (
      SELECT * FROM json_to_record($3::json) AS given (
        game text, status text, visibility text, "updatedAt" float8, "isOpen" boolean,
        face text, people json, "changedAt" float8
      )
    ), changed AS (
      UPDATE matches SET game = given.game, status = given.status, visibility = given.visibility,
        updated_at = coalesce("updatedAt", updated_at, 0), listed = given.face IS NOT NULL, listed_rows = $2::int,
        face = given.face, wake_at = CASE WHEN "isOpen" THEN coalesce(wake_at, 0) END
      FROM given
      WHERE id = $1 AND listed_rows <= $2::int
        AND EXISTS (SELECT FROM log WHERE match = $1 AND seq = $2::int - 1)
        AND NOT EXISTS (SELECT FROM log WHERE match = $1 AND seq = $2::int)
      RETURNING id AS match, given.status, given.people, given."changedAt"
    ), ${peopleOf('changed')}
    SELECT FROM changed`,
};

export const LIVING_NODES: Statement = {
  name: 'living-nodes',
  text: `SELECT id FROM nodes WHERE ${lives('nodes.id')}`,
};

/** A part of them at a time: nobody waits for long, and nothing has to be done twice that was done. */
export const FORGET_FACES: Statement = {
  name: 'forget-faces',
  text: `
    UPDATE matches SET listed = false, face = NULL
    WHERE id IN (SELECT id FROM matches WHERE listed ORDER BY id LIMIT 5000) RETURNING id`,
};
export const FORGET_PEOPLE: Statement = {
  name: 'forget-people',
  text: `
    DELETE FROM people
    WHERE (match, guest) IN (SELECT match, guest FROM people ORDER BY match, guest LIMIT 5000) RETURNING match`,
};

type Lists = Pick<MatchStore, 'listings' | 'matchesOf' | 'openOf' | 'unlisted' | 'relist'> &
  Pick<Store, 'forgetLists'>;

export function listOperations({ ask }: Patient): Lists {
  return {
    listings: async (query) => {
      const { game, limit, before = NEWEST } = query;
      const { statuses, visibilities } = groupsOf(query);
      const values = [statuses, visibilities, before.updatedAt, before.match, limit];
      const found =
        game === undefined
          ? await ask<Listing>(LISTED, values)
          : await ask<Listing>(LISTED_OF_GAME, [...values, game]);
      return found.toSorted(newestFirst).slice(0, limit);
    },
    matchesOf: async (query) => {
      const { guest, limit, before = LAST_CHANGED } = query;
      const groups = groupsOfPerson(query);
      const statuses = groups.map(({ status }) => status);
      const turns = groups.map(({ turn }) => turn);
      const values = [guest, statuses, before.changedAt, before.match, limit, turns];
      const found = await ask<MatchOfPerson>(MATCHES_OF, values);
      return found.toSorted(lastChangedFirst).slice(0, limit);
    },
    openOf: (guest, limit) => ask<OpenMatch>(OPEN_OF, [guest, limit]),
    unlisted: async ({ limit, after = '' }) =>
      (await ask<{ id: string }>(UNLISTED, [after, limit])).map(({ id }) => id),
    relist: async (match, rows, listing) =>
      void (await ask(RELIST, [match, rows, JSON.stringify(listingColumns(listing))])),
    forgetLists: async () => {
      if ((await ask(LIVING_NODES, [])).length > 0) throw lockedError();
      for (const forget of [FORGET_FACES, FORGET_PEOPLE])
        while ((await ask(forget, [])).length > 0);
    },
  };
}

const lockedError = (): StoreError =>
  new StoreError('locked', 'Fathom servers are running on the database. Stop them first.');

interface ListedGroups {
  readonly statuses: readonly string[];
  readonly visibilities: readonly string[];
}
function groupsOf({ status, visibility }: ListingsQuery): ListedGroups {
  const visible = visibility === undefined ? VISIBILITIES : [visibility];
  const wanted = [...new Set(status)];
  return {
    statuses: wanted.flatMap((one) => visible.map(() => one)),
    visibilities: wanted.flatMap(() => visible),
  };
}

const NEWEST = { updatedAt: Number.MAX_SAFE_INTEGER, match: '' };
const LAST_CHANGED = { changedAt: Number.MAX_SAFE_INTEGER, match: '' };
