import {
  ATTENDANCE_EVERY,
  BEAT_EVERY,
  CONNECTIONS_PER_NODE,
  HEADS_EVERY,
  KEPT_IDLE,
  NETWORK_ASKED,
} from './assumptions.ts';
import type { Assumptions } from './assumptions.ts';
import { listsPerMove } from './figures.ts';
import type { SiteFigures } from './figures.ts';

export interface SiteSize {
  readonly people: number; // connected at once
  readonly openMatches: number;
}
export interface SitePlan extends SiteSize {
  readonly nodes: number;
}
/** What the model is made of. */
export interface Ground {
  readonly figures: SiteFigures;
  readonly assumptions: Assumptions;
}

/** How often things happen in the busiest hour: a second. */
export interface Rates {
  readonly liveMatches: number; // not a rate: there are so many
  readonly liveMoves: number;
  readonly correspondenceMoves: number;
  readonly visits: number; // of matches at rest
  readonly begun: number; // live matches
  readonly rows: number;
  readonly lists: number;
  readonly pokes: number;
  readonly copies: number; // not a rate: matches in memory, each as often as there are nodes that have it
}

/** The share of matches whose two players are at different nodes. */
export const apartOf = (nodes: number): number => 1 - 1 / nodes;

export function ratesOf({ people, openMatches, nodes }: SitePlan, given: Assumptions): Rates {
  const liveMatches = Math.min(openMatches, (people * given.livePeople) / 2);
  const perMatch = given.liveMovesPerMinute / 60;
  const liveMoves = liveMatches * perMatch;
  const correspondenceMoves =
    (((openMatches - liveMatches) * given.correspondenceMovesPerDay) / 86_400) * given.busiestHour;
  const visits = correspondenceMoves * given.visitsPerCorrespondenceMove;
  const begun = liveMoves / given.movesPerGame;
  const rows = (liveMoves + correspondenceMoves) * given.rowsPerMove;
  const apart = apartOf(nodes);
  return {
    liveMatches,
    liveMoves,
    correspondenceMoves,
    visits,
    begun,
    rows,
    lists: liveMoves * listsPerMove(perMatch, apart) + correspondenceMoves + 4 * begun,
    pokes: rows + 2 * visits + 2 * begun,
    copies: liveMatches * (1 + apart) + visits * (KEPT_IDLE + given.visitSeconds),
  };
}

/** What all nodes together, one Postgres and one NATS have to do, in cores, bytes and counts. */
export interface Demand {
  readonly rates: Rates;
  readonly nodeCores: number;
  readonly nodeMemory: number; // bytes
  readonly sockets: number;
  readonly postgresCores: number;
  readonly postgresParts: Readonly<Record<PostgresPart, number>>; // cores
  readonly walPerSecond: number; // bytes
  readonly statementsPerSecond: number;
  readonly connections: number;
  readonly natsCores: number;
  readonly diskPerDay: number; // bytes that logs grow by
  readonly logSize: number; // bytes of the logs of open matches
}
export const POSTGRES_PARTS = ['appends', 'reads', 'lists', 'visits', 'site'] as const;
export type PostgresPart = (typeof POSTGRES_PARTS)[number];

export function demandOf(plan: SitePlan, { figures, assumptions }: Ground): Demand {
  const rates = ratesOf(plan, assumptions);
  const apart = apartOf(plan.nodes);
  const { people, openMatches, nodes } = plan;
  const { rows, lists, visits, begun, copies } = rates;
  const joins = visits + 2 * begun;
  const more = figures.postgresMore;
  const parts = {
    appends:
      more *
      rows *
      (figures.append.statement / batchOf(rows / nodes, figures) + figures.append.row),
    reads: more * rows * apart * figures.read,
    lists: more * lists * figures.list,
    visits: joins * figures.join.postgres + more * visits * figures.rest,
    site:
      (nodes * figures.beat) / BEAT_EVERY +
      joins * NETWORK_ASKED * figures.perNetwork +
      copies *
        (figures.headsPerMatch / HEADS_EVERY + figures.attendancePerMatch / ATTENDANCE_EVERY),
  };
  const { together, apart: twice } = figures.nodeMove;
  const node = rows * (apart * twice + (1 - apart) * together) + joins * figures.join.node;
  return {
    rates,
    nodeCores: node / 1000,
    nodeMemory:
      copies * figures.memoryPerCopy +
      people * (1 - assumptions.livePeople) * assumptions.memoryPerSocket,
    sockets: people,
    postgresParts: mapParts(parts, (part) => part / 1000),
    postgresCores: POSTGRES_PARTS.reduce((sum, part) => sum + parts[part], 0) / 1000,
    walPerSecond: walOf(plan, rates, { figures, assumptions }),
    statementsPerSecond:
      rows / batchOf(rows / nodes, figures) + rows * apart + lists + 5 * joins + visits + nodes,
    connections: nodes * CONNECTIONS_PER_NODE,
    natsCores: (rates.pokes * figures.natsMove) / 1000,
    diskPerDay: ((rows * 86_400) / assumptions.busiestHour) * (figures.tableRow + figures.indexRow),
    logSize: openMatches * assumptions.rowsPerOpenMatch * (figures.tableRow + figures.indexRow),
  };
}

const mapParts = (
  parts: Readonly<Record<PostgresPart, number>>,
  of: (part: number) => number,
): Readonly<Record<PostgresPart, number>> =>
  Object.fromEntries(POSTGRES_PARTS.map((part) => [part, of(parts[part])])) as Record<
    PostgresPart,
    number
  >;

/** Rows that come to a node while a batch of it is under way are the next one. */
const batchOf = (rowsPerSecond: number, { append }: SiteFigures): number =>
  Math.max(1, (rowsPerSecond * (append.statement + append.row)) / 1000);

/**
 * Postgres writes a page as a whole when it is changed for the first time after a checkpoint. A live match is written to so
 * often between two of them that it counts once in so many moves; one by correspondence pays for it with every move.
 */
function walOf(
  { nodes }: SitePlan,
  { liveMoves, correspondenceMoves, visits, begun, lists }: Rates,
  { figures: { wal }, assumptions }: Ground,
): number {
  const between = Math.max(
    1,
    (assumptions.liveMovesPerMinute / 60) * assumptions.checkpointSeconds,
  );
  const once = (first: number, again: number): number => again + (first - again) / between;
  const liveLists = lists - correspondenceMoves;
  return (
    liveMoves * assumptions.rowsPerMove * once(wal.rowFirst, wal.row) +
    liveLists * once(wal.listFirst, wal.list) +
    correspondenceMoves * (assumptions.rowsPerMove * wal.rowFirst + wal.listFirst) +
    (visits + begun) * wal.restFirst +
    nodes * wal.beat
  );
}
