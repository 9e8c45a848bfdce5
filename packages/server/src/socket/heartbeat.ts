import type { WebSocket } from 'ws';

/** Pings every socket and ends those that do not answer: the dead are noticed within two beats. */
export interface Heartbeat {
  /** `onStray` is called for each pong that answers no ping of ours. */
  readonly watch: (socket: WebSocket, onStray: () => void) => void;
  readonly stop: () => void;
}

interface Pulse {
  isAlive: boolean;
  owesPong: boolean;
}

export function openHeartbeat(beat: number): Heartbeat {
  const pulses = new Map<WebSocket, Pulse>();
  const timer = setInterval(() => {
    for (const [socket, pulse] of pulses)
      if (pulse.isAlive) {
        pulse.isAlive = false;
        pulse.owesPong = true;
        socket.ping();
      } else socket.terminate();
  }, beat);
  timer.unref();
  return {
    watch: (socket, onStray) => {
      const pulse: Pulse = { isAlive: true, owesPong: false };
      pulses.set(socket, pulse);
      socket.on('message', () => {
        pulse.isAlive = true;
      });
      socket.on('pong', () => {
        pulse.isAlive = true;
        if (!pulse.owesPong) onStray();
        pulse.owesPong = false;
      });
      socket.on('close', () => pulses.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
