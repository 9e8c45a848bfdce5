import { beforeEach, describe, expect, test } from 'vitest';
import { openShell } from '../src/offline/shell.ts';
import type { ShellList, ShellWorld } from '../src/offline/shell.ts';

/** A browser's caches, as much of them as is used: in the order of their making. */
class Caches {
  readonly stores = new Map<string, Map<string, string>>();

  readonly keys = async (): Promise<string[]> => [...this.stores.keys()];
  readonly delete = async (name: string): Promise<boolean> => this.stores.delete(name);
  readonly open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return {
      put: async (file: string, response: Response) => void store.set(file, await response.text()),
      match: async (file: string) => found(store.get(file)),
    };
  };
  readonly match = async (file: string): Promise<Response | undefined> =>
    found([...this.stores.values()].map((store) => store.get(file)).find(Boolean));
}
const found = (text: string | undefined): Response | undefined =>
  text === undefined ? undefined : new Response(text);

const ONE: ShellList = { version: 'one', files: ['/assets/a-1.js', '/icon.svg', '/index.html'] };
const TWO: ShellList = { version: 'two', files: ['/assets/a-2.js', '/icon.svg', '/index.html'] };
const SITE_ONE = site('1');
const SITE_TWO = site('2');

function site(n: string): Readonly<Record<string, string>> {
  const page = `<script src="/assets/a-${n}.js"></script>`;
  return {
    [`/assets/a-${n}.js`]: `code ${n}`,
    '/icon.svg': `icon ${n}`,
    '/index.html': page,
    '/': `live ${page}`,
    '/m/k7m2p9qx': `live ${page}`,
  };
}

let caches: Caches;
let served: Readonly<Record<string, string>> | 'down' | 'slow' | 'proxy';
let asked: string[];

beforeEach(() => {
  caches = new Caches();
  served = SITE_ONE;
  asked = [];
});

const world = (): ShellWorld => ({
  caches: caches as unknown as CacheStorage,
  fetch: async (request) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(path);
    if (served === 'down') throw new TypeError('Failed to fetch');
    if (served === 'slow') return new Promise(() => {});
    if (served === 'proxy') return new Response('Bad gateway', { status: 502 });
    const text = served[path];
    return new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 });
  },
  after: () => new Promise((resolve) => setTimeout(resolve, 5)),
});

const to = (path: string, about: { mode?: string; method?: string } = {}): Request =>
  ({ url: `https://fathom.example${path}`, method: 'GET', mode: 'cors', ...about }) as Request;
const page = (path: string): Request => to(path, { mode: 'navigate' });

async function installed(list: ShellList) {
  const shell = openShell(list, world());
  await shell.install();
  await shell.activate();
  return {
    ...shell,
    text: async (request: Request): Promise<string | undefined> =>
      (await shell.answer(request))?.text(),
  };
}

describe('the client kept in a browser', () => {
  test('pages come from the server while it can be reached', async () => {
    const shell = await installed(ONE);
    expect(await shell.text(page('/m/k7m2p9qx'))).toContain('live');
  });

  test.each(['down', 'slow', 'proxy'] as const)(
    'a server that is %s: any page is the kept one',
    async (how) => {
      const shell = await installed(ONE);
      served = how;
      expect(await shell.text(page('/depth-charge/local'))).toBe(SITE_ONE['/index.html']);
    },
  );

  test('its files are not asked for again', async () => {
    const shell = await installed(ONE);
    asked = [];
    expect(await shell.text(to('/assets/a-1.js'))).toBe('code 1');
    expect(asked).toEqual([]);
  });

  test.each([
    to('/api/games'),
    page('/api/matches/k7m2p9qx/export'),
    to('/ws'),
    to('/robots.txt'),
    to('/assets/a-1.js', { method: 'POST' }),
  ])('leaves $mode $method $url to the browser', async (request) => {
    expect((await installed(ONE)).answer(request)).toBeNull();
  });

  test('a new version replaces the page, and the tabs of the one before find their files', async () => {
    await installed(ONE);
    served = SITE_TWO;
    const shell = await installed(TWO);
    served = 'down';
    expect(await shell.text(page('/'))).toBe(SITE_TWO['/index.html']);
    expect(await shell.text(to('/icon.svg'))).toBe('icon 2');
    expect(await shell.text(to('/assets/a-1.js'))).toBe('code 1');
  });

  test('versions before that are forgotten', async () => {
    await installed(ONE);
    served = SITE_TWO;
    await installed(TWO);
    served = { ...SITE_TWO };
    await installed({ ...TWO, version: 'three' });
    expect(await caches.keys()).toEqual(['fathom-shell-two', 'fathom-shell-three']);
  });

  test('is never a mix: a page of another version, or a missing file, and nothing is installed', async () => {
    served = { ...SITE_ONE, '/index.html': SITE_TWO['/index.html'] ?? '' };
    await expect(openShell(ONE, world()).install()).rejects.toThrow('another version');
    served = { '/index.html': SITE_ONE['/index.html'] ?? '' };
    await expect(openShell(ONE, world()).install()).rejects.toThrow('404');
    expect(await caches.keys()).toEqual([]);
  });
});
