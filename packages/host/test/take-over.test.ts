import type { Seat } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import { foldLog } from '@fathom/host';
import { expect, test } from 'vitest';
import { setOut, settle } from './crew-at-sea.ts';
import type { AtSea, Mate } from './crew-at-sea.ts';
import { rowingPlayable } from './rowing.ts';

const CREWS = {
  ann: ['north.cox'],
  ben: ['north.bow', 'north.stroke'],
  cid: ['north.middle'],
  dan: ['south.cox'],
};
const take = (seat: string) => ({ t: 'takeOver', seat: seat as Seat }) as const;
const relieve = (seat: string) => ({ t: 'relieve', seat: seat as Seat, level: 'steady' }) as const;
const comeBack = (seat: string) => ({ t: 'return', seat: seat as Seat }) as const;

type Scene = AtSea & Readonly<Record<'ann' | 'ben' | 'cid' | 'dan', Mate>>;
async function aboard(ask: object = {}): Promise<Scene> {
  const sea = await setOut({ people: CREWS, ask });
  return {
    ...sea,
    ann: await sea.come('ann'),
    ben: await sea.come('ben'),
    cid: await sea.come('cid'),
    dan: await sea.come('dan'),
  };
}
const seatIn = (mate: Mate, wanted: string): SeatInfo | undefined =>
  mate.info().seats.find(({ seat }) => seat === wanted);
const welcomed = (mate: Mate) => mate.heard.findLast((message) => message.t === 'welcome');

test('in real time a mate takes the seat of somebody who is away at once, and plays it', async () => {
  const { ann, ben, cid, dan } = await aboard();
  expect(await ann.say(take('north.bow'))).toBe('isHere');
  ben.go();
  expect(await dan.say(take('north.bow'))).toBe('notYourCrew');
  expect(await ann.say(take('north.bow'))).toBeNull();
  expect(seatIn(dan, 'north.bow')?.holder).toStrictEqual({
    kind: 'person',
    name: 'ann',
    here: true,
    relieves: 'ben',
  });
  expect(seatIn(dan, 'north.stroke')?.holder, 'one seat at a time').toMatchObject({ name: 'ben' });
  expect(welcomed(ann)).toMatchObject({ you: ['north.cox', 'north.bow'] });
  expect(await cid.say(take('north.stroke')), 'mates may share them').toBeNull();
  const pull = { type: 'pull', wave: 0 };
  expect(await ann.say({ t: 'act', seat: 'north.bow' as Seat, action: pull })).toBeNull();
  expect(await ann.say(take('north.bow'))).toBe('ownSeat');
  expect(await ann.say(take('nowhere'))).toBe('noSuchSeat');
});

test('who comes back has all their seats again at one word, and those who stood in know less', async () => {
  const { ann, ben, cid, come, match } = await aboard();
  ben.go();
  await ann.say(take('north.bow'));
  await cid.say(take('north.stroke'));
  const back = await come('ben');
  expect(welcomed(back)).toMatchObject({ you: [], relieved: ['north.stroke', 'north.bow'] });
  expect(await back.say(comeBack('north.bow'))).toBeNull();
  expect(welcomed(back)).toMatchObject({ you: ['north.stroke', 'north.bow'], relieved: [] });
  expect(welcomed(ann)).toMatchObject({ you: ['north.cox'] });
  expect(welcomed(cid)).toMatchObject({ you: ['north.middle'] });
  expect(seatIn(ann, 'north.bow')?.holder).toStrictEqual({
    kind: 'person',
    name: 'ben',
    here: true,
  });
  const pull = { t: 'act', seat: 'north.bow' as Seat, action: { type: 'pull', wave: 0 } } as const;
  expect(await ann.say(pull)).toBe('notYourSeat');
  expect(match.seatsOf('ben')).toStrictEqual(['north.stroke', 'north.bow']);
});

