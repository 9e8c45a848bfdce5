import { CLOSE_REASONS } from '@fathom/protocol';

/** JSON Schemas of what the server answers. For the documentation only: answers are built by hand, field by field. */
type Json = Readonly<Record<string, unknown>>;

const text: Json = { type: 'string' };
const flag: Json = { type: 'boolean' };
const count: Json = { type: 'number' };
const maybe = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Json): Json => ({ type: 'array', items });
const object = (properties: Record<string, Json>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const outcome = object({ winners: list(text), reason: text });
const seat = object({
  seat: text,
  side: text,
  role: text,
  holder: maybe({
    anyOf: [
      object({ kind: { const: 'person' }, name: text, here: flag }),
      object({ kind: { const: 'bot' }, name: text, level: text, relieves: maybe(text) }),
    ],
  }),
  relief: maybe(object({ level: text, asked: list(text), needed: count })),
});

const matchInfo: Json = object({
  id: text,
  game: text,
  version: count,
  options: {},
  visibility: { enum: ['public', 'private'] },
  status: { enum: ['lobby', 'running', 'finished', 'closed'] },
  start: { enum: ['full', 'host'] },
  hostHere: flag,
  createdAt: count,
  seats: list(seat),
  clock: object({ type: { enum: ['none', 'move', 'bank', 'days'] } }),
  clocks: maybe(object({ at: count, left: { type: 'object' }, running: list(text) })),
  time: count,
  commitment: text,
  outcome: maybe(outcome),
  closed: maybe({ enum: CLOSE_REASONS }),
  fingerprint: maybe(text),
  rematch: maybe(text),
});

export type AnswerKind =
  | 'games'
  | 'me'
  | 'match'
  | 'myMatch'
  | 'matches'
  | 'ownMatches'
  | 'record'
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
  me: object({ name: text }),
  match: matchInfo,
  myMatch: object({
    match: matchInfo,
    you: list(text),
    host: flag,
    kept: list(text),
    relieved: list(text),
    keys: { type: 'object', additionalProperties: text },
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
      }),
    ),
    next: maybe(text),
  }),
  record: {
    type: 'object',
    description: 'The match as `fathom verify` and `fathom replay` read it',
  },
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
