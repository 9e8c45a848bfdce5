import * as v from 'valibot';
import { BadInput } from './bad-input.ts';

/** Turns bytes of unknown make into a T. One schema gives the type, the parser and the API's documentation. */
export type Schema<T> = v.GenericSchema<unknown, T>;

const MAX_REPORTED = 5;

/** `what` names the thing in the error: "the match options". */
export function parse<T>(schema: Schema<T>, json: unknown, what: string): T {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const faults = result.issues.slice(0, MAX_REPORTED).map(describe);
  throw new BadInput(`${what}: ${faults.join('; ')}`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const text = issue.message.replace(/^Invalid (?:type|value|key|format|length): /, '');
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  if (issue.expected === 'never') return `there is no field "${path ?? ''}"`;
  return path === null ? said : `${path}: ${said}`;
}
