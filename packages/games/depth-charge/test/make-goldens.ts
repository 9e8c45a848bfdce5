/**
 * Makes the golden games that are missing: node packages/games/depth-charge/test/make-goldens.ts
 * It never touches one that exists. A change of the rules that would alter a golden game is a new version of
 * the rules, and gets golden games of its own.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { FORFEITS, commitmentTo, digest, makeRecord, matchSeed } from '@fathom/kit';
import type { MatchRecord, Seed } from '@fathom/kit';
import { RULES, SIDES, depthChargePlayable, seatOf } from '@fathom/depth-charge';
import type { Ending, Setup, SideName } from '@fathom/depth-charge';
import { makeGolden } from '@fathom/kit/golden';
import { GOLDEN } from './golden.ts';
import { Match } from './match.ts';
import type { Levels } from './match.ts';

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
  const match = digest([recipe.name, attempt]).slice(0, 8);
  const hostSeed = digest(['golden', recipe.name, attempt]) as Seed;
  const players = SIDES.map((side) => ({
    seat: seatOf(side),
    name: side,
    bot: recipe.levels[side],
    contribution: null,
  }));
  const seed = matchSeed(match, hostSeed, players);
  const setup = depthChargePlayable.parseSetup(recipe.setup);
  const played = new Match({ setup, seed }, recipe.levels);
  recipe.play(played);
  const outcome = played.table.outcome()!;
  const { result } = played.view;
  if (result?.reason !== recipe.wanted.reason || result.winner !== recipe.wanted.winner)
    return null;
  const header = {
    format: 'fathom-match',
    formatVersion: 1,
    match,
    game: RULES.id,
    version: RULES.version,
    setup,
    players,
    startedAt: '2026-01-01T00:00:00.000Z',
    commitment: commitmentTo(match, hostSeed),
    hostSeed,
    seed,
    start: played.table.start(),
  } as const;
  return makeRecord(header, played.table.rows, outcome);
}

for (const recipe of RECIPES) {
  const file = new URL(`${recipe.name}.jsonl`, GOLDEN);
  if (existsSync(file)) continue;
  let record: MatchRecord | null = null;
  for (let attempt = 0; record === null; attempt++) record = make(recipe, attempt);
  writeFileSync(file, makeGolden(record), { flag: 'wx' });
  console.info(`${recipe.name}: ${record.lines.length} rows`);
}
