import type { Progress } from '@fathom/arena';
import type { Terminal } from '../terminal.ts';

const WIDTH = 24;
const DRAW_EVERY = 100; // milliseconds
const SAY_EVERY = 15_000;

export interface ProgressShown {
  readonly show: (progress: Progress, what?: string) => void;
  readonly say: (line: string) => void; // a line that stays
  readonly end: () => void;
}

/** Shows how far a match is: a bar where somebody looks, otherwise a plain line now and then. */
export function progressShown({
  progress: draw,
  err,
}: Pick<Terminal, 'progress' | 'err'>): ProgressShown {
  let began = performance.now(); // of what is under way
  let shown = draw === null ? began : 0;
  let subject = '';
  return {
    show: (progress, what = '') => {
      const now = performance.now();
      if (what !== subject) [subject, began] = [what, now];
      if (now - shown < (draw === null ? SAY_EVERY : DRAW_EVERY)) return;
      shown = now;
      const text = what + textOf(progress, now - began);
      if (draw === null) err(text);
      else draw(`${bar(progress.done / progress.planned)} ${text}`);
    },
    say: (line) => {
      draw?.(null);
      err(line);
    },
    end: () => draw?.(null),
  };
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}]`;
}

function textOf({ done, planned, points, sprt, gamesASet }: Progress, millis: number): string {
  const left = (millis / done) * (planned - done);
  return [
    `${done * gamesASet}/${planned * gamesASet} games`,
    `${(100 * points).toFixed(1)} %`,
    ...(sprt === null ? [] : [`LLR ${sprt.llr.toFixed(2)}`]),
    `${clock(left)} left`,
  ].join(', ');
}

function clock(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
