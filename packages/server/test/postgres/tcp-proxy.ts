import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** Stands between two ends of a connection, and does to it what networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Ends what is open, and lets nobody in, until it is mended. */
  readonly cut: () => void;
  /** Swallows all bytes in both directions without a word. Who comes now finds nobody, either. */
  readonly hang: () => void;
  /** Swallows only what comes back: what is asked is done. */
  readonly swallowAnswers: () => void;
  /** Passes everything on so many milliseconds later. */
  readonly delay: (milliseconds: number) => void;
  /** As new. What was swallowed is gone, and who was hung stays so: networks end such connections later. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

type Mode = 'passing' | 'cut' | 'hanging' | 'swallowing';
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  lost: boolean;
}

export async function startProxy(to: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let mode: Mode = 'passing';
  let late = 0;
  const pass = (pair: Pair, into: Socket, bytes: Buffer | string): void => {
    const isAnswer = into === pair.near;
    if (mode === 'hanging' || (mode === 'swallowing' && isAnswer)) pair.lost = true;
    if (pair.lost && (isAnswer || mode !== 'swallowing')) return;
    if (late === 0) into.write(bytes);
    else setTimeout(() => into.write(bytes), late);
  };
  const join = (near: Socket): void => {
    if (mode === 'cut') return void near.destroy();
    const pair: Pair = { near, far: connect(to, '127.0.0.1'), lost: mode === 'hanging' };
    pairs.add(pair);
    for (const [from, into] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (bytes) => pass(pair, into, bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        if (!pair.lost) into.destroy();
        else if (from === near) pair.far.destroy();
      });
    }
  };
  const server: Server = createServer(join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      mode = 'cut';
      endAll();
    },
    hang: () => {
      mode = 'hanging';
      for (const pair of pairs) pair.lost = true;
    },
    swallowAnswers: () => {
      mode = 'swallowing';
    },
    delay: (milliseconds) => {
      late = milliseconds;
    },
    mend: () => {
      mode = 'passing';
      late = 0;
    },
    close: async () => {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
