import type { Millis, Seat } from '@fathom/kit';
import { clientMessage, LIMITS, PROTOCOL_VERSION } from '@fathom/protocol';
import { generate } from '../fuzz/grammar.ts';
import { hintsFor } from '../fuzz/hints.ts';
import { mutate } from '../fuzz/mutate.ts';
import { quickLuck } from '../luck.ts';
import { MATCH } from './largest-match.ts';
import type { LargeMatch } from './largest-match.ts';

/** Something a client might send. */
export interface Candidate {
  readonly kind: string; // of message, as the table of results has it
  readonly guest: string;
  readonly text: string;
}
export const SPECTATOR = 'spectator';

type Fields = Readonly<Record<string, unknown>>;

/** Every kind of message with what makes it dear, and many that the protocol's own schemas make up. */
export function* messagesTo(match: LargeMatch, made: number): Iterable<Candidate> {
  const join = { t: 'join', v: PROTOCOL_VERSION, match: MATCH };
  const guests = [...match.seats.keys(), SPECTATOR];
  for (const guest of guests) {
    const as = match.seats.get(guest) ?? [];
    yield say('join, everything', guest, join);
    for (const n of [0, 1, match.rows - 40, match.rows - 1, match.rows, 1e9])
      yield say(`join, seen ${n < 2 ? n : 'more'}`, guest, { ...join, seen: { as, n }, chat: {} });
    for (const before of [1, 200, Math.floor(match.rows / 2), 1e9])
      yield say('earlier', guest, { t: 'earlier', id: `e-${before}`, before });
    yield say('join, many eyes', guest, { ...join, seen: { as: MANY_SEATS, n: 7 } });
    yield say('join, many channels', guest, { ...join, chat: MANY_FIELDS });
  }
  for (const [guest, seats] of match.seats) {
    for (const seat of seats) yield* acts(match, guest, seat);
    const [seat = '' as Seat] = seats;
    for (const t of ['claim', 'relieve', 'return', 'playOn'])
      yield say(t, guest, { t, id: `${t}-1`, seat, ...(t === 'relieve' ? { level: 'x' } : {}) });
    yield say('askTimeOff', guest, { t: 'askTimeOff', id: 'a', seat, days: LIMITS.daysOff });
    yield say('answerTimeOff', guest, { t: 'answerTimeOff', id: 'b', seat, answer: 'agree' });
    yield say('chat', guest, { t: 'chat', id: 'c', text: 'x'.repeat(LIMITS.chatLength) });
    yield say('intercom', guest, { t: 'intercom', id: 'i', session: `session-${guest}` });
    yield say('signal', guest, { t: 'signal', id: 's', to: seat, ...SIGNAL });
    yield say('hurry', guest, { t: 'hurry' });
    yield say('ping', guest, { t: 'ping' });
  }
  yield* garbage();
  yield* madeUp(match, made);
  yield* endings(match);
  for (const [guest, [seat = '' as Seat]] of match.seats)
    for (const t of ['leave', 'resign']) yield say(t, guest, { t, id: `${t}-1`, seat });
}

const say = (kind: string, guest: string, message: Fields): Candidate => ({
  kind,
  guest,
  text: JSON.stringify(message),
});

const SIGNAL: Fields = {
  session: 'session-of-somebody',
  signal: {
    description: { type: 'offer', sdp: 'x'.repeat(LIMITS.descriptionLength) },
    candidates: Array.from({ length: LIMITS.candidates }, (_, sdpMLineIndex) => ({
      candidate: 'x'.repeat(LIMITS.candidateLength),
      sdpMid: '0',
      sdpMLineIndex,
    })),
  },
};

const EXAMPLES = 3; // of each type of action and each seat
const LISTED = 5_000;

function* acts(match: LargeMatch, guest: string, seat: Seat): Iterable<Candidate> {
  yield* examples(match, seat, 'goes on');
  for (const [name, action] of DEAR_ACTIONS)
    yield say(`act, ${name}`, guest, { t: 'act', id: `dear-${name.length}`, seat, action });
}

/** Acts that end the match, of which the first does. */
function* endings(match: LargeMatch): Iterable<Candidate> {
  for (const seat of [...match.seats.values()].flat()) yield* examples(match, seat, 'ends');
}

/** A few legal actions of each type after which the match goes on, or ends. */
function* examples(
  { table }: LargeMatch,
  seat: Seat,
  wanted: 'goes on' | 'ends',
): Iterable<Candidate> {
  const met = new Map<string, number>();
  const at = table.rows.at(-1)?.input.at ?? (0 as Millis);
  let listed = 0;
  for (const action of table.legal(seat)) {
    const type = String((action as Fields)['type']);
    const known = met.get(type) ?? 0;
    met.set(type, known + 1);
    listed += 1;
    if (listed > LISTED) return;
    if (known >= EXAMPLES) continue;
    const taken = table.propose({ type: 'act', at, seat, action });
    if (!taken.ok || (taken.outcome === null) !== (wanted === 'goes on')) continue;
    const kind = wanted === 'ends' ? `act, ${type}, the end` : `act, ${type}`;
    yield say(kind, seat, { t: 'act', id: `a-${wanted.length}-${listed}`, seat, action });
  }
}

