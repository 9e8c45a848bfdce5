import { hintWords } from '../../words/hint.ts';
import type { SeatAdvice } from './advise.ts';
import type { FromAdviser, ToAdviser, HintTrouble } from './hint-worker.ts';

export interface Asking {
  /** Rejects with words fit to be shown. */
  readonly answer: Promise<readonly SeatAdvice[]>;
  /** There will be no answer, and nobody thinks about it any more. */
  readonly callOff: () => void;
}

/** Asks a bot in a worker of this browser: no server hears of it. `onThinking` is told who thinks. */
export function askAdviser(request: ToAdviser, onThinking: (name: string) => void): Asking {
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  const callOff = (): void => worker.terminate();
  const answer = new Promise<readonly SeatAdvice[]>((resolve, reject) => {
    const fail = (trouble: HintTrouble, problem: string): void => {
      callOff();
      console.warn(`fathom: no advice: ${problem}`);
      reject(new Error(hintWords[trouble]));
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
  worker.postMessage(request);
  return { answer, callOff };
}
