/** Something that lives as long as it answers. */
export interface Pulse {
  /** Asks for a sign of life, and ends what has given none since it was asked last. */
  beat(): void;
}

/** Asks every socket for a sign of life: the dead are noticed within two beats. */
export interface Heartbeat {
  readonly watch: (pulse: Pulse) => void;
  readonly forget: (pulse: Pulse) => void;
  readonly stop: () => void;
}

const STEP = 10; // milliseconds at least
const MOST_STEPS = 100; // of a beat

/** In each step of a beat a few are asked, those first that were asked longest ago: all at once would hold up every move for as long. */
export function openHeartbeat(beat: number): Heartbeat {
  const pulses = new Set<Pulse>(); // those asked longest ago come first
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.floor(beat / STEP)));
  let owed = 0; // how many are to be asked by now
  const askSome = (): void => {
    owed += pulses.size / steps;
    for (const pulse of pulses) {
      if (owed < 1) return;
      owed -= 1;
      pulses.delete(pulse);
      pulses.add(pulse);
      pulse.beat();
    }
  };
  const timer = setInterval(askSome, beat / steps);
  timer.unref();
  return {
    watch: (pulse) => void pulses.add(pulse),
    forget: (pulse) => void pulses.delete(pulse),
    stop: () => clearInterval(timer),
  };
}
