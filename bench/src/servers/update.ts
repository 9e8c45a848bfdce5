/** What an update of ours weighs on average; each run measures it anew (bytesPerUpdate). */
const UPDATE_BYTES = 250;

/** What the bare servers answer with. */
export const UPDATE: Buffer = Buffer.alloc(UPDATE_BYTES, 'x');
