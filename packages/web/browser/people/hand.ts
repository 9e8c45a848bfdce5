import { gameById } from '@fathom/games';
import { apply, rngFor } from '@fathom/kit';
import type { BotPlayer, Seat, Seed } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ServerMessage } from '@fathom/protocol';
import type { Person } from './person.ts';

/** A bot that plays the seats of a person beside the person's page, which hears of it as of any other move. */
export interface Hand {
  /** Waits until there is a move to make; whether the match is still on. */
  readonly ready: () => Promise<boolean>;
  /** Makes the next move there is; whether the match is still on. */
  readonly move: () => Promise<boolean>;
  readonly close: () => void;
}

interface Seated {
  readonly game: string;
  readonly match: string;
  readonly level: string;
}

export async function openHand(
  { page }: Person,
  { game: id, match, level }: Seated,
): Promise<Hand> {
  const game = gameById(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  const server = process.env['FATHOM_URL'] ?? '';
  const cookies = await page.context().cookies(server);
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  } as unknown as string[]);
  const bots = new Map<Seat, BotPlayer>();
  const refused = new Set<Seat>(); // what it wanted was overtaken: it has to hear something first
  const now: { view: unknown; isOver: boolean } = { view: null, isOver: false };
  let waiting: (() => void) | null = null;
  let count = 0;
  let answered: ((message: ServerMessage) => void) | null = null;

  const tell = (events: readonly unknown[]): void => {
    for (const bot of bots.values()) bot.observe({ events, view: now.view });
    refused.clear();
  };
  const hear = (message: ServerMessage): void => {
    if (message.t === 'welcome') {
      for (const [i, seat] of message.you.entries())
        bots.set(seat, game.seatBot(level, seat, rngFor('5eed'.repeat(16) as Seed, i)));
      now.view = message.table?.view ?? null;
      now.isOver = message.match.status === 'finished';
      tell(message.table?.events ?? []);
    }
    if (message.t === 'update' || message.t === 'paper') {
      now.view = apply(now.view, message.patch);
      tell(message.events);
    }
    if (message.t === 'match') now.isOver = message.match.status === 'finished';
    if ('re' in message && message.re === `hand${count}`) answered?.(message);
    waiting?.();
  };
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as ServerMessage));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  socket.send(JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match }));
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      waiting = resolve;
    });
  while (now.view === null) await news();

  const next = (): readonly [Seat, unknown] | null => {
    for (const [seat, bot] of bots) {
      const choice = refused.has(seat) ? null : bot.choose();
      if (choice !== null) return [seat, choice.action];
    }
    return null;
  };
  const send = (seat: Seat, action: unknown): Promise<ServerMessage> => {
    count += 1;
    socket.send(JSON.stringify({ t: 'act', id: `hand${count}`, seat, action }));
    return new Promise((resolve) => {
      answered = resolve;
    });
  };
  const choose = async (): Promise<readonly [Seat, unknown] | null> => {
    while (!now.isOver) {
      const choice = next();
      if (choice !== null) return choice;
      await news();
    }
    return null;
  };
  return {
    ready: async () => (await choose()) !== null,
    move: async () => {
      for (;;) {
        const choice = await choose();
        if (choice === null) return false;
        const answer = await send(...choice);
        if (answer.t !== 'refused') return true;
        refused.add(choice[0]);
      }
    },
    close: () => socket.close(),
  };
}
