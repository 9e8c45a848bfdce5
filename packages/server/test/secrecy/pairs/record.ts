import { gameById } from '@fathom/games';
import { virtualClock } from '@fathom/host';
import type { MatchOrigin, Playable, Row, Table } from '@fathom/kit';
import type { WorldPair } from '@fathom/kit/secrecy';
import { join } from '../../client/player.ts';
import type { Player } from '../../client/player.ts';
import { quiet } from '../../rowing/crews.ts';
import { startSeveral } from '../../server/several.ts';
import type { SeveralServers } from '../../server/several.ts';
import { anonymous } from '../anonymous.ts';
import { ask, comesBack, leaves, nowOf, seatPeople } from './people.ts';
import type { Person } from './people.ts';
import { STEPS } from './scenes.ts';
import type { Scene } from './scenes.ts';

/** One of two worlds, as it is played over sockets: what happens between one moment and the next of the viewer's. */
export interface Play {
  readonly origin: MatchOrigin;
  readonly steps: readonly (readonly Row[])[];
}
export interface Tapes {
  readonly entitled: readonly string[]; // every byte to the viewer, spectators and strangers, in order
  readonly others: readonly string[];
}
/** Opens a table of the match; tests put a leaky one here. */
export type OpenTable = (origin: MatchOrigin, past?: readonly Row[]) => Table;

const isActed = (rows: readonly Row[]): boolean => rows.every(({ input }) => input.type === 'act');

/** Both worlds, for as long as the viewer may know the same and no clock has a part in it. */
export function playsOf({ one, other, checkpoints }: WorldPair): readonly [Play, Play] {
  const ends = checkpoints.slice(0, STEPS + 1).map(({ other: rows }) => rows);
  const mine = ends.slice(1).map((_, i) => one.rows.slice(i, i + 1));
  const theirs = ends.slice(1).map((end, i) => other.rows.slice(ends[i], end));
  const tick = ends.slice(1).findIndex((_, i) => !isActed([...mine[i]!, ...theirs[i]!]));
  const length = tick === -1 ? mine.length : tick;
  return [
    { origin: one.origin, steps: mine.slice(0, length) },
    { origin: other.origin, steps: theirs.slice(0, length) },
  ];
}

const MOMENT = 100;
const THREE_MINUTES = 3 * 60_000;

/** Where a world is played. */
export interface Stage {
  readonly servers: number; // on one store; people come to each of them in turn
  readonly open: OpenTable;
}

/** Plays one world with all that comes with it: reconnects, refusals, chat, relief, spectators early and late. */
export async function record(scene: Scene, play: Play, { servers, open }: Stage): Promise<Tapes> {
  const rules = gameById(scene.game) as Playable;
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startSeveral(servers, {
    world: {
      ...clock,
      botThread: new URL('silent-thread.ts', import.meta.url),
      // The luck of the world is pinned here: the seed of the server's own is another in each.
      games: [{ ...rules, open: (origin, past) => open({ ...origin, ...pinned(play) }, past) }],
    },
  });
  try {
    return await recordOn(server, scene, { ...play, pass: clock.pass });
  } finally {
    await server.stop();
  }
}

const pinned = ({ origin: { seed } }: Play): Pick<MatchOrigin, 'seed'> => ({ seed });

