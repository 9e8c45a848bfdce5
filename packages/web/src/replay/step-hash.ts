/** Addresses of steps are typed, shortened and shared: whatever stands there, some step is meant. */
export function parseStep(hash: string, last: number): number {
  const step = Number.parseInt(hash.replace(/^#/, ''), 10);
  return Number.isNaN(step) ? 0 : clampStep(step, last);
}

export const makeStep = (step: number): string => `#${step}`;

export const clampStep = (step: number, last: number): number =>
  Math.max(0, Math.min(last, Math.trunc(step)));
