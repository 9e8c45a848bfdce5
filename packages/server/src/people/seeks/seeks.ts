import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { entryOf } from '@fathom/games';
import { concernsOrKept, deny } from '@fathom/host';
import type { CallOff, Clock, LiveMatch, Log, Matches } from '@fathom/host';
import { canonical, modeOf } from '@fathom/kit';
import type { Chair, ClockRule, Playable, Refusal } from '@fathom/kit';
import type { CreateMatch, NewSeek, Seek } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import type { Directory } from '../directory.ts';
import { unable } from '../opponent-refusals.ts';
import { poolName, valueIn } from '../ratings/queries.ts';
import { groupUp } from './grouping.ts';
import type { Seeker } from './grouping.ts';

export interface SeeksParts extends Pick<Clock, 'after' | 'calendar'> {
  readonly tables: PeopleTables;
  readonly directory: Directory;
  readonly matches: Pick<Matches, 'create' | 'find'>;
  readonly games: readonly Playable[];
  readonly secret: string;
  readonly log: Log;
  /** Whether somebody has a socket here that follows what is theirs. */
  readonly isHere?: (person: string) => boolean;
  /** Somebody's wish was met. */
  readonly onPaired?: (person: string) => void;
}
export interface Seeks {
  readonly seek: (by: SeekingPerson, wanted: NewSeek) => Promise<Seek | Refusal>;
  /** What somebody seeks. To ask is to say that one is still there. */
  readonly of: (person: string) => Promise<Seek | null>;
  /** The match by which somebody's wish was met, while it is news. */
  readonly metFor: (person: string) => Promise<string | null>;
  readonly giveUp: (person: string, id: string) => Promise<void>;
  /** Pairs all who can be. */
  readonly pairAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
export interface SeekingPerson {
  readonly person: string;
  readonly network: string;
}

const TICK = 1_000; // milliseconds
const GONE_AFTER = 12_000; // whoever has not asked for so long is not there any more
const FORGOTTEN_AFTER = 60_000;
const CUT_SHORT_AFTER = 10_000; // a pairing that has no match by then: its node is gone
const NO_SHOW_AFTER = 60_000; // a match that has not begun by then is closed
const MOST_FROM_NETWORK = 40;
const MOST_AT_ONCE = 200; // of one wish are looked at
const MOST_KEPT_ALIVE = 1_000;

interface SeekRow {
  readonly person: string;
  readonly id: string;
  readonly wish: string;
  readonly ask: string;
  readonly rated: number;
  readonly value: number;
  readonly since: number;
  readonly pairing: string | null;
  readonly place: number | null;
  readonly match: string | null;
}
const COLUMNS = 'person, id, wish, ask, rated, value, since, pairing, place, match';
type Asked = Pick<CreateMatch, 'game' | 'options' | 'clock'>;

const nothing = (): void => {};

export function openSeeks(parts: SeeksParts): Seeks {
  const { tables, after, log } = parts;
  let callOff: CallOff = nothing;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const pairAll = async (): Promise<void> => {
    await running?.catch(nothing);
    const look = lookAtAll(parts);
    running = look;
    await look;
  };
  const tick = (): void => {
    if (isStopped) return;
    callOff = after(TICK, () => {
      pairAll()
        .catch((error: unknown) => {
          if (!isStopped) log.warn({ err: error }, 'people could not be paired');
        })
        .finally(tick);
    });
  };
  tick();
  return {
    pairAll,
    seek: async (by, wanted) => {
      const asked = await ask(parts, by, wanted);
      if (asked !== null) return asked;
      await pairWish(parts, wishOf(plannedFor(parts, wanted).ask));
      const seek = shown(await seekOf(tables, by.person));
      if (seek === null) throw unable('noOpponents');
      return seek;
    },
    of: async (person) => {
      await tables.write([
        {
          text: 'UPDATE seeks SET alive_at = $2 WHERE person = $1 AND alive_at < $2',
          values: [person, parts.calendar()],
        },
      ]);
      return shown(await seekOf(tables, person));
    },
    metFor: async (person) => (await seekOf(tables, person))?.match ?? null,
    giveUp: async (person, id) => {
      await tables.write([
        {
          text: 'DELETE FROM seeks WHERE person = $1 AND id = $2 AND pairing IS NULL',
          values: [person, id],
        },
      ]);
    },
    stop: async () => {
      isStopped = true;
      callOff();
      await running?.catch(nothing);
    },
  };
}

async function seekOf(tables: PeopleTables, person: string): Promise<SeekRow | null> {
  const [row] = await tables.read<SeekRow>(`SELECT ${COLUMNS} FROM seeks WHERE person = $1`, [
    person,
  ]);
  return row ?? null;
}

function shown(row: SeekRow | null): Seek | null {
  if (row === null) return null;
  const { id, ask: asked, rated, since, match } = row;
  return { id, ...(JSON.parse(asked) as Asked), rated: rated === 1, since, match };
}

interface Planned {
  readonly ask: Asked; // with all options filled in
  readonly chairs: readonly Chair[];
}

/** Throws BadInput where the game's options are at fault. */
function plannedFor({ games }: SeeksParts, { game: id, options: asked, clock }: Asked): Planned {
  const options = { ...entryOf(id)?.pairing, ...(asked as Readonly<Record<string, unknown>>) };
  const game = games.find((known) => known.id === id);
  if (game === undefined) return { ask: { game: id, options, clock }, chairs: [] };
  const setup = game.parseSetup(options);
  const kept: ClockRule = game.isRealTime(setup) ? { type: 'none' } : clock; // real time has none
  return { ask: { game: id, options: setup, clock: kept }, chairs: game.chairs(setup) };
}

/** Only the same is paired. A chart of one's own may be long, and an index takes no more than some 2,700 bytes. */
const wishOf = (asked: Asked): string =>
  createHash('sha256').update(canonical(asked)).digest('base64url');
const sidesOf = (chairs: readonly Chair[]): readonly string[] => [
  ...new Set(chairs.map(({ side }) => side as string)),
];

/**
 * Notes a wish. Whoever asks for the same again keeps their place; where the wish was met meanwhile, and the answer was
 * lost, the match it was met by: somebody waits there.
 */
async function ask(
  parts: SeeksParts,
  { person, network }: SeekingPerson,
  wanted: NewSeek,
): Promise<Refusal | null> {
  const { tables, games, secret, calendar } = parts;
  const { ask: asked, chairs } = plannedFor(parts, wanted);
  if (!games.some(({ id }) => id === wanted.game))
    return deny('noSuchGame', { game: wanted.game, games: games.map(({ id }) => id) });
  if (sidesOf(chairs).length < 2) throw unable('noOpponents');
  const from = createHmac('sha256', secret).update(`seeks ${network}`).digest('hex').slice(0, 16);
  if (await isCrowded(tables, from, person))
    throw unable('tooManySeeks', { most: MOST_FROM_NETWORK });
  if (await isWaitedFor(parts, person, wishOf(asked))) return null;
  const mode = modeOf(entryOf(asked.game) ?? {}, asked.options);
  const value = await valueIn(tables, poolName({ game: asked.game, mode }), person);
  const now = calendar();
  await tables.write([
    {
      text: `
        INSERT INTO seeks (person, id, network, wish, ask, rated, value, since, alive_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        ON CONFLICT (person) DO UPDATE SET
          since = CASE WHEN seeks.wish = excluded.wish AND seeks.match IS NULL
            AND seeks.alive_at > excluded.alive_at - ${GONE_AFTER} THEN seeks.since ELSE excluded.since END,
          id = CASE WHEN seeks.wish = excluded.wish AND seeks.match IS NULL THEN seeks.id ELSE excluded.id END,
          network = excluded.network, wish = excluded.wish, ask = excluded.ask,
          rated = excluded.rated, value = excluded.value, alive_at = excluded.alive_at,
          pairing = NULL, place = NULL, paired_at = NULL, match = NULL
        WHERE seeks.pairing IS NULL OR seeks.match IS NOT NULL`,
      values: [
        person,
        randomBytes(8).toString('hex'),
        from,
        wishOf(asked),
        JSON.stringify(asked),
        wanted.rated ? 1 : 0,
        value,
        now,
        now,
      ],
    },
  ]);
  return null;
}

/** Whether this very wish was met by a match that has not begun, in which there is a seat for this person. */
async function isWaitedFor(
  { tables, matches }: SeeksParts,
  person: string,
  wish: string,
): Promise<boolean> {
  const met = await seekOf(tables, person);
  if (met === null || met.match === null || met.wish !== wish) return false;
  const found = await matches.find(met.match);
  return found?.state.status === 'lobby' && concernsOrKept(found.state, person);
}

async function isCrowded(tables: PeopleTables, from: string, person: string): Promise<boolean> {
  const found = await tables.read(
    `SELECT person FROM seeks WHERE network = $1 AND person <> $2 AND match IS NULL LIMIT ${MOST_FROM_NETWORK}`,
    [from, person],
  );
  return found.length === MOST_FROM_NETWORK;
}

async function lookAtAll(parts: SeeksParts): Promise<void> {
  const { tables, calendar } = parts;
  const [anybody] = await tables.read('SELECT person FROM seeks LIMIT 1', []);
  if (anybody === undefined) return;
  await keepAlive(parts);
  const wishes = await tables.read<{ wish: string }>(
    `SELECT wish FROM seeks WHERE pairing IS NULL AND alive_at > $1
     GROUP BY wish HAVING count(*) > 1 LIMIT ${MOST_AT_ONCE}`,
    [calendar() - GONE_AFTER],
  );
  for (const { wish } of wishes) await pairWish(parts, wish);
  await finishCutShort(parts);
  await sweep(parts);
}

/** Whoever has a socket here need not ask again. */
async function keepAlive({ tables, calendar, isHere }: SeeksParts): Promise<void> {
  const now = calendar();
  const waiting = await tables.read<{ person: string }>(
    `SELECT person FROM seeks WHERE match IS NULL AND alive_at < $1 AND alive_at > $2 LIMIT ${MOST_KEPT_ALIVE}`,
    [now - GONE_AFTER / 3, now - GONE_AFTER],
  );
  const here = waiting.filter(({ person }) => isHere?.(person) === true);
  if (here.length === 0) return;
  await tables.write(
    here.map(({ person }) => ({
      text: 'UPDATE seeks SET alive_at = $2 WHERE person = $1 AND alive_at < $2',
      values: [person, now],
    })),
  );
}

/** Pairs those with one wish who can be. */
async function pairWish(parts: SeeksParts, wish: string): Promise<void> {
  const { tables, directory, calendar } = parts;
  const now = calendar();
  const seekers = await tables.read<SeekRow>(
    `SELECT ${COLUMNS} FROM seeks WHERE wish = $1 AND pairing IS NULL AND alive_at > $2
     ORDER BY since LIMIT ${MOST_AT_ONCE}`,
    [wish, now - GONE_AFTER],
  );
  const [first, second] = seekers;
  if (first === undefined || second === undefined) return;
  const isBlocked = await directory.blocksAmong(seekers.map(({ person }) => person));
  const mayMeet = (one: Seeker, other: Seeker): boolean =>
    !isBlocked(one.person, other.person) && !isBlocked(other.person, one.person);
  const { chairs } = plannedFor(parts, JSON.parse(first.ask) as Asked);
  for (const group of groupUp(seekers, { size: sidesOf(chairs).length, now, mayMeet }))
    await pairGroup(parts, group, now);
}

/** In one transaction: nobody is in two pairs, whoever else pairs people at the same time. */
async function pairGroup(parts: SeeksParts, group: readonly Seeker[], now: number): Promise<void> {
  const pairing = randomBytes(8).toString('hex');
  const claims = shuffled(group).map(({ person }, place): TableStatement => ({
    text: 'UPDATE seeks SET pairing = $2, place = $3, paired_at = $4 WHERE person = $1 AND pairing IS NULL',
    values: [person, pairing, place, now],
    must: true,
  }));
  // Always in the same order, so that two who pair the same people cannot wait for each other.
  const inOrder = claims.toSorted((a, b) => (String(a.values[0]) < String(b.values[0]) ? -1 : 1));
  if ((await parts.tables.write(inOrder)) === null) await makeMatch(parts, pairing);
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0] as T);
}

