import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { foldLog, memoryLog, openConnection, openLiveMatch, openMatches } from '@fathom/host';
import type { Connection, LiveMatch, Matches, StoredPaper } from '@fathom/host';
import type { Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ServerMessage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { listening, makeShell } from './toy.ts';
import type { Shell } from './toy.ts';

const ROLES = ['captain', 'firstMate', 'engineer', 'radioOperator'];
const RADIO = 'alpha.radioOperator' as Seat;
const CAPTAIN = 'alpha.captain' as Seat;

interface Scene extends Shell {
  readonly matches: Matches;
  readonly match: LiveMatch;
}
interface Visit {
  readonly heard: ServerMessage[];
  readonly connection: Connection;
  readonly told: () => readonly ServerMessage[]; // without who comes and goes
}

/** Ann has the crew of Alpha, Ben that of Bravo, and both boats are in the water. */
async function atSea(): Promise<Scene> {
  const shell = makeShell([captainSonarPlayable]);
  const matches = openMatches(shell.services, { runningPerGuest: 10, aliveAt: null });
  const match = await matches.create(
    {
      game: 'captain-sonar',
      options: {},
      seats: Object.fromEntries(ROLES.map((role) => [`alpha.${role}`, 'me'])),
      visibility: 'public',
      clock: { type: 'none' },
      pace: 'instant',
      start: 'full',
    },
    { guest: 'ann', name: 'Ann' },
  );
  if ('code' in match) throw new Error(match.code);
  for (const role of ROLES)
    await match.sit('ben', 'Ben', {
      seat: `bravo.${role}` as Seat,
      key: null,
      contribution: null,
      leave: null,
    });
  const scene = { ...shell, matches, match };
  for (const [guest, seat] of [
    ['ann', CAPTAIN],
    ['ben', 'bravo.captain' as Seat],
  ] as const) {
    const [action] = match.state.table?.legal(seat) ?? [];
    const { connection } = await visit(scene, guest);
    await connection.hear({ t: 'act', id: `start-${guest}`, seat, action });
    connection.close();
  }
  return scene;
}

async function visit({ match }: Scene, guest: string, seen?: number): Promise<Visit> {
  const listener = listening(guest);
  const connection = openConnection({
    listener,
    find: async () => match,
    nameOf: async () => guest,
  });
  const { heard } = listener;
  await connection.hear({
    t: 'join',
    v: PROTOCOL_VERSION,
    match: match.state.created.id,
    ...(seen === undefined ? {} : { seen: { as: match.seatsOf(guest), n: seen } }),
  });
  return { heard, connection, told: () => heard.filter(({ t }) => t !== 'match') };
}
const drawing = (cell: string) => ({
  type: 'sheet',
  sheet: { at: null, since: 0, pencil: [{ cell, mark: 'cross' }] },
});
const draw = ({ connection }: Visit, id: string, cell: string): Promise<void> =>
  connection.hear({ t: 'act', id, seat: RADIO, action: drawing(cell) });
const rowsOf = ({ match }: Scene): number => match.state.table?.rows.length ?? -1;
const lastN = (visit: Visit): number => {
  const welcome = visit.heard[0];
  return welcome?.t === 'welcome' ? (welcome.table?.n ?? -1) : -1;
};

test('a drawing is told to its crew alone and leaves the log as it is', async () => {
  const scene = await atSea();
  const [ann, ben, eve] = [
    await visit(scene, 'ann'),
    await visit(scene, 'ben'),
    await visit(scene, 'eve'),
  ];
  const [rows, length] = [rowsOf(scene), scene.match.state.length];
  await draw(ann, 'a', 'A1');
  expect(ann.told().at(-1)).toMatchObject({
    t: 'paper',
    n: lastN(ann),
    events: [{ type: 'sheetDrawn', side: 'alpha' }],
    re: 'a',
  });
  expect([ben.told().length, eve.told().length]).toEqual([1, 1]);
  expect([rowsOf(scene), scene.match.state.length]).toEqual([rows, length]);
});

test('who comes back to a paper that may not have been seen is told everything anew', async () => {
  const scene = await atSea();
  const ann = await visit(scene, 'ann');
  await draw(ann, 'a', 'A1');
  const [crew, enemy] = [
    await visit(scene, 'ann', lastN(ann)),
    await visit(scene, 'ben', lastN(ann)),
  ];
  expect(crew.told()).toMatchObject([
    { t: 'welcome', table: { view: { boats: { alpha: { sheet: drawing('A1').sheet } } } } },
  ]);
  expect(enemy.told()).toMatchObject([{ t: 'resumed', missed: [] }]);
});

test('after a restart the last drawing is there, and its id is known', async () => {
  const scene = await atSea();
  const ann = await visit(scene, 'ann');
  await draw(ann, 'a', 'A1');
  await draw(ann, 'b', 'A2');
  const before = await visit(scene, 'ann');
  const { store, games } = scene.services;
  const { id } = scene.match.state.created;
  const state = foldLog(await store.read(id), games, await store.papers(id));
  const match = openLiveMatch(state, scene.services);
  const after = await visit({ ...scene, match }, 'ann');
  const [one, other] = [before, after].map(({ heard }) => heard[0]);
  expect(other).toMatchObject({ t: 'welcome', table: one?.t === 'welcome' ? one.table : null });
  await draw(after, 'b', 'A2');
  expect(after.told().at(-1)).toEqual({ t: 'done', re: 'b' });
});

test('of drawings that come while one is written only the newest is, and all are answered', async () => {
  const scene = await atSea();
  const ann = await visit(scene, 'ann');
  let writes = 0;
  const { store } = scene.services;
  const slow = memoryLog(scene.disk);
  Object.assign(store, {
    keep: async (paper: StoredPaper) => {
      writes += 1;
      await slow.keep(paper);
    },
  });
  const cells = ['A1', 'A2', 'A3', 'A4', 'A5'];
  await Promise.all(cells.map((cell, i) => draw(ann, `d${i}`, cell)));
  expect(writes).toBeLessThan(cells.length);
  const answered = ann.told().flatMap((message) => ('re' in message ? [message.re] : []));
  expect(answered.toSorted()).toEqual(['d0', 'd1', 'd2', 'd3', 'd4']);
  const { table } = scene.match.state;
  expect(table?.view([CAPTAIN])).toMatchObject({
    boats: { alpha: { sheet: drawing('A5').sheet } },
  });
});

test('drawings that are sent again, in whatever order, leave the newest where it is', async () => {
  const scene = await atSea();
  const ann = await visit(scene, 'ann');
  const all = async (): Promise<void> => {
    await Promise.all(['A1', 'A2', 'A3'].map((cell) => draw(ann, cell, cell)));
  };
  await all();
  await all();
  await draw(ann, 'A2', 'A2');
  const { table } = scene.match.state;
  expect(table?.view([CAPTAIN])).toMatchObject({
    boats: { alpha: { sheet: drawing('A3').sheet } },
  });
});

test('a drawing that is refused is refused alone: the newest that is right stays', async () => {
  const scene = await atSea();
  const ann = await visit(scene, 'ann');
  await Promise.all([draw(ann, 'a', 'A1'), draw(ann, 'b', 'A2'), draw(ann, 'c', 'Z99')]);
  expect(ann.told().filter(({ t }) => t === 'refused')).toMatchObject([{ re: 'c' }]);
  const { table } = scene.match.state;
  expect(table?.view([CAPTAIN])).toMatchObject({
    boats: { alpha: { sheet: drawing('A2').sheet } },
  });
});

test('the enemy draws on another paper, and a seat of another is refused', async () => {
  const scene = await atSea();
  const [ann, ben] = [await visit(scene, 'ann'), await visit(scene, 'ben')];
  await draw(ben, 'x', 'A1');
  expect(ben.told().at(-1)).toMatchObject({ t: 'refused', code: 'notYourSeat' });
  const seat = 'bravo.captain' as Seat;
  await ben.connection.hear({ t: 'act', id: 'y', seat, action: drawing('A2') });
  await draw(ann, 'z', 'A3');
  const { store } = scene.services;
  const kept = await store.papers(scene.match.state.created.id);
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['alpha', 'bravo']);
});

test('who draws in the seat of another is refused, whatever its crew draws meanwhile', async () => {
  const scene = await atSea();
  const [ann, ben] = [await visit(scene, 'ann'), await visit(scene, 'ben')];
  const { store } = scene.services;
  const slow = memoryLog(scene.disk);
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((resolve) => waiting.push(resolve));
  Object.assign(store, {
    keep: async (paper: StoredPaper) => {
      await held;
      await slow.keep(paper);
    },
  });
  const all = [draw(ann, 'first', 'A1'), draw(ben, 'probe', 'A2'), draw(ann, 'last', 'A3')];
  for (const goOn of waiting) goOn();
  await Promise.all(all);
  expect(ben.told().filter((message) => 're' in message)).toMatchObject([
    { t: 'refused', re: 'probe', code: 'notYourSeat' },
  ]);
  await draw(ann, 'probe', 'A4');
  const { table } = scene.match.state;
  expect(table?.view([CAPTAIN]), 'and has used up no id of theirs').toMatchObject({
    boats: { alpha: { sheet: drawing('A4').sheet } },
  });
});
