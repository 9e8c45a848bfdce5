import { createHash } from 'node:crypto';
import type { Seed } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';

/** Names the test that a request is made for. Only the tests’ own start of the server reads it. */
export const TEST_HEADER = 'x-fathom-test';

const MATCH_ID_LENGTH = 8;
const bytesOf = (cause: string): Buffer => createHash('sha256').update(cause).digest();

/** The same for the same cause, wherever and whenever. */
export const seedOf = (cause: string): Seed => bytesOf(`seed of ${cause}`).toString('hex') as Seed;
export const matchIdOf = (cause: string): string =>
  [...bytesOf(`id of ${cause}`).subarray(0, MATCH_ID_LENGTH)]
    .map((byte) => MATCH_ID_ALPHABET[byte % MATCH_ID_ALPHABET.length])
    .join('');
