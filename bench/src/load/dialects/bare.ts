import { sharedFrames } from '../dialect.ts';
import type { Dialect } from '../dialect.ts';
import { openWire } from '../wire.ts';
import { actFrame } from './fathom.ts';

/** The bare servers get the very bytes that ours gets. */
const bare = (seenBy: Dialect['seenBy']): Dialect => ({
  open: async ([port], n) => {
    const target = { port, path: `/${n}` };
    const wires = [await openWire(target), await openWire(target)] as const;
    return { wires, match: String(n), keys: ['', ''] };
  },
  frames: sharedFrames((script) => script.map(actFrame)),
  isUpdate: () => true,
  isEnd: null,
  isComplaint: () => false,
  heartbeat: () => null,
  seenBy,
});

export const echo: Dialect = bare('sender');
export const relay: Dialect = bare('other');
