import {
  CLOSE_REASONS,
  LINK_OUTLOOKS,
  NEWS_KINDS,
  NOTICE_KINDS,
  SPECTATORS,
} from '@fathom/protocol';

/** JSON Schemas of what the server answers. For the documentation only: answers are built by hand, field by field. */
type Json = Readonly<Record<string, unknown>>;

const text: Json = { type: 'string' };
const flag: Json = { type: 'boolean' };
const count: Json = { type: 'number' };
const maybe = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Json): Json => ({ type: 'array', items });
const object = (
  properties: Record<string, Json>,
  sometimes: Record<string, Json> = {}, // not always there
): Json => ({
  type: 'object',
  properties: { ...properties, ...sometimes },
  required: Object.keys(properties),
});

const outcome = object({ winners: list(text), reason: text });
const seat = object({
  seat: text,
  side: text,
  role: text,
  holder: maybe({
    anyOf: [
      object(
        { kind: { const: 'person' }, name: text, here: flag, account: flag },
        { gone: flag, relieves: text },
      ),
      object({
        kind: { const: 'bot' },
        name: text,
        level: text,
        rank: text,
        relieves: maybe(text),
      }),
    ],
  }),
  keptFor: maybe(text),
  relief: maybe(object({ level: text, asked: list(text), needed: count })),
});

const matchFacts = {
  id: text,
  game: text,
  version: count,
  options: {},
  visibility: { enum: ['public', 'private'] },
  status: { enum: ['lobby', 'running', 'finished', 'closed'] },
  start: { enum: ['full', 'host'] },
  rated: flag,
  hostHere: flag,
  createdAt: count,
  spectators: { enum: SPECTATORS },
  lateView: maybe(count),
  watchers: object({ count, names: list(text) }),
  unwatched: maybe(object({ asked: list(text), needed: count })),
  seats: list(seat),
  clock: object({ type: { enum: ['none', 'move', 'bank', 'days'] } }),
  clocks: maybe(object({ at: count, left: { type: 'object' }, running: list(text) })),
  time: count,
  commitment: text,
  outcome: maybe(outcome),
  closed: maybe({ enum: CLOSE_REASONS }),
  fingerprint: maybe(text),
  rematch: maybe(text),
  offer: maybe(object({ by: text, accepted: list(text), declined: list(text), isOpen: flag })),
  series: maybe(object({ number: count, before: text, wins: { type: 'object' }, draws: count })),
  timeOff: maybe(
    object(
      {
        left: count,
        asked: maybe(
          object(
            { by: text, days: count, agreed: list(text), missing: list(text) },
            { minutes: count },
          ),
        ),
      },
      { isPause: flag },
    ),
  ),
};
const matchInfo: Json = {
  ...object(matchFacts),
  properties: { ...matchFacts, berths: list(list(text)) }, // not there where each seat is for itself
};

const noticeKinds = list({ enum: NOTICE_KINDS });
const notices: Json = object({
  pushKey: text,
  browsers: list(object({ id: text, name: text, addedAt: count })),
  hasMail: flag,
  mail: maybe(object({ address: text, state: { enum: ['asked', 'confirmed', 'failing'] } })),
  wishes: object({
    page: noticeKinds,
    push: noticeKinds,
    mail: noticeKinds,
    quiet: maybe(object({ from: count, to: count, zone: text })),
  }),
});

export type AnswerKind =
  | 'games'
  | 'me'
  | 'match'
  | 'myMatch'
  | 'link'
  | 'matches'
  | 'ownMatches'
  | 'record'
  | 'anything'
  | 'ceremony'
  | 'newAccount'
  | 'signedIn'
  | 'signedOut'
  | 'brought'
  | 'account'
  | 'codes'
  | 'deviceLink'
  | 'offeredLink'
  | 'blocks'
  | 'reportTaken'
  | 'notices'
  | 'preferences'
  | 'noticeTest'
  | 'noticeLink'
  | 'error';

export const ANSWERS: Readonly<Record<AnswerKind, Json>> = {
  games: list(
    object({
      id: text,
      name: text,
      version: count,
      options: { type: 'object', description: 'JSON Schema of the options' },
      seats: list(object({ seat: text, side: text, role: text })),
      bots: list(object({ level: text, name: text, summary: text })),
    }),
  ),
  me: object({ name: text, account: flag }),
  match: matchInfo,
  myMatch: object({
    match: matchInfo,
    you: list(text),
    host: flag,
    kept: list(text),
    relieved: list(text),
    keys: { type: 'object', additionalProperties: text },
    tableKey: maybe(text),
  }),
  link: object({
    match: matchInfo,
    outlook: { enum: LINK_OUTLOOKS },
    seat: maybe(text),
    seats: list(text),
  }),
  matches: object({ matches: list(matchInfo) }),
  ownMatches: object({
    matches: list(
      object({
        match: matchInfo,
        you: list(text),
        host: flag,
        relieved: list(text),
        turn: flag,
        changedAt: count,
        news: maybe(object({ kind: { enum: NEWS_KINDS }, at: count })),
      }),
    ),
    next: maybe(text),
    counts: object({ turn: count, running: count, waiting: count, over: count }),
  }),
  record: {
    type: 'object',
    description: 'The match as `fathom verify` and `fathom replay` read it',
  },
  anything: { type: 'object' },
  ceremony: object({
    ceremony: text,
    options: { type: 'object', description: 'For navigator.credentials, as JSON' },
  }),
  newAccount: object({ name: text, codes: list(text) }),
  signedIn: object({ name: text, account: flag, brought: count }),
  signedOut: object({ signedOut: flag }),
  brought: object({ brought: flag }),
  account: object({
    name: text,
    madeAt: count,
    passkeys: list(object({ id: text, label: text, synced: flag, madeAt: count, usedAt: count })),
    codes: count,
    sessions: list(object({ id: text, device: text, madeAt: count, seenAt: count, here: flag })),
    settings: object({ privateProfile: flag }),
  }),
  codes: object({ codes: list(text) }),
  deviceLink: object({ key: text, seconds: count }),
  offeredLink: object({
    name: text,
    account: flag,
    brought: count,
    same: flag,
    leaves: maybe(text),
  }),
  blocks: object({ blocked: list(object({ id: text, name: text, account: flag, at: count })) }),
  reportTaken: object({ taken: flag }),
  notices,
  preferences: object({ chosen: maybe({ type: 'object', additionalProperties: true }) }),
  noticeTest: object({ browsers: count, failed: count, mail: flag }),
  noticeLink: object({ address: maybe(text) }),
  error: {
    type: 'object',
    properties: {
      code: text,
      facts: {
        type: 'object',
        description: 'What the message is about, where the code does not say it all',
      },
      message: text,
    },
    required: ['code', 'message'],
  },
};
