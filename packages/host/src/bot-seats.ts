import { actsAt, hearRow, isAtFault, isDue, newSeatedBot, noteAsked } from '@fathom/kit';
import type { Refusal, Seat, SeatedBot } from '@fathom/kit';
import type { Clock } from './clock.ts';
import type { Presence } from './info.ts';
import { Overtaken } from './overtaken.ts';
import type { BotAnswer, Services, Urgency } from './services.ts';
import { botLevelOf, pauseLeft, tableOf } from './state.ts';
import type { MatchState } from './state.ts';
import { refusalWords } from './words.ts';

const HUMAN_MOMENT = { least: 500, most: 1100 }; // milliseconds a bot waits for the look of it
const ASKED_AGAIN = 500; // milliseconds after the store did not take what a bot wanted
const LONGEST_PAUSE = 15_000; // a bot that asks for more gets this
const LOOKS_UP = 1_000; // milliseconds after which a bot that only means to do something notices what it has heard
const SLOWNESS = 2; // of bots that are to be slow

/** The bots of one match. Each hears its own seat's story and answers by the same queue as a person. */
export interface BotSeats {
  /** To be called after each row of the table, after a start or restart, and when bots come or go. */
  attend(): void;
  /** To be called for each row of the table, where several may come before bots are to look up. */
  hear(): void;
  /** To be called after each drawing. */
  hearDrawing(): void;
  /** Whoever is waiting for the look of it moves now. */
  hurry(): void;
  /** A player has come: whoever still waits for a turn to think is awaited now. */
  hasten(): void;
  /** Resolves once every bot is done or waits for its moment. */
  settled(): Promise<void>;
  /** Another host acts for the bots from now on, until `attend` is called again. */
  leave(): void;
  stop(): void;
}
/** A bot's action on its way to the table; by its turn in the queue the bot may have had to go. */
export interface BotAction {
  readonly seat: Seat;
  readonly action: unknown;
  readonly isWanted: () => boolean;
}
/** The table that bots sit at. */
export interface BotTable extends Presence {
  /** Whether this host acts for the bots. */
  isOurs(): boolean;
  play(action: BotAction): Promise<Refusal | null>;
}

type BotMoment = Pick<BotAnswer & { readonly type: 'action' }, 'pause' | 'tentative'>;

interface BotSeat extends SeatedBot {
  readonly level: string;
  unheard: unknown[] | null; // events; null: the bot has been told nothing yet, or has forgotten it
  busy: boolean; // it thinks or waits
  gone: boolean;
}

export function openBotSeats(match: MatchState, services: Services, table: BotTable): BotSeats {
  return new SeatsForBots(match, services, table);
}

/** Few matches have bots: for the others it looks at the seats after each row, and keeps nothing. */
class SeatsForBots implements BotSeats {
  readonly #match: MatchState;
  readonly #services: Services;
  readonly #table: BotTable;
  #bots: BotSeats | null = null; // since the first of them came
  #isStopped = false;

  constructor(match: MatchState, services: Services, table: BotTable) {
    this.#match = match;
    this.#services = services;
    this.#table = table;
  }

