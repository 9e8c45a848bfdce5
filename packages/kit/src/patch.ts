/** What must be set where to turn one JSON value into another. */
export type Patch = readonly Change[];
export type Change = readonly [path: Path, value: unknown];
type Path = readonly (string | number)[];

/** The smallest set of whole values that differ; lists that only grew are appended to. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  const path: (string | number)[] = []; // to what is being compared
  const set = (value: unknown): void => void changes.push([[...path], value]);
  const compareAt = (key: string | number, old: unknown, now: unknown): void => {
    if (old === now) return;
    path.push(key);
    compare(old, now);
    path.pop();
  };
  const compare = (old: unknown, now: unknown): void => {
    if (Array.isArray(old) && Array.isArray(now) && old.length <= now.length) {
      for (let i = 0; i < old.length; i++) compareAt(i, old[i], now[i]);
      for (let i = old.length; i < now.length; i++) changes.push([[...path, i], now[i]]);
    } else if (isRecord(old) && isRecord(now) && sameKeys(old, now)) {
      for (const key in now) compareAt(key, old[key], now[key]);
    } else set(now);
  };
  if (before !== after) compare(before, after);
  return changes;
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameKeys(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  let more = 0; // keys of a, less those of b
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false;
    more += 1;
  }
  for (const _key in b) more -= 1;
  return more === 0;
}
