import { openConnection, openMatches } from '@fathom/host';
import type { Connection, LiveMatch } from '@fathom/host';
import type { ClientMessage, ServerMessage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { BOT_PAUSE, counting, LEFT, listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

interface Scene extends Shell {
  readonly match: LiveMatch;
  readonly heard: ServerMessage[];
  readonly connection: Connection;
  readonly again: () => { readonly heard: ServerMessage[]; readonly connection: Connection };
}

/** A person against a bot, over the messages of the protocol and nothing else. */
async function play(): Promise<Scene> {
  const shell = makeShell([counting({ version: 1, goal: 10 })]);
  const matches = openMatches(shell.services, { openPerGuest: 10, aliveAt: null });
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
  const again = () => {
    const listener = listening('ann');
    return {
      heard: listener.heard,
      connection: openConnection({ listener, find: matches.find, nameOf: async () => 'Ann' }),
    };
  };
  return { ...shell, match, again, ...again() };
}
const join = ({ state }: LiveMatch): Extract<ClientMessage, { t: 'join' }> => ({
  t: 'join',
  v: 2,
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
  await connection.hear({ t: 'join', v: 2, match: '23456789' });
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
