import { opponent, teamOf } from '@fathom/depth-charge/client';
import type { Action, SideName } from '@fathom/depth-charge/client';
import type { Prompt } from '../game-client.ts';
import { SEA_NAMES, SIDE_NAMES } from './chart/squares.ts';
import type { Desk } from './desk/desk.ts';
import { hasMouse } from './desk/hands.ts';
import { saidResult } from './narrate.ts';

const again = hasMouse ? ' Esc to choose again.' : '';

/** What to do now, in words. The title changes only with what is waited for, so that it can be read out. */
export function promptFor(desk: Desk): Prompt {
  const { phase } = desk.view();
  if (phase === 'over') return overPrompt(desk);
  return phase === 'placing' ? placingPrompt(desk) : playingPrompt(desk);
}

const nameOf = ({ table }: Desk, side: SideName): string => table.nameOf(teamOf(side));
const waiting = (title: string, hint: string): Prompt => ({ title, hint, isYours: false });
const yours = (title: string, hint: string): Prompt => ({ title, hint, isYours: true });

function overPrompt(desk: Desk): Prompt {
  const { result } = desk.view();
  const title =
    result === null ? 'The game is over.' : saidResult(result, (side) => nameOf(desk, side));
  return waiting(title, 'The chart is open now: every mine of both sides is on it.');
}

function placingPrompt(desk: Desk): Prompt {
  const side = desk.side();
  const { placed } = desk.view();
  const still = (['black', 'red'] as const).filter((each) => !placed[each]);
  const names = still.map((each) => nameOf(desk, each)).join(' and ');
  const isPlural = still.length > 1;
  if (side === null || desk.table.isReplay)
    return waiting(
      `${names} ${isPlural ? 'are' : 'is'} placing mines`,
      'Three each, in secret, in the own sea.',
    );
  const other = nameOf(desk, opponent(side));
  if (placed[side])
    return waiting(
      `Waiting for ${other} to place`,
      'Your mines lie where you put them. Play begins when both sides are ready.',
    );
  return yours(
    `Place your three mines in the ${SEA_NAMES[side]}`,
    `${placingHint(desk)} ${placed[opponent(side)] ? `${other} is ready and waits for you.` : `${other} is placing too.`}`,
  );
}

function placingHint({ placing }: Desk): string {
  if (placing.lifted() !== null)
    return 'Pick its new square, or the same one again to take it off.';
  const left = 3 - placing.mines().length;
  if (left === 0)
    return 'All three are down. Pick one up to move it, or press Ready: then they are final.';
  const count =
    left === 3 ? 'Pick three squares' : left === 2 ? 'Two more to place' : 'One more to place';
  return `${count}: ${hasMouse ? 'click' : 'tap'}, or drag from the tray.`;
}

// Short enough for one line on a phone: the board below must not jump.
const DEED_HINTS = {
  move: 'Pick a square up to three away, in line.',
  sound: 'Pick a square next to your boat.',
  charge: 'Pick the square next to you with the mine.',
} as const;

function playingPrompt(desk: Desk): Prompt {
  const { turn, turnNumber, setup } = desk.view();
  const side = desk.side();
  if (turn === null) return waiting('The game is ending', '');
  if (side === null || desk.table.isReplay)
    return waiting(
      turnOf(nameOf(desk, turn)),
      `Turn ${turnNumber}: ${SIDE_NAMES[turn]} may move, sound or drop a depth charge.`,
    );
  if (turn !== side)
    return waiting(
      turnOf(nameOf(desk, turn)),
      desk.mayMark()
        ? `Time to mark your chart: ${hasMouse ? 'right-click' : 'long-press'} a square.`
        : 'Listen to what they do.',
    );
  const title = 'Your turn: move, sound, or drop a depth charge';
  return yours(title, turnHint(desk) + lastTurns(setup.turnLimit - turnNumber + 1));
}

function turnHint({ sending, turn, marks }: Desk): string {
  const deed = turn.deed();
  const picked = turn.picked();
  const sent = sending();
  if (sent !== null) return `${sendingWords(sent)} …`;
  if (marks.isPencilUp()) return 'The pencil is up: pick squares to mark.';
  if (deed !== null) return DEED_HINTS[deed] + again;
  if (picked !== null) return `What shall happen on ${picked}?${again}`;
  return 'Pick a square, or what to do first.';
}

const turnOf = (name: string): string => (name === 'You' ? 'Your turn' : `${name}’s turn`);

const lastTurns = (left: number): string =>
  left > 20
    ? ''
    : ` ${left === 1 ? 'This is the last turn' : `${left} turns are left`} before a draw.`;

export function sendingWords(action: Action): string {
  switch (action.type) {
    case 'place':
      return 'Laying your mines';
    case 'move':
      return `Moving to ${action.to}`;
    case 'sound':
      return `Sounding ${action.square}`;
    case 'charge':
      return `Dropping on ${action.square}`;
    case 'pass':
      return 'Passing';
    default:
      return action satisfies never;
  }
}
