import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { connect, errors } from '@nats-io/transport-node';
import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { CallOff } from '@fathom/host';
import { makePoke, makeWhisper, parsePoke, parseWhisper, subjectOfMatch } from './poke.ts';
import type { Poke, SealedWhisper } from './poke.ts';
import { SiteError } from './site-error.ts';
import { later } from './timers.ts';

/** How pokes get from node to node. What is said while it is away is lost; whoever needs to know finds it in the database. */
export interface Bus {
  readonly poke: (poke: Poke) => void;
  readonly whisper: (whisper: SealedWhisper) => void;
  /** What other nodes say about a match. */
  readonly listen: (
    match: string,
    hear: (poke: Poke) => void,
    overhear?: (sealed: string) => void,
  ) => CallOff;
  /** Resolves once all that was listened to before is heard, or the bus does not answer soon. */
  readonly flush: () => Promise<void>;
  readonly isAway: () => boolean;
  readonly sent: () => number;
  readonly heard: () => number;
  readonly close: () => Promise<void>;
}
export interface BusParts {
  readonly url: string; // may hold a password, which is shown nowhere
  readonly node: string;
  /** One line for the operator. */
  readonly say: (line: string) => void;
  /** It can be reached again, or not any more. */
  readonly onChange: () => void;
}

interface BusEars {
  readonly hear: (poke: Poke) => void;
  readonly overhear: (sealed: string) => void;
}

const RETRY = 250; // milliseconds
const PING = 1_000; // a line that swallows everything is noticed after two
const CONNECT_WITHIN = 2_000;
const FLUSH_WITHIN = 250;
const DEFAULT_PORT = 4222;
const GREETING = 'INFO ';

/** Waits until somebody answers there; rejects with a SiteError where it is not a bus that lets us in. */
export async function openBus({ url, node, say, onChange }: BusParts): Promise<Bus> {
  const address = new URL(url);
  const place = address.host;
  const listeners = new Map<string, BusEars>();
  let sent = 0;
  let heard = 0;
  let isAway = false;
  let isClosed = false;

  const subscribe = (nats: NatsConnection, match: string): CallOff => {
    const subscription = nats.subscribe(subjectOfMatch(match), {
      callback: (error, message) => {
        if (error !== null) return;
        const [subject, body] = [message.subject, message.string()];
        const poke = parsePoke(subject, body);
        const whisper = poke === null ? parseWhisper(subject, body) : null;
        if (poke === null && whisper === null) return;
        heard += 1;
        if (poke !== null) listeners.get(poke.match)?.hear(poke);
        if (whisper !== null) listeners.get(whisper.match)?.overhear(whisper.sealed);
      },
    });
    return () => subscription.unsubscribe();
  };
  const change = (away: boolean): void => {
    if (isAway === away || isClosed) return;
    isAway = away;
    say(away ? `The bus at ${place} is away.` : `The bus at ${place} is back.`);
    onChange();
  };
  const watch = async (): Promise<void> => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') change(true);
      if (type === 'reconnect') change(false);
    }
  };
  const nats = await firstConnection(optionsFor(address, node), { place, say });
  void watch();
  const flush = async (): Promise<void> => {
    if (isAway || isClosed) return;
    const patience = new Promise<void>((resolve) => later(FLUSH_WITHIN, resolve));
    await Promise.race([nats.flush().catch(() => undefined), patience]);
  };
  const publish = ([subject, body]: readonly [subject: string, body: string]): void => {
    if (isAway || isClosed || nats.isClosed()) return;
    sent += 1;
    nats.publish(subject, body);
  };
  return {
    poke: (poke) => publish(makePoke(poke)),
    whisper: (whisper) => publish(makeWhisper(whisper)),
    listen: (match, hear, overhear = () => {}) => {
      listeners.set(match, { hear, overhear });
      const unsubscribe = subscribe(nats, match);
      return () => {
        listeners.delete(match);
        if (!isClosed) unsubscribe();
      };
    },
    flush,
    isAway: () => isAway,
    sent: () => sent,
    heard: () => heard,
    close: async () => {
      await flush();
      isClosed = true;
      await nats.close();
    },
  };
}

const optionsFor = (
  { protocol, host, username, password }: URL,
  node: string,
): ConnectionOptions => ({
  servers: host,
  name: `fathom ${node}`,
  noEcho: true,
  timeout: CONNECT_WITHIN,
  pingInterval: PING,
  maxPingOut: 2,
  maxReconnectAttempts: -1,
  reconnectTimeWait: RETRY,
  reconnectJitter: RETRY,
  // Once it has let us in, a refusal is an operator at work.
  ignoreAuthErrorAbort: true,
  noAsyncTraces: true,
  ...(protocol === 'tls:' && { tls: {} }),
  ...(username !== '' &&
    (password === ''
      ? { token: decodeURIComponent(username) }
      : { user: decodeURIComponent(username), pass: decodeURIComponent(password) })),
});

interface FirstConnection {
  readonly place: string;
  readonly say: (line: string) => void;
}

async function firstConnection(
  options: ConnectionOptions,
  { place, say }: FirstConnection,
): Promise<NatsConnection> {
  for (let tries = 0; ; tries++) {
    const greeting = await greetingAt(place);
    if (greeting !== null && !greeting.startsWith(GREETING))
      throw new SiteError(`What answers at ${place} is not a NATS server.`);
    try {
      if (greeting !== null) return await connect(options);
    } catch (error) {
      if (error instanceof errors.AuthorizationError)
        throw new SiteError(`The bus at ${place} refuses the name or password of FATHOM_BUS.`);
      if (!isPassing(error))
        throw new SiteError(`The bus at ${place} cannot be used: ${String(error)}`);
    }
    if (tries === 0) say(`Waiting for the bus at ${place}, which cannot be reached yet.`);
    await new Promise<void>((resolve) => later(RETRY, resolve));
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof errors.ConnectionError || error instanceof errors.TimeoutError;

/** The first words of a server, which a NATS server says unasked and others once they are addressed; null: nobody is there. */
async function greetingAt(place: string): Promise<string | null> {
  const { hostname, port } = new URL(`tcp://${place}`);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const socket = connectTcp({ host, port: port === '' ? DEFAULT_PORT : Number(port) });
  const callOffs = [
    later(CONNECT_WITHIN / 2, () => socket.write('PING\r\n\r\n')),
    later(CONNECT_WITHIN, () => socket.destroy()),
  ];
  try {
    await once(socket, 'connect');
    const [words] = (await Promise.race([
      once(socket, 'data'),
      once(socket, 'close'),
    ])) as unknown[];
    return Buffer.isBuffer(words) ? words.toString('latin1') : null;
  } catch {
    return null;
  } finally {
    for (const callOff of callOffs) callOff();
    socket.destroy();
  }
}
