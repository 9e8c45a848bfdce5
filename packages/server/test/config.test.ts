import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadConfig, readConfig } from '../src/config.ts';

test('without any settings the server is for this machine only, on port 8080', () => {
  expect(readConfig({})).toStrictEqual({
    host: '127.0.0.1',
    port: 8080,
    dataFolder: resolve('data'),
    store: null,
    bus: null,
    webFolder: null,
    origins: [],
    passkeyDomain: null,
    trustedHops: 0,
    staffKeys: null,
    contact: null,
    metrics: null,
    logLevel: 'warn',
    limits: {
      connections: expect.any(Number),
      connectionsPerAddress: expect.any(Number),
      messagesPerSecond: expect.any(Number),
      requestsPerMinute: expect.any(Number),
      requestSeconds: expect.any(Number),
      newAccountsPerHour: expect.any(Number),
      runningMatchesPerGuest: expect.any(Number),
      waitingMatchesPerGuest: expect.any(Number),
      openMatchesPerAddress: expect.any(Number),
      newMatchesPerMinute: expect.any(Number),
      botMatchesPerAddress: expect.any(Number),
      botMatches: expect.any(Number),
      openMatches: expect.any(Number),
    },
    notices: { pushContact: 'mailto:nobody@fathom.invalid', privatePush: false, mail: null },
    intercom: { stun: [], relay: null },
  });
});

test('every setting is taken over', () => {
  const config = readConfig({
    HOST: '::1',
    PORT: ' 9000 ',
    FATHOM_DATA: '/srv/fathom',
    FATHOM_STORE: 'postgres://fathom:secret@db.example.org/fathom',
    FATHOM_BUS: 'nats://fathom:secret@bus.example.org:4222',
    FATHOM_WEB: '/srv/web',
    FATHOM_ORIGINS: 'https://play.example.org/, http://localhost:5173',
    FATHOM_PASSKEY_DOMAIN: 'example.org',
    FATHOM_TRUST_PROXY: '2',
    FATHOM_STAFF_KEY: `ann:${'k'.repeat(32)}`,
    FATHOM_CONTACT: 'staff@example.org',
    FATHOM_METRICS_HOST: '127.0.0.2',
    FATHOM_METRICS_PORT: '9464',
    FATHOM_LOG: 'debug',
    FATHOM_CONNECTIONS: '5',
    FATHOM_CONNECTIONS_PER_ADDRESS: '1',
    FATHOM_MESSAGES_PER_SECOND: '2',
    FATHOM_REQUESTS_PER_MINUTE: '3',
    FATHOM_REQUEST_SECONDS: '6',
    FATHOM_NEW_ACCOUNTS_PER_HOUR: '12',
    FATHOM_MATCHES_PER_GUEST: '4',
    FATHOM_WAITING_PER_GUEST: '10',
    FATHOM_MATCHES_PER_ADDRESS: '5',
    FATHOM_NEW_MATCHES_PER_MINUTE: '6',
    FATHOM_BOT_MATCHES_PER_ADDRESS: '7',
    FATHOM_BOT_MATCHES: '8',
    FATHOM_MATCHES: '9',
    FATHOM_SMTP: 'smtps://fathom:secret@mail.example.org:465',
    FATHOM_MAIL_FROM: 'Fathom <fathom@example.org>',
    FATHOM_MAIL_MINUTES: '5',
    FATHOM_ADDRESS: 'https://play.example.org/',
    FATHOM_PUSH_CONTACT: 'mailto:admin@example.org',
    FATHOM_PUSH_PRIVATE: 'yes',
    FATHOM_STUN: 'stun:turn.example.org, stuns:[fd00::2]:5349',
    FATHOM_TURN: 'turn:turn.example.org:3478?transport=udp,turns:turn.example.org',
    FATHOM_TURN_SECRET: 'north',
    FATHOM_TURN_MINUTES: '30',
  });
  expect(config).toStrictEqual({
    host: '::1',
    port: 9000,
    dataFolder: '/srv/fathom',
    store: 'postgres://fathom:secret@db.example.org/fathom',
    bus: 'nats://fathom:secret@bus.example.org:4222',
    webFolder: '/srv/web',
    origins: ['https://play.example.org', 'http://localhost:5173'],
    passkeyDomain: 'example.org',
    trustedHops: 2,
    staffKeys: `ann:${'k'.repeat(32)}`,
    contact: 'staff@example.org',
    metrics: { host: '127.0.0.2', port: 9464 },
    logLevel: 'debug',
    limits: {
      connections: 5,
      connectionsPerAddress: 1,
      messagesPerSecond: 2,
      requestsPerMinute: 3,
      requestSeconds: 6,
      newAccountsPerHour: 12,
      runningMatchesPerGuest: 4,
      waitingMatchesPerGuest: 10,
      openMatchesPerAddress: 5,
      newMatchesPerMinute: 6,
      botMatchesPerAddress: 7,
      botMatches: 8,
      openMatches: 9,
    },
    notices: {
      pushContact: 'mailto:admin@example.org',
      privatePush: true,
      mail: {
        smtp: 'smtps://fathom:secret@mail.example.org:465',
        from: 'Fathom <fathom@example.org>',
        address: 'https://play.example.org',
        digestMinutes: 5,
      },
    },
    intercom: {
      stun: ['stun:turn.example.org', 'stuns:[fd00::2]:5349'],
      relay: {
        urls: ['turn:turn.example.org:3478?transport=udp', 'turns:turn.example.org'],
        secret: 'north',
        minutes: 30,
      },
    },
  });
});

