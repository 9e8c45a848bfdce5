import { LIMITS } from '@fathom/protocol';
import type { IceServer, VoiceCandidate, VoiceDescription, VoiceSignal } from '@fathom/protocol';
import { onlyRelayed } from './relayed.ts';

export const PEER_STATES = ['connecting', 'connected', 'failed'] as const;
export type PeerState = (typeof PEER_STATES)[number];

/** The connection to one other browser. */
export interface VoicePeer {
  readonly take: (signal: VoiceSignal) => void;
  readonly say: (track: MediaStreamTrack | null) => void;
  readonly renew: (servers: readonly IceServer[]) => void;
  readonly tryAgain: () => void;
  /** How loud they are just now, 0 … 1. */
  readonly level: () => number;
  readonly close: () => void;
}
interface VoicePeerParts {
  readonly servers: readonly IceServer[];
  readonly isRelayed: boolean; // neither may learn where the other is
  /** Of two, one makes the first offer, and of two offers at once the other's counts. */
  readonly isFirst: boolean;
  readonly track: MediaStreamTrack | null; // null: this one only listens
  readonly send: (signal: VoiceSignal) => void;
  readonly onStream: (stream: MediaStream) => void;
  readonly onState: (state: PeerState) => void;
}

const GATHER = 120; // milliseconds in which candidates are collected into one message
const PATIENCE = 6_000; // until what may have got lost is said again
const MOST_TRIES = 3;
const HEARD_LATELY = 400;

/** "Perfect negotiation": either side may make an offer at any time, and they never get stuck. */
export function openVoicePeer(parts: VoicePeerParts): VoicePeer {
  const { isFirst, isRelayed } = parts;
  const connection = new RTCPeerConnection({
    iceServers: iceServers(parts.servers),
    iceTransportPolicy: isRelayed ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  });
  let { track } = parts;
  let isOffering = false;
  let isIgnoring = false;
  let tries = 0;
  let isClosed = false;
  let candidates: VoiceCandidate[] = [];
  let gathering: number | undefined;
  let work: Promise<unknown> = Promise.resolve(); // one signal after the other

  const send = (signal: VoiceSignal): void =>
    isClosed ? undefined : parts.send(isRelayed ? onlyRelayed(signal) : signal);
  const sendCandidates = (): void => {
    gathering = undefined;
    while (candidates.length > 0) send({ candidates: candidates.splice(0, LIMITS.candidates) });
  };
  const sendDescription = (): void => {
    const described = descriptionOf(connection.localDescription);
    if (described !== null) send({ description: described });
  };
  const offer = async (): Promise<void> => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      sendDescription();
    } finally {
      isOffering = false;
    }
  };
  const answer = async (): Promise<void> => {
    const [line] = connection.getTransceivers();
    if (line !== undefined) {
      line.direction = 'sendrecv';
      await line.sender.replaceTrack(track);
    }
    await connection.setLocalDescription();
    sendDescription();
  };
  const takeDescription = async (description: VoiceDescription): Promise<void> => {
    const isOffer = description.type === 'offer';
    const collides = isOffer && (isOffering || connection.signalingState !== 'stable');
    isIgnoring = isFirst && collides;
    if (isIgnoring) return;
    if (!isOffer && connection.signalingState !== 'have-local-offer') return; // it came twice
    await connection.setRemoteDescription(description);
    if (isOffer) await answer();
  };
  const take = async ({ description, candidates: places = [] }: VoiceSignal): Promise<void> => {
    if (isClosed) return;
    if (description !== undefined) await takeDescription(description);
    for (const place of places)
      await connection.addIceCandidate(place as RTCIceCandidateInit).catch(() => {}); // of an offer that was ignored, or of long ago
  };
  const inTurn = (task: () => Promise<void>): void => {
    work = work.then(task).catch((error: unknown) => {
      if (!isClosed) console.warn('fathom: the intercom:', error);
    });
  };
  const sayAgain = (): void => {
    if (connection.connectionState === 'connected') return;
    tries += 1;
    if (tries > MOST_TRIES) return parts.onState('failed');
    if (connection.signalingState === 'have-local-offer') sendDescription();
    else if (isFirst && tries > 1) connection.restartIce();
    return undefined;
  };
  const repeating = window.setInterval(() => {
    if (tries <= MOST_TRIES) sayAgain();
  }, PATIENCE);

  connection.addEventListener('negotiationneeded', () => inTurn(offer));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null) return;
    candidates.push(placeOf(candidate));
    gathering ??= window.setTimeout(sendCandidates, GATHER);
  });
  connection.addEventListener('track', ({ track: heard, streams }) =>
    parts.onStream(streams[0] ?? new MediaStream([heard])),
  );
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection;
    if (connectionState === 'connected') {
      tries = 0;
      parts.onState('connected');
    } else if (connectionState === 'failed') {
      parts.onState(tries >= MOST_TRIES ? 'failed' : 'connecting');
      if (isFirst) connection.restartIce();
    } else if (connectionState === 'disconnected') parts.onState('connecting');
  });
  if (isFirst) connection.addTransceiver(track ?? 'audio', { direction: 'sendrecv' });

  return {
    take: (signal) => inTurn(() => take(signal)),
    say: (next) => {
      track = next;
      inTurn(async () => connection.getTransceivers()[0]?.sender.replaceTrack(next));
    },
    renew: (servers) =>
      connection.setConfiguration({
        ...connection.getConfiguration(),
        iceServers: iceServers(servers),
      }),
    tryAgain: () => {
      tries = 0;
      parts.onState('connecting');
      if (connection.signalingState === 'have-local-offer') sendDescription();
      else connection.restartIce();
    },
    level: () => levelOf(connection.getReceivers()[0]),
    close: () => {
      isClosed = true;
      window.clearInterval(repeating);
      window.clearTimeout(gathering);
      connection.close();
    },
  };
}

const iceServers = (servers: readonly IceServer[]): RTCIceServer[] =>
  servers.map(({ urls, ...credentials }) => ({ urls: [...urls], ...credentials }));

function descriptionOf(description: RTCSessionDescription | null): VoiceDescription | null {
  if (description === null || (description.type !== 'offer' && description.type !== 'answer'))
    return null;
  return { type: description.type, sdp: description.sdp };
}

const placeOf = ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: RTCIceCandidate): VoiceCandidate => ({ candidate, sdpMid, sdpMLineIndex, usernameFragment });

function levelOf(receiver: RTCRtpReceiver | undefined): number {
  const [source] = receiver?.getSynchronizationSources() ?? [];
  if (source === undefined || Date.now() - source.timestamp > HEARD_LATELY) return 0;
  return source.audioLevel ?? 0;
}
