import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import type { Millis, Seat } from '@fathom/kit';
import { OPTIONS } from '../crews/voyage.ts';
import { LEAST_DECISIONS, makeScripts } from '../load/scripts.ts';
import { cheapRng } from '../rules/luck.ts';
import { actionOf } from '../rules/ours.ts';
import { makeTemplate } from './template.ts';
import type { PlayedTable, Template } from './template.ts';

const NAMES = 'abcdefgh';
const HOUR = 3_600_000;
const TRIES = 10;
const DRY = 3000; // tries without a row: nothing but the end is left

/** Depth Charge by correspondence, at different stages; the next deadline is days away. */
export async function correspondence(startAt: number): Promise<Template[]> {
  const scripts = makeScripts(NAMES.length, 4);
  const templates: Template[] = [];
  for (const [i, script] of scripts.entries()) {
    const moves = 2 + Math.floor((i / scripts.length) * (LEAST_DECISIONS / 2));
    const plan = {
      name: NAMES.charAt(i),
      ask: {
        game: 'depth-charge',
        options: { first: 'black' },
        clock: { type: 'days', days: 7 },
      },
      seats: ['black', 'red'],
      play: async ({ act, pass }: PlayedTable): Promise<void> => {
        for (const decision of script.slice(0, moves)) {
          await pass(HOUR);
          await act(decision.side, actionOf(decision));
        }
      },
    } as const;
    templates.push(await makeTemplate(plan, startAt));
  }
  return templates;
}

/**
 * Captain Sonar in real time between two crews who do whatever is legal, but never fire and never lose: its log has so many
 * rows, nearly all of them played.
 */
export async function longMatch(rows: number, startAt: number): Promise<Template> {
  const setup = captainSonarPlayable.parseSetup(OPTIONS);
  const seats = captainSonarPlayable.chairs(setup).map(({ seat }) => seat as string);
  const ask = { game: 'captain-sonar', options: OPTIONS, clock: { type: 'none' } } as const;
  for (let seed = 1; seed <= TRIES; seed++) {
    const play = (table: PlayedTable): Promise<void> => playOn(table, seats, { rows, seed });
    const template = await makeTemplate({ name: 'z', ask, seats, play }, startAt);
    if (template.rows >= rows) return template;
  }
  throw new Error(`no match of ${rows} rows was found`);
}

async function playOn(
  { match, act, pass }: PlayedTable,
  seats: readonly string[],
  { rows, seed }: { readonly rows: number; readonly seed: number },
): Promise<void> {
  const rng = cheapRng(seed);
  for (let dry = 0; match.state.length < rows && dry < DRY; dry++) {
    await pass(100);
    const { table } = match.state;
    const seat = rng.pick(seats) as Seat;
    const legal = [...(table?.legal(seat) ?? [])].filter(isPeaceful);
    if (table === null || legal.length === 0) continue;
    const action = rng.pick(legal);
    const taken = table.propose({ type: 'act', at: match.time() as Millis, seat, action });
    if (!taken.ok || taken.outcome !== null || taken.paper !== null) continue;
    await act(seat, action);
    dry = 0;
  }
}

const WEAPONS: readonly unknown[] = ['torpedo', 'mine', 'trigger'];
const isPeaceful = (action: unknown): boolean =>
  !WEAPONS.includes((action as { readonly type: unknown }).type);
