import type { Refusal, Turn } from '@fathom/kit';
import type { DropSounding } from '../actions.ts';
import { areNeighbours } from '../board.ts';
import type { Event } from '../events.ts';
import type { Occlusion, PingRules } from '../setup.ts';
import type { State } from '../state.ts';
import { opponent } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { refuse } from './refusals.ts';
import { inLine, soundWay } from './ways.ts';

export function dropSounding(
  turn: Turn<State, Event>,
  side: SideName,
  { square }: DropSounding,
): Refusal | null {
  const far = tooFar(turn.state, side, square);
  if (far !== null) return far;
  const { mines, setup } = turn.state;
  const pings = pingTimes(mines[opponent(side)] ?? [], square, setup);
  turn.emit({ type: 'soundingDropped', side, square, pings });
  return null;
}

/** 4.1, 5.1 Both kinds of charge are dropped right beside the boat. */
export function tooFar({ boats }: State, side: SideName, square: Square): Refusal | null {
  if (areNeighbours(boats[side], square)) return null;
  return refuse('notBesideBoat');
}

/** 4.2–4.5 What a side’s living mines answer to a sounding charge, the earliest first. */
export function pingTimes(
  mines: readonly Square[],
  charge: Square,
  { duplicates, occlusion }: PingRules,
): readonly number[] {
  const times: number[] = [];
  for (const mine of mines) {
    if (mine === charge) continue;
    const way = soundWay(charge, mine);
    const hidden = hides(charge, mine, occlusion) && way.some((square) => mines.includes(square));
    if (!hidden) times.push(way.length + 1);
  }
  times.sort((a, b) => a - b);
  return duplicates === 'merge' ? times.filter((time, i) => time !== times[i - 1]) : times;
}

/** Whether a mine on the way of the sound from the charge to this one keeps it from answering. */
export const hides = (charge: Square, mine: Square, occlusion: Occlusion): boolean =>
  occlusion === 'path' || inLine(charge, mine);
