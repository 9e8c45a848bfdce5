import { resolve } from 'node:path';
import { BadConfig, MOST_PORT, readSwitch, readText, readWhole } from './config-values.ts';
import type { Environment } from './config-values.ts';
import { readIntercom } from './intercom/intercom-settings.ts';
import type { IntercomSettings } from './intercom/intercom-settings.ts';
import { parseStaffKeys } from './people/staff/staff-keys.ts';

export { BadConfig } from './config-values.ts';
export type { Environment } from './config-values.ts';

/** All that can be set from outside, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string; // of a server that has its matches to itself
  readonly store: string | null; // URL of the Postgres that several servers share; null: matches are in the data folder
  readonly bus: string | null; // URL of the NATS by which they poke each other; null where `store` is
  readonly webFolder: string | null; // the built client; null: serve the API only
  readonly origins: readonly string[]; // allowed besides the server's own
  readonly passkeyDomain: string | null; // to which passkeys are bound; null: the host people come to
  readonly trustedHops: number; // reverse proxies in front whose X-Forwarded-* headers are believed
  readonly staffKeys: string | null; // which keys open the staff's door; null: those in the data folder
  readonly contact: string | null; // where people can object to what staff did
  readonly metrics: MetricsAddress | null; // null: nobody asks for figures
  readonly logLevel: LogLevel;
  readonly limits: Limits;
  readonly notices: NoticeSettings;
  readonly intercom: IntercomSettings | null; // null: nobody can talk aloud
}
/** How people are told of their matches while they are elsewhere. */
export interface NoticeSettings {
  readonly pushContact: string; // mailto: or https:, for the operators of push services
  readonly privatePush: boolean; // push services may be in private networks, and without TLS: for tests
  readonly mail: MailSettings | null; // null: no e-mail is sent
}
export interface MailSettings {
  readonly smtp: string; // URL, which may hold a password
  readonly from: string; // "Fathom <fathom@example.org>"
  readonly address: string; // origin of this site, for links
  readonly digestMinutes: number; // for so long news are collected into one letter
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
  readonly newAccountsPerHour: number; // from one address; an hour's worth may come at once
  readonly runningMatchesPerGuest: number;
  readonly waitingMatchesPerGuest: number; // that have not begun
  readonly openMatchesPerAddress: number; // made from there
  readonly newMatchesPerMinute: number; // from one address; a minute's worth may come at once
  readonly botMatchesPerAddress: number; // matches of bots alone
  readonly botMatches: number; // in all
  readonly openMatches: number; // in all
}
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function readConfig(env: Environment): Config {
  return {
    host: readHost(env, 'HOST'),
    port: readWhole(env, 'PORT', { fallback: 8080, least: 0, most: MOST_PORT }),
    dataFolder: resolve(readText(env, 'FATHOM_DATA') ?? 'data'),
    ...readSite(env),
    webFolder: readText(env, 'FATHOM_WEB'),
    origins: readOrigins(env),
    passkeyDomain: readDomain(env, 'FATHOM_PASSKEY_DOMAIN'),
    trustedHops: readWhole(env, 'FATHOM_TRUST_PROXY', { fallback: 0, least: 0, most: 10 }),
    staffKeys: readStaffKeys(env),
    contact: readText(env, 'FATHOM_CONTACT'),
    metrics: readMetrics(env),
    logLevel: readLogLevel(env),
    limits: {
      connections: readLimit(env, 'FATHOM_CONNECTIONS', 10_000),
      connectionsPerAddress: readLimit(env, 'FATHOM_CONNECTIONS_PER_ADDRESS', 64),
      messagesPerSecond: readLimit(env, 'FATHOM_MESSAGES_PER_SECOND', 20),
      requestsPerMinute: readLimit(env, 'FATHOM_REQUESTS_PER_MINUTE', 3_000),
      requestSeconds: readLimit(env, 'FATHOM_REQUEST_SECONDS', 30),
      newAccountsPerHour: readLimit(env, 'FATHOM_NEW_ACCOUNTS_PER_HOUR', 40),
      runningMatchesPerGuest: readLimit(env, 'FATHOM_MATCHES_PER_GUEST', 50),
      waitingMatchesPerGuest: readLimit(env, 'FATHOM_WAITING_PER_GUEST', 20),
      openMatchesPerAddress: readLimit(env, 'FATHOM_MATCHES_PER_ADDRESS', 200),
      newMatchesPerMinute: readLimit(env, 'FATHOM_NEW_MATCHES_PER_MINUTE', 40),
      botMatchesPerAddress: readLimit(env, 'FATHOM_BOT_MATCHES_PER_ADDRESS', 2),
      botMatches: readLimit(env, 'FATHOM_BOT_MATCHES', 16),
      openMatches: readLimit(env, 'FATHOM_MATCHES', 200_000),
    },
    notices: readNotices(env),
    intercom: readIntercom(env),
  };
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

function readDomain(env: Environment, name: string): string | null {
  const domain = readText(env, name);
  if (domain !== null && !/^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/u.test(domain))
    throw new BadConfig(
      `${name} is "${domain}"; it should be a domain in small letters, such as example.org`,
    );
  return domain;
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

/** They are secrets, and so never repeated. */
function readStaffKeys(env: Environment): string | null {
  const text = readText(env, 'FATHOM_STAFF_KEY');
  if (text === null || (parseStaffKeys(text)?.length ?? 0) > 0) return text;
  throw new BadConfig(
    'FATHOM_STAFF_KEY cannot be used: it should be a key of at least 32 letters and digits, or several with names, such as ann:<key>,ben:<key>',
  );
}

const SMTP_URL: UrlKind = {
  schemes: ['smtp:', 'smtps:'],
  example: 'smtps://fathom:password@mail.example.org',
  unfit: ({ hostname, pathname, search, hash }) => {
    if (hostname === '') return 'it names no host';
    return pathname.length > 1 || search !== '' || hash !== ''
      ? 'there is something after the host (in a password, / ? # @ are written as %2F %3F %23 %40)'
      : null;
  },
};
/** Browsers' push services ask for one. At this address nobody is to be reached, and some services mind. */
const NO_CONTACT = 'mailto:nobody@fathom.invalid';

function readNotices(env: Environment): NoticeSettings {
  const mail = readMail(env);
  return {
    pushContact: readContact(env) ?? (mail === null ? NO_CONTACT : mail.address),
    privatePush: readSwitch(env, 'FATHOM_PUSH_PRIVATE', { fallback: false }),
    mail,
  };
}

const isContact = (contact: string): boolean =>
  /^mailto:[^@\s]+@[^@\s]+$/u.test(contact) ||
  (contact.startsWith('https://') && URL.canParse(contact));

function readContact(env: Environment): string | null {
  const text = readText(env, 'FATHOM_PUSH_CONTACT');
  if (text === null || isContact(text)) return text;
  throw new BadConfig(
    `FATHOM_PUSH_CONTACT is "${text}"; it should be where you are to be reached, such as mailto:admin@example.org or https://example.org/contact`,
  );
}

/** Letters need a sender, and an address for the links in them. */
function readMail(env: Environment): MailSettings | null {
  const smtp = readUrl(env, 'FATHOM_SMTP', SMTP_URL);
  const from = readSender(env);
  const address = readAddress(env);
  const digestMinutes = readWhole(env, 'FATHOM_MAIL_MINUTES', {
    fallback: 10,
    least: 0,
    most: 1440,
  });
  if (smtp === null) return null;
  if (from === null)
    throw new BadConfig(
      'FATHOM_MAIL_FROM is not set, and FATHOM_SMTP is; it should be the sender of letters, such as Fathom <fathom@example.org>',
    );
  if (address === null)
    throw new BadConfig(
      'FATHOM_ADDRESS is not set, and FATHOM_SMTP is; it should be where links in letters lead, such as https://play.example.org',
    );
  return { smtp, from, address, digestMinutes };
}

function readSender(env: Environment): string | null {
  const text = readText(env, 'FATHOM_MAIL_FROM');
  if (text === null || /^(?:[^<>@\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u.test(text))
    return text;
  throw new BadConfig(
    `FATHOM_MAIL_FROM is "${text}"; it should be an e-mail address, such as fathom@example.org or Fathom <fathom@example.org>`,
  );
}

function readAddress(env: Environment): string | null {
  const text = readText(env, 'FATHOM_ADDRESS');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`)
    return url.origin;
  throw new BadConfig(
    `FATHOM_ADDRESS is "${text}"; it should be where people find this site, such as https://play.example.org`,
  );
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
