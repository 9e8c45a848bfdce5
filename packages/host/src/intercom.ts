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
  readonly here: () => readonly IntercomLine[];
  /** From now on this is where they talk, and nowhere else. */
  readonly putOn: (line: OwnLine) => void;
  /** Ends what this listener has begun; false: there was nothing. */
  readonly takeOff: (listener: Listener) => boolean;
  readonly isOn: (listener: Listener) => boolean;
  /** Hands a signal on; false: there is nobody whom this listener could mean. */
  readonly signal: (wish: Omit<SignalWish, 't' | 'id'>, from: Listener) => boolean;
  /** Something may have changed: whoever has to know is told how things are now, and nobody twice. */
  readonly review: () => void;
  /** What another host has said; true: somebody is not on it here any more. */
  readonly hear: (whisper: string) => boolean;
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
  const { services, room, elsewhere, membership } = parts;
  const lines = new Map<string, OwnLine>(); // by guest
  const told = new Map<Listener, string>();

  const lineOf = (guest: string): IntercomLine | undefined =>
    lines.get(guest) ?? elsewhere.intercom(guest);
  const onSeenBy = (guest: string): readonly OnIntercom[] => {
    // Who is not on it yet is shown whom they could reach if they were.
    const me: Talker = lineOf(guest) ?? { guest, direct: 'everybody' };
    return seatedPeople(match).flatMap((person) => {
      const [line, seat] = [lineOf(person), firstSeatOf(match, person)];
      if (line === undefined || seat === undefined) return [];
      const link = person === guest ? 'direct' : linkBetween(match, [me, line], services);
      return link === null ? [] : [{ seat, session: line.session, relay: link === 'relay' }];
    });
  };
  const messageTo = (guest: string): Omit<IntercomMessage, 't'> => {
    const circle = circleOf(match, guest);
    return { circle, on: circle === null ? [] : onSeenBy(guest) };
  };
  const tell = (listener: Listener): void => {
    const message = messageTo(listener.guest);
    const text = JSON.stringify(message);
    const before = told.get(listener);
    if (!room.hears(listener)) return; // told as soon as it does
    if (text === before || (before === undefined && message.on.length === 0)) return;
    if (text === NOTHING) told.delete(listener);
    else told.set(listener, text);
    send(listener, { t: 'intercom', ...message });
  };
  const forgetGone = (): void => {
    for (const listener of told.keys()) if (!room.hears(listener)) told.delete(listener);
    for (const [guest, { listener }] of lines) if (!room.hears(listener)) lines.delete(guest);
  };
  const handOn = (from: IntercomLine, to: OwnLine, signal: SignalWish['signal']): void => {
    const seat = firstSeatOf(match, from.guest);
    if (seat !== undefined)
      send(to.listener, { t: 'signal', from: seat, session: from.session, signal });
  };
  return {
    here: () =>
      [...lines.values()].map(({ guest, session, direct }) => ({ guest, session, direct })),
    isOn: (listener) => lines.get(listener.guest)?.listener === listener,
    putOn: (line) => {
      lines.set(line.guest, line);
      whisper({ kind: 'took', guest: line.guest, session: line.session });
    },
    takeOff: (listener) => {
      told.delete(listener);
      if (lines.get(listener.guest)?.listener !== listener) return false;
      return lines.delete(listener.guest);
    },
    signal: ({ to: seat, session, signal }, { guest }) => {
      const me = lines.get(guest);
      const other = match.seats.get(seat)?.guest ?? null;
      const line = other === null || other === guest ? undefined : lineOf(other);
      if (me === undefined || line?.session !== session) return false;
      if (linkBetween(match, [me, line], services) === null) return false;
      const here = lines.get(line.guest);
      const from = { guest, session: me.session, direct: me.direct };
      if (here !== undefined) handOn(from, here, signal);
      else whisper({ kind: 'signal', from, to: line.guest, session, signal });
      return true;
    },
    review: () => {
      forgetGone();
      const people = seatedPeople(match);
      const listeners = people.some((guest) => lineOf(guest) !== undefined)
        ? people.flatMap((guest) => room.listenersOf(guest))
        : [];
      for (const listener of new Set([...listeners, ...told.keys()])) tell(listener);
    },
    hear: (text) => {
      const heard = JSON.parse(text) as Whisper;
      if (heard.kind === 'took')
        return lines.get(heard.guest)?.session !== heard.session && lines.delete(heard.guest);
      const { from, to, session, signal } = heard;
      const line = lines.get(to);
      if (line?.session === session && linkBetween(match, [from, line], services) !== null)
        handOn(from, line, signal);
      return false;
    },
  };

  function whisper(what: Whisper): void {
    membership.whisper(JSON.stringify(what));
  }
}
