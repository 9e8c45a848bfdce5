import type { Tally } from '../load/tally.ts';
import type { Wire } from '../load/wire.ts';
import type { Action } from './game.ts';
import { SEATS } from './open.ts';
import type { Leg, Voyage } from './voyage.ts';

const CREW = 4; // seats
const CAPTAIN = 0;
const FIRST_MATE = 1;
const ENGINEER = 2;

/** An input on its way to the screens of its own crew. */
interface Pending {
  readonly heardAs: Buffer; // how the update tells of it
  readonly sentAt: number;
  seenBy: number;
}

/**
 * One crew at its work: a course every so often, and as soon as First Mate and Engineer hear of it, their marks.
 * Each of the three counts as a move; it is done when the last of the four has heard of it.
 */
export class Crew {
  readonly #side: string;
  readonly #first: number; // the index of the Captain's wire
  readonly #wires: readonly Wire[];
  readonly #voyage: Voyage;
  readonly #tally: Tally;
  readonly #pending = new Map<string, Pending>();
  #leg = -1;
  #sent = 0;
  /** Courses that were due before both marks of the last were seen: the server, or this process, is too slow. */
  late = 0;

  constructor(
    wires: readonly Wire[],
    side: 'alpha' | 'bravo',
    work: { voyage: Voyage; tally: Tally },
  ) {
    this.#side = side;
    this.#first = side === 'alpha' ? 0 : CREW;
    this.#wires = wires;
    this.#voyage = work.voyage;
    this.#tally = work.tally;
    for (let i = 0; i < CREW; i++) {
      const wire = wires[this.#first + i];
      if (wire !== undefined) wire.hear = (payload) => this.#hear(i, payload);
    }
  }

  /** In the water. */
  begin(): void {
    this.#send(CAPTAIN, { type: 'start', cell: this.#voyage.start }, 'startChosen');
  }

  /** The next course; false: the voyage is over. */
  sail(): boolean {
    if (this.#pending.size > 0) {
      this.late += 1;
      return true;
    }
    this.#leg += 1;
    const leg = this.#voyage.legs[this.#leg];
    if (leg === undefined) return false;
    this.#send(CAPTAIN, leg.course, 'courseSet');
    return true;
  }

  #send(role: number, action: Action, type: string): void {
    const i = this.#first + role;
    this.#sent += 1;
    const message = { t: 'act', id: `m${this.#sent}`, seat: SEATS[i], action };
    const heardAs = Buffer.from(`"type":"${type}","side":"${this.#side}"`);
    this.#pending.set(type, { heardAs, sentAt: performance.now(), seenBy: 0 });
    this.#wires[i]?.sendText(JSON.stringify(message));
  }

  #hear(role: number, payload: Buffer): void {
    this.#tally.heard(payload.length);
    const head = payload.subarray(0, 40);
    if (head.includes('"t":"refused"') || head.includes('"t":"error"'))
      throw new Error(`an input was not taken: ${payload.toString()}`);
    if (!head.includes('"t":"update"')) return;
    for (const [type, pending] of this.#pending)
      if (payload.includes(pending.heardAs)) this.#saw(role, type, pending);
  }

  #saw(role: number, type: string, pending: Pending): void {
    const leg = this.#voyage.legs[this.#leg];
    if (type === 'courseSet' && leg !== undefined) this.#mark(role, leg);
    pending.seenBy += 1;
    if (pending.seenBy < CREW) return;
    this.#pending.delete(type);
    this.#tally.seen(pending.sentAt);
  }

  #mark(role: number, { gauge, mark }: Leg): void {
    if (role === FIRST_MATE) this.#send(FIRST_MATE, gauge, 'gaugeMarked');
    if (role === ENGINEER) this.#send(ENGINEER, mark, 'brokeDown');
  }
}
