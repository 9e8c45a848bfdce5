import type { Seat } from '@fathom/kit';
import type {
  Action,
  DropDepthCharge,
  DropSounding,
  MoveBoat,
  Pass,
  PlaceMines,
} from './actions.ts';
import { AROUND, SEAS, perSquare, squareNumber } from './board.ts';
import { reach } from './rules/ways.ts';
import { opponent, sideAt } from './vocabulary.ts';
import type { PerSquare, SideName, Square } from './vocabulary.ts';
import type { View } from './view.ts';

/** Every legal action of a seat; none while it has to wait. */
export function legal(view: View, seat: Seat): Iterable<Action> {
  const side = sideAt(seat);
  if (side === null) return [];
  if (view.phase === 'placing') return view.placed[side] ? [] : placements(side);
  return view.turn === side ? turns(view, side) : [];
}

// A game asks for the same few actions over and over: they are made once and shared.
const MOVE: PerSquare<MoveBoat> = perSquare((to) => ({ type: 'move', to }));
const SOUND: PerSquare<DropSounding> = perSquare((square) => ({ type: 'sound', square }));
const CHARGE: PerSquare<DropDepthCharge> = perSquare((square) => ({ type: 'charge', square }));
const PASS: Pass = { type: 'pass' };

function turns({ boats, setup }: View, side: SideName): readonly Action[] {
  const actions = turnsFrom(boats[side], boats[opponent(side)]);
  return setup.allowPass ? [...actions, PASS] : actions;
}

/** What can be done depends on where the two boats are and on nothing else. */
const turnsFrom = (boat: Square, otherBoat: Square): readonly Action[] =>
  (listed[squareNumber(boat) * 64 + squareNumber(otherBoat)] ??= [
    ...reach(boat, otherBoat).map((to) => MOVE[to]),
    ...AROUND[boat].flatMap((square) => [SOUND[square], CHARGE[square]]),
  ]);

const listed: (readonly Action[])[] = [];

const made: { -readonly [Name in SideName]?: readonly PlaceMines[] } = {};

/** 1.3 All 3,276 placements of a side, made when first asked for. */
const placements = (side: SideName): readonly PlaceMines[] => (made[side] ??= [...choose3(side)]);

function* choose3(side: SideName): Iterable<PlaceMines> {
  const sea = SEAS[side];
  for (const [i, one] of sea.entries())
    for (const [j, two] of sea.slice(i + 1).entries())
      for (const three of sea.slice(i + j + 2)) yield { type: 'place', squares: [one, two, three] };
}
