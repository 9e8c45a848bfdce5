/** What nobody has measured: how people are, and what machines a site has. Every one of them can be argued with. */
export interface Assumptions {
  /** Of the people who are connected, those in a match that is played right now. The others read, wait, or play by correspondence. */
  readonly livePeople: number;
  readonly liveMovesPerMinute: number; // in one match, of both players together
  readonly movesPerGame: number;
  readonly rowsPerMove: number; // with chat, clocks, people who come and go
  readonly correspondenceMovesPerDay: number; // in one match
  readonly visitsPerCorrespondenceMove: number; // people also look without moving
  readonly visitSeconds: number;
  readonly busiestHour: number; // times the mean of a day
  readonly rowsPerOpenMatch: number; // that its log has, on average

  readonly network: number; // milliseconds from one machine to another
  readonly flush: number; // milliseconds until a commit is on the disk of a Postgres with a mirrored disk
  readonly checkpointSeconds: number; // checkpoint_timeout; the default of Postgres is 300
  readonly postgresCores: number; // as fast as those that were measured on
  readonly walPerSecond: number; // bytes that a disk and an archive take all day
  readonly postgresConnections: number; // max_connections
  readonly natsCores: number;
  readonly nodeMemory: number; // bytes of one node for matches and sockets
  readonly nodeSockets: number; // of one node
  readonly memoryPerSocket: number; // bytes, of somebody who is in no match
  /** How much of a processor, or of any other thing, may be in use in the busiest hour. */
  readonly mostBusy: number;
}

export const ASSUMPTIONS: Assumptions = {
  livePeople: 0.6,
  liveMovesPerMinute: 6,
  movesPerGame: 40,
  rowsPerMove: 1.1,
  correspondenceMovesPerDay: 1,
  visitsPerCorrespondenceMove: 2,
  visitSeconds: 60,
  busiestHour: 2.5,
  rowsPerOpenMatch: 25,
  network: 0.25,
  flush: 0.5,
  checkpointSeconds: 300,
  postgresCores: 16,
  walPerSecond: 100e6,
  postgresConnections: 500,
  natsCores: 4,
  nodeMemory: 3 * 2 ** 30,
  nodeSockets: 10_000,
  memoryPerSocket: 40 * 1024,
  mostBusy: 0.6,
};

// What the server does, not what anybody assumes.

/** Seconds after a row until lists are told (`FACE_RENEWED` of the host). */
export const LISTED_AFTER = 2;
/** Seconds that a match stays in memory after its last visitor (`KEPT_IDLE` of the host). */
export const KEPT_IDLE = 120;
/** Of each node: one for batches, four for reading, one for beats, one for the site. */
export const CONNECTIONS_PER_NODE = 7;
export const READING_LINES = 4;
export const HEADS_EVERY = 2; // seconds
export const ATTENDANCE_EVERY = 5;
export const BEAT_EVERY = 1;
/** Seconds for which a network is asked about after it was met (`ASKED` of the site). */
export const NETWORK_ASKED = 5;
export const LARGEST_BATCH = 1000;
