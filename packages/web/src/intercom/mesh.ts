import type { Seat } from '@fathom/kit';
import type { IceServer, OnIntercom, SignalMessage, VoiceSignal } from '@fathom/protocol';
import { openVoicePeer } from './voice-peer.ts';
import type { PeerState, VoicePeer } from './voice-peer.ts';

/** The connections of this browser to all it talks with. */
export interface VoiceMesh {
  /** Connects to those who are new, and ends all others at once. */
  readonly meet: (people: readonly OnIntercom[]) => void;
  readonly take: (message: SignalMessage) => void;
  readonly say: (track: MediaStreamTrack | null) => void;
  readonly renew: (servers: readonly IceServer[]) => void;
  readonly tryAgain: (session: string) => void;
  readonly levels: () => ReadonlyMap<string, number>; // by session
}
interface MeshParts {
  readonly session: () => string; // this browser's own
  readonly send: (to: Pick<OnIntercom, 'seat' | 'session'>, signal: VoiceSignal) => void;
  readonly onStream: (session: string, stream: MediaStream | null) => void; // null: they are gone
  readonly onState: (session: string, state: PeerState | null) => void;
}
interface Met {
  readonly session: string;
  seat: Seat; // before the start people change seats while they talk
  readonly peer: VoicePeer;
}

const MOST_EARLY = 40; // signals of people who were not told of yet

export function openVoiceMesh({ session, send, onStream, onState }: MeshParts): VoiceMesh {
  const met = new Map<string, Met>();
  let track: MediaStreamTrack | null = null;
  let servers: readonly IceServer[] = [];
  let early: SignalMessage[] = [];

  const open = (person: OnIntercom): Met => {
    const { seat, session: theirs, relay } = person;
    const one: Met = {
      session: theirs,
      seat,
      peer: openVoicePeer({
        servers,
        isRelayed: relay,
        isFirst: session() > theirs,
        track,
        send: (signal) => send(one, signal),
        onStream: (stream) => onStream(theirs, stream),
        onState: (state) => onState(theirs, state),
      }),
    };
    return one;
  };
  const end = (key: string, { session: theirs, peer }: Met): void => {
    peer.close();
    met.delete(key);
    onStream(theirs, null);
    onState(theirs, null);
  };
  const begin = (key: string, person: OnIntercom): void => {
    onState(person.session, 'connecting');
    const one = open(person);
    met.set(key, one);
    for (const message of early) if (isFrom(message, one)) one.peer.take(message.signal);
    early = early.filter((message) => !isFrom(message, one));
  };
  return {
    meet: (people) => {
      const wanted = new Map(people.map((person) => [keyOf(person), person]));
      for (const [key, one] of met) if (!wanted.has(key)) end(key, one);
      for (const [key, person] of wanted) {
        const known = met.get(key);
        if (known === undefined) begin(key, person);
        else known.seat = person.seat;
      }
    },
    take: (message) => {
      const known = [...met.values()].find((one) => isFrom(message, one));
      if (known === undefined) early = [...early, message].slice(-MOST_EARLY);
      else known.peer.take(message.signal);
    },
    say: (next) => {
      track = next;
      for (const { peer } of met.values()) peer.say(next);
    },
    renew: (next) => {
      servers = next;
      for (const { peer } of met.values()) peer.renew(next);
    },
    tryAgain: (theirs) => {
      for (const each of met.values()) if (each.session === theirs) each.peer.tryAgain();
    },
    levels: () => new Map([...met.values()].map((one) => [one.session, one.peer.level()])),
  };
}

const keyOf = ({ session, relay }: OnIntercom): string =>
  `${session} ${relay ? 'relay' : 'direct'}`;

const isFrom = (
  message: SignalMessage,
  { seat, session }: Pick<Met, 'seat' | 'session'>,
): boolean => message.from === seat && message.session === session;
