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
