import type { Chart } from '../chart.ts';
import { COLUMNS } from '../vocabulary.ts';
import type { Cell } from '../vocabulary.ts';
import { coastline } from './coastline.ts';
import { SECTOR_SIZE } from './grid.ts';

const CELL = 40;
const MARGIN = { left: 36, top: 14, right: 14, bottom: 36 } as const;

/** The house's colours by day and by night. */
const STYLE = `
  svg { --card: #fbf8f0; --ink: #17242e; --ink-2: #52616b; --shoal: #9cc7dd; --medium: #c3deea;
    --deep: #e4f0f3; --land: #e3cf93; --hill: #d6bd78; --land-line: #a3894a; --depth-line: #86b0c6; --mine: #17242e; }
  @media (prefers-color-scheme: dark) {
    svg { --card: #0c1e27; --ink: #d9efe9; --ink-2: #86a8ac; --shoal: #1d5568; --medium: #123f50;
      --deep: #0b2a38; --land: #4a4630; --hill: #5a5538; --land-line: #8c8353; --depth-line: #2b6a7e; --mine: #d9efe9; }
  }
  .card { fill: var(--card) }
  .deep { fill: var(--deep) }
  .band { fill: none; stroke-linejoin: round }
  .hill { fill: var(--hill) }
  .beach { fill: none; stroke: var(--land); stroke-width: 0.5; stroke-linejoin: round }
  .shore { fill: none; stroke: var(--land-line); stroke-width: 0.045; stroke-linejoin: round }
  .grid { stroke: var(--ink-2); stroke-width: 0.6; opacity: 0.3 }
  .sector { stroke: var(--ink-2); stroke-width: 1.4; stroke-dasharray: 7 4; opacity: 0.75 }
  .sector-number { fill: var(--ink-2); font: italic 600 15px Georgia, 'Times New Roman', serif }
  .label { fill: var(--ink-2); font: 600 15px 'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', system-ui, sans-serif; text-anchor: middle }
  .frame { fill: none; stroke: var(--ink-2); stroke-width: 1.2 }
  .minutes { fill: none; stroke: var(--ink-2); stroke-width: 4 }
  .hole { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 2.1 }
  .mine { fill: var(--mine); stroke: var(--mine); stroke-width: 1.6; stroke-linecap: round }
  .wreck { fill: none; stroke: var(--mine); stroke-width: 1.6 }
`;

/** A chart as an SVG of its own, for pages that have no board. */
export function chartPicture(chart: Chart, title: string): string {
  const side = chart.size * CELL;
  const box = [
    -MARGIN.left,
    -MARGIN.top,
    side + MARGIN.left + MARGIN.right,
    side + MARGIN.top + MARGIN.bottom,
  ];
  const coast = coastline(chart).join('');
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs><clipPath id="sheet"><rect width="${side}" height="${side}"/></clipPath>`,
    `<path id="coast" d="${coast}"/><clipPath id="land"><use href="#coast"/></clipPath></defs>`,
    `<rect class="card" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"/>`,
    '<g clip-path="url(#sheet)">',
    `<rect class="deep" width="${side}" height="${side}"/>`,
    `<g transform="scale(${CELL})">`,
    ...SEA_AND_LAND,
    '</g>',
    `<path class="grid" d="${gridLines(chart.size, 1)}"/>`,
    `<path class="sector" d="${gridLines(chart.size, SECTOR_SIZE)}"/>`,
    ...sectorNumbers(chart),
    ...chart.holes.map((cell) => at(chart, cell, '<circle class="hole" r="8"/>')),
    ...chart.chartedMines.map((cell) => at(chart, cell, MINE)),
    ...chart.wrecks.map((cell) => at(chart, cell, WRECK)),
    '</g>',
    ...frame(side),
    ...labels(chart.size),
    '</svg>',
  ].join('\n')}\n`;
}

const MINE =
  '<g class="mine"><circle r="5"/><path d="M0-9V9M-9 0H9M-6.4-6.4 6.4 6.4M-6.4 6.4 6.4-6.4"/></g>';

const WRECK = '<g class="wreck"><path d="M-7-7H7V7H-7Z"/><path d="M-7-7 7 7M7-7-7 7"/></g>';

/** Bands of depth around the islands, a line where one begins, and beaches around the hills. */
const SEA_AND_LAND: readonly string[] = [
  band('depth-line', 1.76),
  band('medium', 1.7),
  band('depth-line', 0.86),
  band('shoal', 0.8),
  '<use class="hill" href="#coast"/>',
  '<use class="beach" href="#coast" clip-path="url(#land)"/>',
  '<use class="shore" href="#coast"/>',
];

function band(colour: string, width: number): string {
  return `<use class="band" href="#coast" stroke="var(--${colour})" stroke-width="${width}"/>`;
}

function gridLines(size: number, every: number): string {
  const lines = Array.from({ length: size / every - 1 }, (_, index) => (index + 1) * every * CELL);
  return lines.map((line) => `M${line} 0V${size * CELL}M0 ${line}H${size * CELL}`).join('');
}

/** Small, in the north-west corner of each sector, clear of what is drawn in the middle of the cell. */
const sectorNumbers = (chart: Chart): readonly string[] =>
  Array.from({ length: chart.sectors }, (_, index) => {
    const across = chart.size / SECTOR_SIZE;
    const x = (index % across) * SECTOR_SIZE * CELL + 3;
    const y = Math.floor(index / across) * SECTOR_SIZE * CELL + 13;
    return `<text class="sector-number" x="${x}" y="${y}">${index + 1}</text>`;
  });

function at(chart: Chart, cell: Cell, drawing: string): string {
  const index = chart.indexOf(cell);
  const x = ((index % chart.size) + 0.5) * CELL;
  const y = (Math.floor(index / chart.size) + 0.5) * CELL;
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/** A frame with the scale of minutes around it, a dark and a light bar a cell. */
const frame = (side: number): readonly string[] => [
  `<path class="minutes" stroke-dasharray="${CELL / 2} ${CELL / 2}" d="M0-4H${side}M0 ${side + 4}H${side}M-4 0V${side}M${side + 4} 0V${side}"/>`,
  `<rect class="frame" width="${side}" height="${side}"/>`,
  `<rect class="frame" x="-6.5" y="-6.5" width="${side + 13}" height="${side + 13}"/>`,
];

const labels = (size: number): readonly string[] =>
  COLUMNS.slice(0, size).flatMap((column, index) => [
    `<text class="label" x="${(index + 0.5) * CELL}" y="${size * CELL + 25}">${column}</text>`,
    `<text class="label" x="-20" y="${(index + 0.5) * CELL + 5}">${index + 1}</text>`,
  ]);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
