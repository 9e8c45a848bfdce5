import type { Role } from '../vocabulary.ts';

/** What a station is for and how it is worked, for somebody who sits there for the first time. */
export interface StationGuideText {
  readonly title: string;
  readonly steps: readonly string[];
}

export const STATION_GUIDES: { readonly [Name in Role]: StationGuideText } = {
  captain: {
    title: 'The Captain steers and shoots',
    steps: [
      'First choose where your boat lies. Then each turn call a course: the boat goes one cell, and the enemy hears it.',
      'You cannot cross your own route. When no course is open, or too much is broken, surface: that clears your route and repairs everything, but gives away your sector.',
      'After the course you may use one system that is ready. A torpedo reaches four cells: 2 damage right there, 1 beside it. Four damage sink a boat.',
    ],
  },
  firstMate: {
    title: 'The First Mate fills the gauges',
    steps: [
      'After each course mark one space on one gauge. A full gauge makes its system ready; using it empties it again.',
      'Torpedo and mine do damage, drone and sonar ask where the enemy is, silence moves you unheard.',
      'For a first match: fill the torpedo, then sonar, then the torpedo again.',
    ],
  },
  engineer: {
    title: 'The Engineer chooses what breaks',
    steps: [
      'Each course breaks something: mark one symbol on the panel of that course. The lit panel is the one.',
      'A broken symbol blocks its kind: one of the weapons anywhere, and neither torpedo nor mine can be used. The kinds are in the legend.',
      'Symbols joined by a wire are a circuit. When all four of a circuit are marked they are repaired by themselves: look for those first.',
      'Radiation blocks nothing, but six of it marked is 1 damage, and so is a panel with every symbol marked. After that damage the whole board is repaired.',
      'Point at a symbol before you mark it: the consequences are shown beside the board.',
    ],
  },
  radioOperator: {
    title: 'The Radio Operator finds the enemy',
    steps: [
      'You hear every course of the enemy, and the sheet draws it. You just do not know where it began.',
      'Shift the track over the chart: where it would run over an island or off the edge it cannot lie. Shaded places are ruled out already.',
      'A silence breaks the track: from there on it may go on elsewhere. Drones, sonar and surfacing tell you more.',
      'When few places are left, your Captain can shoot.',
    ],
  },
};

export const guideWords = {
  summary: 'How this station works',
} as const;
