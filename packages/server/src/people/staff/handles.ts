import { createHmac } from 'node:crypto';
import type { PeopleTables } from '../../store/index.ts';

/** How staff name people whose ids they must not know: the same name for the same person, always. */
export interface Handles {
  readonly of: (person: string) => string;
  /** From now on staff can use the handles of these people. */
  readonly note: (people: readonly string[]) => Promise<void>;
  readonly personOf: (handle: string) => Promise<string | null>;
}

const DIGITS = 16;
const MOST_NOTED = 100_000; // are remembered here; to note one again changes nothing

export function openHandles(people: PeopleTables, secret: string): Handles {
  const noted = new Set<string>();
  const of = (person: string): string =>
    `p-${createHmac('sha256', secret)
      .update(JSON.stringify(['handle', person]))
      .digest('hex')
      .slice(0, DIGITS)}`;
  return {
    of,
    note: async (asked) => {
      const fresh = [...new Set(asked)].filter((person) => !noted.has(person));
      if (fresh.length === 0) return;
      await people.write(fresh.map((person) => ({ text: NOTE, values: [of(person), person] })));
      if (noted.size > MOST_NOTED) noted.clear();
      for (const person of fresh) noted.add(person);
    },
    personOf: async (handle) => {
      const [found] = await people.read<{ person: string }>(BY_HANDLE, [handle]);
      return found?.person ?? null;
    },
  };
}

const NOTE = `INSERT INTO person_handles (handle, person) VALUES ($1, $2) ON CONFLICT (handle) DO NOTHING`;
const BY_HANDLE = 'SELECT person FROM person_handles WHERE handle = $1';
