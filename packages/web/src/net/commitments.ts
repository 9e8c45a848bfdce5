import { readStored, writeStored } from '../frame/settings.ts';

const keyOf = (match: string): string => `fathom/commitment/${match}`;

/** What the host committed to, as this browser saw it before it added its own share of the luck. */
export function noteCommitment(match: string, commitment: string): void {
  if (notedCommitment(match) === null) writeStored(keyOf(match), commitment);
}

/** null: this browser did not sit at that match. */
export function notedCommitment(match: string): string | null {
  const noted = readStored(keyOf(match));
  return typeof noted === 'string' ? noted : null;
}
