import type { MatchInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Ask } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import { create, GAME } from '../server/two-players.ts';

const json = (text: string): Ask => ({ raw: text });
const match = (rest: object): Ask => ({ body: { game: GAME, ...rest } });
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

const BAD: readonly (readonly [string, Ask, number, string, RegExp])[] = [
  ['no body', {}, 400, 'badRequest', /the match/],
  ['an empty object', { body: {} }, 400, 'badRequest', /game/],
  ['not JSON', json('{"game":'), 400, 'badRequest', /JSON/],
  ['an empty body', json(''), 400, 'badRequest', /body/i],
  ['a list', { body: [] }, 400, 'badRequest', /expected/],
  ['null', json('null'), 400, 'badRequest', /expected/],
  [
    'a form',
    { raw: 'game=depth-charge', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'badRequest',
    /media type/i,
  ],
  [
    'plain text',
    { raw: '{"game":"depth-charge"}', headers: { 'content-type': 'text/plain' } },
    415,
    'badRequest',
    /media type "text\/plain".*application\/json/i,
  ],
  ['too large a body', match({ options: { x: 'x'.repeat(70_000) } }), 413, 'badRequest', /large/],
  ['lists within lists', json(`{"game":"${GAME}","options":${DEEP}}`), 400, 'badRequest', /./],
  ['an unknown field', match({ colour: 'blue' }), 400, 'badRequest', /no field "colour"/],
  ['an unknown game', { body: { game: 'chess' } }, 400, 'noSuchGame', /"chess".*depth-charge/],
  ['a game of Object', { body: { game: 'constructor' } }, 400, 'noSuchGame', /constructor/],
  ['a game that is no text', { body: { game: 7 } }, 400, 'badRequest', /game/],
  ['an unknown option', match({ options: { mines: 9 } }), 400, 'badRequest', /no field "mines"/],
  [
    'an option of the wrong type',
    match({ options: { allowPass: 'yes' } }),
    400,
    'badRequest',
    /allowPass/,
  ],
  ['options that are null', match({ options: null }), 400, 'badRequest', /options/],
  ['too small a number', match({ options: { turnLimit: 0 } }), 400, 'badRequest', /turnLimit/],
  ['too large a number', match({ options: { turnLimit: 1e308 } }), 400, 'badRequest', /turnLimit/],
  ['half a number', match({ options: { turnLimit: 20.5 } }), 400, 'badRequest', /turnLimit/],
  [
    'an endless number',
    json(`{"game":"${GAME}","options":{"turnLimit":1e999}}`),
    400,
    'badRequest',
    /turnLimit/,
  ],
  ['an unknown seat', match({ seats: { green: 'me' } }), 400, 'noSuchSeat', /"green".*black, red/],
  ['a seat with odd letters', match({ seats: { 'a b': 'me' } }), 400, 'badRequest', /seat/],
  ['an unknown plan', match({ seats: { black: 'dog' } }), 400, 'badRequest', /black/],
  ['an unknown bot', match({ seats: { black: { bot: 'hal' } } }), 400, 'noSuchBot', /"hal"/],
  [
    'a bot of Object',
    match({ seats: { black: { bot: 'toString' } } }),
    400,
    'noSuchBot',
    /toString/,
  ],
  ['both sides', match({ seats: { black: 'me', red: 'me' } }), 409, 'otherSide', /two sides/],
  ['an unknown visibility', match({ visibility: 'secret' }), 400, 'badRequest', /visibility/],
  ['an unknown clock', match({ clock: { type: 'sand' } }), 400, 'badRequest', /clock/],
  ['no time at all', match({ clock: { type: 'move', seconds: 0 } }), 400, 'badRequest', /seconds/],
  [
    'too much time',
    match({ clock: { type: 'bank', minutes: 1e9, increment: 0 } }),
    400,
    'badRequest',
    /minutes/,
  ],
  ['a clock with too much', match({ clock: { type: 'none', days: 1 } }), 400, 'badRequest', /days/],
  [
    'a clock with too little',
    match({ clock: { type: 'bank', minutes: 5 } }),
    400,
    'badRequest',
    /increment/,
  ],
  [
    '3.5 Captain Sonar: a clock in real time',
    match({
      game: 'captain-sonar',
      options: { mode: 'realTime' },
      clock: { type: 'move', seconds: 60 },
    }),
    400,
    'clockInRealTime',
    /leave the clock out/,
  ],
  ['half a day', match({ clock: { type: 'days', days: 0.5 } }), 400, 'badRequest', /days/],
  ['an unknown pace', match({ pace: 'sleepy' }), 400, 'badRequest', /pace/],
  [
    'luck before there is a commitment',
    match({ contribution: 'ab'.repeat(16) }),
    400,
    'badRequest',
    /no field "contribution"/,
  ],
  ['options in a list', match({ options: [] }), 400, 'badRequest', /object of options/],
  [
    '__proto__',
    json(`{"game":"${GAME}","__proto__":{"seats":{"black":"me"}}}`),
    400,
    'badRequest',
    /./,
  ],
  [
    '__proto__ in seats',
    json(`{"game":"${GAME}","seats":{"__proto__":{"bot":"x"}}}`),
    400,
    'badRequest',
    /./,
  ],
  [
    '__proto__ in options',
    json(`{"game":"${GAME}","options":{"__proto__":{"allowPass":true}}}`),
    400,
    'badRequest',
    /./,
  ],
  [
    'constructor.prototype',
    json(`{"game":"${GAME}","options":{"constructor":{"prototype":{"x":1}}}}`),
    400,
    'badRequest',
    /./,
  ],
];

test.each(BAD)(
  'refuses %s and changes nothing',
  async (...[_title, ask, status, code, message]) => {
    const server = await startForTest();
    const answer = await server.visitor().ask('POST /api/matches', ask);
    expect(answer.status, `not ${answer.text}`).toBe(status);
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d/);
    expect(server.disk.logs.size).toBe(0);
    expect(Object.prototype).not.toHaveProperty('x');
  },
);

