import { existsSync, readFileSync } from 'node:fs';
import type { AppendsResult } from '../cluster/appending.ts';
import type { ClusterResult } from '../cluster/measure.ts';
import type { SetupResult } from '../cluster/playing.ts';
import type { SiteSetup } from '../cluster/site.ts';
import type { StatementName, StatementResult } from '../cluster/statements.ts';
import { LISTED_AFTER } from './assumptions.ts';
import { DEFAULT_FIGURES } from './default-figures.ts';

/** What was measured, as the model needs it. Times are milliseconds of processor time, sizes bytes. */
export interface SiteFigures {
  /** Of all nodes a move takes, by where its players are. */
  readonly nodeMove: { readonly together: number; readonly apart: number };
  readonly natsMove: number;
  /** What Postgres took for a move in play, over what its statements take one after the other with nothing else to do. */
  readonly postgresMore: number;
  readonly join: { readonly node: number; readonly postgres: number };
  readonly append: { readonly statement: number; readonly row: number };
  readonly read: number;
  readonly list: number;
  readonly rest: number;
  readonly beat: number;
  readonly headsPerMatch: number;
  readonly attendancePerMatch: number;
  readonly perNetwork: number; // that is told and asked about
  readonly wal: {
    readonly row: number;
    readonly rowFirst: number; // with the pages that it touches first since a checkpoint
    readonly list: number;
    readonly listFirst: number;
    readonly restFirst: number;
    readonly beat: number;
  };
  readonly tableRow: number;
  readonly indexRow: number;
  readonly memoryPerCopy: number; // of a match with its sockets, in one node
}

const PAGE = 8192;

export function figuresOf(run: ClusterResult): SiteFigures {
  const one = setupOf(run, 'postgres').median;
  const three = setupOf(run, 'three').median;
  const [single, many] = [appendsOf(run, 'fewest'), appendsOf(run, 'most')];
  const perRow = many.postgresCpu / 1000;
  const heads = statementOf(run, 'heads');
  const attendance = statementOf(run, 'attendance');
  const networks = statementOf(run, 'networks');
  const statements = {
    append: {
      statement: Math.max(0, single.postgresCpu / 1000 - perRow),
      row: perRow,
    },
    read: statementOf(run, 'read').postgresCpu,
    list: statementOf(run, 'listAgain').postgresCpu,
  };
  return {
    ...statements,
    postgresMore: Math.max(
      1,
      three.cpu.postgres / 1000 / moveOf(statements, run.offered / run.matches),
    ),
    nodeMove: { together: one.cpu.nodes / 1000, apart: three.cpu.nodes / 1000 },
    natsMove: three.cpu.nats / 1000,
    join: { node: three.joinCpu.nodes, postgres: three.joinCpu.postgres },
    rest: statementOf(run, 'rest').postgresCpu,
    beat: statementOf(run, 'beat').postgresCpu,
    headsPerMatch: heads.postgresCpu / heads.matches,
    attendancePerMatch: attendance.postgresCpu / attendance.matches,
    perNetwork: networks.postgresCpu / networks.matches,
    wal: {
      row: single.walPerRow,
      rowFirst: single.walPerRow + fullPageOf(run),
      list: statementOf(run, 'listAgain').wal,
      listFirst: statementOf(run, 'list').wal,
      restFirst: statementOf(run, 'rest').wal,
      beat: statementOf(run, 'beat').wal,
    },
    tableRow: run.scattered.tablePerRow,
    indexRow: single.indexPerRow,
    memoryPerCopy: three.memoryPerMatch / COPIES,
  };
}

/** Milliseconds of Postgres for a move whose players are at different nodes, in a match with so many a second. */
export const moveOf = (
  { append, read, list }: Pick<SiteFigures, 'append' | 'read' | 'list'>,
  movesPerSecond: number,
): number => append.statement + append.row + read + listsPerMove(movesPerSecond, 1) * list;

/** A node tells lists once for all that it wrote in the 2 s since the first row of it. */
export function listsPerMove(movesPerSecond: number, apart: number): number {
  const perNode = movesPerSecond / (1 + apart);
  return 1 / (1 + LISTED_AFTER * perNode);
}

const COPIES = 2; // of each match of the setup with three nodes

function setupOf({ setups }: ClusterResult, wanted: SiteSetup['name']): SetupResult {
  const found = setups.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`the figures have no setup "${wanted}"`);
  return found;
}

/** About the most matches that were measured. */
function statementOf({ statements }: ClusterResult, wanted: StatementName): StatementResult {
  const [found] = statements
    .filter(({ name }) => name === wanted)
    .toSorted((a, b) => b.matches - a.matches);
  if (found === undefined) throw new Error(`the figures have no statement "${wanted}"`);
  return found;
}

function appendsOf({ appends }: ClusterResult, writers: 'fewest' | 'most'): AppendsResult {
  const found = appends.toSorted((a, b) => a.writers - b.writers).at(writers === 'most' ? -1 : 0);
  if (found === undefined) throw new Error('the figures have no appends');
  return found;
}

/** How much of the WAL a page takes that is written as a whole, less the hole in it. */
function fullPageOf(run: ClusterResult): number {
  const { scattered } = run;
  const warm = appendsOf(run, 'most'); // rows a commit as in the scattered run
  const pages = scattered.fullPagesPerRow - warm.fullPagesPerRow;
  if (pages <= 0) return PAGE;
  return Math.min(PAGE, Math.max(0, scattered.walPerRow - warm.walPerRow) / pages);
}

const KEPT = new URL('../../results/measured-cluster.json', import.meta.url);

export interface FoundFigures {
  readonly figures: SiteFigures;
  readonly source: string;
}

/** Those that the repository keeps, those of a file, or those that were written down once. */
export function findFigures(file: string | null): FoundFigures {
  if (file === null && !existsSync(KEPT))
    return { figures: DEFAULT_FIGURES, source: 'defaults: no measured-cluster.json is kept' };
  const { cluster, date } = JSON.parse(readFileSync(file ?? KEPT, 'utf8')) as {
    readonly cluster: ClusterResult | null;
    readonly date: string;
  };
  if (cluster === null || cluster === undefined)
    throw new Error('that run did not measure a cluster');
  return { figures: figuresOf(cluster), source: `measured ${date.slice(0, 10)}` };
}
