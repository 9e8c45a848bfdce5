import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { foldLog, openLiveMatch } from '@fathom/host';
import type { Millis, Seat } from '@fathom/kit';
import type { ServerMessage, Welcome } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openLateView } from '../src/late-view.ts';
import { comeTo, setOut, settle } from './crew-at-sea.ts';
import type { AtSea, Mate } from './crew-at-sea.ts';
import { rowingPlayable } from './rowing.ts';
import type { View } from './rowing.ts';
import { counting, countingLog, makeShell } from './toy.ts';

const MINUTE = 60_000;
const LATE = 2 * MINUTE;
const CREWS = { ann: ['north.cox'], ben: ['north.bow'], cid: ['south.cox'] };
const ASK = {
  lateView: 2,
  options: { waves: 1_000, waveMillis: 10 * MINUTE, realTime: true },
};

const atSea = (ask: object = ASK): Promise<AtSea> => setOut({ people: CREWS, ask });
const pull = (seat: string, wave = 0) =>
  ({ t: 'act', seat: seat as Seat, action: { type: 'pull', wave } }) as const;
const welcomed = (mate: Mate): Welcome =>
  mate.heard.findLast((message) => message.t === 'welcome') as Welcome;
const viewIn = (mate: Mate): View => welcomed(mate).table?.view as View;
const told = ({ heard }: Mate): readonly ServerMessage[] =>
  heard.filter(({ t }) => t === 'update' || t === 'paper');
const pulledBy = (message: ServerMessage): readonly unknown[] =>
  message.t === 'update' ? message.events : [];

test('a spectator sees both crews whole, so many minutes late and not a millisecond earlier', async () => {
  const { come, clock, match } = await atSea();
  await settle();
  const [ann, cid, eve] = [await come('ann'), await come('cid'), await come('eve')];
  expect(eve.info().lateView).toBe(2);
  const bots = (match.state.table?.rows ?? []).map(
    ({ input }) => input.type === 'act' && input.seat,
  );
  clock.pass(1_000);
  await ann.say(pull('north.cox'));
  clock.pass(1_000);
  await cid.say(pull('south.cox'));
  await eve.join(true);
  expect(welcomed(eve)).toMatchObject({ you: [], late: 2, table: { n: 0, events: [] } });
  expect(viewIn(eve).pulled, 'nothing is old enough').toEqual([]);
  clock.pass(LATE - 2_000 - 1);
  expect(told(eve)).toEqual([]);
  clock.pass(1);
  expect(told(eve).length, 'what bots did at once').toBe(bots.length);
  clock.pass(999);
  expect(told(eve).length).toBe(bots.length);
  clock.pass(1);
  expect(told(eve).flatMap(pulledBy).at(-1)).toEqual({ type: 'pulled', seat: 'north.cox' });
  clock.pass(1_000);
  expect(told(eve).flatMap(pulledBy).at(-1)).toEqual({ type: 'pulled', seat: 'south.cox' });
  await eve.join(false);
  expect(welcomed(eve), 'back to what everybody knows').not.toHaveProperty('late');
  expect(viewIn(eve).pulled).toBeNull();
});

test('what came within these minutes is in no byte, whatever it was', async () => {
  const worlds = [];
  for (const seats of [[], ['north.cox', 'south.cox']]) {
    const { come, clock } = await atSea();
    await settle();
    const [ann, cid] = [await come('ann'), await come('cid')];
    clock.pass(3 * MINUTE);
    for (const seat of seats) await (seat === 'north.cox' ? ann : cid).say(pull(seat));
    const eve = await come('eve');
    await eve.join(true);
    clock.pass(LATE - 1);
    await eve.join(true, welcomed(eve).table?.n);
    const early = JSON.stringify(eve.heard);
    clock.pass(1);
    worlds.push({ early, whole: JSON.stringify(eve.heard) });
  }
  expect(worlds[0]?.early).toBe(worlds[1]?.early);
  expect(worlds[0]?.whole, 'a difference would be found').not.toBe(worlds[1]?.whole);
});

