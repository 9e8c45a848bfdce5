import type { WebSocket } from 'ws';

/** Pings every socket and ends those that do not answer: the dead are noticed within two beats. */
export interface Heartbeat {
  readonly watch: (socket: WebSocket) => void;
  readonly stop: () => void;
}

export function openHeartbeat(beat: number): Heartbeat {
  const answered = new Map<WebSocket, boolean>();
  const timer = setInterval(() => {
    for (const [socket, alive] of answered)
      if (alive) {
        answered.set(socket, false);
        socket.ping();
      } else socket.terminate();
  }, beat);
  timer.unref();
  return {
    watch: (socket) => {
      answered.set(socket, true);
      const alive = (): void => void answered.set(socket, true);
      socket.on('pong', alive);
      socket.on('message', alive);
      socket.on('close', () => answered.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
