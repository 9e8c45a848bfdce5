import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // microseconds
  readonly dur?: number;
  readonly tdur?: number; // without the time in which others had the processor
}
export interface Task {
  readonly millis: number;
  readonly ownMillis: number;
}
const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
const [BEGINS, ENDS] = ['fathom-watch-begins', 'fathom-watch-ends'];

/** Every task that a page’s main thread had to do meanwhile. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<readonly Task[]> {
  const mark = (name: string): Promise<void> =>
    page.evaluate((text) => void performance.mark(text), name);
  await browser.startTracing(page, { categories: CATEGORIES });
  await mark(BEGINS);
  await meanwhile();
  await mark(ENDS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const begin = traceEvents.find(({ name }) => name === BEGINS);
  const end = traceEvents.findLast(({ name }) => name === ENDS);
  if (begin === undefined || end === undefined) throw new Error('the marks are not in the trace');
  return traceEvents
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
    .filter(({ ts }) => ts >= begin.ts && ts <= end.ts)
    .map(({ dur = 0, tdur = dur }) => ({ millis: dur / 1000, ownMillis: tdur / 1000 }));
}
