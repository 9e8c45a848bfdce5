interface Limits {
  readonly messageBytes: number;
  readonly nameLength: number;
  readonly chatLength: number;
  readonly chatLinesSeated: number; // of one person in a seat, in one channel of a match
  readonly chatLinesWatching: number; // of one spectator
  readonly chatLinesOfWatchers: number; // of all spectators of a match together
  readonly chatBurst: number; // lines of one person at once
  readonly chatEverySeconds: number; // and then one in so many seconds
  readonly inputIdLength: number;
  readonly reportLength: number;
  readonly reportsPerDay: number; // of one person
  readonly blocks: number; // of one person
  readonly daysOff: number; // for which clocks can be stopped by agreement
  readonly pauseMinutes: number; // for which play can be paused by agreement
  readonly lateMinutes: { readonly least: number; readonly most: number }; // by which spectators see everything late
  readonly watcherNames: number; // of spectators that are shown by name
  readonly descriptionLength: number; // of an offer or answer between two browsers
  readonly candidateLength: number; // of a place where a browser can be reached
  readonly candidates: number; // of them in one message
}

/** What a client may send at most. The server enforces it; a client may show it. */
export const LIMITS: Limits = {
  messageBytes: 16 * 1024,
  nameLength: 24,
  chatLength: 280,
  chatLinesSeated: 300,
  chatLinesWatching: 30,
  chatLinesOfWatchers: 200,
  chatBurst: 5,
  chatEverySeconds: 2,
  inputIdLength: 40,
  reportLength: 500,
  reportsPerDay: 10,
  blocks: 200,
  daysOff: 14,
  pauseMinutes: 60,
  lateMinutes: { least: 2, most: 60 },
  watcherNames: 8,
  descriptionLength: 8 * 1024,
  candidateLength: 512,
  candidates: 12,
};

/** What there can be too much of: the facts of tooManyRequests, tooManyConnections, tooManyNew and full say which. */
export const LIMITED = [
  'data', // requests that read
  'changes', // requests that change something
  'files', // of the web client
  'open', // sockets that are open
  'opening', // sockets opened in a short time
  'cutOff', // sockets that had to be cut off
  'newMatches', // made in a short time
  'server', // everybody's together
] as const;
export type Limited = (typeof LIMITED)[number];

/** A limit that somebody has met, and how long it takes until there may be more. */
export interface MetLimit {
  readonly what: Limited;
  readonly seconds: number;
}
