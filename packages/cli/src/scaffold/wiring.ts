import type { GameNames } from './template.ts';

/** How a new game is made known in one file of the repository. */
export interface WiringEdit {
  readonly path: string; // from the root
  /** null: the file does not look as expected. */
  readonly edit: (text: string, names: GameNames) => string | null;
}

/** Everything outside a game's own folder that has to name it. */
export const WIRING: readonly WiringEdit[] = [
  { path: 'packages/games/src/names.ts', edit: addToList('name') },
  { path: 'packages/games/src/cards.ts', edit: addToList('card') },
  { path: 'packages/games/src/catalogue.ts', edit: addRules },
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
  { path: 'package-lock.json', edit: addToLock },
];

const LIST_END = /^\];\n/m;
const RULES_END = /^\};\n/m; // the first in its file
const LONGEST_LINE = 100;

/** The last of the lobby. */
function addToList(what: 'name' | 'card'): WiringEdit['edit'] {
  const imports = new RegExp(
    String.raw`^import \{ ${what} as \w+ \} from '@fathom\/[\w-]+\/${what}';\n`,
    'gm',
  );
  return (text, { id, code }) => {
    const last = [...text.matchAll(imports)].at(-1);
    if (last === undefined || !LIST_END.test(text)) return null;
    const at = last.index + last[0].length;
    const imported = `${text.slice(0, at)}import { ${what} as ${code} } from '@fathom/${id}/${what}';\n${text.slice(at)}`;
    return imported.replace(LIST_END, () => `  ${code},\n];\n`);
  };
}

function addRules(text: string, names: GameNames): string | null {
  return RULES_END.test(text) ? text.replace(RULES_END, () => `${loader(names)}\n};\n`) : null;
}

/** Broken where the formatter would break it. */
function loader({ id, code }: GameNames): string {
  const head = `  ${/^\w+$/.test(id) ? id : `'${id}'`}: async () =>`;
  const body = `(await import('@fathom/${id}/playable')).${code}Playable,`;
  const short = `${head} ${body}`;
  return short.length <= LONGEST_LINE ? short : `${head}\n    ${body}`;
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

const sorted = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function addDependency(text: string, { id }: GameNames): string | null {
  const manifest = parseObject(text);
  const known = manifest?.['dependencies'];
  if (!isObject(known)) return null;
  return makeJson({ ...manifest, dependencies: sorted({ ...known, [`@fathom/${id}`]: '*' }) });
}

/** What npm would write, so that the lock is right before anything is installed. */
function addToLock(text: string, { id }: GameNames): string | null {
  const lock = parseObject(text);
  const packages = lock?.['packages'];
  const games = isObject(packages) ? packages['packages/games'] : null;
  const known = isObject(games) ? games['dependencies'] : null;
  if (!isObject(packages) || !isObject(games) || !isObject(known)) return null;
  const name = `@fathom/${id}`;
  const path = `packages/games/${id}`;
  const added = {
    ...packages,
    'packages/games': { ...games, dependencies: sorted({ ...known, [name]: '*' }) },
    [`node_modules/${name}`]: { resolved: path, link: true },
    [path]: {
      name,
      version: '0.1.0',
      license: 'MIT',
      dependencies: { '@fathom/kit': '*', valibot: '^1.5.0' },
    },
  };
  return `${JSON.stringify({ ...lock, packages: sorted(added) }, null, 2)}\n`;
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