const CELLS = Array.from(
  { length: 15 * 15 },
  (_, i) => `${'ABCDEFGHIJKLMNO'[i % 15]}${Math.floor(i / 15) + 1}`,
);
const MANY_SEATS = Array.from({ length: 16 }, (_, i) => `seat-${i}`);
const MANY_FIELDS = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`channel-${i}`, i]));

/** What is large, deep or wrong in thousands of places. */
const DEAR_ACTIONS: readonly (readonly [string, unknown])[] = [
  [
    'the largest sheet',
    {
      type: 'sheet',
      sheet: { at: 'C7', since: 0, pencil: CELLS.map((cell) => ({ cell, mark: 'cross' })) },
    },
  ],
  [
    'the second sheet, bent and drawn all over',
    {
      type: 'sheet',
      on: 'second',
      sheet: {
        at: 'C7',
        since: 0,
        bends: Array.from({ length: 40 }, (_, silence) => ({ silence, east: 14, south: -14 })),
        courses: Array(400).fill('N'),
        pencil: CELLS.map((cell) => ({ cell, mark: 'cross' })),
      },
    },
  ],
  [
    'a sheet wrong all over',
    { type: 'sheet', sheet: { at: 7, since: -1, pencil: Array(2_000).fill(7) } },
  ],
  [
    'the longest stroke',
    { type: 'trace', stroke: Array.from({ length: 64 }, (_, i) => [i * 9, 100]) },
  ],
  ['a stroke wrong all over', { type: 'trace', stroke: Array(4_000).fill('x') }],
  ['a long path', { type: 'move', path: Array(2_000).fill('c3'), to: 'c3' }],
  ['many squares', { type: 'place', squares: Array(2_000).fill('a1') }],
  ['many fields', { type: 'course', ...MANY_FIELDS }],
  ['a long text', { type: 'x'.repeat(15_000) }],
  ['a list of lists', JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`)],
];

function* garbage(): Iterable<Candidate> {
  const texts: readonly (readonly [string, string])[] = [
    ['brackets', '['.repeat(16_000)],
    ['nested lists', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
    ['numbers', `[${'1,'.repeat(8_000)}1]`],
    ['many unknown fields', JSON.stringify({ t: 'ping', ...MANY_FIELDS })],
    ['a long type', JSON.stringify({ t: 'x'.repeat(16_000) })],
    ['a long text', JSON.stringify({ t: 'chat', id: 'g', text: 'x'.repeat(16_000) })],
    ['accents', JSON.stringify({ t: 'chat', id: 'g', text: '\u0301'.repeat(8_000) })],
    ['spaces', JSON.stringify({ t: 'chat', id: 'g', text: `x${' '.repeat(15_000)}x` })],
    ['a long id', JSON.stringify({ t: 'resign', id: 'x'.repeat(16_000), seat: 'x' })],
    [
      'many eyes',
      JSON.stringify({
        t: 'join',
        v: PROTOCOL_VERSION,
        match: MATCH,
        seen: { as: Array(3_000).fill('x'), n: 0 },
      }),
    ],
    [
      'channels wrong all over',
      JSON.stringify({
        t: 'join',
        v: PROTOCOL_VERSION,
        match: MATCH,
        chat: Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`/${i}`, 'x'])),
      }),
    ],
  ];
  for (const [name, text] of texts)
    yield { kind: `garbage, ${name}`, guest: SPECTATOR, text: text.slice(0, LIMITS.messageBytes) };
}

function* madeUp({ game, seats }: LargeMatch, made: number): Iterable<Candidate> {
  const source = {
    luck: quickLuck(11, 11),
    hints: { ...hintsFor([MATCH]), seat: [...seats.values()].flat() },
  };
  const { luck } = source;
  const guests = [...seats.keys(), SPECTATOR];
  for (let i = 0; i < made; i++) {
    const message = generate(clientMessage, source) as Fields;
    if (message['t'] === 'resign' || message['t'] === 'leave') continue; // it would be over
    const action =
      luck.int(3) === 0
        ? mutate(generate(game.action, source), luck)
        : generate(game.action, source);
    const whole = message['t'] === 'act' ? { ...message, id: `m-${i}`, action } : message;
    yield say(`made up, ${String(message['t'])}`, luck.pick(guests), whole);
  }
}
