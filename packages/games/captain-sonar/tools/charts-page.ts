import { CHARTS, chartOf } from '../src/charts/index.ts';
import type { NamedChart } from '../src/charts/index.ts';
import { measure } from '../src/charts/measure.ts';

const BEFORE = `# The charts of Captain Sonar

All charts are our own. Those of ten by ten cells are for play turn by turn, those of fifteen by fifteen for real time.
A dashed circle is a hole in the ice (ice scenario), a horned disc a charted mine (minefield scenario), a crate a wreck
(salvage scenario); in other scenarios all three are plain water. Dashed lines part the sectors.

\`packages/games/captain-sonar/tools/draw-charts.ts\` writes this page and its pictures from the texts in
\`src/charts/small.ts\` and \`large.ts\`; \`tools/check-charts.ts\` prints all the measures. Tests hold every chart to
bounds for each of them (\`src/charts/good-play.ts\`).

| measure | is |
|---|---|
| islands | their share of the cells: 4 to 15 % |
| ways out | of a cell of water by N, E, S and W, on average; never fewer than 2 |
| after 8, after 12 | in how many cells a boat can still be for one who heard so many of its courses and nothing else: the middle of 600 random routes. Low: the chart gives boats away; high: it hides them |
| route | courses of a boat that steers at random before it has to surface: the middle, and what one in ten exceeds |
| narrows | cells of water that alone join two parts of the sea |
`;

const CUSTOM = `## A chart of your own

The map \`custom\` takes a text: one line per row from north to south, one character per cell.

| character | cell |
|---|---|
| \`.\` | water |
| \`#\` | island |
| \`o\` | water; a hole in the ice scenario |
| \`*\` | water; a charted mine in the minefield scenario |
| \`w\` | water; a wreck in the salvage scenario |

Ten lines of ten or fifteen of fifteen, with 4 to 15 % islands, all water connected, and at least two ways out of every
cell. Ice wants at least 4 holes (6 on the large chart), the minefield exactly 8 mines (12), the
salvage exactly 3 wrecks (5). What does not fit is named
with its line and column. The Crumbs, for a start:
`;

/** docs/captain-sonar-charts.md */
export const chartsPage = (): string =>
  [
    BEFORE,
    '## Turn by turn, ten by ten\n',
    ...CHARTS.filter(({ size }) => size === 10).map(section),
    '## Real time, fifteen by fifteen\n',
    ...CHARTS.filter(({ size }) => size === 15).map(section),
    CUSTOM,
    `\`\`\`\n${CHARTS[0]?.text ?? ''}\n\`\`\`\n`,
  ].join('\n');

function section({ id, name, about }: NamedChart): string {
  const found = measure(chartOf(id, ''));
  const cells = [
    `${Math.round(found.islands * 100)} %`,
    found.waysOut.toFixed(2),
    `${found.after8.middle} cells`,
    `${found.after12.middle} cells`,
    `${found.route.middle} (${found.route.high})`,
    found.narrows,
  ];
  return `### ${name}

${about}

![${name}](images/charts/${id}.svg)

| islands | ways out | after 8 | after 12 | route | narrows |
|---|---|---|---|---|---|
| ${cells.join(' | ')} |
`;
}
