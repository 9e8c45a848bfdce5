/** What must be set where to turn one JSON value into another. */
export type Patch = readonly Change[];
export type Change = readonly [path: Path, value: unknown];
type Path = readonly (string | number)[];

/** The smallest set of whole values that differ; lists that only grew are appended to. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, { path: [], note: (path, value) => changes.push([[...path], value]) });
  return changes;
}

/** The same as JSON, without the lists in between: it is made for every move and everybody who hears of it. */
export function diffText(before: unknown, after: unknown): string {
  let text = '';
  const note = (path: Path, value: unknown): void => {
    text += `${text === '' ? '[' : ',['}${JSON.stringify(path)},${JSON.stringify(value)}]`;
  };
  compare(before, after, { path: [], note });
  return `[${text}]`;
}

interface Comparison {
  readonly path: (string | number)[]; // to what is being compared
  readonly note: (path: Path, value: unknown) => void;
}

function compare(old: unknown, now: unknown, at: Comparison): void {
  if (old === now) return;
  const { path, note } = at;
  if (Array.isArray(old) && Array.isArray(now) && old.length <= now.length) {
    for (let i = 0; i < now.length; i++) {
      if (i < old.length && old[i] === now[i]) continue;
      path.push(i);
      if (i < old.length) compare(old[i], now[i], at);
      else note(path, now[i]);
      path.pop();
    }
  } else if (isRecord(old) && isRecord(now) && haveSameKeys(old, now)) {
    for (const key in now) {
      if (old[key] === now[key]) continue;
      path.push(key);
      compare(old[key], now[key], at);
      path.pop();
    }
  } else note(path, now);
}

function haveSameKeys(old: Fields, now: Fields): boolean {
  let more = 0; // keys of `now`, less those of `old`
  for (const key in now) {
    if (!Object.hasOwn(old, key)) return false;
    more += 1;
  }
  for (const _key in old) more -= 1;
  return more === 0;
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
