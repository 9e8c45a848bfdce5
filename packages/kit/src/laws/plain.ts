/** The bytes of a value. Unlike `canonical` it minds the order of keys: that is sent too. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A copy as it comes back from a log. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Where a value is something that JSON cannot give back as it was, or null. */
export function unplain(value: unknown, path = 'it'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${show(value)}`;
  if (typeof value === 'object') return unplainObject(value, path);
  return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
}

const show = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

function unplainObject(value: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) return firstFault([...value.entries()], path);
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${value.constructor.name}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  return firstFault(Object.entries(value), path);
}

function firstFault(
  fields: readonly (readonly [string | number, unknown])[],
  path: string,
): string | null {
  for (const [key, field] of fields) {
    const fault = unplain(field, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}
