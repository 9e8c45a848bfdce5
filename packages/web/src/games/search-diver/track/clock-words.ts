import type { SideName } from '@fathom/search-diver/client';
import { dayShown, lastTurn, upcomingIf } from '../desk/clock.ts';
import type { Upcoming } from '../desk/clock.ts';
import type { Desk } from '../desk/desk.ts';
import { REASONS, SIDE_NAMES, capital, does, hourName, midSentence, slotName } from '../words.ts';

/** Who dives now or next, and why; with a time picked, who would. */
export function clockWords(desk: Desk): string {
  const { phase, turn, setup } = desk.view();
  if (phase === 'over') return 'The clock has stopped.';
  if (phase === 'placing')
    return `${capital(desk.nameOf(desk.view().first))} won the toss and will dive first.`;
  const slot = desk.slot();
  if (slot !== null)
    return `Then ${upcomingWords(desk, upcomingIf(desk.view(), desk.subject(), slot))}`;
  if (turn === null) return '';
  if (setup.players === 1) return `${does(desk.nameOf(turn), 'dive')} alone: the clock waits.`;
  if (phase === 'diving') {
    const began = lastTurn(desk.table.events());
    const by = began?.by ?? 'coin';
    return `${capital(does(desk.nameOf(turn), 'dive'))} now: ${REASONS[by]}.${otherWords(desk, turn)}`;
  }
  return otherWords(desk, turn).trim();
}

/** " Blue dives at 10 AM (day 1)." */
function otherWords(desk: Desk, turn: SideName): string {
  const other = desk.view().divers.find(({ side }) => side !== turn);
  if (other === undefined) return '';
  if (other.day > desk.view().setup.maxDays)
    return ` ${SIDE_NAMES[other.side]} is out of the search.`;
  return ` ${capital(does(desk.nameOf(other.side), 'dive'))} ${other.day === dayShown(desk.view()) ? `at ${hourName(other.hour)}` : `on ${slotName(other)}`}, group ${other.group}.`;
}

function upcomingWords(desk: Desk, next: Upcoming | null): string {
  if (next === null) return 'the search is called off.';
  if (next.side === null) return 'a coin is tossed: same time, same letter.';
  const who = desk.nameOf(next.side);
  if (next.by === 'alone') return `${does(midSentence(who), 'dive')} again.`;
  return `${does(midSentence(who), 'dive')} next: ${REASONS[next.by]}.`;
}
