import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Pack, ShellList, ShellPart } from './shell.ts';

const WORKER = 'sw.js';
const FOLDER = 'offline';
const LEFT_OUT = [/^sw\.js$/, /\.map$/, /^icons\/.*\.png$/]; // pictures that only an installation needs

/** What is fetched together with each of these on a first visit is a part, so that no file is ever fetched twice. */
const PARTS: readonly (readonly [name: string, entries: RegExp])[] = [
  ['base', /index\.html$/],
  ['lobby', /\/lobby\/lobby\.tsx$|\/illustrations\.ts$/],
  ['captain-sonar', /\/captain-sonar\/index\.tsx$/],
  ['dark-water-salvage', /\/dark-water-salvage\/index\.tsx$/],
  ['depth-charge', /\/depth-charge\/index\.tsx$/],
  ['search-diver', /\/search-diver\/index\.tsx$/],
];

/** Runs when the client is built: packs its files for the service worker, and tells it what there is. */
export function shellListPlugin(): Plugin {
  return {
    name: 'fathom-shell-list',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const worker = join(dir, WORKER);
      const list = JSON.stringify(packAll(dir, bundle));
      const code = readFileSync(worker, 'utf8');
      writeFileSync(
        worker,
        code.replace('__SHELL_LIST__', () => list),
      );
    },
  };
}

function packAll(folder: string, bundle: Rolldown.OutputBundle): ShellList {
  const files = filesIn(folder);
  mkdirSync(join(folder, FOLDER), { recursive: true });
  const parts = partsOf(files, bundle).map(([name, part]) => writePack(folder, name, part));
  const hash = createHash('sha256');
  for (const { pack } of parts) hash.update(pack);
  return { version: hash.digest('hex').slice(0, 12), parts };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
    .toSorted();
}

type NamedPart = readonly [name: string, files: readonly string[]];

/** Every file is in one part: that of the first page it is fetched for, or else of what is fetched on demand. */
function partsOf(files: readonly string[], bundle: Rolldown.OutputBundle): readonly NamedPart[] {
  const left = new Set(files);
  const take = (wanted: Iterable<string>): readonly string[] =>
    [...wanted].filter((file) => left.delete(file)).toSorted();
  const firsts = PARTS.map(([name, entries]): NamedPart => [name, take(firstOf(entries, bundle))]);
  const inFolder = (folder: string): readonly string[] =>
    [...left].filter((file) => file.startsWith(folder));
  const workers = take(inFolder('workers/'));
  const later = take(inFolder('assets/'));
  return [...firsts, ['later', later], ['workers', workers], ['page', [...left]]];
}

/** What a browser fetches for these entries: their code, what it imports at once, and the styles of all that. */
function firstOf(entries: RegExp, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && entries.test(chunk.facadeModuleId ?? '')) add(chunk.fileName);
  return found;
}

function writePack(folder: string, name: string, files: readonly string[]): ShellPart {
  const pack: Pack = Object.fromEntries(
    files.map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')]),
  );
  const text = JSON.stringify(pack);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const path = `${FOLDER}/${name}-${hash}.json`;
  writeFileSync(join(folder, path), text);
  return { pack: `/${path}`, files: Object.keys(pack) };
}
