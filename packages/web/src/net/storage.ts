/** Storage may be full, forbidden or hold rubbish; nothing here is worth failing for. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // it lasts for this visit only
  }
}

const commitmentKey = (match: string): string => `fathom/commitment/${match}`;

/** What the host committed to, as this browser saw it before it added its own share of the luck. */
export function noteCommitment(match: string, commitment: string): void {
  if (notedCommitment(match) === null) writeStored(commitmentKey(match), commitment);
}

/** null: this browser did not sit at that match. */
export function notedCommitment(match: string): string | null {
  const noted = readStored(commitmentKey(match));
  return typeof noted === 'string' ? noted : null;
}
