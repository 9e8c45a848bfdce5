import { createHash, timingSafeEqual } from 'node:crypto';

/** What opens the staff's door: a name that is noted with whatever is done by it, and a secret. */
export interface StaffKey {
  readonly name: string;
  readonly hash: Buffer;
}

export const USUAL_NAME: string = 'staff';
const KEY = /^(?:(?<name>[\p{L}\p{N} ._-]{1,40}):)?(?<secret>[\w-]{32,200})$/u;

/** Keys as text: "name:secret", one a line or with commas between. null: one of them is none. */
export function parseStaffKeys(text: string): readonly StaffKey[] | null {
  const keys: StaffKey[] = [];
  for (const each of text.split(/[\n,]/u).map((one) => one.trim())) {
    if (each === '' || each.startsWith('#')) continue;
    const found = KEY.exec(each)?.groups;
    if (found === undefined) return null;
    keys.push({ name: found['name'] ?? USUAL_NAME, hash: hashOf(each) });
  }
  return keys;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whoever holds a key, by what a request says. All keys are compared, each in the same time. */
export function holderOf(keys: readonly StaffKey[], given: string): string | null {
  const hash = hashOf(given);
  let holder: string | null = null;
  for (const key of keys) if (timingSafeEqual(key.hash, hash)) holder ??= key.name;
  return holder;
}
