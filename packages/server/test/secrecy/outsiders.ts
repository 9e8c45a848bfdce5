import { virtualClock } from '@fathom/host';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { quiet, startRowing } from '../rowing/crews.ts';
import { setSail } from '../rowing/sailing.ts';
import { isHere } from '../server/two-players.ts';
import { anonymous } from './anonymous.ts';

/** South's people. Every seat has a person: when a bot in its thread is done thinking is not the same twice. */
const SOUTH = { Dan: ['south.cox', 'south.stroke'], Eve: ['south.bow', 'south.middle'] };

/** A match in which north does something that nobody else may learn of. */
export interface NorthScene {
  readonly at: (name: string) => Player;
  readonly north: readonly Player[];
  readonly eve: Player; // of south
}
export interface OutsiderTapes {
  readonly outside: readonly string[]; // every byte to south, spectators and strangers, in order
  readonly north: readonly string[];
  readonly log: string;
}

/** Plays so many steps; after each of them others come, come back, and ask for pages. */
export async function recordOutsiders(
  north: Readonly<Record<string, readonly string[]>>,
  steps: number,
  play: (step: number, scene: NorthScene) => Promise<void>,
): Promise<OutsiderTapes> {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startRowing(clock);
  const crews = { ...north, ...SOUTH };
  const { id, player: at, browser: browserOf } = await setSail(server, crews, { pace: 'instant' });
  const scene = { at, north: Object.keys(north).map(at), eve: at('Eve') };
  let dan = at('Dan');
  const dans: Player[] = [dan];
  const watchers: Player[] = [await join(server.visitor(), id)];
  const pages: string[] = [];
  for (let step = 0; step < steps; step++) {
    clock.pass(5_000);
    await play(step, scene);
    const { knows } = dan;
    const seen = { as: knows.you(), n: knows.n() ?? 0 };
    dan.line.drop();
    await scene.eve.until(() => !isHere(scene.eve, 'south.cox'));
    dan = await join(browserOf('Dan'), id, step % 2 === 0 ? { seen, knows } : {});
    dans.push(dan);
    watchers.push(await join(server.visitor(), id));
    await Promise.all([...scene.north, scene.eve, dan, ...watchers].map(quiet));
    for (const browser of [browserOf('Dan'), server.visitor()])
      for (const page of [`GET /api/matches/${id}`, 'GET /api/matches'])
        pages.push((await browser.ask(page)).text);
  }
  const told = [...dans, scene.eve, ...watchers].flatMap(({ line }) => line.texts);
  return {
    outside: [...told, ...pages].map((text) => anonymous(text, id)),
    north: scene.north.flatMap(({ line }) => line.texts).map((text) => anonymous(text, id)),
    log: [...(server.disk.logs.get(id) ?? []), ...server.log].join('\n'),
  };
}
