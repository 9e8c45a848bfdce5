import { openLiveMatch, foldLog, openConnection } from '@fathom/host';
import type { Connection, LiveMatch } from '@fathom/host';
import { KEPT_MESSAGES } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import type { ServerMessage } from '@fathom/protocol';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { LEFT, RIGHT, counting, countingLog, listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

const GOAL = 1_000_000;
const MATCH = '23456789';

interface Scene extends Shell {
  readonly match: LiveMatch;
  readonly enter: (guest: string) => Visit;
}
interface Visit {
  readonly heard: ServerMessage[];
  readonly connection: Connection;
  readonly join: (n?: number) => Promise<void>;
}

/** A match between two people in which so many turns were taken before anybody listened. */
function afterTurns(turns: number): Scene {
  const game: Playable = counting({ version: 1, goal: GOAL });
  const shell = makeShell([game]);
  const log = countingLog(MATCH, turns);
  shell.disk.logs.set(MATCH, log);
  const stored = log.map((row, seq) => ({ seq, row }));
  const match = openLiveMatch(foldLog(stored, shell.services.games), shell.services);
  const enter = (guest: string): Visit => {
    const listener = listening(guest);
    const connection = openConnection({
      listener,
      find: async () => match,
      nameOf: async () => guest,
    });
    const seen = (n: number) => ({ seen: { as: match.seatsOf(guest), n } });
    return {
      heard: listener.heard,
      connection,
      join: (n) =>
        connection.hear({
          t: 'join',
          v: PROTOCOL_VERSION,
          match: MATCH,
          ...(n === undefined ? {} : seen(n)),
        }),
    };
  };
  return { ...shell, match, enter };
}
const ADD = { type: 'add', n: 1 };
/** What was said of the game, without who comes and goes. */
const told = ({ heard }: Visit): readonly ServerMessage[] => heard.filter(({ t }) => t !== 'match');
const act = (visit: Visit, id: string, seat = LEFT): Promise<void> =>
  visit.connection.hear({ t: 'act', id, seat, action: ADD });

test('a long log is read in slices before the first of an audience is answered', async () => {
  const { clock, enter } = afterTurns(1_700);
  const visit = enter('eve');
  await visit.join();
  expect(visit.heard).toEqual([]);
  while (clock.skip());
  expect(visit.heard).toMatchObject([
    { t: 'welcome', table: { n: 1_700, view: { total: 1_700 } } },
  ]);
  const next = enter('eva');
  await next.join();
  expect(next.heard, 'whoever comes after that is answered at once').toHaveLength(1);
});

test('who comes while the log is being read misses nothing and hears nothing twice', async () => {
  const { clock, enter } = afterTurns(1_700);
  const [ann, eve] = [enter('ann'), enter('eve')];
  await ann.join();
  await eve.join();
  await act(ann, 'early');
  await eve.connection.hear({ t: 'chat', id: 'c', text: 'hello' });
  expect(ann.heard).toMatchObject([{ t: 'done', re: 'early' }]);
  while (clock.skip());
  expect(ann.heard[1]).toMatchObject({
    t: 'welcome',
    chat: [{ text: 'hello' }],
    table: { n: 1_701 },
  });
  expect(eve.heard.filter(({ t }) => t !== 'done')).toMatchObject([
    { t: 'welcome', chat: [{ text: 'hello' }], table: { n: 1_701 } },
  ]);
});

test('who leaves while the log is being read is told nothing', async () => {
  const { clock, enter, match } = afterTurns(1_700);
  const visit = enter('eve');
  await visit.join();
  visit.connection.close();
  while (clock.skip());
  expect(visit.heard).toEqual([]);
  expect(match.listeners()).toBe(0);
});

test('after a restart exactly what was missed is told, and everything anew after a long absence', async () => {
  const { enter } = afterTurns(100);
  const visit = enter('ann');
  await visit.join(97);
  await visit.join(100 - KEPT_MESSAGES);
  await visit.join(100 - KEPT_MESSAGES - 1);
  const event = { type: 'added', n: 1 };
  expect(told(visit)).toMatchObject([
    {
      t: 'resumed',
      missed: [98, 99, 100].map((n) => ({
        n,
        events: [event],
        patch: [
          [['total'], n],
          [['turn'], n % 2],
        ],
      })),
    },
    { t: 'resumed', missed: { length: KEPT_MESSAGES } },
    { t: 'welcome', table: { n: 100 } },
  ]);
});

test('an audience nobody listens to takes up what it missed when somebody comes back', async () => {
  const { enter } = afterTurns(0);
  const ann = enter('ann');
  const ben = enter('ben');
  await ann.join();
  await ben.join();
  ben.connection.close();
  await act(ann, 'a');
  const back = enter('ben');
  await back.join(0);
  expect(told(back)).toMatchObject([{ t: 'resumed', missed: [{ n: 1 }] }]);
  await act(back, 'b', RIGHT);
  expect(back.heard.at(-1)).toMatchObject({ t: 'update', n: 2, re: 'b' });
  expect(ann.heard.at(-1)).toMatchObject({ t: 'update', n: 2 });
});
