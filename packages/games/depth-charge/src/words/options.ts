export const OPTIONS = {
  first: {
    title: 'First turn',
    description: 'Who takes the first turn once all mines are placed.',
  },
  allowPass: {
    title: 'Passing',
    description: 'A captain may let a turn go by without doing anything.',
  },
  duplicates: {
    title: 'Equal ping times',
    description: 'Two mines that answer at the same time: list the time twice, or merge it.',
  },
  occlusion: {
    title: 'Hidden mines',
    description:
      'A mine hides those behind it on a straight line only, or also on the counted path to a mine off the lines.',
  },
  turnLimit: {
    title: 'Turn limit',
    description: 'The game is a draw after this many turns, both sides counted together.',
  },
  assist: {
    title: 'Aids',
    description:
      'Your own marks on the chart; marks and shading of squares that can still hold a mine; or neither.',
  },
} as const;

/** The levels of play, and the players that only measure them. */
export const LEVELS = {
  cadet: {
    name: 'Cadet',
    summary:
      'Remembers only the last two soundings, and loses patience when they do not settle it.',
  },
  hand: {
    name: 'Able hand',
    summary: 'Remembers three soundings, and drops the next charge right beside its boat.',
  },
  mate: {
    name: 'Mate',
    summary:
      'Forgets nothing and plans the way to the next charge, but never looks at the other boat.',
  },
  commander: {
    name: 'Commander',
    summary: 'Weighs every step by how the hunt may go on and by how far the other side has come.',
  },
  admiral: {
    name: 'Admiral',
    summary: 'Works the hunt out to its end, and takes the risks that win the race.',
  },
  greedy: {
    name: 'Greedy',
    summary: 'Sounds where it learns most at once and charges what is certain.',
  },
  first: {
    name: 'First commander',
    summary: 'The strongest captain there was before any had a book of openings.',
  },
} as const;
