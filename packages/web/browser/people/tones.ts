import type { BrowserContext, Page } from '@playwright/test';

/** Frequencies that are whole bins apart, and no multiples of each other. */
export const TONES = [450, 650, 850, 1150] as const;

/** From now on this browser's microphone, once it is handed out, hums a tone of its own. */
export async function hum(context: BrowserContext, frequency: number): Promise<void> {
  await context.addInitScript((hertz) => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      await ask(wanted); // the browser's own fake device: what it refuses is refused
      const audio = new AudioContext();
      const out = audio.createMediaStreamDestination();
      const tone = new OscillatorNode(audio, { frequency: hertz });
      tone.connect(new GainNode(audio, { gain: 0.4 })).connect(out);
      tone.start();
      return out.stream;
    };
  }, frequency);
}

/** Those of the tones that are to be heard at a page just now. */
export const tonesAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async (tones) => {
    const LOOKS = 5;
    const AUDIBLE = -40; // decibels; the tones come with -15
    const audio = new AudioContext();
    const heard = tones.map(() => 0); // in how many looks: a crackle is in one of them
    const ears = [...document.querySelectorAll<HTMLAudioElement>('.intercom-player')].flatMap(
      ({ srcObject, volume, muted, paused }) => {
        if (!(srcObject instanceof MediaStream) || volume === 0 || muted || paused) return [];
        const ear = new AnalyserNode(audio, { fftSize: 4096, smoothingTimeConstant: 0 });
        audio.createMediaStreamSource(srcObject).connect(ear);
        return [ear];
      },
    );
    const found = new Float32Array(2048);
    for (let look = 0; look < LOOKS; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const loud = tones.map(() => -Infinity);
      for (const ear of ears) {
        ear.getFloatFrequencyData(found);
        for (const [at, tone] of tones.entries()) {
          const bin = Math.round((tone * ear.fftSize) / audio.sampleRate);
          loud[at] = Math.max(loud[at] ?? -Infinity, ...found.slice(bin - 1, bin + 2));
        }
      }
      for (const [at, level] of loud.entries())
        if (level > AUDIBLE) heard[at] = (heard[at] ?? 0) + 1;
    }
    await audio.close();
    return tones.filter((_, at) => (heard[at] ?? 0) > LOOKS / 2);
  }, TONES);
