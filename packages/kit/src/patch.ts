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
      for (let i = 0; i < old.length; i++) if (old[i] !== now[i]) compareAt(i, old[i], now[i]);
      for (let i = old.length; i < now.length; i++) changes.push([[...path, i], now[i]]);
    } else if (!isRecord(old) || !isRecord(now) || !compareFields(old, now)) set(now);
  };
  /** false: they have different keys, and nothing was changed. */
  const compareFields = (old: Fields, now: Fields): boolean => {
    const found = changes.length;
    let more = 0; // keys of `now`, less those of `old`
    for (const key in now) {
      if (!Object.hasOwn(old, key)) more = Infinity;
      else compareAt(key, old[key], now[key]);
      more += 1;
    }
    for (const _key in old) more -= 1;
    if (more !== 0) changes.length = found;
    return more === 0;
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

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
