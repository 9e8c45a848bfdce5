/**
 * The limit for a durable game of two: the bare relay, but each message is on the disk before anybody is told of it.
 * It knows no rules, no seats and no secrets; what it writes is as long as a row of ours.
 */
import { Worker } from 'node:worker_threads';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { packRows } from './durable/rows.ts';
import type { Row } from './durable/rows.ts';
import { tellReady } from './ready.ts';
import { UPDATE } from './update.ts';

interface Match {
  readonly number: number;
  readonly players: Set<WebSocket>;
  rows: number;
}

/** Waiting for the disk costs the same for one row as for many: one batch is in flight, what comes meanwhile is the next. */
class Commits {
  readonly #thread: Worker;
  readonly #durable: (match: Match) => void;
  #rows: Row[] = [];
  #matches: Match[] = [];
  #inFlight: readonly Match[] = [];
  #busy = false;

  constructor(folder: string, durable: (match: Match) => void) {
    this.#durable = durable;
    this.#thread = new Worker(new URL('durable/thread.ts', import.meta.url), {
      workerData: folder,
    });
    this.#thread.on('message', () => this.#committed());
  }

  add(match: Match, text: Buffer): void {
    this.#rows.push({ match: match.number, seq: match.rows, text });
    this.#matches.push(match);
    match.rows += 1;
    if (this.#busy) return;
    this.#busy = true;
    setImmediate(() => this.#send()); // with all that this turn of the event loop brings
  }

  #send(): void {
    const packed = packRows(this.#rows);
    this.#thread.postMessage(packed, [packed]);
    this.#inFlight = this.#matches;
    this.#rows = [];
    this.#matches = [];
  }

  /** The next batch is on its way before the players hear of this one: the thread need not wait for them. */
  #committed(): void {
    const durable = this.#inFlight;
    this.#busy = this.#rows.length > 0;
    if (this.#busy) this.#send();
    for (const match of durable) this.#durable(match);
  }
}

const matches = new Map<string, Match>();
const commits = new Commits(process.env['FATHOM_DATA'] ?? '.', ({ players }) => {
  for (const player of players) player.send(UPDATE, { binary: false });
});

function matchOf(path: string): Match {
  const match = matches.get(path) ?? { number: matches.size, players: new Set(), rows: 0 };
  matches.set(path, match);
  return match;
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket, request) => {
  const match = matchOf(request.url ?? '');
  match.players.add(socket);
  socket.on('message', (text: Buffer) => commits.add(match, text));
  socket.on('close', () => match.players.delete(socket));
});
server.on('listening', () => tellReady(server.address()));
