/** What must be set where to turn one JSON value into another. */
export type Patch = readonly Change[];
export type Change = readonly [path: Path, value: unknown];
type Path = readonly (string | number)[];

/** The smallest set of whole values that differ; lists that only grew are appended to. */
export const diff = (before: unknown, after: unknown): Patch =>
  JSON.parse(diffText(before, after)) as Patch;

/** The same as JSON, written as it is found: it is made for every move and everybody who hears of it. */
export function diffText(before: unknown, after: unknown): string {
  if (before === after) return '[]';
  const comparison = new Comparison();
  comparison.compare(before, after);
  return `[${comparison.text}]`;
}

class Comparison {
  text = ''; // changes so far
  readonly #path: (string | number)[] = []; // to what is being compared

  compare(old: unknown, now: unknown): void {
    if (old === now) return;
    if (Array.isArray(now)) {
      if (Array.isArray(old) && old.length <= now.length) this.#compareLists(old, now);
      else this.#note(now);
    } else if (isRecord(old) && isRecord(now)) this.#compareFields(old, now);
    else this.#note(now);
  }

  #compareLists(old: readonly unknown[], now: readonly unknown[]): void {
    const path = this.#path;
    for (let i = 0; i < now.length; i++) {
      if (i < old.length && old[i] === now[i]) continue;
      path.push(i);
      if (i < old.length) this.compare(old[i], now[i]);
      else this.#note(now[i]);
      path.pop();
    }
  }

  /** Where their keys differ, what was noted of single fields is taken back, and the whole is noted. */
  #compareFields(old: Fields, now: Fields): void {
    const path = this.#path;
    const before = this.text;
    let more = 0; // keys of `now`, less those of `old`
    let isAlike = true;
    for (const key in now) {
      more += 1;
      const was = old[key];
      const is = now[key];
      if (was === is && is !== undefined) continue;
      isAlike &&= Object.hasOwn(old, key);
      if (was === is || !isAlike) continue;
      path.push(key);
      this.compare(was, is);
      path.pop();
    }
    for (const _key in old) more -= 1;
    if (isAlike && more === 0) return;
    this.text = before;
    this.#note(now);
  }

  #note(value: unknown): void {
    let path = '';
    for (const key of this.#path)
      path += `${path === '' ? '' : ','}${typeof key === 'number' ? key : quoted(key)}`;
    this.text += `${this.text === '' ? '' : ','}[[${path}],${textOf(value)}]`;
  }
}

/** Plain numbers and the like need no serializer. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean' || value === null || Number.isSafeInteger(value))
    return `${value as boolean | null | number}`;
  return JSON.stringify(value);
}

const MOST_KEYS = 4096;
const LONGEST_KEY = 64; // of those that are remembered, so that all of them together are small
const knownKeys = new Map<string, string>();

/** The names of fields are few, and the same again and again. */
function quoted(key: string): string {
  const known = knownKeys.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (knownKeys.size < MOST_KEYS && key.length <= LONGEST_KEY) knownKeys.set(key, text);
  return text;
}

/** apply(a, diff(a, b)) equals b. Leaves its argument alone and shares what did not change. */
export function apply(before: unknown, patch: Patch): unknown {
  return patch.reduce((value, [path, next]) => setAt(value, path, next), before);
}

function setAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value) && isPlace(key, value.length)) {
    const copy: unknown[] = [...(value as unknown[])];
    copy[key] = setAt(copy[key], rest, next);
    return copy;
  }
  if (isRecord(value) && Object.hasOwn(value, key))
    return { ...value, [key]: setAt(value[key], rest, next) };
  throw new RangeError(`patch: there is no place "${String(key)}"`);
}

const isPlace = (key: unknown, length: number): key is number =>
  Number.isInteger(key) && (key as number) >= 0 && (key as number) <= length;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same as `after`, with all that was so before taken from there: apply(before, diff(before, after)) in one go. */
export function sharing(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const list = after.map((item, i) => sharing(before[i], item));
    const isSame = list.length === before.length && list.every((item, i) => item === before[i]);
    return isSame ? before : list;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const fields = Object.entries(after).map(([key, value]) => [key, sharing(before[key], value)]);
  const isSame =
    fields.length === Object.keys(before).length &&
    fields.every(
      ([key, value]) => Object.hasOwn(before, key as string) && value === before[key as string],
    );
  return isSame ? before : Object.fromEntries(fields);
}
