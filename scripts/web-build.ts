import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT: string = join(import.meta.dirname, '..');
export const WEB_FOLDER: string = join(ROOT, 'packages', 'web', 'dist');
const STAMP = join(WEB_FOLDER, '.built-from');

/** Everything the client is made of. */
const SOURCES = [
  'package-lock.json',
  'packages/web/{index.html,vite.config.ts,package.json}',
  'packages/web/{src,public}/**/*',
  'packages/{kit,protocol,host,games}/src/**/*.ts',
  'packages/games/*/{src/**/*.ts,RULES.md}',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web client unless what is there was built from these very sources. */
export function buildWebIfStale(): void {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web client …');
  const build = spawnSync('npm', ['run', '--silent', 'build', '-w', '@fathom/web'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) {
    console.error('fathom: the web client could not be built; the lines above say why');
    process.exit(1);
  }
  compress();
  writeFileSync(STAMP, wanted);
}

/** Text travels compressed; doing it once here costs the server nothing later. */
function compress(): void {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const name of globSync('**/*.{js,css,html,json,svg,webmanifest}', { cwd: WEB_FOLDER })) {
    const file = join(WEB_FOLDER, name);
    const plain = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(plain, quality));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}
