import type { GameNames } from './names.ts';

/** How the new game is made known in one file of the repository. */
export interface Enlistment {
  readonly path: string; // from the root
  /** null: the file does not look as expected. */
  readonly edit: (text: string, names: GameNames) => string | null;
}

export const ENLISTMENTS: readonly Enlistment[] = [
  { path: 'packages/games/src/index.ts', edit: enterList },
  { path: 'packages/games/package.json', edit: addDependency },
  {
    path: 'packages/games/tsconfig.json',
    edit: (text, { id }) => addReferences(text, [id], null),
  },
  {
    path: 'tsconfig.json',
    edit: (text, { id }) =>
      addReferences(
        text,
        [`packages/games/${id}`, `packages/games/${id}/test`],
        'packages/games', // which is built from them
      ),
  },
];

const LIST = /(export const GAMES: readonly Playable\[\] = )\[([^\]]*)\];/;
const IMPORT = /^import \{ \w+Playable \} from '@fathom\/[\w-]+';\n/gm;
const LONGEST_LINE = 100;

function enterList(text: string, { id, code }: GameNames): string | null {
  const [whole, head = '', inside = ''] = LIST.exec(text) ?? [];
  if (whole === undefined) return null;
  const games = inside.split(',').map((name) => name.trim());
  const names = [...games.filter((name) => name !== ''), `${code}Playable`];
  const short = `${head}[${names.join(', ')}];`;
  const long = `${head}[\n${names.map((name) => `  ${name},\n`).join('')}];`;
  const line = `import { ${code}Playable } from '@fathom/${id}';\n`;
  const last = [...text.matchAll(IMPORT)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  const imported = text.slice(0, at) + line + text.slice(at);
  return imported.replace(LIST, () => (short.length <= LONGEST_LINE ? short : long));
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseObject(text: string): Json | null {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

function addDependency(text: string, { id }: GameNames): string | null {
  const manifest = parseObject(text);
  const known = manifest?.['dependencies'];
  if (!isObject(known)) return null;
  const sorted = Object.entries({ ...known, [`@fathom/${id}`]: '*' }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return makeJson({ ...manifest, dependencies: Object.fromEntries(sorted) });
}

/** Puts the paths before another one, or at the end. */
function addReferences(
  text: string,
  paths: readonly string[],
  before: string | null,
): string | null {
  const config = parseObject(text);
  const known = config?.['references'];
  if (!Array.isArray(known)) return null;
  const references = known as readonly unknown[];
  const place = references.findIndex((known) => isObject(known) && known['path'] === before);
  const at = place < 0 ? references.length : place;
  const added = references.toSpliced(at, 0, ...paths.map((path) => ({ path })));
  return makeJson({ ...config, references: added });
}

/** As the formatter writes it: lists of plain values on one line. */
const makeJson = (json: Json): string =>
  `${JSON.stringify(json, null, 2).replaceAll(/\[[^[\]{}]+\]/g, (inside) =>
    inside
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace('[ ', '[')
      .replace(' ]', ']'),
  )}\n`;
