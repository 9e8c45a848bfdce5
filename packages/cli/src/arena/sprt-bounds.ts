import type { Hypotheses } from '@fathom/arena';
import { unusable } from '../exit.ts';

const USUAL_ERROR = 0.05;
const isError = (chance: number): boolean => chance > 0 && chance < 0.5;

/** "0,30" or "0,30,0.01,0.01" */
export function parseSprt(text: string): Hypotheses {
  const parts = text.split(',');
  const numbers = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [elo0 = NaN, elo1 = NaN, alpha = USUAL_ERROR, beta = USUAL_ERROR] = numbers;
  if (parts.length > 4 || !(elo0 < elo1) || !isError(alpha) || !isError(beta))
    throw unusable(
      `--sprt: expected elo0,elo1[,alpha,beta] with elo0 below elo1 and errors between 0 and 0.5, such as 0,30 or -5,5,0.01,0.01; got "${text}"`,
    );
  return { elo0, elo1, alpha, beta };
}
