/** A picture in the rules: what is to be seen, for those who do not see it, and what it shows. */
export interface PictureText {
  readonly label: string;
  readonly caption: string;
}

type PictureName =
  | 'route'
  | 'compass'
  | 'torpedo'
  | 'mine'
  | 'silence'
  | 'decoy'
  | 'salvage'
  | 'sheetWrong'
  | 'sheetRight'
  | 'sheetShaded'
  | 'gauges'
  | 'damage'
  | 'panel'
  | 'circuit'
  | 'overload'
  | 'hull';

export const PICTURE_TEXTS: { readonly [Name in PictureName]: PictureText } = {
  route: {
    label:
      'A chart of ten by ten cells in four sectors. Alpha’s boat has come from B5 along a bent line to G5.',
    caption:
      'Alpha’s own chart. From G5 the boat can go north, east or south; west is its own track.',
  },
  compass: {
    label: 'A compass whose north point is lit.',
    caption: 'The course is set: north.',
  },
  torpedo: {
    label:
      'Alpha’s boat on G5. The cells up to four steps away through water are tinted; a blast on I6 would catch the nine cells from H5 to J7.',
    caption:
      'What a torpedo can reach from G5, around islands. One on I6: 2 damage there, 1 on the eight cells around it.',
  },
  mine: {
    label:
      'Alpha’s boat on G5. A mine can be laid on the neighbouring water that is not on its own track. A mine already lies on D5.',
    caption: 'Open berths for a mine. Another lies on D5, ready to be set off.',
  },
  silence: {
    label: 'Alpha’s boat slips from G5 to G7 in silence.',
    caption: 'Silence to G7. The enemy hears one word: neither the course nor how far.',
  },
  decoy: {
    label: 'Alpha’s boat goes from G5 to G6. A dashed ghost of it goes east to H5.',
    caption:
      'A decoy: the boat goes south, and all hear “east”. From here on the enemy draws a ghost.',
  },
  salvage: {
    label:
      'Three wrecks: on B2, D8 and H6. Alpha’s boat on G5 is beside the one on H6, whose nine cells are framed. The wreck on D8 is empty.',
    caption:
      'From any of the nine cells a grapnel reaches the wreck on H6. The one on D8 is empty already.',
  },
  sheetWrong: {
    label:
      'The track of eight courses heard from Bravo lies over the chart and ends on G4. Near its end it crosses the island on H4.',
    caption:
      'Heard: east, east, north, north, east, north, north, west. Lying like this, the track crosses the island on H4: Bravo is not on G4.',
  },
  sheetRight: {
    label: 'The same track, shifted so that it ends on I3; all of it is in water.',
    caption: 'Shifted here, all of it is in water: Bravo may be on I3.',
  },
  sheetShaded: {
    label: 'The same track, and the cells where it cannot end are shaded.',
    caption:
      'With shading: the track can end on the bare cells only. The ring is a note for the crew.',
  },
  gauges: {
    label: '',
    caption:
      'A torpedo with one of three marks; a sonar that is ready; a mine that is full, but weapons are broken.',
  },
  damage: { label: '', caption: 'Two plates are holed. The fourth sinks the boat.' },
  panel: {
    label:
      'The four panels West, North, South and East with six symbols each. The North panel is lit, its second symbol, weapons, is crossed out.',
    caption: 'North was called and N2 is marked: no mine and no torpedo until it is repaired.',
  },
  circuit: {
    label:
      'N1, N2 and N3 on the orange circuit are crossed out, and S4. On the lit East panel E1, the last of the orange circuit, is picked.',
    caption:
      'East is called. E1 completes the orange circuit: N1, N2, N3 and E1 are repaired. S4 stays broken.',
  },
  overload: {
    label:
      'Five of the six symbols on the West panel are crossed out. Only W5 is left, a reactor symbol.',
    caption:
      'West is one mark from damage. It would have been better to go east once: E3 completes yellow.',
  },
  hull: {
    label:
      'A submarine in four sections from stern to bow. Two are traced and signed E and C, the third is half done.',
    caption:
      'The hull sheet. The Engineer and the Captain have signed; the third section is begun.',
  },
};

export const gaugeTableWords = {
  system: 'System',
  breaksWith: 'Breaks with',
  turn: 'Turn by turn',
  realTime: 'Real time',
} as const;

/** What a symbol of the reactor breaks. */
export const REACTOR_BREAKS = 'no system, but six of them are too many.';
