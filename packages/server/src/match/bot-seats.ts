import { randomInt } from 'node:crypto';
import type { Refusal, Seat, Update } from '@fathom/kit';
import type { BotAnswer } from '../bots/pool.ts';
import type { Services } from './services.ts';
import { tableOf } from './state.ts';
import type { MatchState } from './state.ts';

const HUMAN_MOMENT = { least: 500, most: 1100 }; // milliseconds a bot waits for the look of it

/** The bots of one match. Each hears its own seat's story and answers by the same queue as a person. */
export interface BotSeats {
  /** To be called after each row of the table, and after a start or restart. */
  readonly attend: () => void;
  /** Whoever is waiting for the look of it moves now. */
  readonly hurry: () => void;
  readonly stop: () => void;
}
type Play = (seat: Seat, action: unknown) => Promise<Refusal | null>;

interface BotSeat {
  readonly seat: Seat;
  readonly level: string;
  unheard: Update[] | null; // null: the bot has been told nothing yet, or has forgotten it
  busy: boolean;
  idleAt: number; // the row at which it had nothing to do; asked again after the next one
}

export function openBotSeats(match: MatchState, services: Services, play: Play): BotSeats {
  const bots: BotSeat[] = [...match.seats.values()].flatMap(({ chair, plan }) =>
    plan.for === 'bot'
      ? [{ seat: chair.seat, level: plan.level, unheard: null, busy: false, idleAt: -1 }]
      : [],
  );
  const waiting = new Set<() => void>();
  let heardRows = -1;
  let stopped = false;

  const listen = (): void => {
    const table = tableOf(match);
    if (heardRows === table.rows.length) return;
    heardRows = table.rows.length;
    for (const bot of bots) {
      const events = table.heard([bot.seat]);
      if (bot.unheard !== null && events.length > 0)
        bot.unheard.push({ events, view: table.view([bot.seat]) });
    }
  };
  const ask = async (bot: BotSeat): Promise<BotAnswer> => {
    const updates = bot.unheard ?? [...tableOf(match).story([bot.seat])];
    const fresh = bot.unheard === null;
    bot.unheard = [];
    const answer = await services.bots.choose({
      key: `${match.created.id} ${bot.seat}`,
      game: match.created.game,
      level: bot.level,
      seat: bot.seat,
      fresh,
      updates,
    });
    if (answer.type !== 'forgotten') return answer;
    bot.unheard = null;
    return ask(bot);
  };
  const moment = (): Promise<void> =>
    match.created.pace === 'instant'
      ? Promise.resolve()
      : new Promise((resolve) => {
          const done = (): void => {
            callOff();
            waiting.delete(done);
            resolve();
          };
          const callOff = services.after(randomInt(HUMAN_MOMENT.least, HUMAN_MOMENT.most), done);
          waiting.add(done);
        });
  const anyLegal = (seat: Seat): unknown => {
    const legal = [...tableOf(match).legal(seat)];
    return legal[randomInt(Math.max(1, legal.length))];
  };
  const move = async (bot: BotSeat): Promise<void> => {
    const asked = tableOf(match).rows.length;
    const answer = await ask(bot);
    if (answer.type === 'nothing' || stopped) return;
    if (answer.type === 'failed') complain(bot, answer.problem);
    await moment();
    if (stopped) return;
    const action = answer.type === 'action' ? answer.action : anyLegal(bot.seat);
    const refusal = await play(bot.seat, action);
    // In real time the table may have moved on while the bot thought; otherwise its move was at fault.
    if (refusal === null || tableOf(match).rows.length !== asked || stopped) return;
    complain(bot, refusal.message);
    await play(bot.seat, anyLegal(bot.seat));
  };
  const complain = (bot: BotSeat, problem: string): void =>
    services.log.error({ match: match.created.id, seat: bot.seat, problem }, 'bot failed to move');

  const attend = (): void => {
    if (match.status !== 'running' || stopped || bots.length === 0) return;
    listen();
    const toAct = tableOf(match).toAct();
    const { length } = tableOf(match).rows;
    for (const bot of bots)
      if (!bot.busy && bot.idleAt !== length && toAct.includes(bot.seat)) {
        bot.busy = true;
        move(bot)
          .catch((error: unknown) => complain(bot, String(error)))
          .finally(() => {
            bot.busy = false;
            if (tableOf(match).rows.length === length) bot.idleAt = length;
            attend();
          });
      }
  };
  const hurry = (): void => {
    waiting.forEach((done) => done());
  };
  return {
    attend,
    hurry,
    stop: () => {
      stopped = true;
      hurry();
      for (const bot of bots) services.bots.forget(`${match.created.id} ${bot.seat}`);
    },
  };
}
