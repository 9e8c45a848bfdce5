import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import type { MyMatch, OwnMatchesPage } from '@fathom/protocol';
import type { Browser } from '../../test/client/browser.ts';
import { join } from '../../test/client/player.ts';
import type { Ledger } from '../ledger.ts';
import { insist, isLost, persist } from '../patience.ts';
import type { AccountHolder } from './account-holder.ts';

/** Two who play by correspondence: each comes, moves and goes, and hears of the other's move by push. */
export interface Correspondence {
  readonly pair: readonly [AccountHolder, AccountHolder];
  readonly luck: Rng;
  readonly ledger: Ledger;
  readonly isOver: () => boolean;
}
/** Who must have been told in the end that it is their turn, and where. */
export interface WaitedFor {
  readonly who: AccountHolder;
  readonly match: string;
  readonly turns: number; // how often it was their turn while they were away
}

const LEISURE = 1_500; // milliseconds between two moves, at most
/** A sounding harms nobody: the match goes on as long as it is wanted. */
const QUIET: ReadonlySet<string> = new Set(['place', 'sound']);

export async function correspond(of: Correspondence): Promise<WaitedFor> {
  const [first, second] = of.pair;
  const match = await open(first.browser, second.browser);
  const turns = new Map<AccountHolder, number>(of.pair.map((each) => [each, 0]));
  for (;;) {
    for (const who of of.pair) {
      while (await moveOnce(of, who, match));
      const other = who === first ? second : first;
      if (!(await isTurnOf(other.browser, match))) continue;
      turns.set(other, (turns.get(other) ?? 0) + 1);
      if (of.isOver()) return { who: other, match, turns: turns.get(other) ?? 0 };
      await pause(of.luck.int(LEISURE));
    }
  }
}

async function open(first: Browser, second: Browser): Promise<string> {
  const { match } = await insist<MyMatch>(first, 'POST /api/matches', {
    body: {
      game: 'depth-charge',
      options: { turnLimit: 200 },
      seats: { black: 'me' },
      clock: { type: 'days', days: 3 },
      ask: randomUUID(),
    },
  });
  await insist(second, `POST /api/matches/${match.id}/seats`, { body: { seat: 'red' } });
  return match.id;
}

async function isTurnOf(browser: Browser, match: string): Promise<boolean> {
  const { matches } = await insist<OwnMatchesPage>(browser, 'GET /api/me/matches?status=turn');
  return matches.some((own) => own.match.id === match);
}

/** Comes, moves once if there is something to do, and goes. Whether there was. */
async function moveOnce(
  { ledger, luck }: Correspondence,
  { browser }: AccountHolder,
  match: string,
): Promise<boolean> {
  const player = await persist(() => join(browser, match));
  try {
    const quiet = player.legal().filter(({ type }) => QUIET.has(type));
    if (quiet.length === 0) return false;
    const reply = await player.act(luck.pick(quiet));
    if (reply.t === 'refused') ledger.violation(`a legal move was refused: ${reply.message}`);
    ledger.acknowledgedMove();
    return true;
  } catch (error) {
    if (!isLost(error)) throw error;
    return true; // it may have been taken: the next look tells
  } finally {
    player.line.hangUp();
  }
}
