import { virtualClock } from '@fathom/host';
import { LIMITS } from '@fathom/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Player, Reply } from '../client/player.ts';
import { quiet, ROWING_WORLD, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import type { Sailing } from '../rowing/sailing.ts';
import { startSeveral } from '../server/several.ts';

const CREWS = {
  Ann: ['north.cox'],
  Ben: ['north.bow', 'north.stroke'],
  Dan: ['south.cox'],
  Eve: ['south.bow'],
};
const CANDIDATE = { candidate: 'somewhere', sdpMid: '0', sdpMLineIndex: 0 };
const sessionOf = (name: string): string => `session-${name}`;

const START = Date.UTC(2026, 0, 1);
const scene = async (): Promise<Sailing> =>
  setSail(await startRowing(virtualClock(START)), CREWS, { pace: 'instant' });

/** Each at the next of two servers, which share a store. */
async function sceneAtTwo(): Promise<Sailing> {
  const site = await startSeveral(2, { world: { ...ROWING_WORLD, ...virtualClock(START) } });
  onTestFinished(site.stop);
  return setSail(site, CREWS, { pace: 'instant' });
}

let inputs = 0;
const say = (player: Player, message: object): Promise<Reply> => {
  const id = `input-${(inputs += 1)}`;
  player.line.say({ ...message, id });
  return player.reply(id);
};
const turnOn = ({ player }: Sailing, name: string): Promise<Reply> =>
  say(player(name), { t: 'intercom', session: sessionOf(name) });
const signal = (to: string, seat: string, more: object = {}): object => ({
  t: 'signal',
  to: seat,
  session: sessionOf(to),
  signal: { candidates: [CANDIDATE] },
  ...more,
});

test.each([
  ['one server', scene],
  ['two servers', sceneAtTwo],
])('two of a crew at %s find each other, and nobody else is sent a thing', async (_where, open) => {
  const table = await open();
  const [ann, ben, dan] = [table.player('Ann'), table.player('Ben'), table.player('Dan')];
  await Promise.all([ann, ben, dan, table.player('Eve')].map(quiet));
  const before = dan.line.texts.length;
  expect(await turnOn(table, 'Ann')).toMatchObject({ t: 'done' });
  expect(await turnOn(table, 'Ben')).toMatchObject({ t: 'done' });
  expect(await ann.line.hear('ice')).toStrictEqual({ t: 'ice', servers: [], seconds: 86_400 });
  await ann.line.hear('intercom', ({ on }) => on.length === 2);
  ann.line.say({ id: 'x', ...signal('Ben', 'north.bow') });
  expect(await ben.line.hear('signal')).toStrictEqual({
    t: 'signal',
    from: 'north.cox',
    session: sessionOf('Ann'),
    signal: { candidates: [CANDIDATE] },
  });
  await quiet(dan);
  expect(dan.line.texts.slice(before).filter((text) => !text.includes('"pong"'))).toStrictEqual([]);
});

const NOBODY_THERE: readonly (readonly [who: string, message: object])[] = [
  ['the enemy', signal('Dan', 'south.cox')],
  ['oneself', signal('Ann', 'north.cox')],
  ['a bot', signal('Ben', 'north.middle')],
  ['a seat that is none', signal('Ben', 'east.cox')],
  ['a browser of before', signal('Nora', 'north.bow')],
];

test('signals for whom one cannot talk with are refused alike, and nobody hears them', async () => {
  const table = await scene();
  for (const name of Object.keys(CREWS)) await turnOn(table, name);
  for (const [who, message] of NOBODY_THERE)
    expect([who, await say(table.player('Ann'), message)]).toMatchObject([
      who,
      { t: 'refused', code: 'nobodyOnIntercom' },
    ]);
  for (const name of ['Ben', 'Dan', 'Eve']) {
    await quiet(table.player(name));
    expect(table.player(name).line.messages.map(({ t }) => t)).not.toContain('signal');
  }
});

const DESCRIPTION = { type: 'offer', sdp: 'v=0' };

const UNREADABLE: readonly (readonly [what: string, more: object, why: RegExp])[] = [
  ['nothing in it', { signal: {} }, /description, candidates, or both/],
  [
    'too long an offer',
    { signal: { description: { ...DESCRIPTION, sdp: 'x'.repeat(LIMITS.descriptionLength + 1) } } },
    /sdp/,
  ],
  [
    'no offer and no answer',
    { signal: { description: { ...DESCRIPTION, type: 'pranswer' } } },
    /type/,
  ],
  [
    'too many candidates',
    { signal: { candidates: Array.from({ length: LIMITS.candidates + 1 }, () => CANDIDATE) } },
    /candidates/,
  ],
  [
    'too long a candidate',
    {
      signal: { candidates: [{ ...CANDIDATE, candidate: 'x'.repeat(LIMITS.candidateLength + 1) }] },
    },
    /candidate/,
  ],
  ['a field too many', { signal: { candidates: [{ ...CANDIDATE, from: 'south.cox' }] } }, /from/],
  ['a session with a space', { session: 'two words' }, /session/],
  ['somebody else’s name on it', { from: 'north.bow' }, /from/],
];

test('signals that cannot be read are answered with what is wrong, and nobody hears them', async () => {
  const table = await scene();
  const [ann, ben] = [table.player('Ann'), table.player('Ben')];
  await turnOn(table, 'Ann');
  await turnOn(table, 'Ben');
  for (const [what, more, why] of UNREADABLE) {
    ann.line.say({ id: 'x', ...signal('Ben', 'north.bow', more) });
    const { code, message } = await ann.line.hear('error');
    expect([what, code, why.test(message)]).toStrictEqual([what, 'badMessage', true]);
  }
  await quiet(ben);
  expect(ben.line.messages.map(({ t }) => t)).not.toContain('signal');
});
