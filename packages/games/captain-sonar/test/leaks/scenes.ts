import { captainSonar, systemsIn } from '@fathom/captain-sonar';
import type { Setup, State } from '@fathom/captain-sonar';
import { armed, begin, beginRealTime, fresh, mined, play, withBoat } from '../play.ts';

type Game = typeof captainSonar;

/** The same game, but every match begins in the middle of things: what is rare from the start is common here. */
export const startingFrom = (scene: State, game: Game = captainSonar): Game => ({
  ...game,
  start: () => scene,
});

const STARTS = { alpha: 'B8', bravo: 'G4' } as const;

/** Both boats are charged, mined and worn. */
function inTheMiddle(state: State): State {
  const systems = systemsIn(state.setup.scenario);
  const charged = armed(armed(state, 'alpha', ...systems), 'bravo', ...systems);
  const laid = mined(mined(charged, 'alpha', 'A8', 'G2'), 'bravo', 'G5', 'C8');
  return withBoat(withBoat(laid, 'alpha', { broken: ['N6', 'E4', 'W6'] }), 'bravo', {
    broken: ['N6', 'S5', 'E6'],
  });
}

export const turnByTurn = (some: Partial<Setup> = {}): State => inTheMiddle(begin(STARTS, some));
export const inRealTime = (some: Partial<Setup> = {}): State =>
  inTheMiddle(beginRealTime(STARTS, some));

/** Turn by turn, with Bravo's first turn and nothing charged. */
export const bravoFirst: State = begin(STARTS, { first: 'bravo' });
const calm: State = beginRealTime(STARTS);

/** Real time: Bravo is to run silent, and Alpha has something to STOP for. */
export const beforeSilence: State = play(
  armed(armed(calm, 'alpha', 'drone'), 'bravo', 'silence'),
  'B stop silence',
);

/** Real time: Bravo is to lay a mine. */
export const beforeMine: State = play(armed(calm, 'bravo', 'mine'), 'B stop mine');

/** Real time: both boats are at the surface. */
export const surfaced: State = play(calm, 'A surface', 'B surface');

/** The Captains have not chosen, but Alpha's sonar is ready. */
export const beforeSonar: State = armed(fresh(), 'alpha', 'sonar');

/** Bravo's torpedo has one mark, and one more would leave it short of ready. */
export const oneMark: State = withBoat(bravoFirst, 'bravo', {
  gauges: { ...bravoFirst.boats.bravo.gauges, torpedo: 1 },
});

/**
 * Bravo can go east and then north, and nowhere else. If E1 breaks on the way, that repairs three symbols of the north
 * panel; and so it is the panel or the reactor that does the damage when N6 breaks, and only Bravo knows which.
 */
export const beforeDamage: State = withBoat(bravoFirst, 'bravo', {
  position: 'A10',
  route: ['C10', 'A9', 'A10'],
  broken: ['N1', 'N2', 'N3', 'N4', 'N5', 'E4', 'E6', 'S5', 'W5', 'W6'],
});

/** Real time: Bravo lies in a corner and is to lay a mine there, and Alpha can reach that corner. */
export const minedCorner: State = play(
  armed(armed(beginRealTime({ alpha: 'C3', bravo: 'A1' }), 'alpha', 'torpedo'), 'bravo', 'mine'),
  'B stop mine',
);

/** Real time: Bravo has a decoy that all heard was ready. */
export const beforeDecoy: State = armed(
  beginRealTime(STARTS, { scenario: 'decoy' }),
  'bravo',
  'decoy',
);
