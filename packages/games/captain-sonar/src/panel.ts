import type {
  Circuit,
  Colour,
  Course,
  GaugeName,
  Mode,
  PanelSymbol,
  PerGauge,
  PerSystem,
  Scenario,
  System,
} from './vocabulary.ts';
import { CIRCUITS, COURSES, SYSTEMS } from './vocabulary.ts';

/** How many marks fill each gauge. */
export const GAUGES: { readonly [Name in Mode]: PerSystem<number> } = {
  realTime: {
    mine: 3,
    torpedo: 3,
    drone: 4,
    sonar: 3,
    silence: 6,
    scenario: 4,
    decoy: 4,
    grapnel: 4,
  },
  turn: { mine: 2, torpedo: 3, drone: 3, sonar: 2, silence: 5, scenario: 4, decoy: 3, grapnel: 4 },
};

const isGauge = (system: System): system is GaugeName => system !== 'decoy' && system !== 'grapnel';

/** The gauge a system is charged on. */
export const gaugeOf = (system: System): GaugeName => (isGauge(system) ? system : 'scenario');

/** The marks on the gauge of a system. */
export const marksOn = (
  { gauges }: { readonly gauges: PerGauge<number> },
  system: System,
): number => gauges[gaugeOf(system)];

/** A breakdown of this colour disables the system. */
export const COLOUR_OF: PerSystem<Colour> = {
  mine: 'weapons',
  torpedo: 'weapons',
  drone: 'detection',
  sonar: 'detection',
  silence: 'special',
  scenario: 'special',
  decoy: 'special',
  grapnel: 'special',
};

/** One place on the Engineer's panel. */
export interface Fitting {
  readonly symbol: PanelSymbol;
  readonly course: Course;
  readonly colour: Colour;
  readonly circuit: Circuit | null; // null: it belongs to the reactor
}

type Wiring = readonly (readonly [Colour, Circuit | null])[];

const WIRING: { readonly [Name in Course]: Wiring } = {
  N: [
    ['special', 'orange'],
    ['weapons', 'orange'],
    ['special', 'orange'],
    ['detection', null],
    ['weapons', null],
    ['radiation', null],
  ],
  E: [
    ['detection', 'orange'],
    ['special', 'gray'],
    ['weapons', 'yellow'],
    ['radiation', null],
    ['detection', null],
    ['radiation', null],
  ],
  S: [
    ['detection', 'gray'],
    ['special', 'gray'],
    ['weapons', 'gray'],
    ['weapons', null],
    ['radiation', null],
    ['special', null],
  ],
  W: [
    ['weapons', 'yellow'],
    ['special', 'yellow'],
    ['detection', 'yellow'],
    ['detection', null],
    ['radiation', null],
    ['radiation', null],
  ],
};

const fit = (course: Course): readonly Fitting[] =>
  WIRING[course].map(([colour, circuit], i) => ({
    symbol: `${course}${i + 1}` as PanelSymbol,
    course,
    colour,
    circuit,
  }));

export const PANELS: { readonly [Name in Course]: readonly Fitting[] } = {
  N: fit('N'),
  E: fit('E'),
  S: fit('S'),
  W: fit('W'),
};

export const FITTINGS: readonly Fitting[] = COURSES.flatMap((course) => PANELS[course]);
export const SYMBOLS: readonly PanelSymbol[] = FITTINGS.map(({ symbol }) => symbol);

const symbolsWhere = (wanted: (fitting: Fitting) => boolean): readonly PanelSymbol[] =>
  FITTINGS.filter(wanted).map(({ symbol }) => symbol);

/** The four symbols of each circuit: all marked, and all four are repaired. */
export const CIRCUIT_SYMBOLS: { readonly [Name in Circuit]: readonly PanelSymbol[] } = {
  yellow: symbolsWhere(({ circuit }) => circuit === CIRCUITS[0]),
  orange: symbolsWhere(({ circuit }) => circuit === CIRCUITS[1]),
  gray: symbolsWhere(({ circuit }) => circuit === CIRCUITS[2]),
};

/** The six radiation symbols: all marked, and the boat takes damage. */
export const REACTOR_SYMBOLS: readonly PanelSymbol[] = symbolsWhere(
  ({ colour }) => colour === 'radiation',
);

/** 6. The systems that are only there in one scenario. */
const SCENARIO_OF: { readonly [Name in System]?: Scenario } = {
  scenario: 'minefield',
  decoy: 'decoy',
  grapnel: 'salvage',
};

export const systemsIn = (scenario: string): readonly System[] =>
  SYSTEMS.filter((system) => (SCENARIO_OF[system] ?? scenario) === scenario);
