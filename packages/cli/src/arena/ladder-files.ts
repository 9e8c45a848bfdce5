import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LADDERS, ladderPage, ladderPicture, parseLadder } from '@fathom/arena';
import type { Ladder } from '@fathom/arena';
import { BadInput } from '@fathom/kit';
import { codeOf, failed, messageOf, unusable } from '../exit.ts';

const fileOf = (id: string): string => `ladder-${id}.json`;

/** The ladders of a folder in the order they are listed; those that were never played are missing. */
export async function readLadders(folder: string): Promise<readonly Ladder[]> {
  const found = await Promise.all(LADDERS.map(async ({ id }) => await readLadder(folder, id)));
  return found.filter((ladder) => ladder !== null);
}

async function readLadder(folder: string, id: string): Promise<Ladder | null> {
  const name = fileOf(id);
  try {
    return parseLadder(await readFile(join(folder, name), 'utf8'), name);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (error instanceof BadInput) throw unusable(error.message);
    throw unusable(`cannot read ${name}: ${messageOf(error)}`);
  }
}

export async function writeLadder(folder: string, ladder: Ladder): Promise<void> {
  await write(folder, fileOf(ladder.id), `${JSON.stringify(ladder, null, 2)}\n`);
}

/** docs/LADDER.md and its pictures. */
export async function drawLadders(root: string, ladders: readonly Ladder[]): Promise<void> {
  await write(join(root, 'docs'), 'LADDER.md', ladderPage(ladders));
  const images = join(root, 'docs/images');
  for (const ladder of ladders)
    await write(images, `ladder-${ladder.id}.svg`, ladderPicture(ladder));
}

async function write(folder: string, name: string, text: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), text);
  } catch (error) {
    throw failed(`cannot write ${name}: ${messageOf(error)}`);
  }
}
