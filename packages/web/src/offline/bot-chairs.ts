import { rngFor } from '@fathom/kit';
import type { BotPlayer, Choice, Refusal, Rng, Seat, Seed } from '@fathom/kit';
import type { Pace } from '@fathom/protocol';
import type { Sitting } from './sitting.ts';

const HUMAN_MOMENT = { least: 500, most: 1100 }; // milliseconds a bot waits for the look of it
const LONGEST_PAUSE = 8_000; // a bot that asks for more gets this

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
  readonly pace: Pace;
  /** null: taken. */
  readonly play: (seat: Seat, action: unknown) => Promise<Refusal | null>;
  readonly fail: (error: unknown) => void;
}
interface BotChair {
  readonly seat: Seat;
  readonly player: BotPlayer;
  busy: boolean;
  hasNews: boolean; // it has heard something since it was last asked
  askedAt: number; // how many rows there were then
}

export function seatBots(sitting: Sitting, services: BotServices): BotChairs {
  const { table, header, game } = sitting;
  const luck = rngFor(services.newSeed() as Seed, 0);
  const bots = header.players.flatMap(({ seat, bot }): BotChair[] => {
    if (bot === null) return [];
    const player = game.seatBot(bot, seat, rngFor(services.newSeed() as Seed, 0));
    for (const update of table.story([seat])) player.observe(update);
    return [{ seat, player, busy: false, hasNews: true, askedAt: -1 }];
  });
  const waiting = new Set<() => void>();
  const showing = new Set<() => void>(); // those of them who need not wait
  let heardRows = table.rows.length;
  let stopped = false;

  const listen = (): void => {
    if (heardRows === table.rows.length) return;
    heardRows = table.rows.length;
    for (const bot of bots) {
      const events = table.heard([bot.seat]);
      if (events.length === 0) continue;
      bot.player.observe({ events, view: table.view([bot.seat]) });
      bot.hasNews = true;
    }
  };
  const wait = (millis: number, how: 'for show' | 'needed'): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        callOff();
        showing.delete(done);
        waiting.delete(done);
        resolve();
      };
      const callOff = services.after(millis, done);
      waiting.add(done);
      if (how === 'for show') showing.add(done);
    });
  const moment = async ({ pause }: Choice): Promise<void> => {
    if (services.pace === 'instant') return undefined;
    if (pause !== undefined) return wait(Math.max(0, Math.min(LONGEST_PAUSE, pause)), 'needed');
    const { least, most } = HUMAN_MOMENT;
    return wait(least + luck.int(most - least), 'for show');
  };
  const move = async (bot: BotChair): Promise<void> => {
    const first = ask(bot, table.rows.length);
    if (first === null) return;
    await moment(first);
    if (stopped || table.outcome() !== null) return;
    // Where sides act at once, more may have been heard meanwhile: then it thinks again, but waits no more.
    const choice = bot.hasNews ? ask(bot, table.rows.length) : first;
    if (choice === null) return;
    const asked = table.rows.length;
    const refusal = await services.play(bot.seat, choice.action);
    if (refusal === null || stopped) return;
    if (table.rows.length !== asked) {
      bot.hasNews = true; // the table moved on before the action came to its turn: it is asked again
      return;
    }
    // Otherwise the bot was at fault. One who is waited for must do something all the same.
    const isWaitedFor = table.toAct().includes(bot.seat);
    if (isWaitedFor) await services.play(bot.seat, anyOf(table.legal(bot.seat), luck));
  };
  const attend = (): void => {
    if (stopped || table.outcome() !== null) return;
    listen();
    const toAct = table.toAct();
    const { length } = table.rows;
    for (const bot of bots) {
      const isDue = bot.hasNews || (bot.askedAt !== length && toAct.includes(bot.seat));
      if (bot.busy || !isDue) continue;
      bot.busy = true;
      move(bot)
        .catch(services.fail)
        .finally(() => {
          bot.busy = false;
          attend();
        });
    }
  };
  return {
    attend,
    hurry: () => showing.forEach((done) => done()),
    stop: () => {
      stopped = true;
      waiting.forEach((done) => done());
    },
  };
}

function ask(bot: BotChair, rows: number): Choice | null {
  bot.hasNews = false;
  bot.askedAt = rows;
  return bot.player.choose();
}

const anyOf = (actions: Iterable<unknown>, luck: Rng): unknown => {
  const all = [...actions];
  return all[luck.int(Math.max(1, all.length))];
};
