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

export function openHeartbeat(beat: number): Heartbeat {
  const pulses = new Set<Pulse>();
  const timer = setInterval(() => {
    for (const pulse of pulses) pulse.beat();
  }, beat);
  timer.unref();
  return {
    watch: (pulse) => void pulses.add(pulse),
    forget: (pulse) => void pulses.delete(pulse),
    stop: () => clearInterval(timer),
  };
}
