import { CLOCK, PLAIN, TRACK, compareSlots, isOut } from '@fathom/search-diver/client';
import type { SideName } from '@fathom/search-diver/client';
import type { Desk } from '../desk/desk.ts';
import { dayShown, lastTurn, upcomingIf } from '../desk/planning.ts';
import { areTablesShown } from '../shown-tables.ts';

/** Who dives now or next, and why; with a time picked, who would. */
export function clockWords(desk: Desk): string {
  const { phase, turn, setup, first } = desk.view();
  if (desk.day() !== dayShown(desk.view())) return TRACK.past(desk.day());
  if (phase === 'over') return CLOCK.stopped;
  if (phase === 'placing') return CLOCK.toss(desk.nameOf(first));
  if (desk.slot() !== null) return thenWords(desk);
  if (turn === null) return '';
  if (setup.players === 1) return CLOCK.alone(desk.nameOf(turn));
  const other = otherWords(desk, turn);
  if (phase !== 'diving') return other;
  const by = lastTurn(desk.table.events())?.by ?? 'coin';
  return `${CLOCK.now(desk.nameOf(turn), by)} ${other}`;
}

/** Of all others the first on the track. */
function otherWords(desk: Desk, turn: SideName): string {
  const others = desk.view().divers.filter(({ side }) => side !== turn);
  const left = others.filter((diver) => !isOut(desk.view(), diver)).toSorted(compareSlots);
  const [next] = left;
  const [gone] = others;
  if (next === undefined) return gone === undefined ? '' : CLOCK.out(desk.nameOf(gone.side));
  const words = areTablesShown() ? CLOCK.other : PLAIN.other;
  return words(desk.nameOf(next.side), next, next.day === dayShown(desk.view()));
}

/** What would happen then. */
function thenWords(desk: Desk): string {
  const slot = desk.slot();
  const next = slot === null ? null : upcomingIf(desk.view(), desk.subject(), slot);
  if (next === null) return CLOCK.thenOff;
  if (next.side === null) return CLOCK.thenCoin;
  const who = desk.nameOf(next.side);
  return next.by === 'alone' ? CLOCK.thenAgain(who) : CLOCK.thenNext(who, next.by);
}
