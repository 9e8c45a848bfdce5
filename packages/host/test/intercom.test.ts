import { openConnection, openMatches, virtualClock } from '@fathom/host';
import type { Conduct, Connection, LiveMatch, Services, VirtualClock } from '@fathom/host';
import type { Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { DirectLinks, IntercomMessage, ServerMessage, SignalMessage } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import { openNeighbourhood } from '../testing/neighbours.ts';
import { rowingPlayable } from './rowing.ts';
import { countedChance, listening, makeShell } from './toy.ts';

const SEATS: Readonly<Record<string, Seat>> = {
  ann: 'north.cox' as Seat,
  abe: 'north.bow' as Seat,
  ben: 'south.cox' as Seat,
  bea: 'south.bow' as Seat,
};
const PEOPLE = Object.keys(SEATS);
const SIGNAL = { candidates: [{ candidate: 'a place', sdpMid: '0', sdpMLineIndex: 0 }] };
const sessionOf = (guest: string): string => `session-of-${guest}`;

interface Visit extends Connection {
  readonly heard: ServerMessage[];
  readonly turnOn: (direct?: DirectLinks, session?: string) => Promise<void>;
  readonly turnOff: () => Promise<void>;
  readonly signal: (to: string, session?: string) => Promise<void>;
  /** Who is on, as this one was last told: the names of those who sit there. */
  readonly on: () => readonly string[] | null;
  readonly entries: () => IntercomMessage['on'];
  readonly circle: () => IntercomMessage['circle'] | undefined;
  readonly signals: () => readonly SignalMessage[];
  readonly last: (t: ServerMessage['t']) => ServerMessage | undefined;
}
interface Scene {
  readonly match: LiveMatch;
  readonly clock: VirtualClock;
  readonly visit: (guest: string, host?: number) => Promise<Visit>;
  readonly settle: () => Promise<void>;
}
interface SceneOptions {
  readonly hosts?: number;
  readonly hasRelay?: boolean;
  readonly more?: Partial<Services>;
}

/** A match of two crews that has not begun. */
async function scene({
  hosts = 1,
  hasRelay = false,
  more = {},
}: SceneOptions = {}): Promise<Scene> {
  const clock = virtualClock(1_000);
  const { addHost } = openNeighbourhood();
  const { disk } = makeShell([rowingPlayable], { clock });
  const all = Array.from({ length: hosts }, (_, n) => {
    const services: Services = {
      ...makeShell([rowingPlayable], { clock, disk }).services,
      chance: countedChance(200 * (n + 1)),
      intercom: { hasRelay, iceFor: (guest) => ({ servers: [{ urls: [guest] }], seconds: 60 }) },
      ...(hosts > 1 && { peers: addHost().peers }),
      ...more,
    };
    return openMatches(services, { aliveAt: null });
  });
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      for (const matches of all) for (const match of matches.inMemory()) await match.settled();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const seats = Object.fromEntries(
    ['north.stroke', 'north.middle', 'south.stroke', 'south.middle'].map((seat) => [
      seat,
      { bot: 'sleepy' },
    ]),
  );
  const [first] = all;
  const made = await first?.create(
    {
      game: 'rowing',
      options: {},
      seats,
      visibility: 'public',
      clock: { type: 'none' },
      pace: 'instant',
      start: 'host',
    },
    { guest: 'ann', name: 'Ann' },
  );
  if (made === undefined || 'code' in made) throw new Error('no match');
  const { id } = made.state.created;
  for (const guest of PEOPLE)
    await made.sit(guest, guest, {
      seat: SEATS[guest] ?? null,
      key: null,
      contribution: null,
      leave: null,
    });
  await settle();
  const visit = async (guest: string, host = 0): Promise<Visit> => {
    const listener = listening(guest);
    const { heard } = listener;
    const find = all[host]?.find ?? (async () => null);
    const connection = openConnection({ listener, find, nameOf: async () => guest });
    await connection.hear({ t: 'join', v: PROTOCOL_VERSION, match: id });
    const last = (t: ServerMessage['t']): ServerMessage | undefined =>
      heard.findLast((message) => message.t === t);
    const told = (): IntercomMessage | undefined => last('intercom') as IntercomMessage | undefined;
    const say = async (message: Parameters<Connection['hear']>[0]): Promise<void> => {
      await connection.hear(message);
      await settle();
    };
    return {
      hear: (message) => connection.hear(message),
      close: () => connection.close(),
      heard,
      last,
      turnOn: (direct, session = sessionOf(guest)) =>
        say({ t: 'intercom', id: `on-${guest}`, session, direct }),
      turnOff: () => say({ t: 'intercom', id: `off-${guest}`, session: null }),
      signal: (to, session = sessionOf(to)) =>
        say({
          t: 'signal',
          id: `to-${to}`,
          to: SEATS[to] ?? ('no.seat' as Seat),
          session,
          signal: SIGNAL,
        }),
      on: () =>
        told()?.on.map(({ seat }) => PEOPLE.find((person) => SEATS[person] === seat) ?? seat) ??
        null,
      entries: () => told()?.on ?? [],
      circle: () => told()?.circle,
      signals: () => heard.filter((message) => message.t === 'signal'),
    };
  };
  return { match: made, clock, visit, settle };
}

/** All four, each with the intercom on. */
async function allOn({ visit }: Scene, direct?: DirectLinks): Promise<readonly Visit[]> {
  const visits = await Promise.all(PEOPLE.map((guest) => visit(guest)));
  for (const each of visits) await each.turnOn(direct);
  return visits;
}

describe('before the start', () => {
  test('everybody at the table hears everybody who lets the other crew find them', async () => {
    const visits = await allOn(await scene(), 'everybody');
    for (const each of visits) {
      expect(each.on()).toStrictEqual(PEOPLE);
      expect(each.circle()).toBe('table');
    }
  });

  test('without a relay nobody is found by the other crew who did not say so', async () => {
    const [ann, abe, ben, bea] = await allOn(await scene());
    for (const north of [ann, abe]) expect(north?.on()).toStrictEqual(['ann', 'abe']);
    for (const south of [ben, bea]) expect(south?.on()).toStrictEqual(['ben', 'bea']);
    await ann?.signal('ben');
    expect(ann?.last('refused')).toMatchObject({ code: 'nobodyOnIntercom' });
    expect(ben?.signals()).toStrictEqual([]);
  });

  test('with a relay the other crew is reached through it alone, and one’s own straight', async () => {
    const [ann] = await allOn(await scene({ hasRelay: true }));
    expect(ann?.entries()).toMatchObject([
      { seat: SEATS['ann'], relay: false },
      { seat: SEATS['abe'], relay: false },
      { seat: SEATS['ben'], relay: true },
      { seat: SEATS['bea'], relay: true },
    ]);
  });

  test('who lets nobody connect straight is reached through a relay by all', async () => {
    const [ann] = await allOn(await scene({ hasRelay: true }), 'nobody');
    expect(ann?.entries().map(({ relay }) => relay)).toStrictEqual([false, true, true, true]);
  });
});

describe('while the match runs', () => {
  test('each crew hears itself alone from the moment it begins, and all are the table again at the end', async () => {
    const table = await scene();
    const [ann, abe, ben, bea] = await allOn(table, 'everybody');
    await table.match.start('ann');
    await table.settle();
    for (const north of [ann, abe]) expect(north?.on()).toStrictEqual(['ann', 'abe']);
    for (const south of [ben, bea]) expect(south?.on()).toStrictEqual(['ben', 'bea']);
    expect(ann?.circle()).toBe('crew');
    await ann?.signal('ben');
    await ann?.signal('abe');
    expect(ben?.signals()).toStrictEqual([]);
    expect(abe?.signals()).toMatchObject([
      { from: SEATS['ann'], session: sessionOf('ann'), signal: SIGNAL },
    ]);
    await table.match.resign('ann', SEATS['ann'] as Seat, 'r1');
    await table.match.resign('abe', SEATS['abe'] as Seat, 'r2');
    await table.settle();
    for (const each of [ann, abe, ben, bea]) expect(each?.on()).toStrictEqual(PEOPLE);
  });

  test('the other crew and spectators are told nothing at all of what a crew does with it', async () => {
    const table = await scene();
    await table.match.start('ann');
    const [ann, abe, ben] = await Promise.all(['ann', 'abe', 'ben'].map((who) => table.visit(who)));
    const eve = await table.visit('eve');
    await table.settle();
    const before = [ben?.heard.length, eve.heard.length];
    await ann?.turnOn('everybody');
    await abe?.turnOn('everybody');
    await ann?.signal('abe');
    await abe?.turnOff();
    ann?.close();
    await table.settle();
    const heard = [...(ben?.heard.slice(before[0]) ?? []), ...eve.heard.slice(before[1])];
    expect(heard.map(({ t }) => t).filter((t) => t !== 'match')).toStrictEqual([]);
    expect(abe?.on()).toStrictEqual([]);
  });

  test('whoever asks after an enemy gets the same answer whether they are on it or not', async () => {
    const table = await scene();
    await table.match.start('ann');
    const [ann, ben] = [await table.visit('ann'), await table.visit('ben')];
    await ann.turnOn();
    await ann.signal('ben');
    const silent = ann.last('refused');
    await ben.turnOn('everybody');
    await ann.signal('ben');
    expect(ann.last('refused')).toStrictEqual(silent);
    await ann.signal('nobody');
    expect(ann.last('refused')).toMatchObject({ code: 'nobodyOnIntercom' });
  });
});

describe('who may', () => {
  test('a spectator is refused, and so is a signal of one who is not on it', async () => {
    const table = await scene();
    const [eve, ann] = [await table.visit('eve'), await table.visit('ann')];
    await eve.turnOn();
    expect(eve.last('refused')).toMatchObject({ code: 'noCrew' });
    await ann.signal('abe');
    expect(ann.last('refused')).toMatchObject({ code: 'notOnIntercom' });
    expect(eve.last('ice')).toBeUndefined();
  });

  test('where the shell has no help for browsers there is no intercom', async () => {
    const table = await scene({ more: { intercom: undefined as never } });
    const ann = await table.visit('ann');
    await ann.turnOn();
    expect(ann.last('refused')).toMatchObject({ code: 'noIntercom' });
  });

  test('who was muted by staff, or will have nothing to do with somebody, is not connected', async () => {
    const muted = new Set<string>();
    const blocks = new Set<string>();
    const conduct: Conduct = {
      banned: () => null,
      muted: (guest) => (muted.has(guest) ? { code: 'muted' } : null),
      hasBlocked: (guest, other) => blocks.has(`${guest} ${other}`),
      blocksSomebody: () => false,
      load: async () => {},
      watch: () => () => {},
    };
    const table = await scene({ more: { conduct } });
    const [ann, abe] = [await table.visit('ann'), await table.visit('abe')];
    await ann.turnOn();
    await abe.turnOn();
    expect(ann.on()).toStrictEqual(['ann', 'abe']);
    blocks.add('abe ann');
    table.match.tellAnew('abe');
    expect([ann.on(), abe.on()]).toStrictEqual([['ann'], ['abe']]);
    await ann.signal('abe');
    expect(ann.last('refused')).toMatchObject({ code: 'nobodyOnIntercom' });
    blocks.clear();
    muted.add('abe');
    table.match.tellAnew('abe');
    expect(ann.on()).toStrictEqual(['ann']);
    await abe.turnOn();
    expect(abe.last('refused')).toMatchObject({ code: 'muted' });
  });

  test('wishes and signals have a bound, each of their own', async () => {
    const table = await scene();
    const [ann, abe] = [await table.visit('ann'), await table.visit('abe')];
    await abe.turnOn();
    for (let n = 0; n < 40; n++)
      await ann.hear({ t: 'intercom', id: `w${n}`, session: `session-${n}` });
    expect(ann.last('refused')).toMatchObject({ code: 'intercomTooFast', re: 'w39' });
    const to = { to: SEATS['abe'] as Seat, session: sessionOf('abe'), signal: SIGNAL };
    for (let n = 0; n < 300; n++) await ann.hear({ t: 'signal', id: `s${n}`, ...to });
    expect(abe.signals()).toHaveLength(240);
    expect(ann.last('refused')).toMatchObject({ code: 'intercomTooFast', re: 's299' });
    table.clock.pass(60_000);
    await ann.hear({ t: 'signal', id: 'later', ...to });
    expect(abe.signals()).toHaveLength(241);
  });
});

describe('coming and going', () => {
  test('who goes is off it, who comes again has another session, and the last browser counts', async () => {
    const table = await scene();
    const [ann, abe] = [await table.visit('ann'), await table.visit('abe')];
    await ann.turnOn();
    await abe.turnOn();
    ann.close();
    expect(abe.on()).toStrictEqual(['abe']);
    const [here, there] = [await table.visit('ann'), await table.visit('ann')];
    await here.turnOn('crew', 'session-here');
    await there.turnOn('crew', 'session-there');
    expect(abe.entries()[0]).toMatchObject({
      session: 'session-there',
    });
    await abe.signal('ann', 'session-here');
    expect(abe.last('refused')).toMatchObject({ code: 'nobodyOnIntercom' });
    await abe.signal('ann', 'session-there');
    expect([here.signals().length, there.signals().length]).toStrictEqual([0, 1]);
    await here.turnOff();
    expect(abe.on(), 'what another browser has begun goes on').toStrictEqual(['ann', 'abe']);
  });

  test('who changes crews before the start is heard by the other one, and no longer by the first', async () => {
    const table = await scene();
    const [ann, abe, ben] = await allOn(table);
    await table.match.arrange('ann', 'south.stroke' as Seat, { plan: 'open' });
    await table.match.sit('abe', 'abe', {
      seat: 'south.stroke' as Seat,
      key: null,
      contribution: null,
      leave: SEATS['abe'] ?? null,
    });
    await table.settle();
    expect(ann?.on()).toStrictEqual(['ann']);
    expect(ben?.on()).toStrictEqual(['ben', 'south.stroke', 'bea']);
    expect(abe?.on()).toStrictEqual(['ben', 'south.stroke', 'bea']);
  });

  test('who comes late is told who is on it, and who came to a silent crew is told nothing', async () => {
    const table = await scene();
    const ann = await table.visit('ann');
    expect(ann.circle()).toBeUndefined();
    await ann.turnOn();
    const abe = await table.visit('abe');
    expect(abe.on()).toStrictEqual(['ann']);
  });
});

describe('at several hosts', () => {
  test('a crew at two hosts finds each other, and the enemy at either hears nothing', async () => {
    const table = await scene({ hosts: 2 });
    await table.match.start('ann');
    const ann = await table.visit('ann', 0);
    const [abe, ben] = [await table.visit('abe', 1), await table.visit('ben', 1)];
    await ann.turnOn();
    await abe.turnOn();
    expect([ann.on(), abe.on()]).toStrictEqual([
      ['ann', 'abe'],
      ['ann', 'abe'],
    ]);
    await ann.signal('abe');
    await abe.signal('ann');
    expect([ann.signals().length, abe.signals().length]).toStrictEqual([1, 1]);
    expect(ben.heard.filter(({ t }) => t === 'intercom' || t === 'signal')).toStrictEqual([]);
    const again = await table.visit('abe', 0);
    await again.turnOn('crew', 'session-again');
    expect(abe.entries()[1]).toMatchObject({
      session: 'session-again',
    });
    await ann.signal('abe', 'session-again');
    expect([again.signals().length, abe.signals().length]).toStrictEqual([1, 1]);
    again.close();
    await table.settle();
    expect(ann.on()).toStrictEqual(['ann']);
  });
});
