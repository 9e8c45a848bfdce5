import { Worker } from 'node:worker_threads';
import type { Seat, Update } from '@fathom/kit';

export interface BotRequest {
  readonly key: string; // one bot in one seat of one match
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly fresh: boolean; // the updates are the whole story, not what came since
  readonly updates: readonly Update[];
}
export type BotAnswer =
  | { readonly type: 'action'; readonly action: unknown; readonly millis: number }
  | { readonly type: 'nothing' }
  | { readonly type: 'forgotten' } // ask again with the whole story
  | { readonly type: 'failed'; readonly problem: string };
export type ToBotWorker =
  | { readonly type: 'choose'; readonly ticket: number; readonly request: BotRequest }
  | { readonly type: 'forget'; readonly key: string };
export interface FromBotWorker {
  readonly ticket: number;
  readonly answer: BotAnswer;
}

/** Bots think in a thread of their own, so that none can hold up the server. */
export interface BotPool {
  readonly choose: (request: BotRequest) => Promise<BotAnswer>;
  readonly forget: (key: string) => void;
  readonly close: () => Promise<void>;
}
export interface BotPoolOptions {
  readonly patience: number; // milliseconds until a silent thread is replaced
  readonly onThought: (game: string, millis: number) => void;
}

interface Pending {
  readonly request: BotRequest;
  readonly settle: (answer: BotAnswer) => void;
}

export function openBotPool({ patience, onThought }: BotPoolOptions): BotPool {
  const pending = new Map<number, Pending>();
  let tickets = 0;
  let closed = false;
  let watchdog: NodeJS.Timeout | undefined;
  let worker = hire();

  function hire(): Worker {
    const hired = new Worker(new URL('./worker.ts', import.meta.url));
    hired.unref();
    hired.on('message', ({ ticket, answer }: FromBotWorker) => {
      if (answer === undefined) return; // under `node --watch` threads also report the files they load
      restartWatchdog();
      settle(ticket, answer);
    });
    hired.on('error', (error) => replace(hired, String(error)));
    hired.on('exit', () => replace(hired, 'the thread ended'));
    return hired;
  }
  function replace(lost: Worker, problem: string): void {
    if (lost !== worker || closed) return;
    worker = hire();
    void lost.terminate();
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
    if (answer.type === 'action') onThought(waiting.request.game, answer.millis);
    waiting.settle(answer);
  }
  function restartWatchdog(): void {
    clearTimeout(watchdog);
    const silent = `no answer within ${patience} ms`;
    watchdog = setTimeout(() => replace(worker, silent), patience).unref();
  }
  const post = (message: ToBotWorker): void => worker.postMessage(message);

  return {
    choose: (request) =>
      new Promise((settleIt) => {
        if (closed) {
          settleIt({ type: 'nothing' });
          return;
        }
        const ticket = (tickets += 1);
        if (pending.size === 0) restartWatchdog();
        pending.set(ticket, { request, settle: settleIt });
        post({ type: 'choose', ticket, request });
      }),
    forget: (key) => post({ type: 'forget', key }),
    close: async () => {
      closed = true;
      clearTimeout(watchdog);
      for (const ticket of pending.keys()) settle(ticket, { type: 'nothing' });
      await worker.terminate();
    },
  };
}
