/** Why nothing can be said: there may be a way round each of them. */
export const MIC_FAULTS = ['denied', 'none', 'busy', 'insecure', 'lost', 'failed'] as const;
export type MicFault = (typeof MIC_FAULTS)[number];

/** A microphone that is open. */
export interface Microphone {
  readonly track: MediaStreamTrack;
  readonly device: string;
  /** How loud it is just now, 0 … 1; null: that cannot be told. */
  readonly level: () => number | null;
  readonly close: () => void;
}
interface MicrophoneParts {
  readonly device: string | null; // null: whichever the browser takes
  readonly onLost: () => void;
}

export const canTalkHere = (): boolean => 'RTCPeerConnection' in window;

/** Browsers hand microphones out to pages that nobody can have changed on the way. */
const hasDevices = (): boolean => 'mediaDevices' in navigator;

export async function openMicrophone({
  device,
  onLost,
}: MicrophoneParts): Promise<Microphone | MicFault> {
  if (!hasDevices()) return 'insecure';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(device !== null && { deviceId: { ideal: device } }),
      },
    });
    const [track] = stream.getAudioTracks();
    if (track === undefined) return 'none';
    track.enabled = false; // until somebody means to talk
    track.addEventListener('ended', onLost);
    const meter = openMeter(stream);
    return {
      track,
      device: track.getSettings().deviceId ?? '',
      level: meter.level,
      close: () => {
        track.removeEventListener('ended', onLost);
        for (const each of stream.getTracks()) each.stop();
        meter.close();
      },
    };
  } catch (error) {
    return faultOf(error);
  }
}

const FAULTS: Readonly<Record<string, MicFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const faultOf = (error: unknown): MicFault =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'failed';

const SAMPLES = 512;

function openMeter(stream: MediaStream): Pick<Microphone, 'level' | 'close'> {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  return {
    level: () => {
      if (context.state !== 'running') return null;
      analyser.getFloatTimeDomainData(samples);
      return Math.max(...samples.map(Math.abs));
    },
    close: () => void context.close(),
  };
}

export interface MicrophoneChoice {
  readonly device: string;
  readonly label: string;
}

/** Those there are to choose from. Their names are told once one of them was handed out. */
export async function listMicrophones(): Promise<readonly MicrophoneChoice[]> {
  if (!hasDevices()) return [];
  const all = await navigator.mediaDevices.enumerateDevices();
  return all
    .filter(({ kind, label }) => kind === 'audioinput' && label !== '')
    .map(({ deviceId, label }) => ({ device: deviceId, label }));
}
