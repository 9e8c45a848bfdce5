import { openMatches } from '@fathom/host';
import type { BotAnswer, BotRequest, LiveMatch, Matches, NamedGuest, Thinking } from '@fathom/host';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { counting, LEFT, listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

const GAME = counting({ version: 1, goal: 10 });
const ANN = { guest: 'ann', name: 'Ann' };
const OPTIONS = { runningPerGuest: 10, aliveAt: null };
const BOT = { bot: 'one' };

interface Asked {
  readonly requests: readonly BotRequest[];
  readonly hastened: readonly string[];
  readonly matches: Matches;
  readonly create: (seats: CreateMatch['seats'], by?: NamedGuest) => Promise<LiveMatch>;
}

/** Matches whose bots answer what they are told to, with what they were asked. */
function openAsked(
  answer: () => BotAnswer | Promise<BotAnswer>,
  { services }: Shell = makeShell([GAME]),
): Asked {
  const requests: BotRequest[] = [];
  const hastened: string[] = [];
  const bots: Thinking = {
    choose: (request) => {
      requests.push(request);
      return answer();
    },
    forget: () => {},
    hasten: (key, urgency) => void hastened.push(`${key} ${urgency}`),
  };
  const matches = openMatches({ ...services, bots }, OPTIONS);
  return {
    requests,
    hastened,
    matches,
    create: async (seats, by = ANN) => {
      const match = await matches.create(
        {
          game: 'counting',
          options: {},
          seats,
          visibility: 'private',
          clock: { type: 'none' },
          pace: 'instant',
        },
        by,
      );
      if ('code' in match) throw new Error(match.code);
      return match;
    },
  };
}
const nothing = (): BotAnswer => ({ type: 'nothing' });
const join = (match: LiveMatch, guest: string): ReturnType<typeof listening> => {
  const listener = listening(guest);
  match.join(listener, { t: 'join', v: PROTOCOL_VERSION, match: match.state.created.id });
  return listener;
};

test('how urgent a bot is follows from who plays with it, and who of them is there', async () => {
  const { requests, create } = openAsked(nothing);
  const urgencies = (): readonly string[] => requests.map(({ urgency }) => urgency);
  await (await create({ left: BOT, right: BOT })).settled();
  expect(urgencies()).toStrictEqual(['botsAlone', 'botsAlone']);
  const match = await create({ left: 'me', right: BOT });
  await match.settled();
  expect(urgencies().slice(2)).toStrictEqual(['seated']);
  join(match, 'a spectator');
  const ann = join(match, ANN.guest);
  await match.act({ t: 'act', id: '1', seat: LEFT, action: { type: 'add', n: 1 } }, ann);
  await match.settled();
  expect(urgencies().slice(3)).toStrictEqual(['awaited']);
});

test('a bot that waits to think is hastened when a player comes, not when somebody comes to watch', async () => {
  const { hastened, create } = openAsked(() => new Promise(() => {}));
  const match = await create({ left: 'me', right: BOT });
  join(match, 'a spectator');
  expect(hastened).toStrictEqual([]);
  join(match, ANN.guest);
  expect(hastened).toStrictEqual([`${match.state.created.id} right awaited`]);
});

test('a bot that is new or has forgotten everything is told how things stand, however long the match', async () => {
  const { requests, create } = openAsked(() =>
    requests.length === 2 ? { type: 'forgotten' } : nothing(),
  );
  const match = await create({ left: 'me', right: BOT });
  const ann = join(match, ANN.guest);
  await match.act({ t: 'act', id: '1', seat: LEFT, action: { type: 'add', n: 3 } }, ann);
  await match.settled();
  const views = [0, 3, 3].map((total) => expect.objectContaining({ total }));
  expect(requests).toMatchObject([
    { fresh: true, updates: [{ events: [], view: views[0] }] },
    { fresh: false, updates: [{ events: [{ n: 3 }], view: views[1] }] },
    { fresh: true, updates: [{ events: [], view: views[2] }] },
  ]);
});

test('bots think for the network a match was made from; after a restart, for whoever made it', async () => {
  const shell = makeShell([GAME]);
  const before = openAsked(nothing, shell);
  const seats = { left: 'me', right: BOT } as const;
  const made = await before.create(seats, { ...ANN, network: 'the school' });
  await before.create(seats, { guest: 'ben', name: 'Ben' });
  expect(before.requests.map(({ owner }) => owner)).toStrictEqual(['the school', 'ben']);
  const rows = [...shell.disk.logs.values()].flat();
  expect(rows.filter((row) => row.includes('school'))).toStrictEqual([]);
  const after = openAsked(nothing, makeShell([GAME], { disk: shell.disk }));
  await after.matches.find(made.state.created.id);
  expect(after.requests).toMatchObject([{ owner: 'ann', urgency: 'seated', fresh: true }]);
});
