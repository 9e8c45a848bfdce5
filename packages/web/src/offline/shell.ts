/** What the client consists of, as listed when it was built. */
export interface ShellList {
  readonly version: string; // hash of all of it
  readonly parts: readonly ShellPart[];
}
/** Files that are wanted together, and the one file in which they all are. */
export interface ShellPart {
  readonly pack: string; // its address; named after its content
  readonly files: readonly string[]; // addresses
}
/** What is in a pack: each file's text by its address. */
export type Pack = Readonly<Record<string, string>>;

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
const NAMED_AFTER_CONTENT = /^\/(?:assets|workers)\//; // whatever version asks for one, it is the right one
const LIVE = /^\/(?:api|ws)(?:\/|$)/; // never kept
const PATIENCE = 4000; // a server that says nothing for that long cannot be reached
const UNREACHABLE: ReadonlySet<number> = new Set([502, 503, 504]); // said by a proxy in its stead

/**
 * Pages come from the server as long as it can be reached, so that a new version shows at the next load.
 * Each version is kept whole or not at all, and the one before it stays for tabs that still run it.
 */
export function openShell({ version, parts }: ShellList, world: ShellWorld): Shell {
  const { caches } = world;
  const name = PREFIX + version;
  const own = new Set(parts.flatMap(({ files }) => files));

  /** What the page or the version before has fetched already, without a word to the server; null: not all of it. */
  const atHand = async ({ files }: ShellPart): Promise<readonly Kept[] | null> => {
    const found: Kept[] = [];
    for (const file of files) {
      const response = NAMED_AFTER_CONTENT.test(file) ? await fetchedBefore(file) : undefined;
      if (response?.ok !== true) return null;
      found.push([file, response]);
    }
    return found;
  };
  const fetchedBefore = async (file: string): Promise<Response | undefined> =>
    (await caches.match(file, { ignoreVary: true })) ??
    (await world
      .fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })
      .catch(() => undefined));
  const unpack = async ({ pack, files }: ShellPart): Promise<readonly Kept[]> => {
    const response = await world.fetch(pack, { priority: 'low' });
    if (!response.ok) throw new Error(`${pack}: ${response.status}`);
    const texts = (await response.json()) as Pack;
    return files.map((file) => [file, responseOf(file, texts[file] ?? '', response.headers)]);
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
      const got: Kept[] = [];
      // One after another: whoever plays meanwhile comes first.
      for (const part of parts) got.push(...((await atHand(part)) ?? (await unpack(part))));
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
      if (!own.has(pathname) && !NAMED_AFTER_CONTENT.test(pathname)) return null;
      return kept(pathname).then((response) => response ?? world.fetch(request));
    },
  };
}

type Kept = readonly [file: string, response: Response];

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};
const OF_THE_PACK = [
  'cache-control',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
];

/** A file from a pack is answered as the server would: above all with its content security policy. */
function responseOf(file: string, text: string, packed: Headers): Response {
  const headers = new Headers(packed);
  for (const header of OF_THE_PACK) headers.delete(header);
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain';
  headers.set('content-type', `${type}; charset=utf-8`);
  return new Response(text, { headers });
}