test('whoever plays, or has played, never gets it: not by asking, nor after their seat changed hands', async () => {
  const { come, clock } = await atSea();
  const [ann, ben] = [await come('ann'), await come('ben')];
  await settle();
  await ben.say(pull('north.bow'));
  clock.pass(LATE);
  const isNever = async (mate: Mate): Promise<void> => {
    await mate.join(true);
    expect(welcomed(mate)).not.toHaveProperty('late');
    const { pulled } = viewIn(mate);
    expect(pulled?.filter((seat) => seat.startsWith('south')) ?? []).toEqual([]);
  };
  await isNever(ben);
  ben.go();
  await ann.say({ t: 'takeOver', seat: 'north.bow' as Seat });
  await isNever(ann);
  const back = await come('ben');
  expect(welcomed(back), 'with nothing in hand').toMatchObject({ you: [] });
  await isNever(back);
  expect(told(back)).toEqual([]);
  await back.say({ t: 'return', seat: 'north.bow' as Seat });
  await isNever(back);
  await back.say({ t: 'leave', seat: 'north.bow' as Seat });
  await isNever(back);
  clock.pass(LATE);
  await isNever(back);
});

test('a guest who plays and signs in is no spectator under the new name', async () => {
  const { come, clock, match } = await atSea();
  await match.adopt('ben', 'ben@account');
  const bens = [await come('ben'), await come('ben@account')];
  clock.pass(LATE);
  for (const ben of bens) {
    await ben.join(true);
    expect(welcomed(ben)).not.toHaveProperty('late');
  }
});

test('a pause and the time a server was down make it later, never earlier', async () => {
  const { come, clock } = await atSea();
  const [ann, cid, eve] = [await come('ann'), await come('cid'), await come('eve')];
  await settle();
  clock.pass(1_000);
  await ann.say(pull('north.cox'));
  await eve.join(true);
  const pulled = (): boolean => JSON.stringify(told(eve)).includes('north.cox');
  await ann.say({ t: 'askTimeOff', seat: 'north.cox' as Seat, days: 0, minutes: 5 });
  await cid.say({ t: 'answerTimeOff', seat: 'south.cox' as Seat, answer: 'agree' });
  clock.pass(5 * MINUTE);
  expect(pulled()).toBe(false);
  clock.pass(LATE - 1);
  expect(pulled()).toBe(false);
  clock.pass(1);
  expect(pulled()).toBe(true);
});

test('a line that breaks is taken up where it was, and numbers of one view mean nothing in the other', async () => {
  const { come, clock } = await atSea();
  const [ann, eve] = [await come('ann'), await come('eve')];
  await settle();
  await ann.say(pull('north.cox'));
  clock.pass(LATE);
  await eve.join(true);
  const { n = -1 } = welcomed(eve).table ?? {};
  expect(n).toBeGreaterThan(0);
  await eve.join(true, n - 1);
  expect(eve.heard.at(-1)).toMatchObject({ t: 'resumed', late: 2, missed: [{ n }] });
  await eve.join(false, n);
  expect(eve.heard.at(-1)).toMatchObject({ t: 'welcome', table: { n: 0 } });
  await ann.join(true, 0);
  expect(ann.heard.at(-1), 'asked for late, given now').toMatchObject({ t: 'welcome' });
});

test('at the end all lies open for everybody, and nobody is late any more', async () => {
  const { come, clock, match } = await atSea();
  const [ann, ben, eve] = [await come('ann'), await come('ben'), await come('eve')];
  await eve.join(true);
  clock.pass(MINUTE);
  expect(await eve.say({ t: 'chat', text: 'They sleep!' })).toBe('sawEverything');
  await ann.say({ t: 'resign', seat: 'north.cox' as Seat });
  await ben.say({ t: 'resign', seat: 'north.bow' as Seat });
  expect(match.state.status).toBe('finished');
  expect(welcomed(eve)).not.toHaveProperty('late');
  expect(viewIn(eve).end).not.toBeNull();
  expect(await eve.say({ t: 'chat', text: 'They slept!' })).toBeNull();
});

test('after a restart it is as late as before', async () => {
  const { come, clock, match, services, disk } = await atSea();
  const ann = await come('ann');
  await settle();
  clock.pass(1_000);
  await ann.say(pull('north.cox'));
  clock.pass(MINUTE);
  await match.stop();
  const rows = (disk.logs.get(match.state.created.id) ?? []).map((row, seq) => ({ seq, row }));
  const again = openLiveMatch(foldLog(rows, [rowingPlayable]), services);
  const eve = await comeTo(again, 'eve');
  await eve.join(true);
  expect(viewIn(eve).pulled).not.toContain('north.cox');
  clock.pass(MINUTE);
  expect(JSON.stringify(told(eve))).toContain('north.cox');
  await again.stop();
});