  attend(): void {
    if (this.#bots === null && !this.#isStopped && isForSomeBot(this.#match))
      this.#bots = seatBotsOf(this.#match, this.#services, this.#table);
    this.#bots?.attend();
  }
  hear(): void {
    this.#bots?.hear();
  }
  hearDrawing(): void {
    this.#bots?.hearDrawing();
  }
  hurry(): void {
    this.#bots?.hurry();
  }
  hasten(): void {
    this.#bots?.hasten();
  }
  async settled(): Promise<void> {
    await this.#bots?.settled();
  }
  leave(): void {
    this.#bots?.leave();
  }
  stop(): void {
    this.#isStopped = true;
    this.#bots?.stop();
  }
}

function isForSomeBot({ seats }: MatchState): boolean {
  for (const seat of seats.values()) if (botLevelOf(seat) !== null) return true;
  return false;
}

function seatBotsOf(match: MatchState, services: Services, table: BotTable): BotSeats {
  const bots = new Map<Seat, BotSeat>();
  const waiting = openWaiting(services);
  let heardRows = -1;
  let stopped = false;

  const isPaused = (): boolean => pauseLeft(match, services.now()) > 0;
  const keyOf = ({ seat }: BotSeat): string => `${match.created.id} ${seat}`;
  const dismiss = (bot: BotSeat): void => {
    bot.gone = true;
    bots.delete(bot.seat);
    services.bots.forget(keyOf(bot));
  };
  /** Bots come to seats whose people are away, and go when they return. */
  const seatBots = (): void => {
    for (const [seat, held] of match.seats) {
      const level = botLevelOf(held);
      const bot = bots.get(seat);
      if (bot !== undefined && bot.level !== level) dismiss(bot);
      if (level !== null && !bots.has(seat))
        bots.set(seat, {
          ...newSeatedBot(seat),
          level,
          unheard: null,
          busy: false,
          gone: false,
        });
    }
  };
  const listen = (): void => {
    if (bots.size === 0) return;
    const played = tableOf(match);
    if (heardRows === played.rows.length) return;
    heardRows = played.rows.length;
    for (const bot of bots.values()) {
      const events = hearRow(bot, played);
      bot.unheard?.push(...events);
    }
  };
  const hearDrawing = (): void => {
    for (const bot of bots.values()) {
      const events = tableOf(match).drawn([bot.seat]);
      if (events.length > 0) bot.hasNews = true;
      bot.unheard?.push(...events);
    }
  };
  const ask = async (bot: BotSeat): Promise<BotAnswer> => {
    const { seat, level, unheard } = bot;
    const fresh = unheard === null;
    // Bots are moved by the last view alone, so one is enough, however much has happened.
    const news = { events: unheard ?? [], view: tableOf(match).view([seat]) };
    const updates = fresh || unheard.length > 0 ? [news] : [];
    bot.unheard = [];
    const { game, version } = match.created;
    const answer = await services.bots.choose({
      key: keyOf(bot),
      owner: services.register?.ownerOf(match) ?? match.creator,
      urgency: urgencyOf(match, table),
      game,
      version,
      level,
      seat,
      fresh,
      updates,
      people: seatsOfPeople(match),
    });
    if (answer.type !== 'forgotten' || bot.gone) return answer;
    bot.unheard = null;
    return ask(bot);
  };
  /** false: it has heard something that it wants to think over first. */
  const moment = async (bot: BotSeat, { pause, tentative }: BotMoment): Promise<boolean> => {
    const { least, most } = HUMAN_MOMENT;
    if (match.created.pace === 'instant') return true;
    const slowness = match.created.pace === 'slow' ? SLOWNESS : 1;
    if (pause === null || !Number.isFinite(pause)) {
      await waiting.wait(slowness * (least + services.chance.int(most - least)), 'for show');
      return true;
    }
    const wanted = slowness * Math.max(0, Math.min(LONGEST_PAUSE, pause));
    const now = services.now();
    const until = actsAt(bot, { pause: wanted, tentative: tentative === true }, now);
    if (tentative === true) return await unlessNews(bot, until);
    await waiting.wait(until - now, 'needed');
    return true;
  };
  const unlessNews = async (bot: BotSeat, until: number): Promise<boolean> => {
    for (let now = services.now(); now < until && !bot.gone; now = services.now()) {
      await waiting.wait(Math.min(LOOKS_UP, until - now), 'needed');
      if (bot.hasNews) return false;
    }
    bot.meantSince = null;
    return true;
  };
  const send = (bot: BotSeat, action: unknown): Promise<Refusal | null> =>
    table.play({ seat: bot.seat, action, isWanted: () => !bot.gone && !stopped });
  /** So that a match never hangs on a bot; where nobody waits for it, doing nothing does no harm. */
  const moveAnyhow = async (bot: BotSeat): Promise<void> => {
    const played = tableOf(match);
    if (!played.toAct().includes(bot.seat)) return;
    const legal = [...played.legal(bot.seat)];
    await send(bot, legal[services.chance.int(Math.max(1, legal.length))]);
  };
  const move = async (bot: BotSeat): Promise<void> => {
    const answer = await ask(bot);
    if (answer.type === 'nothing' || answer.type === 'forgotten') {
      bot.meantSince = null;
      return;
    }
    if (answer.type === 'failed') complain(bot, answer.problem);
    const isTime = await moment(bot, answer.type === 'action' ? answer : { pause: null });
    if (!isTime || bot.gone || stopped) return;
    if (isPaused()) {
      bot.hasNews = true; // it thinks again once play goes on
      return;
    }
    const refusal = answer.type === 'action' ? await send(bot, answer.action) : null;
    if (answer.type === 'action' && refusal === null) return;
    if (!isAtFault(bot) || bot.gone || stopped || match.status !== 'running') return;
    if (refusal !== null)
      complain(bot, refusalWords(refusal) ?? match.game.words.refusal(refusal) ?? refusal.code);
    await moveAnyhow(bot);
  };
  const complain = (bot: BotSeat, problem: string): void =>
    services.log.error({ match: match.created.id, seat: bot.seat, problem }, 'bot failed to move');

  const attend = (): void => {
    if (match.status !== 'running' || stopped || !table.isOurs() || isPaused()) return;
    seatBots();
    listen();
    const played = tableOf(match);
    for (const bot of bots.values()) {
      if (bot.busy || !isDue(bot, played)) continue;
      bot.busy = true;
      noteAsked(bot, played);
      waiting.work();
      const { length } = match;
      move(bot)
        .catch(async (error: unknown) => {
          bot.hasNews = true; // what it wanted was not taken: it is asked again, whatever came in between
          if (error instanceof Overtaken && match.length > length) return;
          if (!(error instanceof Overtaken)) complain(bot, String(error));
          await waiting.wait(ASKED_AGAIN, 'needed');
        })
        .finally(() => {
          bot.busy = false;
          attend();
          waiting.rest(); // after the next move has begun, or there would be a moment when nobody works
        });
    }
  };
  const leave = (): void => {
    for (const bot of bots.values()) dismiss(bot);
    waiting.cutShort('needed');
    waiting.cutShort('for show');
  };
  return {
    attend,
    hear: listen,
    hearDrawing,
    leave,
    hurry: () => waiting.cutShort('for show'),
    hasten: () => {
      const urgency = urgencyOf(match, table);
      for (const bot of bots.values()) if (bot.busy) services.bots.hasten?.(keyOf(bot), urgency);
    },
    settled: waiting.settled,
    stop: () => {
      stopped = true;
      leave();
    },
  };
}

const seatsOfPeople = ({ seats }: MatchState): readonly Seat[] =>
  [...seats].flatMap(([seat, held]) =>
    held.guest !== null && botLevelOf(held) === null ? [seat] : [],
  );

function urgencyOf(match: MatchState, presence: Presence): Urgency {
  const people = [...match.seats.values()].flatMap(({ guest }) => guest ?? []);
  if (people.some((guest) => presence.isHere(guest))) return 'awaited';
  return people.length > 0 ? 'seated' : 'botsAlone';
}

/** for show: only so that it looks like somebody thinks. needed: a person could not be faster. */
type WaitReason = 'for show' | 'needed';

/** Waits that can be cut short, and who is at work between them. */
interface Waiting {
  readonly wait: (millis: number, reason: WaitReason) => Promise<void>;
  readonly cutShort: (reason: WaitReason) => void;
  readonly work: () => void;
  readonly rest: () => void;
  /** Resolves once nobody works: all are at rest, or wait. */
  readonly settled: () => Promise<void>;
}

function openWaiting({ after }: Pick<Clock, 'after'>): Waiting {
  const waits: Record<WaitReason, Set<() => void>> = { 'for show': new Set(), needed: new Set() };
  let working = 0;
  let watchers: (() => void)[] = [];
  const work = (): void => void (working += 1);
  const rest = (): void => {
    working -= 1;
    if (working > 0) return;
    for (const settle of watchers) settle();
    watchers = [];
  };
  return {
    work,
    rest,
    settled: () =>
      new Promise((resolve) => {
        if (working === 0) resolve();
        else watchers.push(resolve);
      }),
    wait: (millis, reason) =>
      new Promise((resolve) => {
        const done = (): void => {
          callOff();
          waits[reason].delete(done);
          work();
          resolve();
        };
        const callOff = after(millis, done);
        waits[reason].add(done);
        rest();
      }),
    cutShort: (reason) => waits[reason].forEach((done) => done()),
  };
}