test('an intercom that nobody wants is none', () => {
  expect(readConfig({ FATHOM_INTERCOM: 'no', FATHOM_STUN: 'stun:a' }).intercom).toBeNull();
});

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['PORT', '1e3'],
  ['HOST', 'two words'],
  ['HOST', 'http://example.org'],
  ['FATHOM_LOG', 'loud'],
  ['FATHOM_PASSKEY_DOMAIN', 'https://example.org'],
  ['FATHOM_TRUST_PROXY', 'yes'],
  ['FATHOM_TRUST_PROXY', '11'],
  ['FATHOM_METRICS_PORT', 'on'],
  ['FATHOM_METRICS_PORT', '65536'],
  ['FATHOM_METRICS_HOST', 'two words'],
  ['FATHOM_CONNECTIONS', '0'],
  ['FATHOM_REQUEST_SECONDS', '0'],
  ['FATHOM_ORIGINS', 'example.org'],
  ['FATHOM_ORIGINS', 'https://a.example,rubbish'],
  ['FATHOM_MESSAGES_PER_SECOND', '0'],
  ['FATHOM_MATCHES_PER_GUEST', 'many'],
  ['FATHOM_WAITING_PER_GUEST', 'few'],
  ['FATHOM_NEW_MATCHES_PER_MINUTE', '0'],
  ['FATHOM_MAIL_MINUTES', '1441'],
  ['FATHOM_MAIL_FROM', 'Fathom'],
  ['FATHOM_MAIL_FROM', 'a@b.c, d@e.f'],
  ['FATHOM_MAIL_FROM', 'Fathom <fathom@example.org'],
  ['FATHOM_ADDRESS', 'play.example.org'],
  ['FATHOM_ADDRESS', 'https://play.example.org/fathom'],
  ['FATHOM_ADDRESS', 'ftp://play.example.org'],
  ['FATHOM_PUSH_CONTACT', 'admin@example.org'],
  ['FATHOM_PUSH_CONTACT', 'http://example.org'],
  ['FATHOM_PUSH_PRIVATE', '1'],
  ['FATHOM_INTERCOM', 'on'],
  ['FATHOM_STUN', 'turn.example.org'],
  ['FATHOM_STUN', 'stun:a,turn:b'],
  ['FATHOM_STUN', 'stun:a,stun:b,stun:c,stun:d,stun:e'],
  ['FATHOM_TURN', 'turn://turn.example.org'],
  ['FATHOM_TURN', 'turn:a?transport=sctp'],
  ['FATHOM_TURN_MINUTES', '4'],
])('%s=%s is refused by name, with what it should be', (name, value) => {
  const read = (): unknown => readConfig({ [name]: value });
  expect(read).toThrow(BadConfig);
  expect(read).toThrow(new RegExp(`^${name} .*should`));
});

