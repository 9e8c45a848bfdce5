import type { Seat } from '@fathom/kit';
import { expect, test } from 'vitest';
import { setOut, settle } from './crew-at-sea.ts';
import type { AtSea, Mate } from './crew-at-sea.ts';

const MINUTE = 60_000;
const CREWS = { ann: ['north.cox'], ben: ['north.bow'], cid: ['south.cox'], dan: ['south.bow'] };
const COX = 'north.cox' as Seat;
const pull = { t: 'act', seat: COX, action: { type: 'pull', wave: 0 } } as const;
const ask = (seat: string, minutes: number) =>
  ({ t: 'askTimeOff', seat: seat as Seat, days: 0, minutes }) as const;
const goOn = (seat: string) => ({ t: 'askTimeOff', seat: seat as Seat, days: 0 }) as const;
const agree = (seat: string) =>
  ({ t: 'answerTimeOff', seat: seat as Seat, answer: 'agree' }) as const;

interface Scene extends AtSea {
  readonly ann: Mate;
  readonly ben: Mate;
  readonly cid: Mate;
  readonly dan: Mate;
}
async function aboard(people: Readonly<Record<string, readonly string[]>> = CREWS): Promise<Scene> {
  const sea = await setOut({ people });
  const [ann, ben, cid, dan] = [
    await sea.come('ann'),
    await sea.come('ben'),
    await sea.come('cid'),
    await sea.come('dan'),
  ];
  return { ...sea, ann, ben, cid, dan };
}

test('a pause takes a word of each crew that is here, and nobody can act while it lasts', async () => {
  const { ann, ben, cid, clock, match } = await aboard();
  ben.go();
  clock.pass(1_000);
  expect(await ann.say(ask('north.cox', 5))).toBeNull();
  expect(cid.info().timeOff).toStrictEqual({
    left: 0,
    asked: {
      by: 'north.cox',
      days: 0,
      minutes: 5,
      agreed: [],
      missing: ['south.cox', 'south.bow'],
    },
  });
  expect(await ann.say(pull), 'until then play goes on').toBeNull();
  expect(await cid.say(agree('south.cox')), 'whoever is away is not waited for').toBeNull();
  expect(ann.info().timeOff).toStrictEqual({ left: 5 * MINUTE, isPause: true, asked: null });

  const rows = match.state.table?.rows.length;
  clock.pass(4 * MINUTE);
  await settle();
  expect(match.time(), 'game time stands still').toBe(1_000);
  expect(await ann.say(pull)).toBe('paused');
  expect(ann.refusal()).toMatchObject({ facts: { seconds: 60 } });
  expect(match.state.table?.rows.length, 'bots and waves wait as well').toBe(rows);
  clock.pass(MINUTE);
  await settle();
  expect(await ann.say(pull), 'it goes on by itself, and nothing was lost').toBe('tired');
  clock.pass(59_000);
  await settle();
  expect(match.state.table?.rows.some(({ input }) => input.type === 'tick')).toBe(true);
});

test('bots whose moment fell into a pause act after it', async () => {
  const sea = await setOut({ people: { ann: ['north.cox'] }, ask: { pace: 'human' } });
  const ann = await sea.come('ann');
  await settle();
  expect(await ann.say(ask('north.cox', 2)), 'against bots alone nobody else is asked').toBeNull();
  const pulls = (): number => sea.match.state.table?.rows.length ?? -1;
  expect(pulls()).toBe(0);
  sea.clock.pass(MINUTE);
  await settle();
  expect(pulls()).toBe(0);
  sea.clock.pass(MINUTE);
  await settle();
  sea.clock.pass(1_000);
  await settle();
  expect(pulls(), 'seven bots').toBe(7);
  expect(sea.complaints).toEqual([]);
});

