import { foldLog, openConnection, openLiveMatch } from '@fathom/host';
import type { Connection } from '@fathom/host';
import { playable } from '@fathom/kit';
import type { Playable, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION, parseClientMessage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { LEFT, RIGHT, countingGame, countingLog, listening, makeShell } from './toy.ts';

// What a message costs is counted, not timed: how often the rules are asked, and how much is sent.

const MATCH = '23456789';
const WORK = ['decide', 'evolve', 'view', 'redact', 'legal'] as const;
type Work = Record<(typeof WORK)[number], number>;

interface Scene {
  readonly work: Work;
  /** What the game was asked while this message was taken in, from bytes to the last answer. */
  readonly cost: (guest: string, message: object) => Promise<Work>;
}

function counted(work: Work): Playable {
  const game = countingGame({ version: 1, goal: 1_000_000 });
  const wrapped = Object.fromEntries(
    WORK.map((name) => [
      name,
      (...given: readonly unknown[]): unknown => {
        work[name] += 1;
        return (game[name] as (...parts: readonly unknown[]) => unknown)(...given);
      },
    ]),
  );
  return playable({ ...game, ...wrapped }, { bots: [] });
}

async function matchOf(turns: number): Promise<Scene> {
  const work: Work = { decide: 0, evolve: 0, view: 0, redact: 0, legal: 0 };
  const shell = makeShell([counted(work)]);
  const log = countingLog(MATCH, turns);
  shell.disk.logs.set(MATCH, log);
  const stored = log.map((row, seq) => ({ seq, row }));
  const match = openLiveMatch(foldLog(stored, shell.services.games), shell.services);
  const connections = new Map<string, Connection>();
  const connect = (guest: string): Connection =>
    openConnection({
      listener: listening(guest),
      find: async () => match,
      nameOf: async () => guest,
    });
  const hear = async (guest: string, message: object): Promise<void> => {
    const connection = connections.get(guest) ?? connect(guest);
    connections.set(guest, connection);
    const bytes = Buffer.from(JSON.stringify(message));
    await connection.hear(parseClientMessage(JSON.parse(bytes.toString())));
    await match.settled();
  };
  // The first of an audience has it read the log, in slices; from then on it stays.
  for (const guest of ['ann', 'ben', 'eve']) {
    await hear(guest, JOIN);
    while (shell.clock.awaited().includes(0)) shell.clock.pass(0);
  }
  return {
    work,
    cost: async (guest, message) => {
      const before = { ...work };
      await hear(guest, message);
      return Object.fromEntries(WORK.map((name) => [name, work[name] - before[name]])) as Work;
    },
  };
}

const JOIN = { t: 'join', v: PROTOCOL_VERSION, match: MATCH };
const seen = (as: readonly Seat[], n: number): object => ({ ...JOIN, seen: { as, n } });
const ADD = { type: 'add', n: 1 };

const KINDS: readonly (readonly [string, string, (turns: number) => object])[] = [
  ['a join', 'ann', () => JOIN],
  ['a join of a spectator', 'eve', () => JOIN],
  ['a join after everything', 'ann', (turns) => seen([LEFT], turns)],
  ['a join after most', 'ann', (turns) => seen([LEFT], turns - 3)],
  ['a join after nothing', 'ann', () => seen([LEFT], 0)],
  ['a join with a number that never was', 'eve', () => seen([], 1e9)],
  ['a join by other eyes', 'eve', () => seen([RIGHT], 7)],
  ['an act', 'ann', () => ({ t: 'act', id: 'a', seat: LEFT, action: ADD })],
  ['an act that is refused', 'ben', () => ({ t: 'act', id: 'b', seat: RIGHT, action: ADD })],
  ['an act of no shape', 'ann', () => ({ t: 'act', id: 'c', seat: LEFT, action: [[]] })],
  ['an act of a stranger', 'eve', () => ({ t: 'act', id: 'd', seat: LEFT, action: ADD })],
  ['a claim', 'ann', () => ({ t: 'claim', id: 'e', seat: RIGHT })],
  ['a wish for a bot', 'ann', () => ({ t: 'relieve', id: 'f', seat: RIGHT, level: 'one' })],
  ['a return', 'ann', () => ({ t: 'return', id: 'g', seat: LEFT })],
  ['talk', 'ann', () => ({ t: 'chat', id: 'h', text: 'hello' })],
  ['a page of what was told earlier', 'ann', () => ({ t: 'earlier', id: 'j', before: 20 })],
  ['a page of what never was', 'eve', () => ({ t: 'earlier', id: 'k', before: 1e9 })],
  ['hurry', 'ann', () => ({ t: 'hurry' })],
  ['a ping', 'eve', () => ({ t: 'ping' })],
  ['a resignation', 'ben', () => ({ t: 'resign', id: 'i', seat: RIGHT })],
];

test.each(KINDS)('%s asks the rules as much after 3000 turns as after 40', async (...kind) => {
  const [, guest, message] = kind;
  const [short, long] = [await matchOf(40), await matchOf(3_000)];
  const [little, much] = [
    await short.cost(guest, message(40)),
    await long.cost(guest, message(3_000)),
  ];
  expect(much).toEqual(little);
  expect(Object.values(much).reduce((sum, n) => sum + n, 0)).toBeLessThan(40);
});
