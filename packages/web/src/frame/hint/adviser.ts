import type { Seat } from '@fathom/kit';
import { hintWords } from '../../words/hint.ts';
import type { SeatAdvice } from './advise.ts';
import type { Hint } from './hint-desk.ts';
import type { FromAdviser, HintTrouble, ToAdviser } from './hint-worker.ts';

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

/** What a screen reader says of a hint; null: nothing new to say. */
export function spokenHint(hint: Hint, stationOf: (seat: Seat) => string | null): string | null {
  switch (hint.is) {
    case 'closed':
      return null;
    case 'thinking':
      return hint.who === null ? null : hintWords.spokenThinking(hint.who);
    case 'failed':
      return hint.why;
    case 'told':
      if (hint.isOld) return hintWords.outOfDate;
      if (hint.advice.length === 0) return hintWords.spokenNothing;
      return hintWords.spokenAdvice(
        hint.advice.map(({ seat, advice: { what, reasons } }) =>
          hintWords.adviceFor(stationOf(seat), what, reasons),
        ),
      );
    default:
      return hint satisfies never;
  }
}
