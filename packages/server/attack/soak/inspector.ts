import { once } from 'node:events';
import { WebSocket } from 'ws';

/** One thread of a process, as its inspector sees it. */
export interface Session {
  /** `hear` is told the pieces of a heap snapshot. */
  readonly call: (method: string, hear?: (chunk: string) => void) => Promise<void>;
}
export interface Inspector {
  readonly main: Session;
  readonly threads: () => readonly Session[]; // those that run now
  readonly close: () => void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly chunk?: string;
    readonly sessionId?: string;
    readonly message?: string; // of a thread, as text
  };
}
type Hear = (message: Message) => void;

/** Speaks with Node's inspector, and through it with the inspectors of worker threads. */
export async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url, { maxPayload: 2 ** 30 });
  await once(socket, 'open');
  const ears = new Map<string, Hear>(); // by thread; '' is the main one
  let lastId = 0;
  const post = (method: string, params: object): number => {
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return lastId;
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    const thread = message.params?.sessionId ?? '';
    if (message.method === 'NodeWorker.attachedToWorker') ears.set(thread, () => {});
    else if (message.method === 'NodeWorker.detachedFromWorker') ears.delete(thread);
    else if (message.method === 'NodeWorker.receivedMessageFromWorker')
      ears.get(thread)?.(JSON.parse(message.params?.message ?? '{}') as Message);
    else ears.get('')?.(message);
  });

  const session = (thread: string): Session => ({
    call: (method, hear) =>
      new Promise((resolve) => {
        let id = 0;
        ears.set(thread, (message) => {
          if (message.method === 'HeapProfiler.addHeapSnapshotChunk')
            hear?.(message.params?.chunk ?? '');
          if (message.id === id) resolve();
        });
        if (thread === '') id = post(method, {});
        else {
          id = lastId + 1; // any id of its own will do
          const message = JSON.stringify({ id, method });
          post('NodeWorker.sendMessageToWorker', { sessionId: thread, message });
        }
      }),
  });
  const main = session('');
  post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  await main.call('HeapProfiler.enable'); // what was asked before is done by then
  return {
    main,
    threads: () => [...ears.keys()].filter((thread) => thread !== '').map(session),
    close: () => socket.close(),
  };
}
