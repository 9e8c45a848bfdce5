import type { IntercomCircle } from '@fathom/protocol';
import type { MicFault } from '../intercom/microphone.ts';
import type { PeerState } from '../intercom/voice-peer.ts';

const WRITE = 'Until then, write in the chat.';

const MIC_FAULTS: Readonly<Record<MicFault, string>> = {
  denied:
    'Your browser does not let this page use the microphone. Allow it beside the address of the page, then try again.',
  none: 'No microphone was found. Plug one in, then try again.',
  busy: 'The microphone is in use by another program. Close that, then try again.',
  insecure:
    'Browsers only allow microphones over https. Ask whoever runs this server for its https address.',
  lost: 'The microphone is gone. Plug it in again, then try again.',
  failed: 'The microphone did not work.',
};
const PEER_STATES: Readonly<Record<PeerState, string>> = {
  connecting: 'connecting …',
  connected: 'on',
  failed: 'cannot be reached',
};

const TITLES: Readonly<Record<IntercomCircle, string>> = {
  crew: 'Intercom · crew',
  table: 'Intercom · table',
};
const HEARD_NOW: Readonly<Record<IntercomCircle, string>> = {
  crew: 'From now on only your crew hears you.',
  table: 'From now on the whole table can hear you.',
};
const WHAT: Readonly<Record<IntercomCircle, string>> = {
  crew: 'Only your crew can hear you, and only they know that you are on.',
  table: 'The whole table can hear you; once the match starts, only your crew can.',
};
const UNSUPPORTED = `This browser cannot talk with others. ${WRITE}`;

/** Talking aloud with the crew, or with the table. */
export const intercomWords = {
  title: (circle: IntercomCircle): string => TITLES[circle],
  join: 'Talk aloud',
  joining: 'Connecting …',
  leave: 'Switch off',
  what: (circle: IntercomCircle): string => WHAT[circle],
  letThem: 'Talk with the other crew, too',
  letThemMore: 'Both crews have to agree. They could find out your network address.',
  direct: 'Your voice goes straight to their browsers, which could find out your network address.',
  heardNow: (circle: IntercomCircle): string => HEARD_NOW[circle],
  onIt: (names: string, isOne: boolean): string => `${names} ${isOne ? 'is' : 'are'} on it.`,
  alone: 'Nobody else is on it yet.',
  others: 'On the intercom',
  hold: 'Hold to talk',
  holding: 'You are heard',
  key: 'V',
  holdHelp: 'Hold to talk on the intercom',
  mute: 'Mute me',
  unmute: 'Unmute me',
  isMuted: 'You are muted',
  isOpen: 'You are heard all the time',
  mode: { push: 'Hold to talk', open: 'Open microphone' },
  modeLabel: 'When you are heard',
  whichMicrophone: 'Microphone',
  settings: 'Microphone',
  speaks: 'speaks',
  state: (state: PeerState): string => PEER_STATES[state],
  relayed: ', by relay',
  loudness: (name: string): string => `How loud you hear ${name}`,
  silence: (name: string): string => `Do not hear ${name}`,
  hear: (name: string): string => `Hear ${name} again`,
  tryAgain: 'Try again',
  tryAgainWith: (name: string): string => `Try again to reach ${name}`,
  tapToHear: 'Let me hear them',
  blocked: 'Your browser needs a tap before it plays any sound.',
  listening: 'You hear the others. To answer them, write in the chat.',
  micFault: (fault: MicFault): string => MIC_FAULTS[fault],
  unreachable: (name: string): string =>
    `${name} cannot be reached from here: a firewall is in the way, or the line is bad. Write in the chat instead.`,
  unsupported: UNSUPPORTED as string,
  elsewhere: 'You are on the intercom in another window.',
  refused: (why: string): string => `${why} ${WRITE}`,
} as const;
