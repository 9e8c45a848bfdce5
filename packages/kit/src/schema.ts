import * as v from 'valibot';
import { BadInput } from './bad-input.ts';

/** Turns bytes of unknown make into a T. One schema gives the type, the parser and the API's documentation. */
export type Schema<T> = v.GenericSchema<unknown, T>;

const MAX_REPORTED = 5;

/** `what` names the thing in the error: "the match options". */
export function parse<T>(schema: Schema<T>, json: unknown, what: string): T {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const all = isSmall(json) ? (v.safeParse(schema, json).issues ?? []) : result.issues;
  const faults = all.slice(0, MAX_REPORTED).map(describe);
  throw new BadInput(`${what}: ${faults.join('; ')}`);
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