async function recordOn(
  server: SeveralServers,
  scene: Scene,
  { steps, pass }: Play & { readonly pass: (millis: number) => void },
): Promise<Tapes> {
  const { id, persons } = await seatPeople(server, scene);
  const watchers: Player[] = [await join(server.visitor(), id)];
  const pages: string[] = [];
  const named = (name: string): Person => persons.find((person) => person.name === name) as Person;
  const [ann, cid] = [named('Ann'), named('Cid')];
  const settle = async (): Promise<void> => {
    await server.settled();
    for (const player of [...persons.map(nowOf), ...watchers]) await quiet(player);
  };
  for (const [i, rows] of steps.entries()) {
    pass(MOMENT);
    const isAway = i % 3 === 1 && !rows.some((row) => isBy(row, ann));
    if (isAway) await leaves(ann, cid);
    for (const [k, row] of rows.entries()) {
      // Numbered for each person: a hidden row of another's must not show in the ids that a client chooses.
      const own = persons.find((person) => isBy(row, person));
      const before = own === undefined ? [] : rows.slice(0, k).filter((other) => isBy(other, own));
      await take(persons, row, `step-${i}-${before.length}`);
    }
    if (isAway) await server.settled();
    if (isAway) pages.push((await ann.browser.ask('GET /api/me/matches')).text);
    if (isAway) await comesBack(ann, id, i % 2 === 0 ? 'resumed' : 'new');
    if (isAway) watchers.push(await join(server.visitor(), id));
    for (const person of persons) await beRefused(person, cid, `refused-${i}`);
    if (i % 4 === 0) for (const person of persons) await askEarlier(person, i);
    for (const person of [ann, cid])
      await ask(person, say(`chat-${i}`, { t: 'chat', text: `number ${i}` }));
    // What the other crew says to itself is another thing in each world.
    const secret = JSON.stringify(rows.map(({ input }) => input)).slice(0, 200);
    if (scene.relieved !== null)
      await ask(cid, say(`crew-${i}`, { t: 'chat', to: 'crew', text: secret }));
    await settle();
    if (i === 0 && scene.relieved !== null) await relieve(named(scene.relieved), { id, ann, pass });
    await settle();
    if (i % 4 === 0)
      for (const browser of [ann.browser, server.visitor()])
        for (const page of [`GET /api/matches/${id}`, 'GET /api/matches'])
          pages.push((await browser.ask(page)).text);
  }
  const isEntitled = ({ name }: Person): boolean => scene.entitled.includes(name);
  const told = watchers.flatMap(({ line }) => line.texts);
  return {
    entitled: [...textsOf(persons.filter(isEntitled)), ...told, ...pages].map((text) =>
      anonymous(text, id),
    ),
    others: textsOf(persons.filter((person) => !isEntitled(person))).map((text) =>
      anonymous(text, id),
    ),
  };
}

const textsOf = (persons: readonly Person[]): readonly string[] =>
  persons.flatMap(({ lines }) => lines.flatMap(({ line }) => line.texts));

const say = (id: string, message: object): { readonly id: string } => ({ ...message, id });

const isBy = ({ input }: Row, { seats }: Person): boolean =>
  input.type === 'act' && seats.includes(input.seat);

async function take(persons: readonly Person[], row: Row, id: string): Promise<void> {
  const person = persons.find((each) => isBy(row, each));
  if (person === undefined || row.input.type !== 'act') throw new Error('nobody can do that');
  const { seat, action } = row.input;
  const reply = await ask(person, say(id, { t: 'act', seat, action }));
  if (reply.t === 'refused')
    throw new Error(`${seat} was refused ${JSON.stringify([action, reply])}`);
}

/** Something senseless, something in another's seat, and a bot for somebody who is here. */
async function beRefused(person: Person, other: Person, id: string): Promise<void> {
  const [seat] = person.seats;
  const [others] = other.seats;
  const action = { type: 'nothing' };
  await ask(person, say(`${id}-a`, { t: 'act', seat, action }));
  await ask(
    person,
    say(`${id}-b`, { t: 'act', seat: person === other ? 'nobody' : others, action }),
  );
  await ask(person, say(`${id}-c`, { t: 'relieve', seat: others, level: 'cadet' }));
}

/** What was told before something that one has seen, and before something that one has not. */
async function askEarlier(person: Person, i: number): Promise<void> {
  const n = nowOf(person).knows.n() ?? 0;
  for (const before of [Math.max(1, n - 2), n + 1])
    await ask(person, say(`earlier-${i}-${before - n}`, { t: 'earlier', before }));
}

/** Somebody is away for so long that the crew asks for a bot, and takes the seats back. */
async function relieve(
  person: Person,
  { id, ann, pass }: { id: string; ann: Person; pass: (millis: number) => void },
): Promise<void> {
  const [seat] = person.seats;
  await leaves(person, ann);
  pass(THREE_MINUTES);
  const reply = await ask(ann, say('relieve', { t: 'relieve', seat, level: 'cadet' }));
  if (reply.t === 'refused') throw new Error(`no relief: ${JSON.stringify(reply)}`);
  await comesBack(person, id, 'new');
  const back = await ask(person, say('return', { t: 'return', seat }));
  if (back.t === 'refused') throw new Error(`no return: ${JSON.stringify(back)}`);
}
