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
