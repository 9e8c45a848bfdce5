/** What the client consists of, as listed when it was built. */
export interface ShellList {
  readonly version: string; // hash of all of it
  readonly files: readonly string[]; // addresses
}
export interface ShellWorld {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo, init?: RequestInit) => Promise<Response>;
  readonly after: (millis: number) => Promise<void>;
}
/** The client as kept in this browser. */
export interface Shell {
  readonly install: () => Promise<void>;
  readonly activate: () => Promise<void>;
  /** null: none of its business. */
  readonly answer: (request: Request) => Promise<Response> | null;
}

const PREFIX = 'fathom-shell-';
const PAGE = '/index.html';
const ASSETS = '/assets/'; // named after their content: whatever version asks for one, it is the right one
const LIVE = /^\/(?:api|ws)(?:\/|$)/; // never kept
const PATIENCE = 4000; // a server that says nothing for that long cannot be reached
const UNREACHABLE: ReadonlySet<number> = new Set([502, 503, 504]); // said by a proxy in its stead

/**
 * Pages come from the server as long as it can be reached, so that a new version shows at the next load.
 * Each version is kept whole or not at all, and the one before it stays for tabs that still run it.
 */
export function openShell({ version, files }: ShellList, world: ShellWorld): Shell {
  const { caches } = world;
  const name = PREFIX + version;
  const own = new Set(files);

  const get = async (file: string): Promise<Response> => {
    const isAsset = file.startsWith(ASSETS);
    const kept = isAsset ? await caches.match(file, { ignoreVary: true }) : undefined;
    const response = kept ?? (await world.fetch(file, { cache: isAsset ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    if (file === PAGE && !(await isOfThisVersion(response.clone(), own)))
      throw new Error('the server has another version by now');
    return response;
  };
  const kept = async (file: string): Promise<Response | undefined> => {
    const mine = await (await caches.open(name)).match(file, { ignoreVary: true });
    return mine ?? caches.match(file, { ignoreVary: true });
  };
  const page = async (request: Request): Promise<Response> => {
    const shell = await kept(PAGE);
    if (shell === undefined) return world.fetch(request);
    const tooLate = world.after(PATIENCE).then(() => shell);
    const live = world
      .fetch(request)
      .then((response) => (UNREACHABLE.has(response.status) ? shell : response))
      .catch(() => shell);
    return Promise.race([live, tooLate]);
  };

  return {
    install: async () => {
      const got = await Promise.all(files.map(async (file) => [file, await get(file)] as const));
      const cache = await caches.open(name); // only now: half a version must not look like one
      await Promise.all(got.map(([file, response]) => cache.put(file, response)));
    },
    activate: async () => {
      const names = (await caches.keys()).filter((each) => each.startsWith(PREFIX)); // oldest first
      const others = names.filter((each) => each !== name);
      await Promise.all(others.slice(0, -1).map((old) => caches.delete(old)));
    },
    answer: (request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET' || LIVE.test(pathname)) return null;
      if (request.mode === 'navigate') return page(request);
      if (!own.has(pathname) && !pathname.startsWith(ASSETS)) return null;
      return kept(pathname).then((response) => response ?? world.fetch(request));
    },
  };
}

/** A page that names files of another version was fetched across an update of the server. */
async function isOfThisVersion(page: Response, files: ReadonlySet<string>): Promise<boolean> {
  const named = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return named.every((file) => files.has(file));
}
