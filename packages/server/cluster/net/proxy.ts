import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { HERE } from '../../test/postgres/free-port.ts';

/**
 * A small reverse proxy, so that a cluster on one machine needs nothing installed. New connections go to healthy nodes in
 * turn; what is open stays where it is, unless its node has gone silent. Real sites use a real one: docs/CLUSTER.md.
 */
export interface ReverseProxy {
  readonly address: string;
  readonly healthy: () => readonly number[]; // by their place in `nodes`
  /** Looks at once, and not only when it is time again. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}
export interface ProxyOptions {
  readonly host?: string;
  readonly port: number;
  readonly nodes: readonly number[]; // their ports
  /** Told of each socket, and to which node it went. */
  readonly onSocket?: (request: IncomingMessage, node: number) => void;
}

const CHECK_MILLIS = 300;
const CHECK_PATIENCE = 1_000;
const MOST_SILENCES = 2; // checks without an answer: the node hangs, and nobody at it would notice by themselves
const CONNECT_PATIENCE = 1_000;

export async function openProxy(options: ProxyOptions): Promise<ReverseProxy> {
  const { host = HERE, port, nodes, onSocket } = options;
  const healthy = new Set<number>();
  const open = new Map<Duplex, number>(); // and its node
  const silences = new Map<number, number>(); // in a row
  const checks = new Map<number, Promise<void>>(); // under way
  let turn = 0;

  const listed = (): readonly number[] => [...nodes.keys()].filter((node) => healthy.has(node));
  const look = async (node: number): Promise<void> => {
    const health = await healthOf(nodes[node] ?? 0);
    if (health === 'serving') healthy.add(node);
    else healthy.delete(node);
    silences.set(node, health === 'silent' ? (silences.get(node) ?? 0) + 1 : 0);
    if (silences.get(node) === MOST_SILENCES)
      for (const [client, at] of open) if (at === node) client.destroy();
  };
  /** One at a time for each node: of two the later answer might be the older one. */
  const check = (node: number): Promise<void> => {
    const begun = checks.get(node) ?? look(node).finally(() => checks.delete(node));
    checks.set(node, begun);
    return begun;
  };
  const checkAll = (): Promise<unknown> => Promise.all(nodes.map((_, node) => check(node)));
  /** A connection to the next healthy node. One that refuses is out until it passes a check again. */
  const reach = async (): Promise<{ readonly node: number; readonly socket: Socket } | null> => {
    for (let tries = 0; tries < nodes.length; tries++) {
      const candidates = listed();
      const node = candidates[turn++ % candidates.length];
      if (node === undefined) return null;
      const socket = await connected(nodes[node] ?? 0);
      if (socket !== null) return { node, socket };
      healthy.delete(node);
    }
    return null;
  };
  const forward = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const reached = await reach();
    if (reached === null) return answerNobody(to);
    const { socket } = reached;
    const outgoing = request({
      createConnection: () => socket,
      method: from.method,
      path: from.url,
      headers: { ...from.headers, ...forwarded(from), connection: 'close' },
    });
    outgoing.on('response', (answer) => {
      const { connection: _own, 'keep-alive': _theirs, ...headers } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, headers);
      answer.on('error', () => to.destroy()).pipe(to);
    });
    outgoing.on('error', () => (to.headersSent ? to.destroy() : answerNobody(to)));
    to.on('close', () => outgoing.destroy());
    from.pipe(outgoing);
  };
  const upgrade = async (from: IncomingMessage, client: Duplex, head: Buffer): Promise<void> => {
    client.on('error', () => client.destroy());
    const reached = await reach();
    if (reached === null || client.destroyed)
      return void client.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\n\r\n');
    const { node, socket } = reached;
    onSocket?.(from, node);
    open.set(client, node);
    socket.write(headOf(from));
    socket.write(head);
    socket.on('error', () => client.destroy());
    socket.on('close', () => client.destroy());
    client.on('close', () => {
      open.delete(client);
      socket.destroy();
    });
    client.pipe(socket).pipe(client);
  };

  const server: Server = createServer((from, to) => void forward(from, to));
  server.on('upgrade', (...args) => void upgrade(...args));
  await checkAll();
  const timer = setInterval(() => void checkAll(), CHECK_MILLIS);
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${taken}`,
    healthy: listed,
    check: async () => void (await checkAll()),
    close: async () => {
      clearInterval(timer);
      for (const client of open.keys()) client.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Health = 'serving' | 'not serving' | 'silent';

const healthOf = (port: number): Promise<Health> =>
  new Promise((resolve) => {
    const asking = request({ host: HERE, port, path: '/healthz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'serving' : 'not serving');
    });
    asking.setTimeout(CHECK_PATIENCE, () => {
      resolve('silent');
      asking.destroy();
    });
    asking.on('error', () => resolve('not serving'));
    asking.on('close', () => resolve('not serving'));
    asking.end();
  });

const connected = (port: number): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: HERE, timeout: CONNECT_PATIENCE });
    socket.setNoDelay(true);
    socket.once('timeout', () => socket.destroy());
    socket.once('connect', () => {
      socket.setTimeout(0);
      resolve(socket);
    });
    socket.once('close', () => resolve(null));
    socket.once('error', () => resolve(null));
  });

function forwarded({ headers, socket }: IncomingMessage): Record<string, string> {
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '';
  return {
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
    'x-forwarded-proto': 'http',
  };
}

/** The request as it came, with where it came from. */
function headOf(from: IncomingMessage): string {
  const lines = Object.entries({ ...from.headers, ...forwarded(from) }).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  return [`${from.method} ${from.url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function answerNobody(to: ServerResponse): void {
  to.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' });
  to.end('No node can be reached.\n');
}
