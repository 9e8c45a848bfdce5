import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { failed, messageOf, unusable } from '../exit.ts';
import { WIRING } from './wiring.ts';
import type { Draft, GameNames } from './template.ts';

interface Edit {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}
/** All that will be done to the repository, worked out before any of it is. */
export interface Changes {
  readonly folder: string;
  readonly drafts: readonly Draft[];
  readonly edits: readonly Edit[];
}

export const planEdits = async (root: string, names: GameNames): Promise<readonly Edit[]> =>
  await Promise.all(
    WIRING.map(async ({ path, edit }) => {
      const before = await readText(join(root, path), path);
      const after = edit(before, names);
      if (after === null) throw unusable(`${path} does not look as expected; nothing was changed`);
      return { path: join(root, path), before, after };
    }),
  );

async function readText(path: string, name: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unusable(`cannot read ${name}: ${messageOf(error)}`);
  }
}

/** Does it all, or puts everything back. */
export async function make({ folder, drafts, edits }: Changes): Promise<void> {
  let made = false;
  try {
    await writeFolder(folder, drafts);
    made = true;
    for (const { path, after } of edits) await replace(path, after);
  } catch (error) {
    for (const { path, before } of edits) await replace(path, before).catch(() => {});
    if (made) await rm(folder, { recursive: true, force: true });
    throw failed(`${messageOf(error)}; nothing was changed`);
  }
}

async function writeFolder(folder: string, drafts: readonly Draft[]): Promise<void> {
  const part = partOf(folder);
  try {
    for (const { path, text } of drafts) {
      await mkdir(dirname(join(part, path)), { recursive: true });
      await writeFile(join(part, path), text);
    }
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function replace(path: string, text: string): Promise<void> {
  const part = partOf(path);
  try {
    await writeFile(part, text);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

const partOf = (path: string): string => `${path}.${process.pid}.part`;
