import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@fathom/games';
import type { Playable, Rng, Seat } from '@fathom/kit';
import type { MyMatch } from '@fathom/protocol';
import { quickLuck } from '../luck.ts';
import { openVisitor } from '../visitor.ts';
import type { Visitor } from '../visitor.ts';
import type { Felt } from './felt.ts';
import { openPlayer } from './player.ts';
import type { Player } from './player.ts';

/** Honest people at many tables. */
export interface HonestMatches {
  readonly running: () => readonly string[];
  /** Guest ids and seat keys: only their owners may ever be told them. */
  readonly secrets: () => readonly string[];
  /** Ends every match by resignation, so that its record can be checked. */
  readonly stop: () => Promise<void>;
}
export interface HonestOptions {
  readonly address: string;
  readonly matches: number;
  readonly seed: number;
  readonly felt: Felt;
}

const OPTIONS: Readonly<Record<string, object>> = {
  'depth-charge': { turnLimit: 80 },
  'search-diver': { players: 2 },
  'dark-water-salvage': { players: 3, research: 'turnOrder' },
  'captain-sonar': { mode: 'turn', answerSeconds: 600 },
};
const THOUGHT = { least: 300, most: 1_100 }; // milliseconds
const BETWEEN_ARRIVALS = 40; // milliseconds: not everybody comes in the same instant
const BOTS_IN = 5; // one match in so many has bots for opponents
const CHATTINESS = 25; // one input in so many is a chat line
const CLUMSINESS = 60; // one input in so many is followed by a broken line
const MOST_BOT_MILLIS = 60_000;

interface Table {
  readonly game: Playable;
  readonly match: string;
  readonly players: readonly Player[];
  readonly luck: Rng;
  readonly felt: Felt;
  readonly hasBots: boolean;
  readonly isOver: () => boolean;
}

export async function playHonestly(options: HonestOptions): Promise<HonestMatches> {
  const { address, felt, seed } = options;
  const running = new Map<number, string>();
  const secrets = new Set<string>();
  const stopped = { yet: false };
  const isOver = (): boolean => stopped.yet;

  async function keepPlaying(index: number): Promise<void> {
    const luck = quickLuck(seed, index);
    const game = GAMES[index % GAMES.length] as Playable;
    const hasBots = index % BOTS_IN === BOTS_IN - 1;
    const visitors = Array.from({ length: 3 }, () => openVisitor(address, `127.1.${index}.1`));
    while (!isOver()) {
      const seated = await sitDown({ game, visitors, hasBots });
      seated.secrets.forEach((secret) => secrets.add(secret));
      running.set(index, seated.match);
      const players = await Promise.all(
        seated.people.map((visitor) => openPlayer({ visitor, match: seated.match, game, felt })),
      );
      await play({ ...seated, game, players, luck, felt, hasBots, isOver });
      players.forEach((player) => player.leave());
      felt.finished(seated.match);
    }
  }
  const all: Promise<void>[] = [];
  for (let index = 0; index < options.matches; index++) {
    all.push(
      keepPlaying(index).catch((error: unknown) =>
        felt.refusal(`match ${index}: ${String(error)}`),
      ),
    );
    await pause(BETWEEN_ARRIVALS);
  }
  while (running.size < options.matches && !isOver()) await pause(BETWEEN_ARRIVALS);
  return {
    running: () => [...running.values()],
    secrets: () => [...secrets],
    stop: async () => {
      stopped.yet = true;
      await Promise.all(all);
    },
  };
}

interface Seating {
  readonly game: Playable;
  readonly visitors: readonly Visitor[];
  readonly hasBots: boolean;
}
interface Seated {
  readonly match: string;
  readonly people: readonly Visitor[];
  readonly secrets: readonly string[];
}

/** One person makes the match and sits down with their crew; the others, or bots, take the other sides. */
async function sitDown({ game, visitors, hasBots }: Seating): Promise<Seated> {
  const chairs = game.chairs(game.parseSetup(OPTIONS[game.id] ?? {}));
  const sides = [...new Set(chairs.map(({ side }) => side))];
  const plans = chairs.map(({ seat, side }) => {
    if (side === sides[0]) return [seat, 'me'] as const;
    return [seat, hasBots ? { bot: game.levels[0]?.level } : 'open'] as const;
  });
  const [host] = visitors as [Visitor];
  const { match, keys } = await host.insist<MyMatch>('POST /api/matches', {
    game: game.id,
    options: OPTIONS[game.id] ?? {},
    seats: Object.fromEntries(plans),
    pace: 'instant',
    start: 'full',
  });
  const people = hasBots ? [host] : sides.map((_, i) => visitors[i] as Visitor);
  const secrets = Object.values(keys);
  for (const { seat, side } of hasBots ? [] : chairs) {
    const visitor = people[sides.indexOf(side)] as Visitor;
    if (visitor === host) continue;
    const mine = await visitor.insist<MyMatch>(`POST /api/matches/${match.id}/seats`, { seat });
    secrets.push(...Object.values(mine.keys));
  }
  for (const visitor of people) secrets.push(guestIn(visitor.cookie()));
  return { match: match.id, people, secrets };
}

const guestIn = (cookie: string | null): string =>
  /^fathom=([0-9a-f]{32})/.exec(cookie ?? '')?.[1] ?? 'none';

async function play(table: Table): Promise<void> {
  const { players, luck } = table;
  const [anyone] = players as readonly [Player];
  while (!anyone.isOver()) {
    if (table.isOver()) return resignAll(players);
    await pause(THOUGHT.least + luck.int(THOUGHT.most - THOUGHT.least));
    const turn = turnOf(table);
    if (turn === null) await waitForOthers(table, anyone);
    else if (luck.int(CHATTINESS) === 0) await turn.player.chat('good luck');
    else await turn.player.act(turn.seat, turn.action);
    if (luck.int(CLUMSINESS) === 0) await anyone.stumble();
  }
}

async function resignAll(players: readonly Player[]): Promise<void> {
  for (const player of players)
    for (const seat of player.knows.you().slice(0, 1))
      if (!player.isOver()) await player.resign(seat);
}

/** Somebody who may act, and what they do: any kind of action, then any of that kind. */
function turnOf({ game, players, luck }: Table) {
  for (const player of luck.shuffle(players))
    for (const seat of luck.shuffle<Seat>(player.knows.you())) {
      const actions = player.legal(seat) as readonly { readonly type: string }[];
      const weighty = actions.filter((action) => !game.isOpenEnded(action));
      const open = weighty.length > 0 ? weighty : actions;
      if (open.length === 0) continue;
      const type = luck.pick([...new Set(open.map((action) => action.type))]);
      return { player, seat, action: luck.pick(open.filter((action) => action.type === type)) };
    }
  return null;
}

/** A bot's turn, or a moment in which nobody may do anything. */
async function waitForOthers({ hasBots, felt, isOver }: Table, player: Player): Promise<void> {
  const began = performance.now();
  const n = player.knows.n();
  while (player.knows.n() === n && !player.isOver() && !isOver()) {
    await Promise.race([player.news(), pause(500)]);
    if (performance.now() - began > MOST_BOT_MILLIS)
      return felt.fault(`nothing happened for ${MOST_BOT_MILLIS} ms`);
  }
  if (hasBots) felt.bot(performance.now() - began);
}
