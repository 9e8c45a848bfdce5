import type { Seat, Side } from '@fathom/kit';

/** What a match is pinned to. */
export const RULES = { id: 'captain-sonar', version: 2 } as const;

export const SIDES = ['alpha', 'bravo'] as const;
export type SideName = (typeof SIDES)[number];
export type PerSide<T> = { readonly [Name in SideName]: T };

export const ROLES = ['captain', 'firstMate', 'engineer', 'radioOperator'] as const;
export type Role = (typeof ROLES)[number];
/** 5. The sections of a hull that is traced at the surface: one for each of a crew. */
export const HULL_SECTIONS: number = ROLES.length;

export const MODES = ['turn', 'realTime'] as const;
export type Mode = (typeof MODES)[number];

export const SCENARIOS = ['plain', 'ice', 'minefield', 'decoy', 'salvage'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const COURSES = ['N', 'E', 'S', 'W'] as const;
export type Course = (typeof COURSES)[number];

/** The widest chart; the small one uses the first ten. */
export const COLUMNS = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
] as const;
export type Column = (typeof COLUMNS)[number];
/** Row 1 is the northernmost: "C7". */
export type Cell = `${Column}${number}`;

/** The last three belong to a scenario each: charted mines, decoys, and the grapnel of a salvage. */
export const SYSTEMS = [
  'mine',
  'torpedo',
  'drone',
  'sonar',
  'silence',
  'scenario',
  'decoy',
  'grapnel',
] as const;
export type System = (typeof SYSTEMS)[number];
export type PerSystem<T> = { readonly [Name in System]: T };
/** A boat has six gauges: the systems of scenarios share one, and no scenario has two of them. */
export type GaugeName = Exclude<System, 'decoy' | 'grapnel'>;
export type PerGauge<T> = { readonly [Name in GaugeName]: T };

/** What a symbol on the panel stands for: a breakdown of one colour disables its systems. */
export const COLOURS = ['weapons', 'detection', 'special', 'radiation'] as const;
export type Colour = (typeof COLOURS)[number];
export const CIRCUITS = ['yellow', 'orange', 'gray'] as const;
export type Circuit = (typeof CIRCUITS)[number];

/** Six symbols on the panel of each course, the first three wired into circuits, the others into the reactor. */
export type PanelSymbol = `${Course}${1 | 2 | 3 | 4 | 5 | 6}`;

export const CLAIM_KINDS = ['row', 'column', 'sector'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const HITS = ['clear', 'indirect', 'direct'] as const;
export type Hit = (typeof HITS)[number];

export const PHASES = ['placing', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Every way a game can end. The first three are the game's own, the others the players'. */
export const ENDINGS = ['sunk', 'bothSunk', 'salvaged', 'resigned', 'time', 'absent'] as const;
export type Ending = (typeof ENDINGS)[number];

export const enemyOf = (side: SideName): SideName => (side === 'alpha' ? 'bravo' : 'alpha');
export const perSide = <T>(make: (side: SideName) => T): PerSide<T> => ({
  alpha: make('alpha'),
  bravo: make('bravo'),
});
/** The same but for one side. */
export const withSide = <T>(both: PerSide<T>, side: SideName, value: T): PerSide<T> =>
  side === 'alpha' ? { alpha: value, bravo: both.bravo } : { alpha: both.alpha, bravo: value };

export const seatOf = (side: SideName, role: Role): Seat => `${side}.${role}` as Seat;
export const teamOf = (side: SideName): Side => side as string as Side;

const WHOSE: ReadonlyMap<string, { readonly side: SideName; readonly role: Role }> = new Map(
  SIDES.flatMap((side) => ROLES.map((role) => [seatOf(side, role), { side, role }])),
);

/** Whose chair it is; null: no chair of this game. */
export const chairAt = (seat: Seat): { readonly side: SideName; readonly role: Role } | null =>
  WHOSE.get(seat) ?? null;