test('a seat called as every object has one is nobody', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    const answer = await browser.ask<MyMatch>(
      'POST /api/matches',
      match({ seats: { [name]: 'me' } }),
    );
    const seats = answer.status === 201 ? answer.body.you : [];
    expect(seats, `with ${name} at ${answer.text}`).toStrictEqual([]);
    expect([201, 400]).toContain(answer.status);
  }
});

test('a match shows its options, clock, seats and commitment, and nothing of its seed', async () => {
  const server = await startForTest();
  const made = await create(server.visitor(), {
    options: { turnLimit: 50, first: 'red' },
    seats: { red: 'me' },
    clock: { type: 'bank', minutes: 5, increment: 3 },
    visibility: 'private',
  });
  expect(made.you).toStrictEqual(['red']);
  expect(Object.keys(made.keys)).toStrictEqual(['black']);
  expect(made.keys['black']).toMatch(/^[0-9a-f]{32}$/); // 128 bits
  expect(made.match).toMatchObject({
    id: expect.stringMatching(/^[2-9a-hjkmnp-z]{8}$/),
    game: GAME,
    options: { turnLimit: 50, first: 'red' },
    visibility: 'private',
    status: 'lobby',
    clock: { type: 'bank', minutes: 5, increment: 3 },
    clocks: null,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    outcome: null,
    fingerprint: null,
  } satisfies Partial<Record<keyof MatchInfo, unknown>>);
  expect(made.match.seats.map(({ seat, holder }) => [seat, holder?.kind ?? null])).toStrictEqual([
    ['black', null],
    ['red', 'person'],
  ]);
  const [row = ''] = server.disk.logs.get(made.match.id) ?? [];
  const { hostSeed } = JSON.parse(row) as { hostSeed: string };
  expect(hostSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(made)).not.toContain(hostSeed);
});

test('a match with all seats for bots begins at once and plays to the end', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  const { body: games } =
    await browser.ask<readonly { bots: readonly { level: string }[] }[]>('GET /api/games');
  const bot = { bot: games[0]?.bots[0]?.level };
  const { match: made } = await create(browser, {
    seats: { black: bot, red: bot },
    pace: 'instant',
  });
  expect(made.status).toBe('running');
  await expect
    .poll(async () => (await browser.ask<MyMatch>(`GET /api/matches/${made.id}`)).body.match.status)
    .toBe('finished');
});

test('a wish that is sent twice makes one match, also after a crash', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await ann.ask('GET /api/me');
  const wish = { seats: { black: 'me' }, ask: 'double-click' };
  const [one, two] = await Promise.all([create(ann, wish), create(ann, wish)]);
  expect(two.match.id).toBe(one.match.id);
  await server.crash();
  await server.again();
  expect((await create(ann, wish)).match.id).toBe(one.match.id);
  expect((await create(ann, { ...wish, ask: 'another' })).match.id).not.toBe(one.match.id);
  const ben = server.visitor();
  expect((await create(ben, wish)).match.id, 'another person’s').not.toBe(one.match.id);
});

test('a wish has an id as inputs have', async () => {
  const server = await startForTest();
  const answer = await server.visitor().ask('POST /api/matches', match({ ask: 'no spaces' }));
  expect(answer.status).toBe(400);
  expect(answer.text).toMatch(/an id of 1 to 40 letters/);
});
