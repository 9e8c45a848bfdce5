import type { Browser } from '../../client/browser.ts';
import { join } from '../../client/player.ts';
import type { JoinOptions, Player, Reply } from '../../client/player.ts';
import type { SeveralServers } from '../../server/several.ts';
import { create, isHere, takeSeat } from '../../server/two-players.ts';
import type { Scene } from './scenes.ts';

/** Somebody with a seat or more, and every connection they have had. */
export interface Person {
  readonly name: string;
  readonly seats: readonly string[];
  readonly browser: Browser;
  readonly lines: Player[];
}

/** The match has begun, and all are here. */
export async function seatPeople(
  server: Pick<SeveralServers, 'visitor'>,
  { game, options, people }: Scene,
): Promise<{ readonly id: string; readonly persons: readonly Person[] }> {
  const named = await Promise.all(
    Object.entries(people).map(async ([name, seats]) => {
      const browser = server.visitor();
      await browser.ask('PUT /api/me', { body: { name } });
      return { name, seats, browser, lines: [] as Player[] };
    }),
  );
  const [host] = named as [Person, ...Person[]];
  const { match } = await create(host.browser, { game, options, seats: {} });
  for (const { browser, seats } of named)
    for (const seat of seats) await takeSeat(browser, match.id, { seat });
  await host.browser.ask(`POST /api/matches/${match.id}/start`); // refused where a full table starts by itself
  for (const person of named) person.lines.push(await join(person.browser, match.id));
  const last = nowOf(named.at(-1) as Person);
  for (const { seats } of named)
    for (const seat of seats) await last.until(() => isHere(last, seat));
  return { id: match.id, persons: named };
}

export const nowOf = ({ lines }: Person): Player => lines.at(-1) as Player;

/** That person's connection breaks, and this one has noticed. */
export async function leaves(person: Person, noticedBy: Person): Promise<void> {
  nowOf(person).line.drop();
  const [seat = ''] = person.seats;
  await nowOf(noticedBy).until(() => !isHere(nowOf(noticedBy), seat));
}

export async function comesBack(person: Person, id: string, how: 'resumed' | 'new'): Promise<void> {
  const { knows } = nowOf(person);
  const seen = { as: knows.you(), n: knows.n() ?? 0 };
  const options: JoinOptions = how === 'resumed' ? { seen, knows } : {};
  person.lines.push(await join(person.browser, id, options));
}

/** Sends a message that is answered, and waits for that answer. */
export async function ask(person: Person, message: { readonly id: string }): Promise<Reply> {
  const { line, reply } = nowOf(person);
  line.say(message);
  return reply(message.id);
}
