interface Limits {
  readonly messageBytes: number;
  readonly nameLength: number;
  readonly chatLength: number;
  readonly chatLines: number; // in one channel of a match
  readonly inputIdLength: number;
}

/** What a client may send at most. The server enforces it; a client may show it. */
export const LIMITS: Limits = {
  messageBytes: 16 * 1024,
  nameLength: 24,
  chatLength: 280,
  chatLines: 500,
  inputIdLength: 40,
};