const STORE = 'postgres://fathom:hunter2@db.example.org:5433/fathom';
const SMTP = 'smtp://fathom:hunter2@mail.example.org';
const BUS = 'nats://fathom:hunter2@bus.example.org:4222';

test.each([
  [STORE, BUS],
  ['postgresql://db/fathom?sslmode=require', 'tls://bus'],
  ['postgres:///fathom?host=/var/run/postgresql&user=fathom', 'nats://token@bus'],
])('the store %s and the bus %s are taken as they are', (store, bus) => {
  expect(readConfig({ FATHOM_STORE: store, FATHOM_BUS: bus })).toMatchObject({ store, bus });
});

test.each([
  ['FATHOM_BUS', 'is not set', { FATHOM_STORE: STORE }],
  ['FATHOM_STORE', 'is not set', { FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'no URL', { FATHOM_STORE: 'hunter2', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'no URL', { FATHOM_STORE: 'postgres://u:hunter2/#@db/fathom', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'begin with', { FATHOM_STORE: 'mysql://u:hunter2@db/f', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'no host', { FATHOM_STORE: 'postgres:///hunter2', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'no database', { FATHOM_STORE: 'postgres://u:hunter2@db', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'no database', { FATHOM_STORE: 'postgres://u:hunter2@db/', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'or @', { FATHOM_STORE: 'postgres://u:12/hunter2@db/f', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'or @', { FATHOM_STORE: 'postgres://u:12/f#hunter2@db/f', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', 'no user', { FATHOM_STORE: 'postgres://:hunter2@db/f', FATHOM_BUS: BUS }],
  ['FATHOM_STORE', '%25', { FATHOM_STORE: 'postgres://u:hunter2%zz@db/f', FATHOM_BUS: BUS }],
  ['FATHOM_BUS', 'begin with', { FATHOM_STORE: STORE, FATHOM_BUS: 'http://u:hunter2@bus' }],
  ['FATHOM_BUS', 'after the host', { FATHOM_STORE: STORE, FATHOM_BUS: 'nats://bus/hunter2' }],
  ['FATHOM_SMTP', 'no URL', { FATHOM_SMTP: 'hunter2' }],
  ['FATHOM_SMTP', 'begin with', { FATHOM_SMTP: 'http://u:hunter2@mail' }],
  ['FATHOM_SMTP', 'after the host', { FATHOM_SMTP: 'smtp://u:p@mail/hunter2' }],
  ['FATHOM_MAIL_FROM', 'is not set', { FATHOM_SMTP: SMTP }],
  ['FATHOM_TURN_SECRET', 'is not set', { FATHOM_TURN: 'turn:hunter2' }],
  ['FATHOM_TURN', 'is not set', { FATHOM_TURN_SECRET: 'hunter2' }],
  ['FATHOM_ADDRESS', 'is not set', { FATHOM_SMTP: SMTP, FATHOM_MAIL_FROM: 'a@b.c' }],
])('%s: %s, which is said without the password', (name, why, env) => {
  const read = (): unknown => readConfig(env);
  expect(read).toThrow(BadConfig);
  expect(read).toThrow(new RegExp(`^${name} .*${why}.*should .*`));
  expect(read).not.toThrow('hunter2');
});

test('who sends letters is to be reached where they lead, unless something else is said', () => {
  const letters = {
    FATHOM_SMTP: 'smtp://mail',
    FATHOM_MAIL_FROM: 'a@b.c',
    FATHOM_ADDRESS: 'https://play.example.org',
  };
  expect(readConfig(letters).notices).toMatchObject({
    pushContact: 'https://play.example.org',
    mail: { digestMinutes: 10 },
  });
});
