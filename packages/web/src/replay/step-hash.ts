/** Addresses of steps are typed, shortened and shared: whatever stands there, some step is meant. */
export function parseStep(hash: string, last: number): number {
  const step = Number.parseInt(hash.replace(/^#/, ''), 10);
  return Number.isNaN(step) ? 0 : clampStep(step, last);
}

/** Whose knowledge an address asks for: "#12/alpha.captain". null: nobody's in particular. */
export const parseOnlooker = (hash: string): string | null =>
  /^#[^/]*\/([\w.-]+)$/.exec(hash)?.[1] ?? null;

export const makeStep = (step: number, onlooker: string | null = null): string =>
  onlooker === null ? `#${step}` : `#${step}/${onlooker}`;

export const clampStep = (step: number, last: number): number =>
  Math.max(0, Math.min(last, Math.trunc(step)));
