import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@fathom/games';
import type { Playable, Rng, Seat } from '@fathom/kit';
import type { MyMatch } from '@fathom/protocol';
import { openFelt } from '../honest/felt.ts';
import { openPlayer } from '../honest/player.ts';
import type { Player } from '../honest/player.ts';
import { quickLuck } from '../luck.ts';
import { openVisitor } from '../visitor.ts';
import type { Visitor } from '../visitor.ts';

export interface Crowd {
  readonly counts: () => Readonly<Record<string, number>>;
  /** Everybody leaves: each match is played, given up or resigned to its end. */
  readonly stop: () => Promise<void>;
}
export interface CrowdOptions {
  readonly address: string;
  readonly visitors: number;
  readonly seed: number;
}

const THOUGHT = 60; // milliseconds at most: so that many matches come and go
const MOST_ACTS = 60;

/** People who come, do something or other, and go; each time as somebody new. */
export function openCrowd({ address, visitors, seed }: CrowdOptions): Crowd {
  const counts: Record<string, number> = {};
  const stopped = { yet: false };
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const all = Array.from({ length: visitors }, async (_, index) => {
    const luck = quickLuck(seed, index);
    for (let turn = 0; !stopped.yet; turn++) {
      const from = `127.${10 + (turn % 100)}.${index}.${1 + luck.int(250)}`;
      try {
        count(await visit(openVisitor(address, from), luck));
      } catch (error) {
        count(`went wrong: ${String(error).slice(0, 100)}`);
        await pause(200);
      }
    }
  });
  return {
    counts: () => counts,
    stop: async () => {
      stopped.yet = true;
      await Promise.all(all);
    },
  };
}

type Visit = (visitor: Visitor, luck: Rng) => Promise<string>;
const visit: Visit = (visitor, luck) => luck.pick(VISITS)(visitor, luck);

const makeMatch = (visitor: Visitor, game: Playable, plan: 'bots' | 'open'): Promise<MyMatch> => {
  const setup = game.parseSetup({});
  const chairs = game.chairs(setup);
  const mine = chairs[0]?.side;
  const rest = plan === 'bots' ? { bot: game.levels[0]?.level } : 'open';
  return visitor.insist<MyMatch>('POST /api/matches', {
    game: game.id,
    seats: Object.fromEntries(chairs.map(({ seat, side }) => [seat, side === mine ? 'me' : rest])),
    pace: 'instant',
    start: 'full',
  });
};

async function playAgainstBots(visitor: Visitor, luck: Rng): Promise<string> {
  const game = luck.pick(GAMES);
  const { match } = await makeMatch(visitor, game, 'bots');
  const player = await openPlayer({ visitor, match: match.id, game, felt: openFelt() });
  for (let acts = 0; acts < MOST_ACTS && !player.isOver(); acts++) {
    await pause(luck.int(THOUGHT));
    await actOnce(player, luck);
    if (luck.int(20) === 0) await player.chat('hello');
    if (luck.int(30) === 0) await player.stumble();
  }
  for (const seat of player.knows.you().slice(0, 1))
    if (!player.isOver()) await player.resign(seat);
  player.leave();
  return 'matches against bots';
}

async function actOnce(player: Player, luck: Rng): Promise<void> {
  for (const seat of luck.shuffle<Seat>(player.knows.you())) {
    const actions = player.legal(seat);
    if (actions.length > 0) return player.act(seat, luck.pick(actions));
  }
  return undefined;
}

async function openLobbyAndGiveUp(visitor: Visitor, luck: Rng): Promise<string> {
  const { match } = await makeMatch(visitor, luck.pick(GAMES), 'open');
  await pause(luck.int(THOUGHT));
  await visitor.insist(`DELETE /api/matches/${match.id}`);
  return 'lobbies given up';
}

async function watch(visitor: Visitor, luck: Rng): Promise<string> {
  const { matches } = await visitor.insist<{
    readonly matches: readonly { id: string; game: string }[];
  }>('GET /api/matches');
  const seen = matches.length === 0 ? undefined : luck.pick(matches);
  const game = GAMES.find(({ id }) => id === seen?.game);
  if (seen === undefined || game === undefined) return 'found nothing to watch';
  const player = await openPlayer({ visitor, match: seen.id, game, felt: openFelt() });
  await pause(luck.int(500));
  player.leave();
  return 'matches watched';
}

async function lookAround(visitor: Visitor, luck: Rng): Promise<string> {
  await visitor.insist('GET /api/me');
  await visitor.insist('PUT /api/me', { name: `Ann ${luck.int(1_000_000)}` });
  await visitor.ask('GET /api/matches/aaaaaaaa');
  return 'looked around';
}

const VISITS: readonly Visit[] = [
  playAgainstBots,
  playAgainstBots,
  openLobbyAndGiveUp,
  watch,
  lookAround,
];
