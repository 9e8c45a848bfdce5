import { listed, percent } from '@fathom/kit';
import type { SideName, Square } from '../vocabulary.ts';
import type { Mark, TurnType } from './screen.ts';
import { SIDE_NAMES, waterName } from './sides.ts';

/** Whose something is: the reader's, or a side's. */
export type Owner = 'you' | SideName;

/** What a person can see and do on a square. */
export interface SquareFacts {
  readonly square: Square;
  readonly pieces: readonly { readonly piece: 'boat' | 'mine' | 'wreck'; readonly owner: Owner }[];
  readonly draft: 'laid' | 'lifted' | null; // a mine of one's own that is not placed yet
  readonly heard: readonly { readonly by: Owner; readonly pings: readonly number[] }[];
  readonly range: SquareRange | null; // from the sounding whose distances are shown
  readonly mark: Mark | null;
  readonly chanceOfMine: number; // 0: none, or not known
  readonly uses: readonly SquareUse[];
}
/** How far a square is from a sounding, and whether a mine so far away was heard. */
export interface SquareRange {
  readonly from: Square;
  readonly squares: number;
  readonly isHeard: boolean;
}
export type SquareUse = TurnType | 'mark' | 'putBack' | 'pickUp' | 'putLifted' | 'placeMine';

/** A square in words: where it is, what lies on it, what is known of it and what can be done with it. */
export function describeSquare(facts: SquareFacts): string {
  const { square, draft, range, mark, chanceOfMine, uses } = facts;
  return [
    square,
    waterName(square),
    ...facts.pieces.map(({ piece, owner }) => PIECES[piece](owner)),
    ...(draft === null
      ? []
      : [draft === 'lifted' ? 'your mine, picked up' : 'your mine, not final yet']),
    ...facts.heard.map(
      ({ by, pings }) =>
        `sounded by ${by === 'you' ? 'you' : SIDE_NAMES[by]}: ${pings.length === 0 ? 'no answer' : `pings at ${listed(pings)}`}`,
    ),
    ...(range === null ? [] : [rangeText(range)]),
    ...(mark === null ? [] : [`marked ${mark}`]),
    ...(chanceOfMine === 0 ? [] : [minedIn(chanceOfMine)]),
    ...(uses.length === 0 ? [] : [whatCanBeDone(uses)]),
  ].join(', ');
}

const rangeText = ({ from, squares, isHeard }: SquareRange): string =>
  `${squares} from ${from}${isHeard ? ', as heard' : ''}`;

const PIECES = {
  boat: (owner: Owner) => (owner === 'you' ? 'your boat' : `${SIDE_NAMES[owner]} boat`),
  mine: (owner: Owner) => (owner === 'you' ? 'your mine' : `${SIDE_NAMES[owner]} mine`),
  wreck: (owner: Owner) =>
    owner === 'you' ? 'wreck of your mine' : `wreck of a ${SIDE_NAMES[owner]} mine`,
} as const;

const minedIn = (chance: number): string =>
  chance === 1 ? 'certainly mined' : `mined in ${percent(chance)} of the ways`;

function whatCanBeDone(uses: readonly SquareUse[]): string {
  const whole = uses.flatMap((use) => WHOLE[use] ?? []);
  if (whole.length > 0) return listed(whole);
  return `can be ${listed(
    uses.flatMap((use) => CAN_BE[use] ?? []),
    'or',
  )}`;
}

const CAN_BE: { readonly [Use in SquareUse]?: string } = {
  move: 'moved to',
  sound: 'sounded',
  charge: 'depth-charged',
  mark: 'marked',
  pickUp: 'picked up',
};
/** What is said in words of its own. */
const WHOLE: { readonly [Use in SquareUse]?: string } = {
  putBack: 'choose again to put it back',
  putLifted: 'the mine can go here',
  placeMine: 'free for a mine',
};
