/** Makes the golden games that are missing: node packages/games/depth-charge/test/make-goldens.ts */
import { FORFEITS, makeRecord } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import { SIDES, depthChargePlayable, seatOf } from '@fathom/depth-charge';
import type { Ending, Setup, SideName } from '@fathom/depth-charge';
import { goldenHeader } from '@fathom/kit/golden';
import { makeGoldens } from '@fathom/kit/testing/make-goldens';
import { Match } from './match.ts';
import type { Levels } from './match.ts';

const GOLDEN = new URL('../golden/', import.meta.url);

interface Recipe {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly levels: Levels;
  readonly wanted: { readonly reason: Ending; readonly winner: SideName | null };
  /** Plays the match to its end; a seed with which it ends otherwise is passed over. */
  readonly play: (match: Match) => void;
}

const EQUALS: Levels = { black: 'mate', red: 'mate' };
const CADETS: Levels = { black: 'cadet', red: 'cadet' };
const playOut = (match: Match): void => match.playOut();

/** Bots know better than to run onto a mine: this one moves the boat on and on until it does. */
function blunder(match: Match): void {
  while (match.table.outcome() === null) {
    const seat = match.table.toAct()[0]!;
    const moves = [...match.table.legal(seat)].filter(
      (action) => (action as { type: string }).type === 'move',
    );
    if (seat !== seatOf('red') || moves.length === 0) match.step();
    else
      match.take({
        type: 'act',
        at: match.now,
        seat,
        action: moves[(match.table.rows.length * 7) % moves.length],
      });
  }
}

const won = SIDES.map((winner): Recipe => ({
  name: `mines-destroyed-by-${winner}`,
  setup: winner === 'black' ? {} : { duplicates: 'merge', occlusion: 'path' },
  levels:
    winner === 'black' ? { black: 'commander', red: 'mate' } : { black: 'cadet', red: 'commander' },
  wanted: { reason: 'minesDestroyed', winner },
  play: playOut,
}));

const left = FORFEITS.map((reason, turns): Recipe => ({
  name: reason,
  setup: {},
  levels: EQUALS,
  wanted: { reason, winner: 'black' },
  play: (match) => {
    for (let i = 0; i < turns * 5; i++) match.step(); // the first of them is gone before placing
    match.take({ type: 'forfeit', at: match.now, seat: seatOf('red'), reason });
  },
}));

const RECIPES: readonly Recipe[] = [
  ...won,
  {
    name: 'boat-sunk',
    setup: { occlusion: 'path' },
    levels: EQUALS,
    wanted: { reason: 'boatSunk', winner: 'black' },
    play: blunder,
  },
  {
    name: 'second-miss',
    setup: { duplicates: 'merge' },
    levels: CADETS,
    wanted: { reason: 'secondMiss', winner: 'red' },
    play: playOut,
  },
  {
    name: 'turn-limit',
    setup: { turnLimit: 12, first: 'red' },
    levels: EQUALS,
    wanted: { reason: 'turnLimit', winner: null },
    play: playOut,
  },
  ...left,
];

function make(recipe: Recipe, attempt: number): MatchRecord | null {
  const bots = SIDES.map((side) => recipe.levels[side]);
  const header = goldenHeader(depthChargePlayable, { ...recipe, attempt, bots });
  const played = new Match(header, recipe.levels);
  recipe.play(played);
  const { result } = played.view;
  if (result?.reason !== recipe.wanted.reason || result.winner !== recipe.wanted.winner)
    return null;
  return makeRecord(header, played.table.rows, played.table.outcome()!);
}

makeGoldens(GOLDEN, RECIPES, make);