/** The match of a pairing. To be asked for again where it is not known whether it was made: it is made once. */
async function makeMatch(parts: SeeksParts, pairing: string): Promise<void> {
  const { tables, directory, matches, onPaired } = parts;
  const members = await tables.read<SeekRow>(
    `SELECT ${COLUMNS} FROM seeks WHERE pairing = $1 AND match IS NULL ORDER BY place`,
    [pairing],
  );
  const [first] = members;
  if (first === undefined) return;
  const { ask: asked, chairs } = plannedFor(parts, JSON.parse(first.ask) as Asked);
  const sides = sidesOf(chairs);
  const cards = await directory.cardsOf(members.map(({ person }) => person));
  const isRated = members.every(
    ({ person, rated }) => rated === 1 && cards.get(person)?.account === true,
  );
  const keptFor = Object.fromEntries(
    chairs.flatMap(({ seat, side }) => {
      const member = members[sides.indexOf(side)];
      return member === undefined ? [] : [[seat, member.person]];
    }),
  );
  if (members.length !== sides.length) {
    await tables.write([releaseAll(pairing)]); // somebody is gone meanwhile, and all others seek on
    return;
  }
  const made = await matches.create(
    {
      ...asked,
      seats: {},
      keptFor,
      visibility: 'public',
      pace: 'human',
      start: 'full',
      rated: isRated,
      ask: pairing,
    },
    { guest: first.person, name: cards.get(first.person)?.name ?? '' },
  );
  await tables.write(noteMade(pairing, made));
  if (!('code' in made)) for (const { person } of members) onPaired?.(person);
}

