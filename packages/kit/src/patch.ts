/** What must be set where to turn one JSON value into another. */
export type Patch = readonly Change[];
export type Change = readonly [path: Path, value: unknown];
type Path = readonly (string | number)[];

/** The smallest set of whole values that differ; lists that only grew are appended to. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  const compare = (old: unknown, now: unknown, path: Path): void => {
    if (old === now) return;
    if (Array.isArray(old) && Array.isArray(now) && old.length <= now.length) {
      for (let i = 0; i < now.length; i++)
        if (i < old.length) compare(old[i], now[i], [...path, i]);
        else changes.push([[...path, i], now[i]]);
    } else if (isRecord(old) && isRecord(now) && sameKeys(old, now)) {
      for (const key of Object.keys(now)) compare(old[key], now[key], [...path, key]);
    } else changes.push([path, now]);
  };
  compare(before, after, []);
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
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}
