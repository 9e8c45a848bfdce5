import { randomBytes } from 'node:crypto';
import type { CallOff, Clock, ListReach, Peers } from '@fathom/host';
import { openPostgres } from '../store/postgres/connection.ts';
import { openSiteAttendance } from './site-attendance.ts';
import { openBus } from './bus.ts';
import type { Copies } from './copies.ts';
import { openHeads } from './heads.ts';
import { openKeepers } from './keepers.ts';
import { beginLife, LIFE_TIMES } from './life.ts';
import type { LifeTimes } from './life.ts';
import type { NetworkCounts } from '../limits/network-counts.ts';
import type { SiteClockSources } from './site-clock.ts';
import { openNetworks } from './networks.ts';
import type { Networks } from './networks.ts';
import { EVERYBODY } from './poke.ts';
import { sitePeers } from './site-peers.ts';
import { openSiteReach } from './site-reach.ts';
import type { SiteReach } from './site-reach.ts';
import { SWEEP } from './statements.ts';
import { later } from './timers.ts';

/** What the nodes of a site share besides the log: who acts for which match, the time, who is connected where. */
export interface Site extends Pick<Clock, 'now' | 'calendar'> {
  readonly peers: Peers;
  /** The database has not answered for a while. */
  readonly isCutOff: () => boolean;
  readonly watch: (watcher: SiteWatcher) => CallOff;
  readonly readings: () => SiteReadings;
  /** What limits by network count at all nodes together. To be asked for once; the secret is that of the store. */
  readonly counts: (secret: string) => NetworkCounts;
  /** How followers of lists at other nodes are told of changes. As with `counts`. */
  readonly reach: (secret: string) => ListReach;
  /** Calls back when another node says that something about people has changed; what is returned says so to the others. */
  readonly changes: (look: () => void) => () => void;
  /** Other nodes may act for all matches at once, and nobody is connected here any more. For good. */
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<void>;
}
export interface SiteWatcher {
  readonly onCutOff: () => void;
  readonly onBack: () => void;
}

export interface SiteOptions {
  readonly postgres: string; // URLs, which may hold passwords
  readonly bus: string;
  /** Of this run alone: whoever starts again is somebody else. */
  readonly node: string;
  /** One line for the operator. */
  readonly say: (line: string) => void;
  readonly times?: Partial<SiteTimes>;
  readonly sources?: SiteClockSources;
}
/** In milliseconds. */
export interface SiteTimes extends LifeTimes {
  readonly heads: number; // from one look at all heads to the next
  readonly headsAlone: number; // the same while the bus is away
  readonly attendance: number;
  readonly attendanceAlone: number;
  readonly networks: number;
  readonly lists: number; // while the bus is away
  readonly sweep: number;
}
const TIMES: SiteTimes = {
  ...LIFE_TIMES,
  heads: 2_000,
  headsAlone: 300,
  attendance: 5_000,
  attendanceAlone: 1_000,
  networks: 1_000,
  lists: 5_000,
  sweep: 60_000,
};

/** What an operator may want to know of this node. Counts are since its start. */
export interface SiteReadings {
  readonly nodes: number; // that live, this one included
  readonly matches: number; // in memory here
  readonly leases: number;
  readonly takeovers: number; // leases taken from nodes that were gone
  readonly lapses: number; // times that this node might have been taken for gone
  readonly beatAge: number; // milliseconds since the last heartbeat that got through
  readonly beatRoundTrip: number; // milliseconds
  readonly clockOffset: number; // milliseconds that the machine's clock is behind the database's
  readonly pokesSent: number;
  readonly pokesHeard: number;
  readonly rowsCaughtUp: number; // of which no poke had told
  readonly hasPostgres: boolean;
  readonly hasBus: boolean;
}

const REAL_SOURCES: SiteClockSources = { monotonic: () => performance.now(), wall: Date.now };

export const newNode = (): string => randomBytes(8).toString('hex');

