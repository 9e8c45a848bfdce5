import { DOORS } from '@fathom/kit/secrecy';
import type { Door, SecrecyReport } from '@fathom/kit/secrecy';
import { expect, test } from 'vitest';

/** A secret let out on purpose, and the doors it leaves by. */
export interface PlantedLeak {
  readonly leak: string;
  readonly doors: readonly Door[];
}
/** How a planted leak is sought, with the luck of a seed. */
export type FindPlanted<Planted extends PlantedLeak> = (
  planted: Planted,
  seed: string,
) => SecrecyReport;

const SEEDS = 20;
/** A leak must be found with any of them: all are tried by `npm run secrecy-test`, the first by every run. */
const seeds = Array.from(
  { length: process.env['FATHOM_SECRECY'] === 'long' ? SEEDS : 1 },
  (_, i) => `luck ${i + 1}`,
);

/** The doors at which a planted leak was found, in their order. */
export const doorsOf = ({ leaks }: SecrecyReport): readonly Door[] =>
  DOORS.filter((door) => leaks.some((leak) => leak.door === door));

/** Each planted leak is found at exactly its doors, whatever the luck. */
export function leakSuite<Planted extends PlantedLeak>(
  planted: readonly Planted[],
  find: FindPlanted<Planted>,
): void {
  test.each(planted)('a secret let out on purpose is found: $leak', (secret) => {
    for (const seed of seeds)
      expect(doorsOf(find(secret, seed)), `with ${seed}`).toEqual(secret.doors);
  });
}
