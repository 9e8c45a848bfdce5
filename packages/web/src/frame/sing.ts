import type { Sound } from '../games/game-client.ts';

/** One voice of a sound: a tone that glides, or a burst of noise through a filter. */
interface Voice {
  readonly kind: 'tone' | 'noise';
  readonly from: number; // hertz
  readonly to: number;
  readonly at: number; // seconds from the start
  readonly lasts: number;
  readonly loud: number; // 0 … 1
  readonly wave?: 'triangle'; // of a tone; a pure one unless said
}
const tone = (
  from: number,
  to: number,
  [at, lasts, loud]: readonly [number, number, number],
): Voice => ({
  kind: 'tone',
  from,
  to,
  at,
  lasts,
  loud,
});
/** The same, reedy: somebody else's. */
const reed = (
  from: number,
  to: number,
  [at, lasts, loud]: readonly [number, number, number],
): Voice => ({ ...tone(from, to, [at, lasts, loud]), wave: 'triangle' });
const noise = (
  from: number,
  to: number,
  [at, lasts, loud]: readonly [number, number, number],
): Voice => ({
  kind: 'noise',
  from,
  to,
  at,
  lasts,
  loud,
});

/** Made in code: nothing to load, nothing to license. */
const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  ping: [tone(1180, 1160, [0, 0.9, 0.16]), tone(2360, 2330, [0, 0.35, 0.04])],
  splash: [noise(2600, 500, [0, 0.35, 0.22])],
  blast: [noise(700, 60, [0, 0.8, 0.5]), tone(90, 35, [0, 0.6, 0.4])],
  sink: [noise(500, 80, [0, 1, 0.4]), tone(240, 50, [0.1, 1, 0.2])],
  move: [noise(300, 420, [0, 0.28, 0.12])],
  win: [
    tone(523, 523, [0, 0.18, 0.14]),
    tone(659, 659, [0.16, 0.18, 0.14]),
    tone(784, 784, [0.32, 0.45, 0.14]),
  ],
  lose: [tone(392, 385, [0, 0.3, 0.12]), tone(294, 280, [0.28, 0.6, 0.12])],
  turn: [tone(740, 740, [0, 0.1, 0.07])],
  // The four courses differ in pitch and in shape: north rises, south falls, east and west are two steps.
  north: [tone(587, 880, [0, 0.34, 0.12])],
  south: [tone(587, 392, [0, 0.34, 0.12])],
  east: [tone(523, 523, [0, 0.14, 0.12]), tone(698, 698, [0.16, 0.2, 0.12])],
  west: [tone(698, 698, [0, 0.14, 0.12]), tone(523, 523, [0.16, 0.2, 0.12])],
  // The other crew's, lower and reedy, so that an ear knows whose they are.
  lowNorth: [reed(294, 440, [0, 0.34, 0.16])],
  lowSouth: [reed(294, 196, [0, 0.34, 0.16])],
  lowEast: [reed(262, 262, [0, 0.14, 0.16]), reed(349, 349, [0.16, 0.2, 0.16])],
  lowWest: [reed(349, 349, [0, 0.14, 0.16]), reed(262, 262, [0.16, 0.2, 0.16])],
  mark: [noise(3200, 1800, [0, 0.07, 0.1])],
  ready: [tone(880, 880, [0, 0.09, 0.08]), tone(1109, 1109, [0.1, 0.16, 0.08])],
  alarm: [
    tone(440, 620, [0, 0.28, 0.14]),
    tone(440, 620, [0.3, 0.28, 0.14]),
    tone(440, 620, [0.6, 0.28, 0.14]),
  ],
  stop: [tone(330, 330, [0, 0.16, 0.18]), tone(330, 330, [0.2, 0.4, 0.18])],
  hush: [noise(900, 200, [0, 0.7, 0.08])],
  surface: [noise(400, 2400, [0, 0.7, 0.2]), tone(196, 392, [0, 0.6, 0.08])],
  // Somebody sits down, gets up, says something: rising, falling, and a short knock.
  arrival: [tone(523, 523, [0, 0.12, 0.1]), tone(784, 784, [0.12, 0.22, 0.1])],
  departure: [tone(659, 659, [0, 0.12, 0.08]), tone(440, 440, [0.12, 0.22, 0.08])],
  talk: [tone(990, 940, [0, 0.07, 0.06])],
  // What is said aboard: a pipe for orders, a rising one for questions, a ping for where they are; yes and no.
  order: [tone(1245, 1245, [0, 0.07, 0.07]), tone(1568, 1540, [0.08, 0.16, 0.07])],
  question: [tone(880, 1319, [0, 0.22, 0.07])],
  contact: [tone(1047, 1040, [0, 0.12, 0.09]), tone(1047, 1040, [0.15, 0.3, 0.09])],
  yes: [tone(784, 784, [0, 0.07, 0.07]), tone(1175, 1175, [0.08, 0.12, 0.07])],
  no: [tone(587, 587, [0, 0.07, 0.07]), tone(392, 392, [0.08, 0.16, 0.07])],
  // A klaxon, and then water.
  dive: [
    reed(330, 523, [0, 0.26, 0.12]),
    reed(330, 523, [0.3, 0.34, 0.12]),
    noise(2000, 200, [0.5, 0.8, 0.2]),
  ],
};

let context: AudioContext | null = null;

/** `loudness`: 1 … 100. Ears count in ratios: half the number is about half as loud. */
export function sing(sound: Sound, loudness: number): void {
  const share = shareOf(loudness);
  for (const voice of VOICES[sound])
    singVoice(audioContext(), { ...voice, loud: Math.max(SILENCE, voice.loud * share) });
}

/** All that a page sounds comes from one place: browsers have few to give. */
export const audioContext = (): AudioContext => (context ??= new AudioContext());

/** What a loudness makes of how loud something was written. */
export const shareOf = (loudness: number): number => (loudness / 100) ** 1.7 * FULL;
const SILENCE = 0.0001;
/** At the usual loudness, 70, sounds are as loud as they were written. */
const FULL = 1 / 0.7 ** 1.7;

function singVoice(audio: AudioContext, voice: Voice): void {
  const start = audio.currentTime + voice.at;
  const end = start + voice.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(audio.destination);
  const source =
    voice.kind === 'tone' ? oscillator(audio, voice, start) : hiss(audio, voice, start);
  source.output.connect(gain);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
}

function oscillator(audio: AudioContext, { from, to, lasts, wave }: Voice, start: number): Source {
  const node = audio.createOscillator();
  if (wave !== undefined) node.type = wave;
  node.frequency.setValueAtTime(from, start);
  node.frequency.exponentialRampToValueAtTime(to, start + lasts);
  return { node, output: node };
}

let noiseSamples: AudioBuffer | null = null;

/** As much of it as the longest burst needs, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noiseSamples !== null) return noiseSamples;
  const lasts = Math.max(
    ...Object.values(VOICES).flatMap((voices) => voices.map((voice) => voice.lasts)),
  );
  noiseSamples = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noiseSamples.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noiseSamples;
}

function hiss(audio: AudioContext, { from, to, lasts }: Voice, start: number): Source {
  const node = audio.createBufferSource();
  node.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  node.connect(filter);
  return { node, output: filter };
}
