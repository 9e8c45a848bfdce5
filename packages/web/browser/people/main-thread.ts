import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './measures.ts';

const SLOWED = 4; // times, by Chromium's own throttling
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
const STAGE = 'fathom-stage ';
const YARDSTICK = 'fathom-yardstick';
const LAID = 9; // times a yardstick is laid: how fast a machine is changes while one looks

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // microseconds
  readonly dur?: number;
  readonly tdur?: number; // without the time in which others had the processor
  readonly args?: {
    readonly data?: {
      readonly type?: string;
      readonly functionName?: string;
      readonly url?: string; // of a script; none: it is not the page's, but the test's
    };
  };
}

/** One task of a page's main thread on a processor that is four times slower. */
export interface MainTask {
  readonly millis: number; // of the thread's own time, without what the test itself runs in the page
  readonly stage: string; // of the match
  readonly work: string; // the pieces that took longest
}

export interface MainThreadWatch {
  /** What comes next in the match: tasks are told apart by it. A page that is loaded begins one of its own. */
  readonly stage: (name: string) => Promise<void>;
  /** Has the page work through a loop that is always the same, beside which its tasks can be read. */
  readonly layYardstick: () => Promise<void>;
  readonly end: () => Promise<MainThread>;
}

export interface MainThread {
  readonly tasks: readonly MainTask[]; // of all stages
  readonly yardstick: number; // milliseconds of the thread's own time that the loop took; NaN: it was not laid
}

/**
 * Slows a page down and follows what its main thread does; one page of a browser at a time. The browser slows it down by
 * keeping the thread busy in between, so that the time of the thread has the slowness in it, but not what other programs
 * took the processor for. How long it keeps the thread busy follows from the clock, so that on a machine with much to do a
 * page becomes slower than was asked for: this is for when nothing else runs.
 */
export async function watchMainThread(browser: Browser, page: Page): Promise<MainThreadWatch> {
  const session = await page.context().newCDPSession(page);
  await page.context().addInitScript((name) => {
    performance.mark(
      `${name}load of ${window.location.pathname.endsWith('/replay') ? 'the replay' : 'the page'}`,
    );
  }, STAGE);
  await browser.startTracing(page, { categories: CATEGORIES });
  const stage = (name: string): Promise<void> =>
    page.evaluate((text) => void performance.mark(text), `${STAGE}${name}`);
  await slowDown(session, SLOWED);
  return {
    stage,
    layYardstick: async () => {
      for (let n = 0; n < LAID; n++) await page.evaluate(workThrough, YARDSTICK);
    },
    end: async () => {
      const trace = JSON.parse(String(await browser.stopTracing())) as {
        readonly traceEvents: readonly TraceEvent[];
      };
      await slowDown(session, 1);
      await session.detach();
      return { tasks: tasksIn(trace.traceEvents), yardstick: yardstickIn(trace.traceEvents) };
    },
  };
}

const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Arithmetic and an array: a million times, which is 4 to 5 ms of a usual processor at its own speed. */
function workThrough(mark: string): number {
  performance.mark(mark);
  const cells: number[] = [];
  let x = 1;
  for (let i = 0; i < 1e6; i++) {
    x = (x * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    cells[x & 1023] = (cells[x & 511] ?? 0) + x;
  }
  return cells.length;
}

const yardstickIn = (events: readonly TraceEvent[]): number =>
  median(
    events
      .filter(({ name }) => name === YARDSTICK)
      .flatMap((mark) =>
        events
          .filter(
            (event) =>
              event.name === 'RunTask' &&
              threadOf(event) === threadOf(mark) &&
              event.ts <= mark.ts &&
              endOf(event) >= mark.ts,
          )
          .map((task) => timeOf(task) / 1000),
      ),
  );

function tasksIn(events: readonly TraceEvent[]): readonly MainTask[] {
  const stages = events
    .filter(({ name }) => name.startsWith(STAGE))
    .toSorted((a, b) => a.ts - b.ts);
  if (stages.length === 0) throw new Error('no stage is in the trace');
  const threads = new Set(stages.map(threadOf));
  const own = events.filter((event) => event.ph === 'X' && threads.has(threadOf(event)));
  return own
    .filter(({ name }) => name === 'RunTask')
    .flatMap((task): MainTask[] => {
      const stage = stages.findLast(({ ts }) => ts <= task.ts)?.name.slice(STAGE.length);
      if (stage === undefined) return [];
      if (timeOf(task) < WORTH_NAMING) return [{ millis: timeOf(task) / 1000, stage, work: '' }];
      const within = piecesOf(task, own);
      const tests = outermost(within.filter(isTheTests));
      const micros = timeOf(task) - tests.reduce((sum, piece) => sum + timeOf(piece), 0);
      return [{ millis: micros / 1000, stage, work: workIn(within) }];
    });
}

const timeOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const piecesOf = (task: TraceEvent, events: readonly TraceEvent[]): readonly TraceEvent[] =>
  events.filter(
    (event) =>
      event !== task &&
      threadOf(event) === threadOf(task) &&
      event.ts >= task.ts &&
      endOf(event) <= endOf(task),
  );

const SCRIPTS: ReadonlySet<string> = new Set(['EvaluateScript', 'FunctionCall']);
const isTheTests = ({ name, args }: TraceEvent): boolean =>
  SCRIPTS.has(name) && (args?.data?.url ?? '') === '';
const outermost = (pieces: readonly TraceEvent[]): readonly TraceEvent[] =>
  pieces.filter((piece) =>
    pieces.every((other) => other === piece || other.ts > piece.ts || endOf(other) < endOf(piece)),
  );

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;

const WORTH_NAMING = 40_000; // microseconds
const NAMED = 4;

/** The pieces that took longest. */
const workIn = (pieces: readonly TraceEvent[]): string =>
  pieces
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, NAMED)
    .map(({ name, args, ...piece }) => {
      const { type, functionName } = args?.data ?? {};
      const millis = Math.round(timeOf({ name, ...piece }) / 1000);
      return [name, type, functionName, millis].filter(Boolean).join(' ');
    })
    .join(', ');