/** Where the match was refused, all wait on but the one for whom it could not be made. */
const noteMade = (pairing: string, made: LiveMatch | Refusal): readonly TableStatement[] =>
  'code' in made
    ? [
        { text: 'DELETE FROM seeks WHERE pairing = $1 AND place = 0', values: [pairing] },
        releaseAll(pairing),
      ]
    : [
        {
          text: 'UPDATE seeks SET match = $2 WHERE pairing = $1',
          values: [pairing, made.state.created.id],
        },
      ];

const releaseAll = (pairing: string): TableStatement => ({
  text: 'UPDATE seeks SET pairing = NULL, place = NULL, paired_at = NULL WHERE pairing = $1',
  values: [pairing],
});

/** What a node has left half done when it went. */
async function finishCutShort(parts: SeeksParts): Promise<void> {
  const left = await parts.tables.read<{ pairing: string }>(
    `SELECT DISTINCT pairing FROM seeks WHERE pairing IS NOT NULL AND match IS NULL AND paired_at < $1 LIMIT 20`,
    [parts.calendar() - CUT_SHORT_AFTER],
  );
  for (const { pairing } of left) await makeMatch(parts, pairing);
}

/** Forgets who has gone, and closes matches to which somebody did not come. */
async function sweep({ tables, matches, calendar }: SeeksParts): Promise<void> {
  const now = calendar();
  const met = await tables.read<{ match: string }>(
    'SELECT DISTINCT match FROM seeks WHERE match IS NOT NULL AND paired_at < $1 LIMIT 20',
    [now - NO_SHOW_AFTER],
  );
  for (const { match } of met) {
    const found = await matches.find(match).catch(() => null);
    if (found?.state.status === 'lobby') await found.close('nobodyCame');
    await tables.write([{ text: 'DELETE FROM seeks WHERE match = $1', values: [match] }]);
  }
  const gone = [now - FORGOTTEN_AFTER] as const;
  const [forgotten] = await tables.read(
    'SELECT person FROM seeks WHERE alive_at < $1 LIMIT 1',
    gone,
  );
  if (forgotten !== undefined)
    await tables.write([
      { text: 'DELETE FROM seeks WHERE alive_at < $1 AND match IS NULL', values: gone },
    ]);
}
