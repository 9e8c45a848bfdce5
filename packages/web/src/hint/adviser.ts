import type { SeatAdvice } from './advise.ts';
import type { FromAdviser, ToAdviser, Trouble } from './hint-worker.ts';

const WORDS: Readonly<Record<Trouble, string>> = {
  notLoaded: 'The adviser could not be called. Is there a connection?',
  atALoss: 'The adviser is at a loss here.',
};

/** A question on its way. */
export interface Asking {
  /** Rejects with words fit to be shown. */
  readonly answer: Promise<readonly SeatAdvice[]>;
  /** There will be no answer, and nobody thinks about it any more. */
  readonly callOff: () => void;
}

/** Asks a bot in a worker of this browser: no server hears of it. `onThinking` is told who thinks. */
export function askAdviser(question: ToAdviser, onThinking: (name: string) => void): Asking {
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  const callOff = (): void => worker.terminate();
  const answer = new Promise<readonly SeatAdvice[]>((resolve, reject) => {
    const fail = (trouble: Trouble, problem: string): void => {
      callOff();
      console.warn(`fathom: no advice: ${problem}`);
      reject(new Error(WORDS[trouble]));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromAdviser>) => {
      if (data.type === 'thinking') return onThinking(data.name);
      if (data.type === 'failed') return fail(data.trouble, data.problem);
      callOff();
      return resolve(data.advice);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail('notLoaded', event.message);
    });
  });
  worker.postMessage(question);
  return { answer, callOff };
}
