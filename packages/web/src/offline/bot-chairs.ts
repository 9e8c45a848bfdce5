import { rngFor } from '@fathom/kit';
import type { BotPlayer, Refusal, Rng, Seat, Seed } from '@fathom/kit';
import type { Sitting } from './sitting.ts';

const HUMAN_MOMENT = { least: 500, most: 1100 }; // milliseconds a bot waits for the look of it

/** The bots at one table. Each is told its own seat's story and answers like a person. */
export interface BotChairs {
  /** To be called after each row, and once at the start. */
  readonly attend: () => void;
  /** Whoever is waiting for the look of it moves now. */
  readonly hurry: () => void;
  readonly stop: () => void;
}
export interface BotServices {
  readonly newSeed: () => string;
  readonly after: (millis: number, task: () => void) => () => void;
  /** null: taken. */
  readonly play: (seat: Seat, action: unknown) => Promise<Refusal | null>;
  readonly fail: (error: unknown) => void;
}
interface BotChair {
  readonly seat: Seat;
  readonly player: BotPlayer;
  busy: boolean;
  askedAt: number; // the number of rows when it last had its say; asked again after the next one
}

export function seatBots(sitting: Sitting, services: BotServices): BotChairs {
  const { table, header, game } = sitting;
  const luck = rngFor(services.newSeed() as Seed, 0);
  const bots = header.players.flatMap(({ seat, bot }): BotChair[] => {
    if (bot === null) return [];
    const player = game.seatBot(bot, seat, rngFor(services.newSeed() as Seed, 0));
    for (const update of table.story([seat])) player.observe(update);
    return [{ seat, player, busy: false, askedAt: -1 }];
  });
  const waiting = new Set<() => void>();
  let heardRows = table.rows.length;
  let stopped = false;

  const listen = (): void => {
    if (heardRows === table.rows.length) return;
    heardRows = table.rows.length;
    for (const { seat, player } of bots) {
      const events = table.heard([seat]);
      if (events.length > 0) player.observe({ events, view: table.view([seat]) });
    }
  };
  const moment = (): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        callOff();
        waiting.delete(done);
        resolve();
      };
      const { least, most } = HUMAN_MOMENT;
      const callOff = services.after(least + luck.int(most - least), done);
      waiting.add(done);
    });
  const move = async ({ seat, player }: BotChair): Promise<void> => {
    const choice = player.choose();
    if (choice === null) return;
    const asked = table.rows.length;
    await moment();
    if (stopped) return;
    const refusal = await services.play(seat, choice.action);
    // Where sides act at once the table may have moved on meanwhile; otherwise the bot was at fault.
    if (refusal === null || stopped || table.rows.length !== asked) return;
    await services.play(seat, anyOf(table.legal(seat), luck));
  };
  const attend = (): void => {
    if (stopped || table.outcome() !== null) return;
    listen();
    const rows = table.rows.length;
    const toAct = table.toAct();
    for (const bot of bots) {
      if (bot.busy || bot.askedAt === rows || !toAct.includes(bot.seat)) continue;
      bot.busy = true;
      bot.askedAt = rows;
      move(bot)
        .catch(services.fail)
        .finally(() => {
          bot.busy = false;
          attend();
        });
    }
  };
  const hurry = (): void => waiting.forEach((done) => done());
  return {
    attend,
    hurry,
    stop: () => {
      stopped = true;
      hurry();
    },
  };
}

const anyOf = (actions: Iterable<unknown>, luck: Rng): unknown => {
  const all = [...actions];
  return all[luck.int(Math.max(1, all.length))];
};
