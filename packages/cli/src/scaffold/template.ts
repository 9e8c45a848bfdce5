import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unusable } from '../exit.ts';
import type { GameNames } from './names.ts';

/** A file to be, by its path from the folder of the game. */
export interface Draft {
  readonly path: string;
  readonly text: string;
}

/**
 * The template is a whole game called "New Game", checked and tested where it lies like any other code;
 * a new game is a copy under another name. It lies as deep in the repository as the games do, so that
 * its relative paths stay right.
 */
const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));

export async function draftGame(names: GameNames): Promise<readonly Draft[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8');
      if (path.endsWith('.ts') && clashes(text, names.code))
        throw unusable(`the id "${names.id}" stands for something else in code; choose another`);
      return { path: relative(TEMPLATE, path), text: renamed(text, names) };
    }),
  );
}

/** Whether the game's name would meet a namesake in this file. */
const clashes = (text: string, code: string): boolean =>
  /\bnewGame/.test(text) && new RegExp(`\\b${code}\\b`).test(text);

const renamed = (text: string, { id, code, title }: GameNames): string =>
  text.replaceAll(/'New Game'|New Game|newGame|new-game/g, (placeholder) => {
    switch (placeholder) {
      case "'New Game'":
        return title.includes("'") ? `"${title}"` : `'${title}'`;
      case 'New Game':
        return title;
      case 'newGame':
        return code;
      default:
        return id;
    }
  });
