import {
  MINES_A_SIDE,
  SIDES,
  clientWords,
  distanceWords,
  opponent,
  prompts,
  teamOf,
} from '@fathom/depth-charge/client';
import type { SideName } from '@fathom/depth-charge/client';
import { namesAt } from '../../table/event-lines.ts';
import { waiting, yours } from '../../table/prompt.ts';
import type { Prompt } from '../game-client.ts';
import { POINTER } from './desk/desk.ts';
import type { Desk } from './desk/desk.ts';

/** What to do now. The title changes only with what is waited for, so that it can be read out. */
export function promptFor(desk: Desk): Prompt {
  const { phase } = desk.view();
  if (phase === 'over') return overPrompt(desk);
  return phase === 'placing' ? placingPrompt(desk) : playingPrompt(desk);
}

const nameOf = ({ table }: Desk, side: SideName): string => table.nameOf(teamOf(side));

function overPrompt({ view, table }: Desk): Prompt {
  const { result } = view();
  if (result === null) return waiting(prompts.over, prompts.overHint);
  const winners = result.winner === null ? [] : [teamOf(result.winner)];
  const title = clientWords.outcome({ winners, reason: result.reason }, namesAt(table));
  return waiting(title, prompts.overHint);
}

function placingPrompt(desk: Desk): Prompt {
  const side = desk.side();
  const { placed } = desk.view();
  if (side === null || desk.table.isReplay) {
    const still = SIDES.filter((each) => !placed[each]).map((each) => nameOf(desk, each));
    return waiting(prompts.placing(still), prompts.placingHint);
  }
  const other = nameOf(desk, opponent(side));
  if (placed[side]) return waiting(prompts.waitingToPlace(other), prompts.waitingToPlaceHint);
  const { lifted, mines } = desk.placing;
  const how =
    lifted() === null
      ? prompts.placeMore(MINES_A_SIDE - mines().length, POINTER)
      : prompts.putLifted;
  const otherIs = placed[opponent(side)] ? 'ready' : 'placing';
  return yours(prompts.place(side), prompts.placeHint(how, other, otherIs));
}

function playingPrompt(desk: Desk): Prompt {
  const { turn, turnNumber, setup } = desk.view();
  const side = desk.side();
  if (turn === null) return waiting(prompts.ending, '');
  const title = prompts.turnOf(nameOf(desk, turn));
  if (side === null || desk.table.isReplay)
    return waiting(title, prompts.turnOfHint(turnNumber, turn));
  const ranged = desk.ranging.shown();
  const heard = ranged === null ? null : distanceWords.hint(ranged.square, ranged.pings);
  if (turn !== side) {
    const meanwhile = desk.mayMark() ? prompts.markMeanwhile(POINTER) : prompts.listen;
    return waiting(title, heard ?? meanwhile);
  }
  if (heard !== null) return yours(prompts.yourTurn, heard);
  return yours(
    prompts.yourTurn,
    turnHint(desk) + prompts.lastTurns(setup.turnLimit - turnNumber + 1),
  );
}

function turnHint({ outbox, turn, marks }: Desk): string {
  const type = turn.type();
  const picked = turn.picked();
  const sent = outbox.sending();
  if (sent !== null) return prompts.sending(sent);
  if (marks.isPencilUp()) return prompts.pencilUp;
  if (type !== null) return prompts.pickFor(type, POINTER);
  return picked === null ? prompts.pickAny : prompts.picked(picked, turn.again(), POINTER);
}
