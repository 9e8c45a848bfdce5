import type { Postgres } from '../store/postgres/connection.ts';
import type { Bus } from './bus.ts';
import { tellEach } from './copies.ts';
import type { Copies } from './copies.ts';
import type { Life } from './life.ts';
import { ASK, RELEASE, RELEASE_ALL } from './statements.ts';
import type { AskRow, ReleaseRow } from './statements.ts';
import { later, soon } from './timers.ts';

/** For which of the matches here this node acts. */
export interface Keepers {
  readonly ask: (copies: Copies) => void;
  /** The last copy has left. */
  readonly release: (copies: Copies) => void;
  /** The database knows something else of a match's keeper than this node. */
  readonly note: (copies: Copies, keeper: string | null, term: number) => void;
  /** Nothing is kept here any more, and who keeps what is not known. */
  readonly lapse: () => void;
  /** Asks for all that no living node keeps. */
  readonly askForUnkept: () => void;
  /** Gives up all, for good. */
  readonly drain: () => Promise<void>;
  readonly held: () => number;
  /** Matches taken from another node, which was gone. */
  readonly takeovers: () => number;
}
export interface KeepersParts {
  readonly postgres: Postgres;
  readonly bus: Bus;
  readonly life: Life;
  readonly node: string;
  readonly memory: ReadonlyMap<string, Copies>;
}

/** So many at a time: the first of ten thousand need not wait for the last. */
const BATCH = 1_000;
const RETRY = 50; // milliseconds; somebody writes a row, which does not take longer

export function openKeepers({ postgres, bus, life, node, memory }: KeepersParts): Keepers {
  const wanted = new Set<string>();
  const unwanted = new Set<string>();
  let isDrained = false;
  let isAtWork = false;
  let held = 0;
  let takeovers = 0;

  const hold = (copies: Copies, term: number | null): void => {
    if (copies.term === term) return;
    if (copies.term === null) held += 1;
    if (term === null) held -= 1;
    copies.term = term;
    tellEach(copies, (ears) => ears.keeping());
  };
  const isUnkept = ({ term, keeper }: Copies): boolean =>
    term === null && (keeper === null || !life.isThere(keeper));
  const askAgain = (match: string): void => {
    const copies = memory.get(match);
    if (copies !== undefined && isUnkept(copies)) ask(copies);
  };
  const sendAsk = async (matches: readonly string[]): Promise<void> => {
    const lapses = life.lapses();
    const rows = await postgres.query<AskRow>(ASK, [node, matches]);
    const isCurrent = life.lapses() === lapses && life.lives();
    for (const { match, keeper, term } of rows) {
      const copies = memory.get(match);
      if (term !== null && (copies === undefined || isDrained)) unwanted.add(match);
      if (copies === undefined || isDrained || !isCurrent) continue;
      if (term !== null && keeper !== null && keeper !== node) takeovers += 1;
      copies.keeper = term === null ? keeper : null;
      hold(copies, term);
      if (isUnkept(copies)) later(RETRY, () => askAgain(match));
    }
  };
  const sendRelease = async (matches: readonly string[]): Promise<void> => {
    for (const match of matches) unwanted.add(match); // until it is done
    const rows = await postgres.query<ReleaseRow>(RELEASE, [node, matches]);
    for (const match of matches) unwanted.delete(match);
    freed(rows);
    const locked = rows.filter(({ released }) => !released);
    for (const { match } of locked) if (!memory.has(match)) unwanted.add(match);
    if (locked.length > 0) await new Promise<void>((resolve) => later(RETRY, resolve));
  };
  const freed = (rows: readonly ReleaseRow[]): void => {
    for (const { match, released } of rows)
      if (released) bus.poke({ kind: 'keeper', match, number: 0 });
  };
  const work = async (): Promise<void> => {
    while (wanted.size + unwanted.size > 0) {
      if (unwanted.size > 0) await sendRelease(takeFrom(unwanted));
      else if (life.lives() && !isDrained) await sendAsk(takeFrom(wanted));
      else wanted.clear(); // with the next beat
    }
  };
  const begin = (): void => {
    if (isAtWork) return;
    isAtWork = true;
    soon(async () => {
      const isDone = await work().then(
        () => true,
        () => false, // with the next beat
      );
      isAtWork = false;
      if (isDone && wanted.size + unwanted.size > 0) begin();
    });
  };
  const ask = ({ match }: Copies): void => {
    if (isDrained) return;
    unwanted.delete(match);
    wanted.add(match);
    begin();
  };
  return {
    ask,
    note: (copies, keeper, term) => {
      if (keeper === node && copies.term === term) return;
      hold(copies, null);
      copies.keeper = keeper === node ? null : keeper;
      if (isUnkept(copies)) ask(copies);
    },
    release: (copies) => {
      wanted.delete(copies.match);
      hold(copies, null);
      if (copies.keeper !== null) return;
      unwanted.add(copies.match);
      begin();
    },
    lapse: () => {
      for (const copies of memory.values()) {
        copies.keeper = null;
        hold(copies, null);
      }
    },
    askForUnkept: () => {
      for (const copies of memory.values()) if (isUnkept(copies)) ask(copies);
      if (unwanted.size > 0) begin();
    },
    drain: async () => {
      isDrained = true;
      wanted.clear();
      for (const copies of memory.values()) hold(copies, null);
      for (;;) {
        const rows = await postgres.query<ReleaseRow>(RELEASE_ALL, [node]);
        freed(rows);
        if (rows.every(({ released }) => released)) return;
        await new Promise<void>((resolve) => later(RETRY, resolve));
      }
    },
    held: () => held,
    takeovers: () => takeovers,
  };
}

function takeFrom(matches: Set<string>): readonly string[] {
  const taken = [...matches].slice(0, BATCH);
  for (const match of taken) matches.delete(match);
  return taken;
}
