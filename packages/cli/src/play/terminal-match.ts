import { randomBytes } from 'node:crypto';
import {
  NO_FIGURES,
  NO_KEYS,
  chanceFrom,
  memoryLog,
  openMatches,
  openThinker,
  recordOf,
  refusalWords,
  steadyClock,
} from '@fathom/host';
import type { Clock, LiveMatch, Matches } from '@fathom/host';
import { apply, digest, rngFor } from '@fathom/kit';
import type { MatchRecord, Outcome, Playable, Refusal, Seat, Seed } from '@fathom/kit';
import { PROTOCOL_VERSION, parseServerMessage } from '@fathom/protocol';
import type { SeatInfo, ServerMessage } from '@fathom/protocol';
import { failed } from '../exit.ts';

export interface TerminalPlan {
  readonly game: Playable;
  readonly setup: unknown;
  readonly seat: Seat; // the person's; bots take all others
  readonly level: string;
  readonly hostSeed: Seed | null; // null: fresh luck
}

/** One person and bots at a match of the host, in this process. The person is told what any client is told. */
export interface TerminalMatch extends Pick<TerminalPlan, 'game' | 'setup' | 'seat'> {
  readonly seats: readonly Seat[];
  readonly nameAt: (seat: Seat) => string; // who plays it
  readonly commitment: string;
  readonly view: () => unknown;
  readonly outcome: () => Outcome | null;
  readonly isWaitedFor: () => boolean;
  /** null: it was taken. */
  readonly act: (action: unknown) => Promise<Refusal | null>;
  readonly resign: () => Promise<Refusal | null>;
  /** What a refusal means, in words. */
  readonly wordsFor: (refusal: Refusal) => string;
  /** Resolves once nothing goes on any more, or only after a while. */
  readonly settled: () => Promise<void>;
  /** Whether something will happen though nobody does anything: a bot takes its time, or a tick is due. */
  readonly goesOn: () => boolean;
  /** Resolves when the person is told something new. */
  readonly news: () => Promise<void>;
  /** The whole truth; null while the match is not over. */
  readonly record: () => MatchRecord | null;
  readonly stop: () => Promise<void>;
}

const SYSTEM_CLOCK: Clock = {
  ...steadyClock({
    wall: Date.now,
    monotonic: () => performance.now(),
    after: (millis, run) => {
      const timer = setTimeout(run, millis).unref();
      return () => clearTimeout(timer);
    },
  }),
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
};
const PERSON = { guest: 'player', name: 'Player' } as const;

/** `tell` hears of every event the person hears of, in order. */
export async function openTerminalMatch(
  plan: TerminalPlan,
  tell: (event: unknown) => void,
  clock: Clock = SYSTEM_CLOCK,
): Promise<TerminalMatch> {
  const { game, seat, setup } = plan;
  const waits = countWaits(clock);
  const matches = openHost(plan, waits);
  const upkeep = waits.count(); // what the host itself waits for, as long as it runs
  const match = await begin(matches, plan);
  let ids = 0;
  let view: unknown = null;
  let holders: readonly SeatInfo[] = [];
  let wake: (() => void) | null = null; // whoever waits for news
  let told = Promise.resolve();
  const expectNews = (): void => {
    told = new Promise((resolve) => {
      wake = resolve;
    });
  };
  const hear = (message: ServerMessage): void => {
    if (message.t === 'welcome') {
      ({ view } = message.table ?? { view: null });
      holders = message.match.seats;
    }
    if (message.t !== 'update' && message.t !== 'paper') return;
    view = apply(view, message.patch);
    message.events.forEach(tell);
    wake?.();
    expectNews();
  };
  const listener = {
    guest: PERSON.guest,
    send: (text: string) => hear(parseServerMessage(text)),
    dismiss: () => {},
  };
  expectNews();
  match.join(listener, { t: 'join', v: PROTOCOL_VERSION, match: match.state.created.id });
  const nextId = (): string => `typed-${(ids += 1)}`;
  const table = match.state.table;
  if (table === null) throw failed('the match did not begin: a fault of the host');
  return {
    game,
    setup,
    seat,
    seats: [...match.state.seats.keys()],
    nameAt: (of) => holders.find((each) => each.seat === of)?.holder?.name ?? of,
    commitment: match.state.commitment,
    view: () => view,
    outcome: () => table.outcome(),
    isWaitedFor: () => table.toAct().includes(seat),
    act: (action) => match.act({ t: 'act', id: nextId(), seat, action }, listener),
    resign: () => match.resign(PERSON.guest, seat, nextId()),
    wordsFor: (refusal) => game.words.refusal(refusal) ?? refusalWords(refusal) ?? refusal.code,
    settled: () => match.settled(),
    goesOn: () => waits.count() > upkeep,
    news: () => told,
    record: () => recordOf(match.state),
    stop: matches.stop,
  };
}

const newSeed = (): Seed => randomBytes(32).toString('hex') as Seed;

function openHost({ game, ...plan }: TerminalPlan, clock: Clock): Matches {
  const hostSeed = plan.hostSeed ?? newSeed();
  const luckOf = (seat: Seat): Seed => digest(['fathom/local-bot', hostSeed, seat]) as Seed;
  return openMatches(
    {
      ...clock,
      games: [game],
      store: memoryLog(),
      chance: {
        ...chanceFrom(newSeed),
        newSeed: () => hostSeed,
        // Part of the match seed: it must come back with a seed that is given again.
        newMatchId: () => digest(['fathom/local-match', hostSeed]).slice(0, 8),
      },
      keys: NO_KEYS,
      bots: openThinker([game], ({ seat }) => rngFor(luckOf(seat), 0)),
      figures: NO_FIGURES,
      log: {
        warn: () => {},
        error: (facts, text) => {
          throw failed(`${text}: ${JSON.stringify(facts)}`);
        },
      },
    },
    { aliveAt: null },
  );
}

/** In real time bots take the time a person would need; otherwise nobody has to wait for them. */
async function begin(matches: Matches, plan: TerminalPlan): Promise<LiveMatch> {
  const { game, setup, seat, level } = plan;
  const seats = game.chairs(setup).map((chair) => chair.seat);
  const match = await matches.create(
    {
      game: game.id,
      options: setup,
      seats: Object.fromEntries(seats.map((each) => [each, each === seat ? 'me' : { bot: level }])),
      clock: { type: 'none' },
      visibility: 'private',
      pace: game.isRealTime(setup) ? 'human' : 'instant',
      start: 'full',
    },
    PERSON,
  );
  if ('code' in match) throw failed(refusalWords(match) ?? match.code);
  return match;
}

interface CountedClock extends Clock {
  readonly count: () => number; // what is being waited for
}

function countWaits({ now, calendar, after }: Clock): CountedClock {
  let waits = 0;
  return {
    now,
    calendar,
    after: (millis, run) => {
      let isOver = false;
      const end = (): void => {
        if (!isOver) waits -= 1;
        isOver = true;
      };
      waits += 1;
      const callOff = after(millis, () => {
        end();
        run();
      });
      return () => {
        end();
        callOff();
      };
    },
    count: () => waits,
  };
}
