import { createHash, createHmac } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';
import { openStore } from '../../../packages/server/src/store/index.ts';
import type { Store } from '../../../packages/server/src/store/index.ts';
import { say } from '../report/say.ts';
import { makeFolder, removeFolder } from '../trial/children.ts';
import { copier } from './copies.ts';
import type { CopiedCall } from './copies.ts';
import type { Template } from './template.ts';

/** So many matches of a template. */
export interface Share {
  readonly template: Template;
  readonly matches: number;
}
export interface WrittenMatch {
  readonly id: string;
  readonly guests: readonly string[];
}
/** A folder as a server leaves it behind. */
export interface Data {
  readonly folder: string;
  readonly shares: readonly (readonly WrittenMatch[])[];
  /** What a guest's browser sends. */
  readonly cookieOf: (guest: string) => string;
}

const DAY = 24 * 3_600_000;
const SPREAD = 2 * DAY; // over which the matches began
const AT_ONCE = 500; // matches on their way to the disk
const TELL_EVERY = 25_000; // matches
const EACH_IN = 10; // matches a person is in

const MEMORY = '/dev/shm'; // where writing does not wait for a disk

/** Fills an empty folder through the server's own store. */
export async function writeData(folder: string, shares: readonly Share[]): Promise<Data> {
  if (!existsSync(MEMORY)) return { ...(await fill(folder, shares)), folder };
  const fast = makeFolder(MEMORY);
  const data = await fill(fast, shares);
  cpSync(fast, folder, { recursive: true });
  removeFolder(fast);
  return { ...data, folder };
}

async function fill(folder: string, shares: readonly Share[]): Promise<Omit<Data, 'folder'>> {
  const store = await openStore({ folder });
  const data = await fillStore(store, shares);
  await perform(store, { method: 'markAlive', args: [Date.now(), 0] });
  await store.close();
  return data;
}

/** Writes the matches through whatever store. */
export async function fillStore(
  store: Store,
  shares: readonly Share[],
): Promise<Omit<Data, 'folder'>> {
  const secret = await store.secret();
  const all = shares.reduce((sum, { matches }) => sum + matches, 0);
  const written: WrittenMatch[][] = [];
  let n = 0;
  for (const { template, matches } of shares) {
    const copy = copier(template);
    const own: WrittenMatch[] = [];
    for (let i = 0; i < matches; i += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, matches - i) }, () => {
        const match = { id: idOf(n), guests: guestsOf(n, template.guests.length, all) };
        n += 1;
        return match;
      });
      const earlier = Math.floor((i / matches) * SPREAD);
      await Promise.all(some.map((match) => performAll(store, copy({ ...match, earlier }))));
      own.push(...some);
      if (n % TELL_EVERY === 0) say(`growth: ${n.toLocaleString('en')} matches written`);
    }
    written.push(own);
  }
  return { shares: written, cookieOf: (guest) => cookieOf(guest, secret) };
}

/** Appends keep their order by themselves; whatever else there is waits for what comes before it. */
async function performAll(store: object, calls: readonly CopiedCall[]): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  for (const call of calls) {
    if (call.method !== 'append') await Promise.all(underWay.splice(0));
    underWay.push(perform(store, call));
  }
  await Promise.all(underWay);
}

function perform(store: object, { method, args }: CopiedCall): Promise<unknown> {
  const [part, name] = method.includes('.') ? method.split('.') : [null, method];
  const owner = part === null ? store : (Reflect.get(store, part ?? '') as object);
  const work: unknown = Reflect.get(owner, name ?? '');
  if (typeof work !== 'function') throw new Error(`the store knows no "${method}"`);
  return Reflect.apply(work, owner, args) as Promise<unknown>;
}

/** As random as real ids are: what is written together does not lie together in an index. */
const drawn = (text: string): Buffer => createHash('sha256').update(text).digest();

const idOf = (n: number): string =>
  [...drawn(`match ${n}`).subarray(0, 8)]
    .map((byte) => MATCH_ID_ALPHABET.charAt(byte % MATCH_ID_ALPHABET.length))
    .join('');

export function guestsOf(n: number, seats: number, matches: number): string[] {
  const people = Math.max(seats, Math.ceil((matches * seats) / EACH_IN));
  return Array.from({ length: seats }, (_, seat) =>
    drawn(`guest ${(n * seats + seat) % people}`).toString('hex', 0, 16),
  );
}

export function cookieOf(guest: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(guest).digest('base64');
  return `fathom=${encodeURIComponent(`${guest}.${signature.replaceAll('=', '')}`)}`;
}
