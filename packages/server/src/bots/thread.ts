import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotRequest } from '@fathom/host';
import type { BotPool, BotPoolOptions } from './pool.ts';

export type ToBotWorker =
  | { readonly type: 'choose'; readonly ticket: number; readonly request: BotRequest }
  | { readonly type: 'forget'; readonly key: string };
export interface FromBotWorker {
  readonly ticket: number;
  readonly answer: BotAnswer;
  readonly millis: number; // it took to think
}

/** One thread and whoever thinks in it. A thread that is lost is replaced by another. */
export type BotThread = BotPool;
export interface Loss {
  readonly problem: string;
  readonly retryMillis: number; // until the next thread is started
}

interface Pending {
  readonly request: BotRequest;
  readonly settle: (answer: BotAnswer) => void;
}

const RETRY = { first: 500, most: 60_000 };

export function openBotThread(options: Required<BotPoolOptions>): BotThread {
  const { patience, thread, onThought, onLost } = options;
  const pending = new Map<number, Pending>();
  let tickets = 0;
  let closed = false;
  let watchdog: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let lossesInARow = 0; // without one answer between them
  let lastProblem = '';
  let worker: Worker | null = hire();

  function hire(): Worker {
    const hired = new Worker(thread);
    hired.unref();
    hired.on('message', ({ ticket, answer, millis }: FromBotWorker) => {
      if (answer === undefined) return; // under `node --watch` threads also report the files they load
      lossesInARow = 0;
      restartWatchdog();
      if (answer.type === 'action') onThought(pending.get(ticket)?.request.game ?? '', millis);
      settle(ticket, answer);
    });
    hired.on('error', (error) => replace(hired, String(error)));
    hired.on('exit', () => replace(hired, 'the thread ended'));
    return hired;
  }
  function replace(lost: Worker, problem: string): void {
    if (lost !== worker || closed) return;
    void lost.terminate();
    const retryMillis = retryAfter(lossesInARow);
    lossesInARow += 1;
    lastProblem = problem;
    worker = retryMillis === 0 ? hire() : null;
    if (worker === null) retry = setTimeout(() => (worker = hire()), retryMillis).unref();
    onLost({ problem, retryMillis });
    // The first in line was being thought about when the thread was lost; the others only waited.
    const [culprit, ...bystanders] = pending.keys();
    if (culprit !== undefined) settle(culprit, { type: 'failed', problem });
    for (const ticket of bystanders) settle(ticket, { type: 'forgotten' });
  }
  function settle(ticket: number, answer: BotAnswer): void {
    const waiting = pending.get(ticket);
    if (waiting === undefined) return;
    pending.delete(ticket);
    if (pending.size === 0) clearTimeout(watchdog);
    waiting.settle(answer);
  }
  function restartWatchdog(): void {
    clearTimeout(watchdog);
    const silent = `no answer within ${patience} ms`;
    watchdog = setTimeout(() => {
      if (worker !== null) replace(worker, silent);
    }, patience).unref();
  }
  const post = (message: ToBotWorker): void => worker?.postMessage(message);

  return {
    choose: (request) =>
      new Promise((settleIt) => {
        if (closed) return settleIt({ type: 'nothing' });
        if (worker === null) return settleIt({ type: 'failed', problem: lastProblem });
        const ticket = (tickets += 1);
        if (pending.size === 0) restartWatchdog();
        pending.set(ticket, { request, settle: settleIt });
        return post({ type: 'choose', ticket, request });
      }),
    forget: (key) => post({ type: 'forget', key }),
    close: async () => {
      closed = true;
      clearTimeout(watchdog);
      clearTimeout(retry);
      for (const ticket of pending.keys()) settle(ticket, { type: 'nothing' });
      await worker?.terminate();
    },
  };
}

/** One bad thought is forgiven at once; code that cannot even be loaded is not tried over and over. */
const retryAfter = (lossesBefore: number): number =>
  lossesBefore === 0 ? 0 : Math.min(RETRY.most, RETRY.first * 2 ** (lossesBefore - 1));
