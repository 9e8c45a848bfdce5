import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capital } from '@fathom/kit';
import { unusable } from '../exit.ts';

/** What a new game is called: in paths, in code and by people. */
export interface GameNames {
  readonly id: string; // dark-water
  readonly code: string; // darkWater
  readonly title: string; // Dark Water
}

const LONGEST_ID = 24; // so that no line of the template grows too long
const LONGEST_TITLE = 40;
const RESERVED =
  /^(?:arguments|async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

export function gameNames(id: string, title: string | null): GameNames {
  const fault = idFault(id) ?? (title === null ? null : titleFault(title));
  if (fault !== null) throw unusable(fault);
  const words = id.split('-');
  return {
    id,
    code: words.map((word, i) => (i === 0 ? word : capital(word))).join(''),
    title: title ?? words.map(capital).join(' '),
  };
}

function idFault(id: string): string | null {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id))
    return `"${id}" is no id: small letters and digits, in words joined by "-", such as "dark-water"`;
  if (id.length > LONGEST_ID) return `the id "${id}" is longer than ${LONGEST_ID} characters`;
  return RESERVED.test(id) ? `"${id}" is a word of the language; choose another id` : null;
}

/** Quotes and backslashes would have to be escaped differently in each file; nobody needs them. */
function titleFault(title: string): string | null {
  if (title.trim() !== title || title === '' || title.length > LONGEST_TITLE)
    return `--name: expected 1 to ${LONGEST_TITLE} characters with no space around them`;
  return /^[\p{L}\p{N} .,:!?&'’-]+$/u.test(title)
    ? null
    : `--name: only letters, digits, spaces and . , : ! ? & ' - can be in the name`;
}

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
