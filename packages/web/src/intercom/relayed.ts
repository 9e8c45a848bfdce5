import type { VoiceCandidate, VoiceSignal } from '@fathom/protocol';

// Browsers that talk through a relay must not learn where the other one is, whatever their makers put into candidates.

const isRelayed = (candidate: string): boolean => / typ relay(?: |$)/u.test(candidate);

/** A relay's candidate names the place it relays for, too. */
const withoutOrigin = (candidate: string): string =>
  candidate.replace(/ raddr \S+ rport \d+/u, ' raddr 0.0.0.0 rport 0');

const candidatesOnly = (candidates: readonly VoiceCandidate[]): readonly VoiceCandidate[] =>
  candidates
    .filter(({ candidate }) => candidate === '' || isRelayed(candidate))
    .map(({ candidate, sdpMid, sdpMLineIndex, usernameFragment }) => ({
      candidate: withoutOrigin(candidate),
      sdpMid,
      sdpMLineIndex,
      usernameFragment,
    }));

const descriptionOnly = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate:') || isRelayed(line))
    .map(withoutOrigin)
    .map((line) =>
      line.replace(/^(c=IN IP[46]) .*/u, '$1 0.0.0.0').replace('IP6 0.0.0.0', 'IP6 ::'),
    )
    .join('\r\n');

/** A signal with nothing in it but where the relay is. */
export function onlyRelayed({ description, candidates }: VoiceSignal): VoiceSignal {
  return {
    ...(description && {
      description: { ...description, sdp: descriptionOnly(description.sdp) },
    }),
    ...(candidates && { candidates: candidatesOnly(candidates) }),
  };
}
