import { audioContext, shareOf } from '../../../frame/sing.ts';

/** What the boat does, as one aboard would hear it. */
export type HumMood = 'underWay' | 'atTheSurface' | 'halted';

export interface EngineRoom {
  readonly set: (mood: HumMood, loudness: number) => void;
  readonly stop: () => void;
}

interface Mix {
  readonly engine: number; // 0 … 1
  readonly water: number;
}
const MIXES: { readonly [Name in HumMood]: Mix } = {
  underWay: { engine: 0.05, water: 0.006 },
  atTheSurface: { engine: 0.008, water: 0.035 },
  halted: { engine: 0.018, water: 0.004 },
};
const FADE = 0.6; // seconds until most of a change is heard
const NOISE_SECONDS = 4;

/** A quiet hum: two low notes that beat against each other, chopped by the screw, and water along the hull. */
export function openEngineRoom(): EngineRoom {
  const audio = audioContext();
  const engine = audio.createGain();
  const water = audio.createGain();
  const all = audio.createGain();
  for (const gain of [engine, water]) {
    gain.gain.value = 0;
    gain.connect(all);
  }
  all.connect(audio.destination);
  const running = [...startEngine(audio, engine), ...startWater(audio, water)];
  const turn = (gain: GainNode, to: number): void => {
    gain.gain.setTargetAtTime(to, audio.currentTime, FADE / 3);
  };
  return {
    set: (mood, loudness) => {
      const share = shareOf(loudness);
      turn(engine, MIXES[mood].engine * share);
      turn(water, MIXES[mood].water * share);
    },
    stop: () => {
      turn(all, 0);
      for (const node of running) node.stop(audio.currentTime + FADE);
    },
  };
}

function startEngine(audio: AudioContext, out: GainNode): readonly AudioScheduledSourceNode[] {
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 140;
  const chopped = audio.createGain();
  filter.connect(chopped).connect(out);
  const notes = [43.5, 65, 87.4].map((pitch) => {
    const note = audio.createOscillator();
    note.type = 'sawtooth';
    note.frequency.value = pitch;
    note.connect(filter);
    return note;
  });
  const screw = wobble(audio, { of: chopped.gain, every: 0.45, by: 0.25 });
  return begun([...notes, screw]);
}

function startWater(audio: AudioContext, out: GainNode): readonly AudioScheduledSourceNode[] {
  const hiss = audio.createBufferSource();
  hiss.buffer = hissOf(audio);
  hiss.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 420;
  filter.Q.value = 0.6;
  const swell = audio.createGain();
  hiss.connect(filter).connect(swell).connect(out);
  return begun([hiss, wobble(audio, { of: swell.gain, every: 6.5, by: 0.6 })]);
}

interface Wobble {
  readonly of: AudioParam;
  readonly every: number; // seconds
  readonly by: number; // of its value, which is 1
}

function wobble(audio: AudioContext, { of, every, by }: Wobble): OscillatorNode {
  const slow = audio.createOscillator();
  slow.frequency.value = 1 / every;
  const depth = audio.createGain();
  depth.gain.value = by;
  slow.connect(depth).connect(of);
  return slow;
}

function begun<Node extends AudioScheduledSourceNode>(nodes: readonly Node[]): readonly Node[] {
  for (const node of nodes) node.start();
  return nodes;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
