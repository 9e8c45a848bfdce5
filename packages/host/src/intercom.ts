import type { IntercomMessage, OnIntercom, SignalWish } from '@fathom/protocol';
import type { Elsewhere } from './elsewhere.ts';
import { circleOf, firstSeatOf, linkBetween, seatedPeople } from './intercom-circles.ts';
import type { Talker } from './intercom-circles.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import type { Membership } from './peers.ts';
import type { Room } from './room.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

/** Somebody on the intercom, with the browser they talk by. */
export interface IntercomLine extends Talker {
  readonly session: string;
}
interface OwnLine extends IntercomLine {
  readonly listener: Listener;
}

/**
 * Who is on the intercom. Like presence it is beside the log: it lasts as long as the connection by which it was said, and
 * nobody may learn of it but those who can talk with each other.
 */
export interface Intercom {
  /** Who is on it at this host, for other hosts. */
  here(): readonly IntercomLine[];
  /** From now on this is where they talk, and nowhere else. */
  putOn(line: OwnLine): void;
  /** Ends what this listener has begun; false: there was nothing. */
  takeOff(listener: Listener): boolean;
  isOn(listener: Listener): boolean;
  /** Hands a signal on; false: there is nobody whom this listener could mean. */
  signal(wish: Omit<SignalWish, 't' | 'id'>, from: Listener): boolean;
  /** Something may have changed: whoever has to know is told how things are now, and nobody twice. */
  review(): void;
  /** What another host has said; true: somebody is not on it here any more. */
  hear(whisper: string): boolean;
}

/** What hosts say to each other about it. */
type Whisper =
  | { readonly kind: 'took'; readonly guest: string; readonly session: string }
  | {
      readonly kind: 'signal';
      readonly from: IntercomLine;
      readonly to: string;
      readonly session: string;
      readonly signal: SignalWish['signal'];
    };

interface IntercomParts {
  readonly services: Pick<Services, 'conduct' | 'intercom'>;
  readonly room: Pick<Room, 'listenersOf' | 'hears'>;
  readonly elsewhere: Pick<Elsewhere, 'intercom'>;
  readonly membership: Pick<Membership, 'whisper'>;
}

const NOTHING: string = JSON.stringify({ circle: null, on: [] });

export function openIntercom(match: MatchState, parts: IntercomParts): Intercom {
  return new IntercomHere(match, parts);
}

const NO_LINES: readonly IntercomLine[] = [];

class IntercomHere implements Intercom {
  readonly #match: MatchState;
  readonly #parts: IntercomParts;
  #lines: Map<string, OwnLine> | null = null; // by guest; nearly no match has any
  #told: Map<Listener, string> | null = null;

  constructor(match: MatchState, parts: IntercomParts) {
    this.#match = match;
    this.#parts = parts;
  }

  here(): readonly IntercomLine[] {
    if (this.#lines === null) return NO_LINES;
    return [...this.#lines.values()].map(({ guest, session, direct }) => ({
      guest,
      session,
      direct,
    }));
  }

  isOn(listener: Listener): boolean {
    return this.#lines?.get(listener.guest)?.listener === listener;
  }

  putOn(line: OwnLine): void {
    (this.#lines ??= new Map()).set(line.guest, line);
    this.#whisper({ kind: 'took', guest: line.guest, session: line.session });
  }

  takeOff(listener: Listener): boolean {
    this.#told?.delete(listener);
    return this.isOn(listener) && this.#lines?.delete(listener.guest) === true;
  }

  signal(
    { to: seat, session, signal }: Omit<SignalWish, 't' | 'id'>,
    { guest }: Listener,
  ): boolean {
    const me = this.#lines?.get(guest);
    const other = this.#match.seats.get(seat)?.guest ?? null;
    const line = other === null || other === guest ? undefined : this.#lineOf(other);
    if (me === undefined || line?.session !== session) return false;
    if (linkBetween(this.#match, [me, line], this.#parts.services) === null) return false;
    const here = this.#lines?.get(line.guest);
    const from = { guest, session: me.session, direct: me.direct };
    if (here !== undefined) this.#handOn(from, here, signal);
    else this.#whisper({ kind: 'signal', from, to: line.guest, session, signal });
    return true;
  }

  review(): void {
    this.#forgetGone();
    const people = seatedPeople(this.#match);
    const listeners = people.some((guest) => this.#lineOf(guest) !== undefined)
      ? people.flatMap((guest) => this.#parts.room.listenersOf(guest))
      : [];
    const told = this.#told?.keys() ?? [];
    for (const listener of new Set([...listeners, ...told])) this.#tell(listener);
  }

  hear(text: string): boolean {
    const heard = JSON.parse(text) as Whisper;
    const lines = this.#lines;
    if (heard.kind === 'took')
      return (
        lines?.get(heard.guest)?.session !== heard.session && lines?.delete(heard.guest) === true
      );
    const { from, to, session, signal } = heard;
    const line = lines?.get(to);
    if (
      line?.session === session &&
      linkBetween(this.#match, [from, line], this.#parts.services) !== null
    )
      this.#handOn(from, line, signal);
    return false;
  }

  #lineOf(guest: string): IntercomLine | undefined {
    return this.#lines?.get(guest) ?? this.#parts.elsewhere.intercom(guest);
  }

  #onSeenBy(guest: string): readonly OnIntercom[] {
    const match = this.#match;
    // Who is not on it yet is shown whom they could reach if they were.
    const me: Talker = this.#lineOf(guest) ?? { guest, direct: 'everybody' };
    return seatedPeople(match).flatMap((person) => {
      const [line, seat] = [this.#lineOf(person), firstSeatOf(match, person)];
      if (line === undefined || seat === undefined) return [];
      const link =
        person === guest ? 'direct' : linkBetween(match, [me, line], this.#parts.services);
      return link === null ? [] : [{ seat, session: line.session, relay: link === 'relay' }];
    });
  }

  #messageTo(guest: string): Omit<IntercomMessage, 't'> {
    const circle = circleOf(this.#match, guest);
    return { circle, on: circle === null ? [] : this.#onSeenBy(guest) };
  }

  #tell(listener: Listener): void {
    const message = this.#messageTo(listener.guest);
    const text = JSON.stringify(message);
    const before = this.#told?.get(listener);
    if (!this.#parts.room.hears(listener)) return; // told as soon as it does
    if (text === before || (before === undefined && message.on.length === 0)) return;
    if (text === NOTHING) this.#told?.delete(listener);
    else (this.#told ??= new Map()).set(listener, text);
    send(listener, { t: 'intercom', ...message });
  }

  #forgetGone(): void {
    const { room } = this.#parts;
    for (const listener of this.#told?.keys() ?? [])
      if (!room.hears(listener)) this.#told?.delete(listener);
    for (const [guest, { listener }] of this.#lines ?? [])
      if (!room.hears(listener)) this.#lines?.delete(guest);
  }

  #handOn(from: IntercomLine, to: OwnLine, signal: SignalWish['signal']): void {
    const seat = firstSeatOf(this.#match, from.guest);
    if (seat !== undefined)
      send(to.listener, { t: 'signal', from: seat, session: from.session, signal });
  }

  #whisper(what: Whisper): void {
    this.#parts.membership.whisper(JSON.stringify(what));
  }
}
