import type { Socket } from 'node:net';
import { parseServerMessage } from '@fathom/protocol';
import type { ServerMessage } from '@fathom/protocol';
import { WebSocket } from 'ws';

type Type = ServerMessage['t'];
type Told<T extends Type> = Extract<ServerMessage, { readonly t: T }>;
type Fits<T extends Type> = (message: Told<T>) => boolean;

export interface Ended {
  readonly code: number;
  readonly reason: string;
}

/** A socket that keeps all it is told and lets a test wait for the message it is about. */
export interface Line {
  readonly texts: readonly string[];
  readonly messages: readonly ServerMessage[];
  readonly say: (message: unknown) => void;
  readonly sayRaw: (text: string) => void;
  readonly sayBytes: (bytes: Buffer, as: { readonly binary: boolean }) => void;
  /** The first message of this type that fits and that no test has waited for yet. */
  readonly hear: <T extends Type>(type: T, fits?: Fits<T>) => Promise<Told<T>>;
  /** The same for messages of any type. */
  readonly hearAny: (fits: (message: ServerMessage) => boolean) => Promise<ServerMessage>;
  readonly ended: Promise<Ended>;
  /** Stops reading and answering, as a machine does that has lost its network. */
  readonly freeze: () => void;
  /** Gone without a goodbye. */
  readonly drop: () => void;
  readonly hangUp: () => void;
}
export interface LineOptions {
  readonly cookie?: string | null;
  readonly origin?: string;
  readonly onMessage?: (message: ServerMessage) => void;
}

/** Why the server would not open a socket. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
  readonly status: number;

  constructor(status: number) {
    super(`the socket was refused with ${status}`);
    this.status = status;
  }
}

/** The connection ended while something was waited for. */
export class LineClosed extends Error {
  override readonly name = 'LineClosed';
}

const PATIENCE = 120_000; // only to end what hangs, and to say what was waited for

export async function openLine(address: string, options: LineOptions = {}): Promise<Line> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, {
    headers: options.cookie ? { cookie: options.cookie } : {},
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  });
  const texts: string[] = [];
  const messages: ServerMessage[] = [];
  const heard = new Set<ServerMessage>();
  const waiting = new Set<() => void>();
  const ended = new Promise<Ended>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
      for (const look of waiting) look();
    });
  });
  socket.on('message', (data: Buffer) => {
    texts.push(data.toString());
    const message = parseServerMessage(data.toString());
    messages.push(message);
    options.onMessage?.(message);
    for (const look of waiting) look();
  });

  const heardSoFar = (): string => `heard\n${texts.slice(-8).join('\n')}`;
  const hearAny = (fits: (message: ServerMessage) => boolean): Promise<ServerMessage> =>
    new Promise((resolve, reject) => {
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        waiting.delete(look);
        settle();
      };
      const giveUp = (): void =>
        done(() => reject(new Error(`waited in vain for ${String(fits)}; ${heardSoFar()}`)));
      const look = (): void => {
        const found = messages.find((message) => !heard.has(message) && fits(message));
        if (found !== undefined) {
          heard.add(found);
          done(() => resolve(found));
        } else if (socket.readyState === WebSocket.CLOSED)
          done(() => reject(new LineClosed(`closed while waiting; ${heardSoFar()}`)));
      };
      const timer = setTimeout(giveUp, PATIENCE);
      waiting.add(look);
      look();
    });
  const hear = async <T extends Type>(type: T, fits: Fits<T> = () => true): Promise<Told<T>> => {
    const found = await hearAny((message) => message.t === type && fits(message as Told<T>));
    return found as Told<T>;
  };
  const wire = (): Socket => (socket as unknown as { readonly _socket: Socket })._socket;

  await opened(socket);
  return {
    texts,
    messages,
    hear,
    hearAny,
    ended,
    say: (message) => socket.send(JSON.stringify(message)),
    sayRaw: (text) => socket.send(text),
    sayBytes: (bytes, as) => socket.send(bytes, as),
    freeze: () => wire().pause(),
    drop: () => socket.terminate(),
    hangUp: () => socket.close(),
  };
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.on('error', () => {}); // a server that is killed; `ended` tells
      resolve();
    });
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, answer) => {
      reject(new NotAdmitted(answer.statusCode ?? 0));
      socket.on('error', () => {});
      socket.terminate();
    });
  });
