import { every } from './clock.ts';
import type { InMemory } from './in-memory.ts';
import { isOpen } from './seating.ts';
import type { Services } from './services.ts';

const LOBBY_LIFE = 24 * 3_600_000;
const SWEEP_EVERY = 60_000;
const ALIVE_EVERY = 5_000;

/** Notes that the host is alive, closes lobbies nobody came to, and forgets what is over. Returns how to end it. */
export function keepUp(services: Services, { live, drop }: InMemory): () => void {
  const { store, now, log } = services;
  const sweep = async (): Promise<void> => {
    for (const [id, match] of live) {
      if (match.listeners() > 0) continue;
      const stale = now() - match.state.updatedAt > LOBBY_LIFE;
      if (match.state.status === 'lobby' && stale) await match.close();
      if (!isOpen(match.state)) drop(id);
    }
  };
  const sweeper = every(services, SWEEP_EVERY, () => {
    sweep().catch((error: unknown) => log.error({ error }, 'sweep failed'));
  });
  const heart = every(services, ALIVE_EVERY, () => {
    store.markAlive(now()).catch((error: unknown) => log.error({ error }, 'heartbeat failed'));
  });
  return () => {
    sweeper();
    heart();
  };
}
