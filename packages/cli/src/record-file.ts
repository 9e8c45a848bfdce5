import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BadInput, matchRecordSchema, parse } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import { codeOf, messageOf, unusable } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** The operand that stands for the standard input. */
export const STANDARD_INPUT = '-';
const DEEPEST = 200;

/** Reads the record of a match. Everything that can be wrong with a file is a Failure that says so. */
export async function readRecord(file: string, terminal: Terminal): Promise<MatchRecord> {
  const name = nameOf(file);
  const json = parseJson(await readText(file, terminal), name);
  if (deeperThan(json, DEEPEST))
    throw unusable(`${name} is not the record of a match: it is nested too deeply`);
  try {
    return parse(matchRecordSchema, json, `${name} is not the record of a match`);
  } catch (error) {
    if (error instanceof BadInput) throw unusable(error.message);
    throw error;
  }
}

export const nameOf = (file: string): string =>
  file === STANDARD_INPUT ? 'the standard input' : file;

async function readText(file: string, { cwd, input }: Terminal): Promise<string> {
  if (file === STANDARD_INPUT) return await input();
  try {
    return await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw unusable(`cannot read ${file}: ${reason(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
};
const reason = (error: unknown): string => REASONS[codeOf(error) ?? ''] ?? messageOf(error);

function parseJson(text: string, name: string): unknown {
  if (text.trim() === '') throw unusable(`${name} is empty`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown; // some editors begin a file so
  } catch (error) {
    throw unusable(`${name} is not JSON: ${messageOf(error)}`);
  }
}

/** Hashing goes down by recursion: what would exhaust the stack is stopped here. */
function deeperThan(json: unknown, limit: number): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
