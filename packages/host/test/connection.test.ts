import { openConnection, openMatches } from '@fathom/host';
import type { Clock, Connection, LiveMatch } from '@fathom/host';
import type { ClientMessage, ServerMessage } from '@fathom/protocol';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { BOT_PAUSE, counting, LEFT, listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

interface Scene extends Shell {
  readonly match: LiveMatch;
  readonly heard: ServerMessage[];
  readonly connection: Connection;
  readonly again: (clock?: Clock) => {
    readonly heard: ServerMessage[];
    readonly connection: Connection;
  };
}

/** A person against a bot, over the messages of the protocol and nothing else. */
async function play(): Promise<Scene> {
  const shell = makeShell([counting({ version: 1, goal: 10 })]);
  const matches = openMatches(shell.services, { runningPerGuest: 10, aliveAt: null });
  const match = await matches.create(
    {
      game: 'counting',
      options: {},
      seats: { left: 'me', right: { bot: 'one' } },
      visibility: 'private',
      clock: { type: 'none' },
      pace: 'human',
    },
    { guest: 'ann', name: 'Ann' },
  );
  if ('code' in match) throw new Error(match.code);
  const again = (clock?: Clock) => {
    const listener = listening('ann');
    return {
      heard: listener.heard,
      connection: openConnection({
        listener,
        find: matches.find,
        nameOf: async () => 'Ann',
        ...(clock === undefined ? {} : { clock }),
      }),
    };
  };
  return { ...shell, match, again, ...again() };
}
const join = ({ state }: LiveMatch): Extract<ClientMessage, { t: 'join' }> => ({
  t: 'join',
  v: PROTOCOL_VERSION,
  match: state.created.id,
});
const add = (id: string, n: unknown): ClientMessage => ({
  t: 'act',
  id,
  seat: LEFT,
  action: { type: 'add', n },
});

test('whoever joins is welcomed, acts, and hears the bot answer after its pause', async () => {
  const { connection, match, heard, clock } = await play();
  await connection.hear(join(match));
  expect(heard[0]).toMatchObject({ t: 'welcome', you: ['left'], host: true, table: { n: 0 } });
  await connection.hear(add('a', 3));
  expect(heard.at(-1)).toMatchObject({ t: 'update', n: 1, re: 'a' });
  await match.settled();
  clock.pass(BOT_PAUSE - 1);
  await match.settled();
  expect(heard.at(-1)).toMatchObject({ n: 1 });
  clock.pass(1);
  await match.settled();
  expect(heard.at(-1)).toMatchObject({ t: 'update', n: 2 });
});

test('whoever comes back is told exactly what was missed', async () => {
  const { connection, match, clock, again } = await play();
  await connection.hear(join(match));
  connection.close();
  const other = again();
  await other.connection.hear(join(match));
  await other.connection.hear(add('a', 3));
  await match.settled();
  clock.pass(BOT_PAUSE);
  await match.settled();
  const back = again();
  await back.connection.hear({ ...join(match), seen: { as: [LEFT], n: 1 } });
  expect(back.heard).toMatchObject([{ t: 'resumed', missed: [{ n: 2 }] }]);
});

test.each<readonly [string, ClientMessage, object]>([
  [
    'what the game refuses, in the game’s own code',
    add('a', 9),
    { code: 'outOfRange', facts: { least: 1, most: 3 }, message: 'outOfRange' },
  ],
  [
    'what is no action of the game',
    add('a', 'many'),
    { code: 'malformed', facts: { problem: expect.stringContaining('action') } },
  ],
  [
    'a seat that is another’s',
    { t: 'resign', id: 'a', seat: 'right' as never },
    { code: 'notYourSeat', message: 'You do not hold that seat.' },
  ],
  [
    'a claim that a bot is away',
    { t: 'claim', id: 'a', seat: 'right' as never },
    { code: 'notAway', facts: { minutes: 3 } },
  ],
  [
    'talk to a crew that there is not',
    { t: 'chat', id: 'a', to: 'crew', text: 'hello' },
    { code: 'noCrew', message: expect.stringContaining('crew') },
  ],
])('refuses %s', async (_title, message, refusal) => {
  const { connection, match, heard } = await play();
  await connection.hear(join(match));
  await connection.hear(message);
  expect(heard.at(-1)).toMatchObject({ t: 'refused', re: 'a', ...refusal });
});

test('nothing is answered but by the advice to join, until somebody has', async () => {
  const { connection, heard } = await play();
  await connection.hear({ t: 'ping' });
  await connection.hear({ t: 'join', v: PROTOCOL_VERSION, match: '23456789' });
  expect(heard).toMatchObject([
    { t: 'error', code: 'joinFirst' },
    { t: 'error', code: 'noSuchMatch', message: 'There is no match "23456789".' },
  ]);
});

test('a ping is answered by game time, and chat by its line', async () => {
  const { connection, match, heard, clock } = await play();
  await connection.hear(join(match));
  clock.pass(700);
  await connection.hear({ t: 'ping' });
  expect(heard.at(-1)).toStrictEqual({ t: 'pong', time: 700 });
  await connection.hear({ t: 'chat', id: 'c', text: 'hello' });
  expect(heard.slice(-2)).toMatchObject([
    { t: 'chat', line: { name: 'Ann', seat: 'left', text: 'hello' } },
    { t: 'done', re: 'c' },
  ]);
});

test('of joins that come at once only the last is answered', async () => {
  const { connection, match, heard } = await play();
  const wrong: ClientMessage = { ...join(match), match: '23456789' };
  await Promise.all(
    [...Array.from({ length: 50 }, () => join(match)), wrong, join(match)].map((message) =>
      connection.hear(message),
    ),
  );
  expect(heard.filter(({ t }) => t !== 'match')).toMatchObject([{ t: 'welcome' }]);
});

test('what was meant for one match does not reach another', async () => {
  const { connection, match, heard } = await play();
  const other: ClientMessage = { ...join(match), match: '23456789' };
  const answers = [other, add('a', 3), join(match), add('b', 2)].map((message) =>
    connection.hear(message),
  );
  await Promise.all(answers);
  expect(heard.filter(({ t }) => t !== 'match')).toMatchObject([
    { t: 'welcome' },
    { t: 'error', code: 'joinFirst' },
    { t: 'update', re: 'b' },
  ]);
});

test('joins are spread out over time where there are many, and what comes after one waits for it', async () => {
  const { clock, match, again } = await play();
  const { connection, heard } = again(clock);
  for (let i = 0; i < 5; i++) await connection.hear(join(match));
  const late = [connection.hear(join(match)), connection.hear({ t: 'ping' })];
  clock.pass(999);
  await match.settled();
  expect(heard.filter(({ t }) => t === 'welcome')).toHaveLength(5);
  expect(heard.at(-1)?.t).toBe('welcome');
  clock.pass(1);
  await Promise.all(late);
  expect(heard.slice(-2)).toMatchObject([{ t: 'welcome' }, { t: 'pong' }]);
});

test('who joins the same match again is not shown as away', async () => {
  const { connection, match, heard } = await play();
  await connection.hear(join(match));
  await connection.hear(join(match));
  expect(heard.filter(({ t }) => t === 'match')).toHaveLength(1);
});
