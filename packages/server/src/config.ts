import { resolve } from 'node:path';

/** All that can be set from outside, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string; // of a server that has its matches to itself
  readonly store: string | null; // URL of the Postgres that several servers share; null: matches are in the data folder
  readonly bus: string | null; // URL of the NATS by which they poke each other; null where `store` is
  readonly webFolder: string | null; // the built client; null: serve the API only
  readonly origins: readonly string[]; // allowed besides the server's own
  readonly trustedHops: number; // reverse proxies in front whose X-Forwarded-* headers are believed
  readonly metrics: MetricsAddress | null; // null: nobody asks for figures
  readonly logLevel: LogLevel;
  readonly limits: Limits;
}
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}
export interface Limits {
  readonly connections: number; // sockets in all
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number; // sustained, for one connection
  readonly requestsPerMinute: number; // for one address, of those that read data
  readonly requestSeconds: number; // until a request must have arrived whole
  readonly openMatchesPerGuest: number;
  readonly openMatchesPerAddress: number; // made from there
  readonly newMatchesPerMinute: number; // from one address; a minute's worth may come at once
  readonly botMatchesPerAddress: number; // matches of bots alone
  readonly botMatches: number; // in all
  readonly openMatches: number; // in all
}
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The environment says something that cannot be followed. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

const MOST_PORT = 65_535;

export type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  return {
    host: readHost(env, 'HOST'),
    port: readWhole(env, 'PORT', { fallback: 8080, least: 0, most: MOST_PORT }),
    dataFolder: resolve(readText(env, 'FATHOM_DATA') ?? 'data'),
    ...readSite(env),
    webFolder: readText(env, 'FATHOM_WEB'),
    origins: readOrigins(env),
    trustedHops: readWhole(env, 'FATHOM_TRUST_PROXY', { fallback: 0, least: 0, most: 10 }),
    metrics: readMetrics(env),
    logLevel: readLogLevel(env),
    limits: {
      connections: readLimit(env, 'FATHOM_CONNECTIONS', 10_000),
      connectionsPerAddress: readLimit(env, 'FATHOM_CONNECTIONS_PER_ADDRESS', 64),
      messagesPerSecond: readLimit(env, 'FATHOM_MESSAGES_PER_SECOND', 20),
      requestsPerMinute: readLimit(env, 'FATHOM_REQUESTS_PER_MINUTE', 3_000),
      requestSeconds: readLimit(env, 'FATHOM_REQUEST_SECONDS', 30),
      openMatchesPerGuest: readLimit(env, 'FATHOM_MATCHES_PER_GUEST', 20),
      openMatchesPerAddress: readLimit(env, 'FATHOM_MATCHES_PER_ADDRESS', 200),
      newMatchesPerMinute: readLimit(env, 'FATHOM_NEW_MATCHES_PER_MINUTE', 40),
      botMatchesPerAddress: readLimit(env, 'FATHOM_BOT_MATCHES_PER_ADDRESS', 2),
      botMatches: readLimit(env, 'FATHOM_BOT_MATCHES', 16),
      openMatches: readLimit(env, 'FATHOM_MATCHES', 200_000),
    },
  };
}

function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  return value === '' ? null : value;
}

function readWhole(
  env: Environment,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new BadConfig(
      `${name} is "${text}"; it should be a whole number from ${least} to ${most}`,
    );
  return value;
}

const readLimit = (env: Environment, name: string, fallback: number): number =>
  readWhole(env, name, { fallback, least: 1, most: 1_000_000_000 });

function readHost(env: Environment, name: string): string {
  const host = readText(env, name) ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host))
    throw new BadConfig(
      `${name} is "${host}"; it should be a host name or address, such as 0.0.0.0`,
    );
  return host;
}

/** Several servers need both: one to keep what is true, one to say that there is something new. */
function readSite(env: Environment): Pick<Config, 'store' | 'bus'> {
  const store = readUrl(env, 'FATHOM_STORE', STORE_URL);
  const bus = readUrl(env, 'FATHOM_BUS', BUS_URL);
  if (store !== null && bus === null)
    throw new BadConfig(
      `FATHOM_BUS is not set, and FATHOM_STORE is; it should be the NATS of all nodes, such as ${BUS_URL.example}`,
    );
  if (store === null && bus !== null)
    throw new BadConfig(
      `FATHOM_STORE is not set, and FATHOM_BUS is; it should be the Postgres of all nodes, such as ${STORE_URL.example}`,
    );
  return { store, bus };
}

interface UrlKind {
  readonly schemes: readonly string[];
  readonly example: string;
  readonly unfit: (url: URL) => string | null;
}
const STORE_URL: UrlKind = {
  schemes: ['postgres:', 'postgresql:'],
  example: 'postgres://fathom:password@db.example.org/fathom',
  unfit: ({ hostname, pathname, searchParams, hash }) => {
    if (hostname === '' && !searchParams.has('host')) return 'it names no host';
    if (pathname.length < 2) return 'it names no database';
    // So a password ends up there whose own characters were not encoded.
    return /[/@]/u.test(pathname.slice(1)) || hash !== ''
      ? 'there is a /, # or @ after its host (in a password they are written as %2F %23 %40)'
      : null;
  },
};
const BUS_URL: UrlKind = {
  schemes: ['nats:', 'tls:'],
  example: 'nats://fathom:password@bus.example.org:4222',
  unfit: ({ hostname, pathname, search }) => {
    if (hostname === '') return 'it names no host';
    return pathname.length > 1 || search !== '' ? 'there is something after the host' : null;
  },
};

/** There may be a password in it, so it is never repeated. */
function readUrl(env: Environment, name: string, kind: UrlKind): string | null {
  const text = readText(env, name);
  if (text === null) return null;
  const why = whyNoUrl(text, kind);
  if (why === null) return text;
  throw new BadConfig(`${name} cannot be used: ${why}. It should look like ${kind.example}`);
}

function whyNoUrl(text: string, { schemes, unfit }: UrlKind): string | null {
  if (!URL.canParse(text))
    return 'it is no URL (in a password, characters such as / # ? @ are written as %2F %23 %3F %40)';
  const url = new URL(text);
  if (!schemes.includes(url.protocol)) return `it does not begin with ${schemes[0]}//`;
  if (url.username === '' && url.password !== '') return 'it has a password, but no user';
  if (!isEncoded(url.username) || !isEncoded(url.password))
    return 'a % in its user or password is written as %25';
  return unfit(url);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readMetrics(env: Environment): MetricsAddress | null {
  const host = readHost(env, 'FATHOM_METRICS_HOST');
  if (readText(env, 'FATHOM_METRICS_PORT') === null) return null;
  return {
    host,
    port: readWhole(env, 'FATHOM_METRICS_PORT', { fallback: 0, least: 0, most: MOST_PORT }),
  };
}

function readLogLevel(env: Environment): LogLevel {
  const text = readText(env, 'FATHOM_LOG') ?? 'warn';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new BadConfig(`FATHOM_LOG is "${text}"; it should be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function readOrigins(env: Environment): readonly string[] {
  const origins = (readText(env, 'FATHOM_ORIGINS') ?? '').split(',').filter((part) => part !== '');
  return origins.map((text) => {
    const origin = URL.canParse(text.trim()) ? new URL(text.trim()).origin : 'null';
    if (origin === 'null')
      throw new BadConfig(
        `FATHOM_ORIGINS holds "${text}"; it should list origins such as https://play.example.org, separated by commas`,
      );
    return origin;
  });
}
