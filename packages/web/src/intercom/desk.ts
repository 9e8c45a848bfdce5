import type { Refusal, Seat } from '@fathom/kit';
import type { OnIntercom } from '@fathom/protocol';
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';
import { settings } from '../frame/settings.ts';
import type { MatchLink } from '../net/match-link.ts';
import { newInputId } from '../net/random.ts';
import { readStored, writeStored } from '../net/storage.ts';
import { isInCircle } from './circle.ts';
import { hearingOf, openLoudspeakers } from './hearing.ts';
import { openVoiceMesh } from './mesh.ts';
import { canTalkHere, listMicrophones, openMicrophone } from './microphone.ts';
import type { MicFault, Microphone, MicrophoneChoice } from './microphone.ts';
import { createSpeaking } from './speaking.ts';
import type { PeerState } from './voice-peer.ts';
import { readWish, writeWish } from './wish.ts';

/** Somebody else who can be talked with. */
export interface Mate extends Pick<OnIntercom, 'seat' | 'session' | 'relay'> {
  readonly name: string;
  readonly state: PeerState;
}
/** Why nobody can be talked with. */
export type IntercomFault = 'unsupported' | 'elsewhere' | Refusal;

/** The intercom of one match, as this browser has it. */
export interface IntercomDesk {
  readonly state: Accessor<'off' | 'joining' | 'on'>;
  readonly fault: Accessor<IntercomFault | null>;
  readonly micFault: Accessor<MicFault | null>; // null: there is one, or nobody has asked for it
  readonly others: Accessor<readonly Mate[]>; // who is on it, whether this person is or not
  readonly isSpeaking: (seat: Seat) => boolean; // one's own seats as well
  readonly isTalking: Accessor<boolean>; // what this person says is heard
  readonly isMuted: Accessor<boolean>; // an open microphone that is switched off for now
  readonly microphones: Accessor<readonly MicrophoneChoice[]>;
  readonly microphone: Accessor<string | null>;
  readonly isBlocked: Accessor<boolean>;
  readonly unblock: () => void;
  readonly join: () => void;
  readonly leave: () => void;
  /** Talks for as long as it is held. */
  readonly hold: (isHeld: boolean) => void;
  readonly mute: (isMuted: boolean) => void;
  readonly choose: (device: string) => void;
  readonly tryMicrophone: () => void;
  readonly tryAgain: (session: string) => void;
}

const DEVICE = 'fathom/microphone';
const RENEW_AT = 0.8; // of the time for which credentials are good

