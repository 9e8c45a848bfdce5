import { access, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { codeOf, failed, messageOf, unusable } from './exit.ts';

/** A file that will be written later, whole or not at all. */
export interface NewFile {
  readonly write: (text: string) => Promise<void>;
}

/** Complains at once about a place that could not be written to, rather than after a long match. */
export async function newFile(cwd: string, file: string): Promise<NewFile> {
  const path = resolve(cwd, file);
  const folder = dirname(path);
  if (await exists(path)) throw unusable(`${file} exists already; it is not overwritten`);
  if (!(await isFolder(folder))) throw unusable(`cannot write ${file}: there is no folder for it`);
  return { write: async (text) => await writeWhole({ path, name: file }, text) };
}

async function writeWhole(
  target: { readonly path: string; readonly name: string },
  text: string,
): Promise<void> {
  const { path, name } = target;
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw failed(`cannot write ${name}: ${messageOf(error)}`);
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw unusable(`cannot look at ${path}: ${messageOf(error)}`);
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
