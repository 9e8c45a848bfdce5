import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unusable } from '../exit.ts';

/** The root of the Fathom repository that a folder lies in. */
export async function findRepository(from: string): Promise<string> {
  if (await isRepository(from)) return from;
  const above = dirname(from);
  if (above === from) throw unusable('this is not inside a Fathom repository');
  return await findRepository(above);
}

async function isRepository(folder: string): Promise<boolean> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    await readFile(join(folder, 'packages/games/package.json'));
    return (manifest as { readonly name?: unknown } | null)?.name === 'fathom';
  } catch {
    return false;
  }
}
