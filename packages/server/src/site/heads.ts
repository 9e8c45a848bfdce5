import type { Postgres } from '../store/postgres/connection.ts';
import type { Bus } from './bus.ts';
import { tellEach } from './copies.ts';
import type { Copies } from './copies.ts';
import type { Keepers } from './keepers.ts';
import type { Life } from './life.ts';
import { HEADS } from './statements.ts';
import type { HeadRow } from './statements.ts';
import { soon } from './timers.ts';

/** What the database knows of the matches here. Whoever looks misses nothing, whatever became of a poke. */
export interface Heads {
  /** Looks at one that has just come, once the bus tells of what is written after that. */
  readonly enter: (copies: Copies) => void;
  readonly lookAtAll: () => Promise<void>;
  /** Rows that no poke had told of. */
  readonly caughtUp: () => number;
}
export interface HeadsParts {
  readonly postgres: Postgres;
  readonly bus: Bus;
  readonly life: Life;
  readonly keepers: Keepers;
  readonly node: string;
  readonly memory: ReadonlyMap<string, Copies>;
}

export function openHeads({ postgres, bus, life, keepers, node, memory }: HeadsParts): Heads {
  const entered = new Set<Copies>();
  let caughtUp = 0;
  let isLooking = false;

  const look = async (all: readonly Copies[]): Promise<void> => {
    if (all.length === 0) return;
    const lapses = life.lapses();
    const asked = new Map(all.map((copies) => [copies.match, { ...copies }]));
    const known = [...asked.values()];
    const rows = await postgres.query<HeadRow>(HEADS, [
      known.map(({ match }) => match),
      known.map((copies) => copies.rows),
      known.map(({ term, keeper }) => (term === null ? keeper : node)),
      known.map(({ term }) => term),
    ]);
    for (const row of rows) {
      const copies = memory.get(row.match);
      const before = asked.get(row.match);
      if (copies === undefined || before === undefined) continue;
      takeRows(copies, row.rows);
      // What was asked for meanwhile is told by its own answer.
      const isSame = copies.term === before.term && copies.keeper === before.keeper;
      if (isSame && life.lapses() === lapses) keepers.note(copies, row.keeper, row.term);
    }
    for (const copies of all) copies.isSeen = true;
  };
  const takeRows = (copies: Copies, rows: number): void => {
    if (rows <= copies.rows) return;
    if (copies.isSeen) caughtUp += Math.max(0, rows - Math.max(copies.rows, copies.heard));
    copies.rows = rows;
    tellEach(copies, (ears) => ears.rows(rows));
  };
  const lookAtEntered = async (): Promise<void> => {
    await bus.flush();
    const all = [...entered];
    entered.clear();
    await look(all).catch(() => undefined); // when all are looked at
  };
  return {
    enter: (copies) => {
      if (entered.size === 0) soon(lookAtEntered);
      entered.add(copies);
    },
    lookAtAll: async () => {
      if (isLooking) return;
      isLooking = true;
      await look([...memory.values()]).catch(() => undefined);
      isLooking = false;
    },
    caughtUp: () => caughtUp,
  };
}
