// Gets a fresh clone ready. Runs before anything is installed and on any Node from 20 on,
// so it is plain JavaScript and uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const fail = (message) => {
  console.error(`fathom: ${message}`);
  process.exit(1);
};

const run = (command, args, folder) =>
  spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

/** The lock file and every manifest: when one changes, what is installed is out of date. */
function fingerprint(folder) {
  const hash = createHash('sha256');
  const manifests = ['package.json', 'package-lock.json'];
  for (const group of ['packages', join('packages', 'games')]) {
    const path = join(folder, group);
    if (existsSync(path))
      for (const name of readdirSync(path).toSorted())
        manifests.push(join(group, name, 'package.json'));
  }
  for (const manifest of manifests) {
    const path = join(folder, manifest);
    if (existsSync(path)) hash.update(manifest).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function install(folder, what) {
  const stamp = join(folder, 'node_modules', '.fathom-installed');
  const wanted = fingerprint(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Installing ${what} (once; this takes a minute) …`);
  // Not `npm ci`: it demands lock entries for every platform's binaries, and not every registry has them all.
  const how = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!run('npm', how, folder))
    fail(`${what} could not be installed; the lines above say why. Is the npm registry reachable?`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What tests need besides, of Debian's packages. Where this user may not, the tests will say what is missing. */
function installPackage(name, what) {
  if (!mayInstall()) return;
  console.log(`Installing ${what} (once) …`);
  run('apt-get', ['update', '-qq'], ROOT);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], ROOT);
}

function findBrowser() {
  const named = process.env.FATHOM_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) fail(`FATHOM_CHROMIUM is "${named}", and there is no such file`);
    return;
  }
  if (BROWSERS.some((path) => existsSync(path))) return;
  installPackage('chromium', 'Chromium for the browser tests');
}

/** Debian puts it into a folder that only root's PATH has. */
function findNats() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  if (folders.some((folder) => existsSync(join(folder, 'nats-server')))) return;
  installPackage('nats-server', 'nats-server for the tests of several nodes');
}

/**
 * promtool reads the alert rules. Only the tool is wanted, not the service it comes with, so its package is unpacked and not
 * installed.
 */
function findPromtool() {
  const folder = join(ROOT, '.cache', 'prometheus');
  const places = ['/usr/bin/promtool', join(folder, 'usr', 'bin', 'promtool')];
  if (places.some((path) => existsSync(path)) || !mayInstall()) return;
  console.log('Fetching promtool for the test of the alert rules (once) …');
  mkdirSync(folder, { recursive: true });
  run('apt-get', ['update', '-qq'], ROOT);
  // Whoever fetches for apt is a user of its own, who may not write here.
  run('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', 'prometheus'], folder);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb')))
    run('dpkg-deb', ['--extract', name, '.'], folder);
}

/** Firefox and WebKit, for the paths that run in every engine. */
function findEngines() {
  if (!existsSync('/usr/bin/firefox-esr') && (process.env.FATHOM_FIREFOX ?? '') === '')
    installPackage('firefox-esr', 'Firefox');
  if (!existsSync('/usr/bin/WebKitWebDriver')) installPackage('webkit2gtk-driver', 'WebKit');
  if (!existsSync('/usr/bin/Xvfb')) installPackage('xvfb', 'a display for WebKit');
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE)
  fail(`Node ${process.versions.node} is too old; install Node ${OLDEST_NODE} or newer`);
install(ROOT, 'what Fathom needs');
if (process.argv.includes('--test')) {
  findBrowser();
  findNats();
  findPromtool();
}
if (process.argv.includes('--engines')) findEngines();
if (process.argv.includes('--bench'))
  install(join(ROOT, 'bench'), 'what the benchmark compares with');