export function createIntercomDesk(link: MatchLink): IntercomDesk {
  const [session, setSession] = createSignal<string | null>(null); // null: off
  const [isAnswered, setAnswered] = createSignal(false);
  const [fault, setFault] = createSignal<IntercomFault | null>(null);
  const [micFault, setMicFault] = createSignal<MicFault | null>(null);
  const [mic, setMic] = createSignal<Microphone | null>(null);
  const [microphones, setMicrophones] = createSignal<readonly MicrophoneChoice[]>([]);
  const [states, setStates] = createSignal<ReadonlyMap<string, PeerState>>(new Map());
  const [isHeld, setHeld] = createSignal(false);
  const [isMuted, setMuted] = createSignal(false);
  const speakers = openLoudspeakers();
  let renewal: number | undefined;

  const isOn = (): boolean => session() !== null;
  // Who moves to another seat is known by the session: what is told of seats may be a moment behind.
  const isMine = ({ seat, session: theirs }: OnIntercom): boolean =>
    isOn() ? theirs === session() : link.you().includes(seat);
  const told = createMemo((): readonly OnIntercom[] =>
    (link.intercom()?.on ?? []).filter((one) => !isMine(one) && isInCircle(link, one.seat)),
  );
  const isSeatedNow = createMemo(() => link.you().length > 0);
  const isLive = createMemo(() => link.state() === 'live');
  const nameAt = (at: Seat): string =>
    link.info()?.seats.find(({ seat }) => seat === at)?.holder?.name ?? '';
  const others = createMemo((): readonly Mate[] =>
    told().map(({ seat, session: theirs, relay }) => ({
      seat,
      session: theirs,
      relay,
      name: nameAt(seat),
      state: states().get(theirs) ?? 'connecting',
    })),
  );
  const mesh = openVoiceMesh({
    session: () => session() ?? '',
    send: (to, signal) => link.signal({ to: to.seat, session: to.session, signal }),
    onStream: (of, stream) => {
      speakers.attach(of, stream);
      setVolumes();
    },
    onState: (of, state) =>
      void setStates((before) => {
        const next = new Map(before);
        if (state === null) next.delete(of);
        else next.set(of, state);
        return next;
      }),
  });
  const setVolumes = (): void => {
    for (const { session: of, name } of others()) {
      const { loudness, isMuted: isUnheard } = hearingOf(name);
      speakers.setVolume(of, isUnheard ? 0 : loudness / 100);
    }
  };
  const isTalking = createMemo((): boolean => {
    if (mic() === null || !isAnswered()) return false;
    return settings().microphone === 'open' ? !isMuted() : isHeld();
  });
  const speaking = createSpeaking({
    isOn,
    levels: mesh.levels,
    own: () => (isTalking() ? (mic()?.level() ?? 1) : 0),
  });

  const closeMic = (): void => {
    mic()?.close();
    setMic(null);
    setMicFault(null);
    mesh.say(null);
  };
  const openMic = async (): Promise<void> => {
    const stored = readStored(DEVICE);
    const device = typeof stored === 'string' ? stored : null;
    mic()?.close();
    const opened = await openMicrophone({
      device,
      onLost: () => {
        closeMic();
        setMicFault('lost');
      },
    });
    batch(() => {
      if (typeof opened === 'string') {
        setMic(null);
        setMicFault(opened);
      } else if (isOn()) {
        setMic(opened);
        setMicFault(null);
      } else opened.close(); // somebody has thought better of it
    });
    mesh.say(mic()?.track ?? null);
    setMicrophones(await listMicrophones());
  };
  const off = (why: IntercomFault | null): void => {
    batch(() => {
      setSession(null);
      setAnswered(false);
      setHeld(false);
      setFault(why);
    });
    window.clearTimeout(renewal);
    mesh.meet([]);
    closeMic();
  };
  const announce = async (as: string): Promise<void> => {
    setAnswered(false);
    const refusal = await link.send({ t: 'intercom', session: as, direct: settings().direct });
    if (session() !== as) return;
    if (refusal === null) setAnswered(true);
    else {
      writeWish(false);
      off(refusal);
    }
  };
  const goOn = async (): Promise<void> => {
    const as = newInputId();
    batch(() => {
      setSession(as);
      setFault(null);
    });
    await openMic();
    if (session() === as && link.state() === 'live') await announce(as);
  };
  /** With another name, so that everybody connects to this browser anew. */
  const startAnew = (): void => {
    mesh.meet([]);
    const as = newInputId();
    setSession(as);
    void announce(as);
  };
  const join = (): void => {
    if (!canTalkHere()) return void setFault('unsupported');
    writeWish(true);
    if (!isOn()) void goOn();
    return undefined;
  };
  const leave = (): void => {
    writeWish(false);
    if (isOn() && link.state() === 'live') void link.send({ t: 'intercom', session: null });
    off(null);
  };

  onCleanup(
    link.hearVoice((message) => {
      if (message.t === 'signal') return mesh.take(message);
      mesh.renew(message.servers);
      window.clearTimeout(renewal);
      renewal = window.setTimeout(
        () => {
          const as = session();
          if (as !== null && link.state() === 'live')
            void link.send({ t: 'intercom', session: as, direct: settings().direct });
        },
        message.seconds * RENEW_AT * 1_000,
      );
      return undefined;
    }),
  );
  // While nobody says who listens, nobody is talked with.
  createEffect(
    on([link.intercom, told, isAnswered], ([message, people, answered]) => {
      const as = session();
      if (as === null || message === null || !answered) return mesh.meet([]);
      if (message.circle === null) {
        void link.send({ t: 'intercom', session: null });
        return off(null); // without a seat; with the next one it goes on
      }
      if (message.on.some(isMine)) return mesh.meet(people);
      return message.on.some(({ seat }) => link.you().includes(seat))
        ? off('elsewhere')
        : mesh.meet([]);
    }),
  );
  createEffect(
    on(link.state, (now, before) => {
      if (now === 'live' && before === 'lost' && isOn()) startAnew();
      if (now === 'lost') setAnswered(false);
    }),
  );
  createEffect(
    on(
      createMemo(() => settings().direct),
      () => {
        if (isOn() && link.state() === 'live') startAnew();
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const open = mic();
    if (open !== null) open.track.enabled = isTalking();
  });
  createEffect(setVolumes);
  createEffect(
    on([isSeatedNow, isLive], ([isSeated, isUp]) => {
      if (isSeated && isUp && !isOn() && readWish() && fault() === null) join();
    }),
  );
  onCleanup(() => off(null));

  return {
    state: () => {
      if (!isOn()) return 'off';
      return isAnswered() ? 'on' : 'joining';
    },
    fault,
    micFault,
    others,
    isSpeaking: (seat) =>
      link.you().includes(seat)
        ? speaking.own()
        : others().some((one) => one.seat === seat && speaking.of(one.session)),
    isTalking,
    isMuted,
    microphones,
    microphone: () => mic()?.device ?? null,
    isBlocked: speakers.isBlocked,
    unblock: speakers.unblock,
    join,
    leave,
    hold: (held) => void setHeld(held),
    mute: (muted) => void setMuted(muted),
    choose: (device) => {
      writeStored(DEVICE, device);
      void openMic();
    },
    tryMicrophone: () => void openMic(),
    tryAgain: mesh.tryAgain,
  };
}
