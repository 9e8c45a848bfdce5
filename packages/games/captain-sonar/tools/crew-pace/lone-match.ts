import { digest, rngFor } from '@fathom/kit';
import type { Seat, Seed } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Player } from '@fathom/kit/exhibition';
import type { Event } from '../../src/events.ts';
import { captainSonarPlayable } from '../../src/playable.ts';
import type { View } from '../../src/view.ts';
import { seatOf } from '../../src/vocabulary.ts';
import type { Mode, Role } from '../../src/vocabulary.ts';
import { isAsked } from './asked.ts';
import { person } from './person.ts';

/** One person at one station, and bots at all others. */
export interface LoneMatch {
  readonly role: Role;
  readonly mode: Mode;
  readonly level: string;
  readonly number: number;
}
export interface LoneMatchReport {
  readonly isOver: boolean;
  readonly isWon: boolean;
  readonly millis: number; // from the first course on
  readonly decisions: number; // that the person was asked for
  readonly gaps: readonly number[]; // milliseconds with nothing to do before each, and before the end
  readonly courses: number; // of both crews
  readonly calls: number; // of the person's crew mates
}

const LUCK = 1_000_000; // far from the places of a log, which have luck of their own
const LONGEST = 6000; // inputs

/** Plays it out on a clock that never waits. */
export async function playLoneMatch({
  role,
  mode,
  level,
  number,
}: LoneMatch): Promise<LoneMatchReport> {
  const setup = captainSonarPlayable.parseSetup({ mode });
  const seed = digest(['fathom/crew-pace/1', role, mode, level, number]) as Seed;
  const table = captainSonarPlayable.open({ setup, seed });
  const side = 'alpha';
  const own = seatOf(side, role);
  const now = (): number => table.rows.at(-1)?.input.at ?? 0;
  const asked: number[] = [];
  const gaps: number[] = [];
  let busyAt = 0; // when there was last something to do, or something done
  let began: number | null = null;
  let calls = 0;
  const hear = (events: readonly Event[], view: View): void => {
    if (events.some(({ type }) => type === 'playBegan')) {
      began = now();
      busyAt = now();
    }
    calls += events.filter((event) => event.type === 'called' && event.role !== role).length;
    const input = table.rows.at(-1)?.input;
    const isOwn = input?.type === 'act' && input.seat === own;
    const isNew = began !== null && isAsked({ side, role }, events, view);
    if (isNew) {
      asked.push(now());
      gaps.push(now() - busyAt);
    }
    if (isNew || isOwn) busyAt = now();
  };
  const seated = ({ seat }: { readonly seat: Seat }, i: number): [Seat, Player] => {
    const luck = rngFor(seed, LUCK + i);
    if (seat !== own) {
      const bot = captainSonarPlayable.seatBot(level, seat, luck);
      bot.meet?.([own]);
      return [seat, bot];
    }
    const player = person(seat, luck);
    const observe: Player['observe'] = (update) => {
      hear(update.events as readonly Event[], update.view as View);
      player.observe(update);
    };
    return [seat, { ...player, observe }];
  };
  const players = new Map(captainSonarPlayable.chairs(setup).map(seated));
  const report = await exhibit({ table, players, longest: LONGEST });
  if (report.faults.length > 0) throw new Error(JSON.stringify(report.faults));
  const view = table.view([own]) as View;
  return {
    isOver: report.end === 'over',
    isWon: view.result?.winner === side,
    millis: now() - (began ?? 0),
    decisions: asked.length,
    gaps: [...gaps, now() - busyAt],
    courses: view.record.filter(({ type }) => type === 'courseSet').length,
    calls,
  };
}
