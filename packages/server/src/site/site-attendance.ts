import type { Postgres } from '../store/postgres/connection.ts';
import type { Bus } from './bus.ts';
import { peopleHere, tellEach } from './copies.ts';
import type { Copies } from './copies.ts';
import type { Life } from './life.ts';
import { ATTEND, ATTEND_NOBODY, ATTENDANCE, MARK } from './statements.ts';
import type { AttendanceRow, AttendedRow } from './statements.ts';
import { later, soon } from './timers.ts';

/** Who is connected to the matches here at other nodes, and what those are told of this one. */
export interface SiteAttendance {
  /** Who is connected here may have changed. */
  readonly say: (match: string) => void;
  /** Asks what the others say. */
  readonly look: (match: string) => void;
  readonly lookAtAll: () => void;
  /** Looks where somebody is connected to a node that is gone, and says what could not be said before. */
  readonly keepUp: () => void;
  /** The others may have been told that this node is gone. */
  readonly sayAgain: () => void;
  /** The database has lost what it was told by all. */
  readonly onForgotten: () => void;
  readonly drain: () => Promise<void>;
}
export interface SiteAttendanceParts {
  readonly postgres: Postgres;
  readonly bus: Bus;
  readonly life: Life;
  readonly node: string;
  readonly memory: ReadonlyMap<string, Copies>;
  /** Milliseconds after which all nodes have said again what the database may have lost. */
  readonly grace: number;
}

const SAY_EVERY = 250; // milliseconds, for all matches together

export function openSiteAttendance(parts: SiteAttendanceParts): SiteAttendance {
  const { postgres, bus, life, node, memory, grace } = parts;
  const written = new Map<string, string | undefined>(); // undefined: the database may have lost it, or not
  const unsaid = new Set<string>();
  const unread = new Set<string>();
  let isSaying = false;
  let isReading = false;
  let isDrained = false;
  let inGrace = 0;

  const hereOf = (match: string): string | null => {
    if (isDrained) return null;
    const copies = memory.get(match);
    if (copies === undefined) return match === MARK ? '' : null;
    return peopleHere(copies);
  };
  const write = async (): Promise<void> => {
    const said = [...unsaid]
      .map((match) => ({ match, people: hereOf(match) }))
      .filter(({ match, people }) => people !== (written.has(match) ? written.get(match) : null));
    unsaid.clear();
    if (said.length === 0) return;
    const matches = said.map(({ match }) => match);
    try {
      await postgres.query(ATTEND, [node, matches, said.map(({ people }) => people)]);
    } catch (error) {
      for (const match of matches) unsaid.add(match);
      throw error;
    }
    for (const { match, people } of said) {
      if (people === null) written.delete(match);
      else written.set(match, people);
      tell(match);
    }
  };
  const tell = (match: string): void => {
    if (match !== MARK) bus.poke({ kind: 'people', match, number: 0 });
  };
  const beginSaying = (): void => {
    if (isSaying || unsaid.size === 0) return;
    isSaying = true;
    soon(async () => {
      const isDone = await succeeds(write());
      later(SAY_EVERY, () => {
        isSaying = false;
        if (isDone) beginSaying();
      });
    });
  };
  const read = async (): Promise<void> => {
    const matches = [...unread];
    unread.clear();
    const rows = await postgres
      .query<AttendanceRow>(ATTENDANCE, [node, matches])
      .catch((error: unknown) => {
        for (const match of matches) unread.add(match);
        throw error;
      });
    if (!rows.some(({ match }) => match === MARK)) onForgotten();
    const texts = new Map(matches.map((match) => [match, new Map<string, string>()]));
    for (const { match, node: other, people } of rows) texts.get(match)?.set(other, people);
    for (const [match, told] of texts) {
      const copies = memory.get(match);
      if (copies !== undefined) take(copies, told);
    }
  };
  const take = (copies: Copies, told: ReadonlyMap<string, string>): void => {
    const known = copies.elsewhere;
    const before = [...known.values()];
    if (inGrace === 0) known.clear();
    for (const [other, people] of told) known.set(other, people);
    const after = [...known.values()];
    if (before.length === after.length && before.every((text, at) => text === after[at])) return;
    tellEach(copies, (ears) => ears.people(after));
  };
  const beginReading = (): void => {
    if (isReading || unread.size === 0) return;
    isReading = true;
    soon(async () => {
      const isDone = await succeeds(read());
      isReading = false;
      if (isDone) beginReading();
    });
  };
  const lookAtAll = (): void => {
    for (const match of memory.keys()) unread.add(match);
    beginReading();
  };
  const sayAgain = (): void => {
    for (const match of written.keys()) written.set(match, undefined);
    for (const match of [MARK, ...written.keys(), ...memory.keys()]) unsaid.add(match);
    beginSaying();
    inGrace += 1; // others have to say it again, too
    later(grace, () => {
      inGrace -= 1;
      lookAtAll();
    });
  };
  const onForgotten = (): void => {
    if (written.get(MARK) !== undefined) sayAgain();
  };
  unsaid.add(MARK);
  beginSaying();
  return {
    say: (match) => {
      unsaid.add(match);
      beginSaying();
    },
    look: (match) => {
      unread.add(match);
      beginReading();
    },
    lookAtAll,
    keepUp: () => {
      for (const { match, elsewhere } of memory.values())
        if ([...elsewhere.keys()].some((other) => !life.isThere(other))) unread.add(match);
      beginReading();
      beginSaying();
    },
    sayAgain,
    onForgotten,
    drain: async () => {
      isDrained = true;
      written.clear();
      const rows = await postgres.query<AttendedRow>(ATTEND_NOBODY, [node]);
      for (const { match } of rows) tell(match);
    },
  };
}

const succeeds = (task: Promise<void>): Promise<boolean> =>
  task.then(
    () => true,
    () => false,
  );
