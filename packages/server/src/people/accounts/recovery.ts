import { createHmac, randomBytes } from 'node:crypto';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

/** Nothing in it can be misread: no 0/o, 1/l/i. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const CODES = 10;
const LETTERS = 16; // some 79 bits: nobody guesses one
const GROUP = 4;

/** Codes that each sign in once. Only their hashes are kept, so they can be shown only now. */
export function newCodes(
  person: string,
  secret: string,
): { readonly codes: readonly string[]; readonly statements: readonly TableStatement[] } {
  const codes = Array.from({ length: CODES }, newCode);
  return {
    codes,
    statements: [
      forgetCodes(person),
      ...codes.map((code) => ({
        text: 'INSERT INTO recovery_codes (hash, person) VALUES ($1, $2)',
        values: [codeHash(code, secret), person],
      })),
    ],
  };
}

export const forgetCodes = (person: string): TableStatement => ({
  text: 'DELETE FROM recovery_codes WHERE person = $1',
  values: [person],
});

function newCode(): string {
  let letters = '';
  while (letters.length < LETTERS) {
    const [byte = 255] = randomBytes(1);
    if (byte < 256 - (256 % ALPHABET.length)) letters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return letters.match(new RegExp(`.{${GROUP}}`, 'gu'))?.join('-') ?? letters;
}

/** However it was typed. */
const codeHash = (code: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')}`)
    .digest('base64url');

export interface FoundCode {
  readonly person: string;
  readonly use: TableStatement; // has to find it still there
}

export async function findCode(
  people: PeopleTables,
  code: string,
  secret: string,
): Promise<FoundCode | null> {
  const hash = codeHash(code, secret);
  const [found] = await people.read<{ person: string }>(
    'SELECT person FROM recovery_codes WHERE hash = $1',
    [hash],
  );
  if (found === undefined) return null;
  const use = { text: 'DELETE FROM recovery_codes WHERE hash = $1', values: [hash], must: true };
  return { person: found.person, use };
}

export async function codesLeft(people: PeopleTables, person: string): Promise<number> {
  const [found] = await people.read<{ left: number | string }>(
    `SELECT count(*) AS "left" FROM recovery_codes WHERE person = $1`,
    [person],
  );
  return Number(found?.left ?? 0);
}
