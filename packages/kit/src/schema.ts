import * as v from 'valibot';
import { BadInput } from './bad-input.ts';

/** Turns bytes of unknown make into a T. One schema gives the type, the parser and the API's documentation. */
export type Schema<T> = v.GenericSchema<unknown, T>;

const MAX_REPORTED = 5;

const AT_FIRST_FAULT = { abortEarly: true };

/** `what` names the thing in the error: "the match options". */
export function parse<T>(schema: Schema<T>, json: unknown, what: string): T {
  const result = v.safeParse(optionFor(schema, json), json, AT_FIRST_FAULT);
  if (result.success) return result.output;
  const all = isSmall(json) ? (v.safeParse(schema, json).issues ?? []) : result.issues;
  const faults = all.slice(0, MAX_REPORTED).map(describe);
  throw new BadInput(`${what}: ${faults.join('; ')}`);
}

type Options = ReadonlyMap<unknown, v.GenericSchema>;
const optionsOf = new WeakMap<v.GenericSchema, Options | null>(); // by what stands at its key; null: it is no plain variant

/**
 * A variant tries its options one by one, and words a fault for each that does not fit, which costs several times as much as
 * the one that does. That one is found by its key here. What fits none is left to the variant, for the sake of its words.
 */
function optionFor<T>(schema: Schema<T>, json: unknown): Schema<T> {
  const { key, pipe } = schema as { readonly key?: unknown; readonly pipe?: unknown };
  if (typeof key !== 'string' || pipe !== undefined) return schema; // what comes after a variant in a pipe counts, too
  if (typeof json !== 'object' || json === null) return schema;
  let options = optionsOf.get(schema);
  if (options === undefined) optionsOf.set(schema, (options = plainOptions(schema, key)));
  return ((Object.hasOwn(json, key) && options?.get((json as Fields)[key])) || schema) as Schema<T>;
}
type Fields = Readonly<Record<string, unknown>>;

/** Where each option is an object with one literal of its own at the key. */
function plainOptions(schema: v.GenericSchema, key: string): Options | null {
  const { options = [] } = schema as { readonly options?: readonly v.GenericSchema[] };
  const found = new Map<unknown, v.GenericSchema>();
  for (const option of options) {
    const { entries } = option as { readonly entries?: Readonly<Record<string, v.GenericSchema>> };
    const { type, literal } = (entries?.[key] ?? {}) as { type?: string; literal?: unknown };
    if (type !== 'literal' || found.has(literal)) return null;
    found.set(literal, option);
  }
  return found;
}

const SMALL = 200; // values

/** Only then is it looked through for all its faults: thousands of them would take long to find, and nobody reads them. */
function isSmall(json: unknown): boolean {
  const waiting = [json];
  for (let i = 0; i < waiting.length; i++) {
    const value = waiting[i];
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value));
    if (waiting.length > SMALL) return false;
  }
  return true;
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const text = issue.message.replace(/^Invalid (?:type|value|key|format|length): /, '');
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  if (issue.expected === 'never') return `there is no field "${path ?? ''}"`;
  return path === null ? said : `${path}: ${said}`;
}
