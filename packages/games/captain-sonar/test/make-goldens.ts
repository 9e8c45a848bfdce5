/** Makes the golden games that are missing: node packages/games/captain-sonar/test/make-goldens.ts */
import { FORFEITS, makeRecord } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import { MODES, captainSonarPlayable, seatOf } from '@fathom/captain-sonar';
import type { Ending, Mode, Role, Setup } from '@fathom/captain-sonar';
import { Director } from './director.ts';
import type { Plot } from './director.ts';
import { goldenHeader } from '@fathom/kit/golden';
import { makeGoldens } from '@fathom/kit/testing/make-goldens';
import { LARGE, SMALL } from './waters.ts';

const GOLDEN = new URL('../golden/v2/', import.meta.url);

interface Recipe {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly wanted: Ending;
  readonly plot: Plot;
  /** Plays the match to its end; a seed with which it ends otherwise is passed over. */
  readonly play: (match: Director) => void;
}

const LONGEST = 330; // rows: longer games are passed over
const playOut = (match: Director): void => void match.play(LONGEST);
const waters = (mode: Mode): Partial<Setup> => ({
  mode,
  map: 'custom',
  chart: mode === 'turn' ? SMALL : LARGE,
});

const LEAVING: readonly { readonly rows: number; readonly role: Role }[] = [
  { rows: 30, role: 'captain' },
  { rows: 1, role: 'engineer' }, // before play begins
  { rows: 60, role: 'radioOperator' },
];

const NAMES: { readonly [Name in Mode]: string } = { turn: 'turn', realTime: 'real-time' };

const recipesOf = (mode: Mode): readonly Recipe[] => [
  {
    name: `${NAMES[mode]}-sunk`,
    setup: { ...waters(mode), scenario: 'minefield', first: 'alpha' },
    wanted: 'sunk',
    plot: { showEverything: true, hits: 1 },
    play: playOut,
  },
  {
    name: `${NAMES[mode]}-sunk-in-the-ice`,
    setup: { ...waters(mode), scenario: 'ice', torpedoPath: 'free', chainMines: true },
    wanted: 'sunk',
    plot: { showEverything: true, hits: 1 },
    play: playOut,
  },
  {
    name: `${NAMES[mode]}-sunk-among-decoys`,
    setup: { ...waters(mode), scenario: 'decoy' },
    wanted: 'sunk',
    plot: { showEverything: true, hits: 1 },
    play: playOut,
  },
  {
    name: `${NAMES[mode]}-salvaged`,
    setup: { ...waters(mode), scenario: 'salvage' },
    wanted: 'salvaged',
    plot: { showEverything: false, hits: 1 },
    play: playOut,
  },
  {
    name: `${NAMES[mode]}-both-sunk`,
    setup: { ...waters(mode), damage: 1 },
    wanted: 'bothSunk',
    plot: { showEverything: false, hits: 2 },
    play: playOut,
  },
  ...FORFEITS.map((reason, i): Recipe => ({
    name: `${NAMES[mode]}-${reason}`,
    setup: { mode, answerSeconds: 5 }, // on the first chart of the house
    wanted: reason,
    plot: { showEverything: false, hits: 1 },
    play: (match) => {
      const { rows, role } = LEAVING[i] ?? { rows: 0, role: 'captain' };
      if (!match.play(rows))
        match.take({ type: 'forfeit', at: match.now, seat: seatOf('bravo', role), reason });
    },
  })),
];

function make(recipe: Recipe, attempt: number): MatchRecord | null {
  const header = goldenHeader(captainSonarPlayable, { ...recipe, attempt });
  const played = new Director(header, recipe.plot);
  recipe.play(played);
  const outcome = played.table.outcome();
  if (outcome?.reason !== recipe.wanted || !played.hasShownAll()) return null;
  return makeRecord(header, played.table.rows, outcome);
}

makeGoldens(GOLDEN, MODES.flatMap(recipesOf), make);
