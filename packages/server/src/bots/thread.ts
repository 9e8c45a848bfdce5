import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotRequest } from '@fathom/host';
import type { BotPool, BotPoolOptions } from './pool.ts';
import { openTurns } from './turns.ts';
import type { Waiting } from './turns.ts';

export type ToBotWorker =
  | { readonly type: 'choose'; readonly ticket: number; readonly request: BotRequest }
  | { readonly type: 'forget'; readonly key: string };
export interface FromBotWorker {
  readonly ticket: number;
  readonly answer: BotAnswer;
  readonly millis: number; // it took to think
}

/** One thread and whoever thinks in it, one after the other. A thread that is lost is replaced by another. */
export type BotThread = BotPool;
export interface Loss {
  readonly problem: string;
  readonly retryMillis: number; // until the next thread is started
}

interface Asked extends Waiting {
  readonly settle: (answer: BotAnswer) => void;
}

const RETRY = { first: 500, most: 60_000 };
const AT_ONCE = 2; // one is thought about, the next is there already; those whom nobody awaits come alone
const BREATH = 2; // milliseconds after a move that nobody is there to wait for: the server has the work of it

export function openBotThread(options: Required<BotPoolOptions>): BotThread {
  const { patience, thread, onThought, onLost } = options;
  const turns = openTurns<Asked>();
  const posted = new Map<number, Asked>(); // by ticket; the first is being thought about
  let tickets = 0;
  let isHeld = false; // until the next turn of the event loop
  let isBreathing = false;
  let closed = false;
  let watchdog: NodeJS.Timeout | undefined;
  let breath: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let lossesInARow = 0; // without one answer between them
  let lastProblem = '';
  let worker: Worker | null = hire();

  function hire(): Worker {
    const hired = new Worker(thread);
    hired.unref();
    hired.on('message', (message: FromBotWorker) => {
      // Under `node --watch` threads also report the files they load.
      if (hired === worker && message.answer !== undefined) take(message);
    });
    hired.on('error', (error) => replace(hired, String(error)));
    hired.on('exit', () => replace(hired, 'the thread ended'));
    return hired;
  }
  function take({ ticket, answer, millis }: FromBotWorker): void {
    const asked = posted.get(ticket);
    if (asked === undefined) return;
    lossesInARow = 0;
    posted.delete(ticket);
    watch();
    if (answer.type === 'action') {
      onThought(asked.request.game, millis);
      if (asked.request.urgency !== 'awaited') breathe();
    }
    asked.settle(answer);
    // Quick bots must not keep the server from everything else.
    isHeld = true;
    setImmediate(() => {
      isHeld = false;
      goOn();
    });
  }
  function goOn(): void {
    if (worker === null || isHeld || closed || posted.size === AT_ONCE) return;
    const isForAll = posted.size === 0 && !isBreathing;
    const next = turns.takeNext(isForAll ? 'botsAlone' : 'awaited');
    if (next === null) return;
    tickets += 1;
    posted.set(tickets, next);
    post({ type: 'choose', ticket: tickets, request: next.request });
    if (posted.size === 1) watch();
    goOn(); // there may be room for another
  }
  /** Over the thought that begins now, if one does. */
  function watch(): void {
    clearTimeout(watchdog);
    if (posted.size === 0) return;
    watchdog = setTimeout(() => {
      if (worker !== null) replace(worker, `no answer within ${patience} ms`);
    }, patience).unref();
  }
  function breathe(): void {
    isBreathing = true;
    breath = setTimeout(() => {
      isBreathing = false;
      goOn();
    }, BREATH).unref();
  }
  function replace(lost: Worker, problem: string): void {
    if (lost !== worker || closed) return;
    void lost.terminate();
    const retryMillis = retryAfter(lossesInARow);
    lossesInARow += 1;
    lastProblem = problem;
    worker = null;
    const hireNext = (): void => {
      worker = hire();
      goOn();
    };
    onLost({ problem, retryMillis });
    clearTimeout(watchdog);
    // The first was being thought about when the thread was lost; the others only waited, and wait on.
    const [culprit, ...bystanders] = posted.values();
    posted.clear();
    culprit?.settle({ type: 'failed', problem });
    bystanders.forEach(turns.add);
    if (retryMillis > 0) retry = setTimeout(hireNext, retryMillis).unref();
    else hireNext();
    // But nobody waits for a thread that may never come.
    if (isHopeless())
      for (const waiting of turns.takeAll()) waiting.settle({ type: 'failed', problem });
  }
  const post = (message: ToBotWorker): void => worker?.postMessage(message);
  const isHopeless = (): boolean => worker === null && retryAfter(lossesInARow - 1) > RETRY.first;

  return {
    choose: (request) =>
      new Promise((settleIt) => {
        if (closed) return settleIt({ type: 'nothing' });
        if (isHopeless()) return settleIt({ type: 'failed', problem: lastProblem });
        turns.add({ request, settle: settleIt });
        return goOn();
      }),
    forget: (key) => {
      turns.takeOf(key)?.settle({ type: 'nothing' });
      post({ type: 'forget', key });
    },
    hasten: (key, urgency) => {
      const waiting = turns.takeOf(key);
      if (waiting === null) return;
      turns.add({ ...waiting, request: { ...waiting.request, urgency } });
      goOn();
    },
    close: async () => {
      closed = true;
      for (const timer of [watchdog, breath, retry]) clearTimeout(timer);
      for (const asked of [...posted.values(), ...turns.takeAll()])
        asked.settle({ type: 'nothing' });
      posted.clear();
      await worker?.terminate();
    },
  };
}

/** One bad thought is forgiven at once; code that cannot even be loaded is not tried over and over. */
const retryAfter = (lossesBefore: number): number =>
  lossesBefore === 0 ? 0 : Math.min(RETRY.most, RETRY.first * 2 ** (lossesBefore - 1));
