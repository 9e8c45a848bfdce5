import { beforeEach, describe, expect, test } from 'vitest';
import { openShell } from '../src/offline/shell.ts';
import type { ShellList, ShellWorld } from '../src/offline/shell.ts';

/** A browser's caches, as much of them as is used: in the order of their making. */
class Caches {
  readonly stores = new Map<string, Map<string, Response>>();

  readonly keys = async (): Promise<string[]> => [...this.stores.keys()];
  readonly delete = async (name: string): Promise<boolean> => this.stores.delete(name);
  readonly open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      put: async (file: string, response: Response) => void store.set(file, response),
      match: async (file: string) => store.get(file)?.clone(),
    };
  };
  readonly match = async (file: string): Promise<Response | undefined> =>
    [...this.stores.values()]
      .map((store) => store.get(file))
      .find(Boolean)
      ?.clone();
}

const ONE = listOf('one', '1');
const TWO = listOf('two', '2');
const SITE_ONE = site('1');
const SITE_TWO = site('2');

function listOf(version: string, n: string): ShellList {
  return {
    version,
    parts: [
      { pack: `/offline/code-${n}.json`, files: [`/assets/a-${n}.js`, '/workers/w.js'] },
      { pack: `/offline/page-${n}.json`, files: ['/icon.svg', '/index.html'] },
    ],
  };
}

function site(n: string): Readonly<Record<string, string>> {
  const page = `<script src="/assets/a-${n}.js"></script>`;
  const code = { [`/assets/a-${n}.js`]: `code ${n}`, '/workers/w.js': 'work' };
  const rest = { '/icon.svg': `icon ${n}`, '/index.html': page };
  return {
    ...code,
    [`/offline/code-${n}.json`]: JSON.stringify(code),
    [`/offline/page-${n}.json`]: JSON.stringify(rest),
    '/index.html': page,
    '/': `live ${page}`,
    '/m/k7m2p9qx': `live ${page}`,
  };
}

let caches: Caches;
let served: Readonly<Record<string, string>> | 'down' | 'slow' | 'proxy';
let asked: string[];
let inHttpCache: ReadonlySet<string>; // what the page has fetched

beforeEach(() => {
  inHttpCache = new Set();
  caches = new Caches();
  served = SITE_ONE;
  asked = [];
});

const world = (): ShellWorld => ({
  caches: caches as unknown as CacheStorage,
  fetch: async (request, init) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    if (init?.cache === 'only-if-cached') {
      if (inHttpCache.has(path) && typeof served === 'object') return new Response(served[path]);
      throw new TypeError('Failed to fetch');
    }
    asked.push(path);
    if (served === 'down') throw new TypeError('Failed to fetch');
    if (served === 'slow') return new Promise(() => {});
    if (served === 'proxy') return new Response('Bad gateway', { status: 502 });
    const text = served[path];
    return new Response(text ?? 'nothing', {
      status: text === undefined ? 404 : 200,
      headers: { 'content-security-policy': "default-src 'self'", etag: 'of the pack' },
    });
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

  test('comes in a few packs, each file with the headers of the server', async () => {
    const shell = await installed(ONE);
    expect(asked).toEqual(['/offline/code-1.json', '/offline/page-1.json']);
    const worker = await (await caches.open('fathom-shell-one')).match('/workers/w.js');
    expect(worker?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(worker?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(worker?.headers.has('etag')).toBe(false);
    expect(await shell.text(to('/workers/w.js'))).toBe('work');
  });

  test('what the page has fetched is not fetched again', async () => {
    inHttpCache = new Set(['/assets/a-1.js', '/workers/w.js']);
    const shell = await installed(ONE);
    expect(asked).toEqual(['/offline/page-1.json']);
    expect(await shell.text(to('/assets/a-1.js'))).toBe('code 1');
  });

  test('what is only partly there comes whole', async () => {
    inHttpCache = new Set(['/assets/a-1.js']);
    await installed(ONE);
    expect(asked).toEqual(['/offline/code-1.json', '/offline/page-1.json']);
  });

  test('parts that have not changed are taken from the version before', async () => {
    await installed(ONE);
    asked = [];
    await installed({ ...ONE, version: 'one and a half' });
    expect(asked).toEqual(['/offline/page-1.json']);
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

  test('is never a mix: a pack that is gone, and nothing is installed', async () => {
    served = { ...SITE_ONE, '/offline/page-1.json': undefined } as unknown as typeof SITE_ONE;
    await expect(openShell(ONE, world()).install()).rejects.toThrow('404');
    served = SITE_TWO;
    await expect(openShell(ONE, world()).install()).rejects.toThrow('404');
    expect(await caches.keys()).toEqual([]);
  });
});
