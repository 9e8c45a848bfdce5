import { counted, listed } from '@fathom/kit';

const SEVERAL = 4; // cells that are named one by one

const named = (cells: readonly string[]): string =>
  cells.length > SEVERAL ? `${cells.length} cells` : listed(cells);

/** A chart of one's own while it is being drawn. */
export const drawingWords = {
  title: 'Draw your chart',
  board: 'Your chart, to be drawn on',
  howTo:
    'Drag to draw, or walk with the arrow keys and press Enter. Drawing over the same again makes it water.',
  brush: 'Draw',
  marks: {
    island: 'Island',
    water: 'Water',
    hole: 'Hole in the ice',
    mine: 'Charted mine',
    wreck: 'Wreck',
  },
  undo: 'Undo',
  redo: 'Redo',
  clear: 'All water',
  mirror: 'Mirrored: every stroke on the opposite side as well',
  islands: (found: number, least: number, most: number): string =>
    `${counted(found, 'island cell')}, ${least} to ${most} wanted`,
  holes: (found: number, least: number): string =>
    `${counted(found, 'hole')}, at least ${least} wanted`,
  mines: (found: number, needed: number): string =>
    `${counted(found, 'charted mine')} of ${needed}`,
  wrecks: (found: number, needed: number): string => `${counted(found, 'wreck')} of ${needed}`,
  cutOff: (cells: readonly string[]): string =>
    `${named(cells)} cannot be reached from the rest of the water.`,
  deadEnds: (cells: readonly string[]): string =>
    `Too few ways out of ${named(cells)}: every cell of water needs two.`,
  goodToSail: 'Good to sail.',
  notYet: 'Not fit to sail yet:',
  asText: 'The same as text',
  flawed: 'something is wrong here',
  link: 'Share it by a link',
  linkAbout: 'Anyone who opens it gets this chart, ready to play.',
  linkLabel: 'Link to this chart',
  keep: 'Keep this chart',
  name: 'Its name',
  usualName: (number: number): string => `Chart ${number}`,
  kept: 'Charts you keep',
  keptAbout: 'In this browser, and with your account if you have one.',
  load: (name: string): string => `Draw on with ${name}`,
  drop: (name: string): string => `Throw ${name} away`,
  dropSign: '×',
  full: (most: number): string => `You keep ${most} charts: throw one away first.`,
  fromLink: 'This chart came with the link you opened.',
} as const;
