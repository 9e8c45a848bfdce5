import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Rng } from '@fathom/kit';
import { HERE } from '../../test/postgres/free-port.ts';

/**
 * clear: as if it were not there. cut: what is open is reset, and so is what is opened. silent: nothing comes through, and
 * nobody is told; what was on its way arrives when it is over. slow: 200 ms each way. lossy: one piece in twenty is lost.
 */
export type LinkState = 'clear' | 'cut' | 'silent' | 'slow' | 'lossy';

/** A way between a node and what it depends on, which can be made to fail. */
export interface FaultyLink {
  readonly port: number;
  readonly set: (state: LinkState) => void;
  readonly close: () => Promise<void>;
}
export interface LinkOptions {
  readonly to: number; // a port
  readonly luck: Rng;
}

const SLOW_MILLIS = 200;
const LOSS = 20; // one piece in so many
/**
 * TCP loses no bytes: to a program a lost piece is one that comes late, with all that follows it. So long Linux waits at
 * least until it sends one again, and twice as long for each time that is lost as well.
 */
const RETRANSMISSION_MILLIS = 200;

export async function openLink({ to, luck }: LinkOptions): Promise<FaultyLink> {
  const pairs = new Set<Pair>();
  let state: LinkState = 'clear';
  const delay = (): number => {
    if (state === 'slow') return SLOW_MILLIS;
    return state === 'lossy' ? delayOfLoss(luck) : 0;
  };
  const world = { delay, isSilent: () => state === 'silent' };
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const pair = openPair(near, to, world);
    pairs.add(pair);
    void pair.ended.then(() => pairs.delete(pair));
  });
  server.listen(0, HERE);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      state = next;
      if (state === 'cut') pairs.forEach((pair) => pair.reset());
      else if (state !== 'silent') pairs.forEach((pair) => pair.goOn());
    },
    close: async () => {
      pairs.forEach((pair) => pair.reset());
      server.close();
      await once(server, 'close');
    },
  };
}

const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));

function delayOfLoss(luck: Rng): number {
  let millis = 0;
  for (let wait = RETRANSMISSION_MILLIS; luck.int(LOSS) === 0; wait *= 2) millis += wait;
  return millis;
}

interface World {
  readonly delay: () => number; // milliseconds for the next piece
  readonly isSilent: () => boolean;
}
interface Pair {
  readonly goOn: () => void;
  readonly reset: () => void;
  readonly ended: Promise<unknown>;
}

function openPair(near: Socket, port: number, world: World): Pair {
  const far = connect({ port, host: HERE, noDelay: true, allowHalfOpen: true });
  const reset = (): void => {
    for (const socket of [near, far]) if (!socket.destroyed) socket.resetAndDestroy();
  };
  const ways = [openWay(near, far, world), openWay(far, near, world)];
  for (const socket of [near, far]) {
    socket.on('error', () => {}); // `close` tells
    // In silence nobody learns that the other end is gone.
    socket.on('close', (hadError) => (hadError && !world.isSilent() ? reset() : null));
  }
  return {
    goOn: () => ways.forEach((way) => way()),
    reset,
    ended: Promise.all([near, far].map(closed)),
  };
}

/** Takes what comes from one end to the other, in order. Returns what makes it go on after a silence. */
function openWay(from: Socket, to: Socket, { delay, isSilent }: World): () => void {
  const waiting: { readonly due: number; readonly send: () => void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  const pass = (): void => {
    timer = null;
    while (!isSilent() && waiting.length > 0 && (waiting[0]?.due ?? 0) <= performance.now())
      waiting.shift()?.send();
    const [next] = waiting;
    if (next === undefined || isSilent()) return;
    timer ??= setTimeout(pass, Math.max(0, next.due - performance.now()));
  };
  const put = (send: () => void): void => {
    const due = Math.max(waiting.at(-1)?.due ?? 0, performance.now() + delay());
    waiting.push({ due, send });
    if (timer === null) pass();
  };
  from.on('data', (chunk: Buffer) => put(() => void (to.destroyed || to.write(chunk))));
  from.on('end', () => put(() => void to.end()));
  return () => {
    if (timer === null) pass();
  };
}