test('a word of each crew ends a pause before its time, and all get three seconds to look up', async () => {
  const { ann, cid, dan, clock } = await aboard();
  await ann.say(ask('north.cox', 30));
  await dan.say(agree('south.bow'));
  clock.pass(MINUTE);
  expect(await cid.say(goOn('south.cox'))).toBeNull();
  expect(ann.info().timeOff?.asked).toMatchObject({
    by: 'south.cox',
    missing: ['north.cox', 'north.bow'],
  });
  expect(await ann.say(goOn('north.cox')), 'to ask for the same is to agree').toBeNull();
  expect(ann.info().timeOff).toStrictEqual({ left: 3_000, isPause: true, asked: null });
  expect(await ann.say(pull)).toBe('paused');
  clock.pass(3_000);
  expect(await ann.say(pull)).toBeNull();
});

test('who asks for a pause of another length agrees with the one that is asked for', async () => {
  const { ann, cid } = await aboard();
  await ann.say(ask('north.cox', 5));
  expect(await cid.say(ask('south.cox', 10))).toBeNull();
  expect(ann.info().timeOff).toMatchObject({ left: 5 * MINUTE });
});

test('a wish to go on is over once it has gone on by itself', async () => {
  const { ann, ben, cid, clock } = await aboard();
  await ann.say(ask('north.cox', 1));
  await cid.say(agree('south.cox'));
  await cid.say(goOn('south.cox'));
  clock.pass(MINUTE);
  expect(await ann.say(agree('north.cox'))).toBe('notOnTimeOff');
  ben.go();
  expect(ann.info().timeOff).toBeNull();
});

test('a decline ends the talk; one crew alone pauses nothing', async () => {
  const { ann, ben, cid } = await aboard();
  await ann.say(ask('north.cox', 5));
  expect(await ben.say(agree('north.bow'))).toBeNull();
  expect(ann.info().timeOff).toMatchObject({ left: 0, asked: { agreed: ['north.bow'] } });
  await cid.say({ t: 'answerTimeOff', seat: 'south.cox' as Seat, answer: 'decline' });
  expect(ann.info().timeOff).toBeNull();
});

test('a pause that a crew which is away has not agreed to is a short one', async () => {
  const { ann, cid, dan } = await aboard();
  cid.go();
  dan.go();
  expect(await ann.say(ask('north.cox', 60))).toBeNull();
  expect(ann.info().timeOff).toMatchObject({ left: 5 * MINUTE, isPause: true });
});

test('against bots alone a pause is as long as it was wished', async () => {
  const { ann } = await aboard({ ann: ['north.cox', 'north.bow'] });
  expect(await ann.say(ask('north.cox', 60))).toBeNull();
  expect(ann.info().timeOff).toMatchObject({ left: 60 * MINUTE });
});

test('nobody is claimed absent in a pause, but seats can be filled', async () => {
  const { ann, ben, cid, dan, clock } = await aboard();
  ben.go();
  await ann.say(ask('north.cox', 30));
  await cid.say(agree('south.cox'));
  cid.go();
  dan.go();
  clock.pass(4 * MINUTE);
  expect(await ann.say({ t: 'claim', seat: 'south.cox' as Seat })).toBe('onTimeOff');
  expect(await ann.say({ t: 'takeOver', seat: 'north.bow' as Seat })).toBeNull();
});

test('what cannot be paused says why', async () => {
  const turns = await setOut({
    people: CREWS,
    ask: { options: { waves: 10, waveMillis: 60_000 } },
  });
  const ann = await turns.come('ann');
  expect(await ann.say(ask('north.cox', 5))).toBe('noPause');
  expect(await ann.say({ t: 'askTimeOff', seat: COX, days: 2 })).toBe('noClock');
  expect(await ann.say(goOn('north.cox'))).toBe('notOnTimeOff');
  const eve = await turns.come('eve');
  expect(await eve.say(ask('north.cox', 5))).toBe('notYourSeat');
});

test('a clock in minutes can be paused, one in days cannot', async () => {
  const clocks = [
    { clock: { type: 'bank', minutes: 10, increment: 0 }, answer: null },
    { clock: { type: 'days', days: 2 }, answer: 'noPause' },
  ] as const;
  for (const { clock, answer } of clocks) {
    const options = { waves: 10, waveMillis: 600_000 };
    const sea = await setOut({ people: { ann: ['north.cox'] }, ask: { clock, options } });
    const ann = await sea.come('ann');
    expect(await ann.say(ask('north.cox', 5))).toBe(answer);
  }
});
