import type { CallOff } from '@fathom/host';
import { QueryError } from '../store/postgres/connection.ts';
import type { Postgres } from '../store/postgres/connection.ts';
import { openSiteClock } from './site-clock.ts';
import type { SiteClock, SiteClockSources } from './site-clock.ts';
import { SiteError } from './site-error.ts';
import { BEAT, END_LIFE } from './statements.ts';
import type { BeatRow } from './statements.ts';
import { later } from './timers.ts';

/** Whether this node lives, as the others see it in the database, and who else does. */
export interface Life {
  readonly clock: SiteClock;
  /** False as soon as others might take it for dead. Exact, whatever timers do. */
  readonly lives: () => boolean;
  /** Grows each time that life was over. What was begun before that counts no more. */
  readonly lapses: () => number;
  /** Whether another node lives, as far as the last beat and the time since can tell. */
  readonly isThere: (node: string) => boolean;
  /** How many others there are. */
  readonly others: () => number;
  /** Milliseconds until one of them is gone unless it beats before. */
  readonly nextEnd: () => number;
  readonly isCutOff: () => boolean;
  /** Milliseconds since the last beat that got through was sent. */
  readonly age: () => number;
  readonly roundTrip: () => number;
  /** Nobody has to wait until this node is taken for dead. */
  readonly end: () => Promise<void>;
}

export interface LifeTimes {
  readonly beat: number; // from one to the next
  readonly life: number; // that a beat gives
  readonly cutOff: number; // without an answer, until this node says so
}
export const LIFE_TIMES: LifeTimes = { beat: 1_000, life: 3_000, cutOff: 1_500 };

export interface LifeParts extends SiteClockSources {
  readonly postgres: Postgres;
  readonly node: string;
  readonly times: LifeTimes;
}
/** What a node has to do about its life. Each is called once that what it tells has come true. */
export interface LifeEvents {
  readonly onBeat: () => void;
  /** Its life is over, or could be. */
  readonly onLapse: () => void;
  readonly onCutOff: () => void;
  /** A beat got through after some that did not, or after a life that was over. */
  readonly onBack: () => void;
  /** A crash has emptied the tables that are not logged. */
  readonly onForgotten: () => void;
}

/** Of what a beat gives: the rest is kept back for clocks that do not run at the same pace. */
const SURE = 0.95;
const RETRY = 100; // milliseconds
const OVER = Number.NEGATIVE_INFINITY;

/** Resolves with the first beat that gets through. */
export async function beginLife(parts: LifeParts, events: LifeEvents): Promise<Life> {
  const { postgres, node, times, monotonic, wall } = parts;
  let clock: SiteClock | null = null;
  let livesUntil = OVER;
  let lapses = 0;
  let beatAt = monotonic(); // when the last that got through was sent
  let roundTrip = 0;
  let others: ReadonlyMap<string, number> = new Map(); // and until when they live, by the monotonic clock
  let waitingSince: number | null = null;
  let hasFailed = false;
  let isTold = false;
  let isEnding = false;
  let beating: Promise<boolean> = Promise.resolve(true);
  const calledOff = { lapse: () => {}, cutOff: () => {}, next: () => {} } satisfies Record<
    string,
    CallOff
  >;

  const lapse = (): void => {
    if (livesUntil === OVER) return;
    livesUntil = OVER;
    lapses += 1;
    events.onLapse();
  };
  const tellCutOff = (): void => {
    isTold = true;
    events.onCutOff();
  };
  const prolong = (sentAt: number): void => {
    if (livesUntil <= monotonic()) lapse();
    const until = sentAt + times.life * SURE;
    if (until <= monotonic()) return;
    livesUntil = until;
    calledOff.lapse();
    calledOff.lapse = later(until - monotonic(), lapse);
  };
  const take = (row: BeatRow, sentAt: number): void => {
    const { at, left_out: leftOut, others: rest } = row;
    const answeredAt = monotonic();
    const beat = { sentAt, answeredAt, wallAt: wall(), databaseAt: at, leftOut };
    const isFirst = clock === null;
    clock ??= openSiteClock({ monotonic, wall }, beat);
    clock.take(beat);
    beatAt = sentAt;
    roundTrip = answeredAt - sentAt;
    others = new Map(Object.entries(rest ?? {}).map(([id, left]) => [id, answeredAt + left]));
    calledOff.cutOff();
    const isBack = hasFailed || isTold || livesUntil <= answeredAt;
    waitingSince = null;
    hasFailed = false;
    isTold = false;
    prolong(sentAt);
    if (isFirst) return;
    if (!row.remembers) events.onForgotten();
    if (isBack) events.onBack();
    events.onBeat();
  };
  const ask = async (): Promise<BeatRow | null> => {
    try {
      const [row] = await postgres.query<BeatRow>(BEAT, [node, times.life], times.beat);
      if (row === undefined) throw new SiteError('The database has no clock for its site.');
      return row;
    } catch (error) {
      if (clock !== null) return null;
      if (error instanceof QueryError && error.outcome === 'refused')
        throw new SiteError(`The database cannot be shared by nodes: ${error.message}.`);
      if (error instanceof SiteError) throw error;
      return null;
    }
  };
  /** False: it did not get through. */
  const beat = async (): Promise<boolean> => {
    const sentAt = monotonic();
    if (waitingSince === null) {
      waitingSince = sentAt;
      if (clock !== null) calledOff.cutOff = later(times.cutOff, tellCutOff);
    }
    const row = await ask();
    if (row === null) hasFailed = true;
    else if (!isEnding) take(row, sentAt);
    return row !== null;
  };
  const goOn = (wait: number): void => {
    calledOff.next = later(Math.max(0, wait), async () => {
      const begun = monotonic();
      beating = beat();
      const gotThrough = await beating;
      if (!isEnding) goOn(gotThrough ? times.beat - (monotonic() - begun) : RETRY);
    });
  };

  while (!(await beat())) await new Promise<void>((resolve) => later(RETRY, resolve));
  goOn(times.beat);
  return {
    clock: clock as unknown as SiteClock,
    lives: () => monotonic() < livesUntil,
    lapses: () => lapses,
    isThere: (id) => (others.get(id) ?? OVER) > monotonic(),
    others: () => [...others.values()].filter((until) => until > monotonic()).length,
    nextEnd: () => Math.min(...others.values()) - monotonic(),
    isCutOff: () => waitingSince !== null && monotonic() - waitingSince >= times.cutOff,
    age: () => monotonic() - beatAt,
    roundTrip: () => roundTrip,
    end: async () => {
      isEnding = true;
      for (const callOff of Object.values(calledOff)) callOff();
      await beating;
      await postgres.query(END_LIFE, [node], RETRY).catch(() => undefined);
    },
  };
}