test('a long log is let in slice by slice, and who comes after that is answered at once', async () => {
  const shell = makeShell([counting({ version: 1, goal: 1_000_000 })]);
  const [first = '', ...rest] = countingLog('23456789', 1_700);
  const created = JSON.stringify({ ...(JSON.parse(first) as object), lateView: 2 });
  const rows = [created, ...rest].map((row, seq) => ({ seq, row }));
  const match = openLiveMatch(foldLog(rows, shell.services.games), shell.services);
  shell.clock.pass(LATE);
  const eve = await comeTo(match, 'eve');
  while (shell.clock.skip());
  const before = eve.heard.length;
  await eve.join(true);
  expect(eve.heard.length, 'not in one go').toBe(before);
  while (shell.clock.skip());
  expect(welcomed(eve)).toMatchObject({ late: 2, table: { n: 1_700 } });
  expect(told(eve), 'and not turn by turn').toEqual([]);
  const eva = await comeTo(match, 'eva');
  await eva.join(true);
  expect(welcomed(eva)).toMatchObject({ late: 2, table: { n: 1_700 } });
  await match.stop();
});

test('without the host’s leave there is no such view; a rated match has none', async () => {
  const { come } = await atSea({ options: ASK.options });
  const eve = await come('eve');
  await eve.join(true);
  expect(welcomed(eve)).not.toHaveProperty('late');
  expect(eve.info().lateView).toBeNull();
  await expect(atSea({ ...ASK, rated: true })).rejects.toThrow('ratedLateView');
});

test('a table without spectators has none who watch late', async () => {
  const { come, match } = await atSea();
  const eve = await come('eve');
  await eve.join(true);
  for (const guest of Object.keys(CREWS)) await match.chooseSpectators(guest, 'none');
  expect(eve.heard.at(-1)).toMatchObject({ t: 'error', code: 'noSpectators' });
});

const RADIO = 'alpha.radioOperator' as Seat;

/** Two crews under way, and something that the first can draw on its sheet. */
async function withSheets(): Promise<AtSea & { readonly ann: Mate; readonly sheet: unknown }> {
  const roles = ['captain', 'firstMate', 'engineer', 'radioOperator'];
  const crew = (side: string): readonly string[] => roles.map((role) => `${side}.${role}`);
  const sea = await setOut({
    people: { ann: crew('alpha'), ben: crew('bravo') },
    ask: { options: {}, lateView: 2 },
    games: [captainSonarPlayable],
  });
  const { come, match } = sea;
  const ann = await come('ann');
  for (const seat of ['alpha.captain', 'bravo.captain'] as Seat[]) {
    const [action] = match.state.table?.legal(seat) ?? [];
    await (seat === 'alpha.captain' ? ann : await come('ben')).say({ t: 'act', seat, action });
  }
  const sheet = [...(match.state.table?.legal(RADIO) ?? [])].find(
    (action) => (action as { type: string }).type === 'sheet',
  );
  expect(sheet).toBeDefined();
  return { ...sea, ann, sheet };
}

test('of what was drawn while nobody looked little is kept, however long that is', async () => {
  const { clock, match, services, sheet } = await withSheets();
  const late = openLateView(match.state, services);
  const proposed = match.state.table?.propose({
    type: 'act',
    at: 1 as Millis,
    seat: RADIO,
    action: sheet,
  });
  if (late === null || proposed?.ok !== true) throw new Error('nothing can be drawn');
  for (let minute = 0; minute < 600; minute += 1) {
    clock.pass(MINUTE);
    late.noteDrawing({ key: 'alpha', row: proposed.row });
  }
  const admitted: unknown[] = [];
  clock.pass(LATE);
  for (let next = late.admit(); next !== null; next = late.admit()) admitted.push(next);
  expect(admitted.filter((kind) => kind === 'drawing').length).toBeLessThan(30);
});

test('what a crew draws is seen as late as what it does', async () => {
  const { come, clock, ann, sheet } = await withSheets();
  const eve = await come('eve');
  clock.pass(1_000);
  expect(await ann.say({ t: 'act', seat: RADIO, action: sheet })).toBeNull();
  await eve.join(true);
  clock.pass(LATE - 1);
  expect(told(eve).filter(({ t }) => t === 'paper')).toEqual([]);
  clock.pass(1);
  expect(told(eve).filter(({ t }) => t === 'paper')).toHaveLength(1);
  const again = await come('eva');
  await again.join(true);
  expect(JSON.stringify(welcomed(again).table?.events)).toContain('"sheet"');
});
