/** What is wrong with a chart of one's own, and what would be right. */
export const chartFaults = {
  notCustom: 'a chart of your own goes with the map "custom" only',
  unknownChart: (map: string, ids: readonly string[]): string =>
    `there is no chart "${map}" here: choose ${ids.map((id) => `"${id}"`).join(', ')}, or "custom" with a chart of your own`,
  neitherSize: (lines: number): string =>
    `a chart has 10 lines (turn by turn) or 15 (real time), this has ${lines}`,
  lines: (size: number, lines: number): string =>
    `a chart of this size has ${size} lines, this has ${lines}`,
  mark: (line: number, column: number, mark: string): string =>
    `line ${line}, column ${column}: "${mark}" is no mark of a chart; use "." for water, "#" for an island, "o" for a hole in the ice, "*" for a charted mine, "w" for a wreck`,
  lineLength: (line: number, length: number, size: number): string =>
    `line ${line} has ${length} characters: each line has ${size}, one a cell`,
  islands: (found: IslandCount): string =>
    `${found.islands} of the ${found.cells} cells are islands: ` +
    `on ${found.size} by ${found.size} cells there should be ${found.least} to ${found.most} (4 to 15%)`,
  cutOff: (spot: Spot): string =>
    `${spotWords(spot)} is cut off from the rest: a boat must be able to reach all water by N, E, S and W`,
  deadEnd: (spot: Spot): string =>
    `${spotWords(spot)} is a dead end: every cell of water needs at least two ways out by N, E, S or W`,
  holes: (found: number, least: number, size: number): string =>
    `the chart has ${counted(found, 'hole')} in the ice ("o"): the ice scenario needs at least ${least} on ${size} by ${size} cells`,
  chartedMines: (found: number, needed: number, size: number): string =>
    `the chart has ${counted(found, 'charted mine')} ("*"): the minefield scenario needs exactly ${needed} on ${size} by ${size} cells`,
  wrecks: (found: number, needed: number, size: number): string =>
    `the chart has ${counted(found, 'wreck')} ("w"): the salvage scenario needs exactly ${needed} on ${size} by ${size} cells`,
} as const;

/** Where something is, on the chart and in its text. */
export interface Spot {
  readonly cell: string;
  readonly line: number;
  readonly column: number;
}
interface IslandCount {
  readonly islands: number;
  readonly cells: number;
  readonly size: number;
  readonly least: number;
  readonly most: number;
}

const spotWords = ({ cell, line, column }: Spot): string =>
  `the water at ${cell} (line ${line}, column ${column})`;

const counted = (count: number, thing: string): string =>
  `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`;