/** Takes part in a site whose database is there already. Rejects with a SiteError where the bus does not let us in. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { node, say } = options;
  const times = { ...TIMES, ...options.times };
  const memory = new Map<string, Copies>();
  const watchers = new Set<SiteWatcher>();
  let isToldCutOff = false;
  let networks: Networks | null = null;
  let reach: SiteReach | null = null;
  const onBus = { run: () => {} }; // until there is something to take up

  const bus = await openBus({ url: options.bus, node, say, onChange: () => onBus.run() });
  const beats = openPostgres(options.postgres, { lines: 1 }); // a beat waits for nothing else
  const postgres = openPostgres(options.postgres, { lines: 1 });
  const sources = options.sources ?? REAL_SOURCES;
  const events = {
    onBeat: () => keepUp(),
    onLapse: () => keepers.lapse(),
    onCutOff: () => {
      isToldCutOff = true;
      say('The database is away.');
      for (const watcher of watchers) watcher.onCutOff();
    },
    onBack: () => takeUp(),
    onForgotten: () => {
      attendance.onForgotten();
      networks?.sayAgain();
    },
  };
  const closeAll = (): Promise<unknown> =>
    Promise.all([beats.close(), postgres.close(), bus.close()]);
  const life = await beginLife({ postgres: beats, node, times, ...sources }, events).catch(
    async (error: unknown) => {
      await within(CLOSE_WITHIN, closeAll());
      throw error;
    },
  );
  const parts = { postgres, bus, life, node, memory };
  const keepers = openKeepers(parts);
  const heads = openHeads({ ...parts, keepers });
  const attendance = openSiteAttendance({ ...parts, grace: times.life });

  const looks = repeat(
    () => (bus.isAway() ? times.headsAlone : times.heads),
    () => void heads.lookAtAll(),
  );
  const looksAtPeople = repeat(
    () => (bus.isAway() ? times.attendanceAlone : times.attendance),
    attendance.lookAtAll,
  );
  const sweeps = repeat(
    () => times.sweep,
    () => postgres.query(SWEEP, [times.sweep]).catch(() => undefined),
  );
  const exchanges = repeat(
    () => times.networks,
    () => networks?.exchange(),
  );
  const looksAtLists = repeat(
    () => times.lists,
    () => (bus.isAway() ? reach?.lookAtAll() : undefined),
  );
  const onEnd = { callOff: () => {} };
  const keepUp = (): void => {
    keepers.askForUnkept();
    attendance.keepUp();
    onEnd.callOff();
    const end = life.nextEnd(); // of a node that has missed a beat
    if (end < times.beat) onEnd.callOff = later(end + SURELY, keepers.askForUnkept);
  };
  const takeUp = (): void => {
    if (isToldCutOff) {
      isToldCutOff = false;
      say('The database is back.');
      for (const watcher of watchers) watcher.onBack();
    }
    attendance.sayAgain();
    networks?.sayAgain();
    looks.now();
  };
  onBus.run = () => {
    looks.now();
    looksAtPeople.now();
    reach?.lookAtAll();
  };
  const stop = (): void => {
    for (const each of [looks, looksAtPeople, sweeps, exchanges, looksAtLists]) each.stop();
    onEnd.callOff();
  };
  return {
    now: life.clock.now,
    calendar: life.clock.calendar,
    peers: sitePeers({ bus, life, keepers, heads, attendance, memory }),
    isCutOff: life.isCutOff,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    readings: () => ({
      nodes: life.others() + 1,
      matches: memory.size,
      leases: life.lives() ? keepers.held() : 0,
      takeovers: keepers.takeovers(),
      lapses: life.lapses(),
      beatAge: life.age(),
      beatRoundTrip: life.roundTrip(),
      clockOffset: life.clock.offset(),
      pokesSent: bus.sent(),
      pokesHeard: bus.heard(),
      rowsCaughtUp: heads.caughtUp(),
      hasPostgres: !life.isCutOff(),
      hasBus: !bus.isAway(),
    }),
    counts: (secret) =>
      (networks = openNetworks({ postgres, node, monotonic: sources.monotonic }, secret)),
    reach: (secret) => (reach = openSiteReach(bus, secret)),
    changes: (look) => {
      bus.listen(EVERYBODY, look);
      return () => bus.poke({ kind: 'changes', match: EVERYBODY, number: 0 });
    },
    drain: async () => {
      // If it is too late, others take it all when this node is gone.
      const drained = [keepers, attendance, ...(networks === null ? [] : [networks])].map((each) =>
        each.drain(),
      );
      await within(DRAIN_WITHIN, Promise.all(drained));
      await bus.flush();
    },
    close: async () => {
      stop();
      await within(CLOSE_WITHIN, life.end());
      await within(CLOSE_WITHIN, closeAll());
    },
  };
}

/** Milliseconds. */
const DRAIN_WITHIN = 1_000;
const CLOSE_WITHIN = 1_000;
const SURELY = 5; // after a moment that timers may be too early for

async function within(millis: number, task: Promise<unknown>): Promise<void> {
  await new Promise<void>((resolve) => {
    const callOff = later(millis, resolve);
    const end = (): void => {
      callOff();
      resolve();
    };
    task.then(end, end);
  });
}

interface Repetition {
  /** At once, and then as often as before. */
  readonly now: () => void;
  readonly stop: CallOff;
}

function repeat(every: () => number, run: () => unknown): Repetition {
  let callOff: CallOff;
  const wait = (): void => {
    callOff = later(every(), () => {
      wait();
      run();
    });
  };
  wait();
  return {
    now: () => {
      callOff();
      wait();
      run();
    },
    stop: () => callOff(),
  };
}