test('in real time a bot may come after 20 seconds, by one word of the crew', async () => {
  const { ann, ben, dan, clock } = await aboard();
  ben.go();
  clock.pass(19_999);
  expect(await ann.say(relieve('north.bow'))).toBe('notAway');
  expect(ann.refusal()).toMatchObject({ facts: { seconds: 20 } });
  clock.pass(1);
  expect(await dan.say(relieve('north.bow'))).toBe('notYourCrew');
  expect(await ann.say(relieve('north.bow'))).toBeNull();
  expect(seatIn(dan, 'north.bow')?.holder).toMatchObject({ kind: 'bot', relieves: 'ben' });
  expect(await ann.say(take('north.bow')), 'a mate may take it from that bot').toBeNull();
  await settle();
  expect(seatIn(dan, 'north.bow')?.holder).toMatchObject({ kind: 'person', relieves: 'ben' });
  expect(await ann.say(take('south.bow'))).toBe('notYourCrew');
});

test('whoever has the seats of all others decides alone whether to give up', async () => {
  const { ann, ben, cid, match } = await aboard();
  ben.go();
  cid.go();
  await ann.say({ t: 'resign', seat: 'north.cox' as Seat });
  expect(match.state.status, 'who has just lost the line still counts').toBe('running');
  for (const seat of ['north.bow', 'north.stroke', 'north.middle']) await ann.say(take(seat));
  await ann.say({ t: 'resign', seat: 'north.cox' as Seat });
  expect(match.state.status).toBe('finished');
});

test('a seat stays its owner’s, whoever stands in after whom', async () => {
  const { ann, ben, cid, come, clock, match, disk } = await aboard();
  ben.go();
  await ann.say(take('north.bow'));
  ann.go();
  clock.pass(20_000);
  expect(await cid.say(relieve('north.cox'))).toBeNull();
  expect(seatIn(cid, 'north.bow')?.holder).toMatchObject({ kind: 'bot', relieves: 'ben' });
  expect(seatIn(cid, 'north.cox')?.holder).toMatchObject({ kind: 'bot', relieves: 'ann' });
  const annBack = await come('ann');
  expect(welcomed(annBack)).toMatchObject({ relieved: ['north.cox'] });
  await annBack.say(comeBack('north.cox'));
  expect(match.seatsOf('ann')).toStrictEqual(['north.cox']);

  const rows = (disk.logs.get(match.state.created.id) ?? []).map((row, seq) => ({ seq, row }));
  const again = foldLog(rows, [rowingPlayable]);
  const seats = [...again.seats].map(([seat, { guest, relieved }]) => [seat, guest, relieved]);
  expect(seats, 'and after a restart').toEqual(
    [...match.state.seats].map(([seat, { guest, relieved }]) => [seat, guest, relieved]),
  );
});

test('where time itself does not play, a seat can be taken once somebody was away for minutes', async () => {
  const options = { waves: 1_000, waveMillis: 60_000 };
  const { ann, ben, clock } = await aboard({ options });
  ben.go();
  clock.pass(3 * 60_000 - 1);
  expect(await ann.say(take('north.bow'))).toBe('notAway');
  expect(ann.refusal()).toMatchObject({ facts: { minutes: 3 } });
  clock.pass(1);
  expect(await ann.say(take('north.bow'))).toBeNull();
  const days = await aboard({ options, clock: { type: 'days', days: 2 } });
  days.ben.go();
  days.clock.pass(3 * 60_000);
  expect(await days.ann.say(take('north.bow'))).toBe('clockDecides');
});

test('a bot’s own seat, and a seat of a match that has not begun, are nobody’s to take over', async () => {
  const { ann } = await aboard();
  const sea = await setOut({ people: { ann: ['north.cox'] }, ask: { start: 'host' } });
  const early = await sea.come('ann');
  expect(await early.say(take('north.bow'))).toBe('notBegun');
  const alone = await setOut({ people: { ann: ['north.cox'] } });
  const mate = await alone.come('ann');
  expect(await mate.say(take('north.bow'))).toBe('botSeat');
  expect(await ann.say(take('north.cox'))).toBe('ownSeat');
});
