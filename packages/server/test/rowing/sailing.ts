import type { SeatInfo } from '@fathom/protocol';
import type { Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import type { Running } from '../server/running.ts';
import { begin, makeRowing, person, sit, STEADY } from './crews.ts';
import { CHAIRS } from '../../../host/test/rowing.ts';

export interface Sailing {
  readonly id: string;
  readonly names: readonly string[];
  readonly browser: (name: string) => Browser;
  readonly player: (name: string) => Player;
}

const isManned = ({ holder }: SeatInfo): boolean => holder?.kind === 'bot' || holder?.here === true;

/** People on the seats named, bots on all others, and the match has begun. The first named is the host. */
export async function setSail(
  server: Pick<Running, 'visitor'>,
  people: Readonly<Record<string, readonly string[]>>,
  ask: object = {},
): Promise<Sailing> {
  const taken = new Set(Object.values(people).flat());
  const bots = CHAIRS.filter(({ seat }) => !taken.has(seat)).map(({ seat }) => [seat, STEADY]);
  const browsers = await Promise.all(
    Object.keys(people).map(async (name) => [name, await person(server, name)] as const),
  );
  const [host] = browsers;
  if (host === undefined) throw new Error('nobody to sail');
  const { match } = await makeRowing(host[1], {
    seats: Object.fromEntries(bots),
    options: { waves: 1_000, waveMillis: 60_000 },
    ...ask,
  });
  for (const [name, browser] of browsers)
    for (const seat of people[name] ?? []) await sit(browser, match.id, { seat });
  await begin(host[1], match.id);
  const players = new Map<string, Player>();
  for (const [name, browser] of browsers) players.set(name, await join(browser, match.id));
  for (const player of players.values())
    await player.until(() => player.knows.match()?.seats.every(isManned) === true);
  return {
    id: match.id,
    names: [...players.keys()],
    browser: (name) => known(new Map(browsers), name),
    player: (name) => known(players, name),
  };
}

function known<T>(people: ReadonlyMap<string, T>, name: string): T {
  const found = people.get(name);
  if (found === undefined) throw new Error(`${name} is not aboard`);
  return found;
}
