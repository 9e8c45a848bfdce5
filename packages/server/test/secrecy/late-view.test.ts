import { virtualClock } from '@fathom/host';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { quiet, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import { anonymous } from './anonymous.ts';

const CREWS = {
  Ann: ['north.cox', 'north.stroke'],
  Ben: ['north.middle', 'north.bow'],
  Dan: ['south.cox', 'south.stroke'],
  Eve: ['south.middle', 'south.bow'],
};
const SECOND = 1_000;
const LATE = 120 * SECOND;
/** What Ben does, while only his crew may know, within the minutes that are too young. */
const WORLDS: readonly (readonly string[])[] = [[], ['north.bow'], ['north.middle', 'north.bow']];

interface Tapes {
  readonly young: readonly string[]; // every byte to spectators who watch late, and to the other crew, before it is old enough
  readonly old: readonly string[]; // the same once it is
  readonly south: readonly string[]; // to the other crew in all
}
const askLate = async (player: Player, match: string): Promise<void> => {
  player.line.say({ t: 'join', v: PROTOCOL_VERSION, match, late: true });
  await player.line.hearAny(({ t }) => t === 'welcome');
};

async function record(deeds: readonly string[]): Promise<Tapes> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const sailing = await setSail(server, CREWS, {
    lateView: 2,
    options: { waves: 1_000, waveMillis: 3_600_000, realTime: true },
  });
  const { id, player } = sailing;
  const [ann, ben, dan, eve] = [player('Ann'), player('Ben'), player('Dan'), player('Eve')];
  const pull = { type: 'pull', wave: 0 };
  await ann.act(pull, { seat: 'north.cox' });
  clock.pass(LATE + SECOND);
  const watchers = [await join(server.visitor(), id)];
  for (const seat of deeds) await ben.act(pull, { seat });
  for (const part of [0, LATE / 2, LATE / 2 - 1]) {
    clock.pass(part);
    watchers.push(await join(server.visitor(), id));
    for (const each of [...watchers, dan]) await askLate(each, id);
  }
  // A seat that changes hands makes nobody of the other crew a spectator.
  eve.line.say({ t: 'leave', id: 'l', seat: 'south.bow' });
  await eve.reply('l');
  await askLate(eve, id);
  await Promise.all([...watchers, dan, eve].map(quiet));
  const textsOf = (players: readonly Player[]): readonly string[] =>
    players.flatMap(({ line }) => line.texts).map((text) => anonymous(text, id));
  const young = textsOf([...watchers, dan, eve]);
  clock.pass(1);
  await Promise.all([...watchers, dan, eve].map(quiet));
  return { young, old: textsOf([...watchers, dan, eve]), south: textsOf([dan, eve]) };
}

test('what is too young is in no byte to those who watch late, and to players nothing ever is', async () => {
  const [none, ...others] = await Promise.all(WORLDS.map(record));
  expect(none?.young.filter((text) => text.includes('"late":2')).length).toBeGreaterThan(3);
  expect(none?.south.filter((text) => text.includes('"late":'))).toEqual([]);
  for (const world of others) {
    expect(world.young).toStrictEqual(none?.young);
    expect(world.south).toStrictEqual(none?.south);
    expect(world.old, 'a byte too early would have been found').not.toStrictEqual(none?.old);
  }
});
