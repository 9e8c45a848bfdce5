import { connect } from '@nats-io/transport-node';
import type { Msg } from '@nats-io/transport-node';

/** A message between nodes as anybody sees it who listens on the bus. */
export interface Overheard {
  readonly subject: string;
  readonly text: string;
  readonly hasMore: boolean; // headers, or an address to answer to
}
/** Listens to everything on the bus, through every restart of it. */
export interface Eavesdropper {
  readonly heard: () => ReadonlyMap<string, Overheard>; // each only once, by all it says
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

export async function eavesdrop(url: string): Promise<Eavesdropper> {
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 50,
    pingInterval: 1_000,
  });
  const heard = new Map<string, Overheard>();
  let count = 0;
  connection.subscribe('>', {
    callback: (_error: Error | null, message: Msg) => {
      count += 1;
      const { subject, reply, headers } = message;
      const text = Buffer.from(message.data).toString('latin1');
      const hasMore = (reply ?? '') !== '' || headers !== undefined;
      // Of pokes only the number differs again and again: one of each subject will do, if it is a number.
      const key = /^\d{1,15}$/.test(text) && !hasMore ? subject : `${subject} ${text}`;
      if (!heard.has(key)) heard.set(key, { subject, text, hasMore });
    },
  });
  await connection.flush();
  return { heard: () => heard, count: () => count, close: () => connection.close() };
}
