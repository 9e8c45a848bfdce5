import {
  BOTS,
  CONTENTS,
  CONTENT_IDS,
  HUNTERS,
  PLAYER_COUNTS,
  chipCount,
  darkWaterSalvage,
  darkWaterSalvagePlayable,
  dollars,
  hunterAt,
  hunterOf,
  legal,
  netWorth,
  seatOf,
  toAct,
  trueValue,
} from '@fathom/dark-water-salvage';
import type { Action, Event, HunterName, Region, State, View } from '@fathom/dark-water-salvage';
import { SPARRING } from '@fathom/dark-water-salvage/arena';
import type { BotPlayer, Choice, Seat } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import { describe, expect, test } from 'vitest';
import { believe, candidates } from '../src/belief.ts';
import { assess } from '../src/bot/heuristic/assessment.ts';
import { FIRST } from '../src/bot/heuristic/strategy.ts';
import { thumbOptions } from '../src/bot/playout/strategy.ts';
import { trialsFor } from '../src/bot/playout/trials.ts';
import { simulationOf } from '../src/bot/playout/worlds.ts';
import { imagine } from '../src/imagine.ts';
import { answerOf } from '../src/rules/research.ts';
import { botAt, matchOf, playOut } from './bot-tables.ts';
import type { Game, Match } from './bot-tables.ts';
import { fresh, inLoop, luck, viewOf, withHunter, withWreck } from './play.ts';

const crew = (level: string, players: number): readonly string[] =>
  Array.from({ length: players }, () => level);

/** Each level at tables of many sizes, fewer of those who decide longer. */
const MATCHES: readonly Match[] = [
  ...PLAYER_COUNTS.map((players, i) =>
    matchOf(crew('mate', players), { content: CONTENT_IDS[i % 2] ?? 'greatLake' }),
  ),
  matchOf(crew('cadet', 2), {}),
  matchOf(crew('cadet', 4), { content: 'hollowSound' }),
  matchOf(crew('hand', 3), {}),
  matchOf(['cadet', 'mate', 'commander'], { research: 'turnOrder', extraRound: true }),
  matchOf(['commander', 'cadet', 'mate', 'hand'], { content: 'hollowSound', phaseSeconds: 60 }),
  matchOf(['admiral', 'mate'], {}),
];
const GAMES: readonly { readonly match: Match; readonly game: Game }[] = await Promise.all(
  MATCHES.map(async (match) => ({ match, game: await playOut(match) })),
);
const events = ({ table }: Game): readonly Event[] =>
  table.rows.flatMap((row) => row.events as Event[]);

test('8 bots of every level play to the end, two to five of them', () => {
  for (const { game } of GAMES) {
    expect(game.report).toMatchObject({ end: 'over', faults: [] });
    expect(['lastRound', 'allSalvaged']).toContain(game.view.result?.reason);
  }
});

test('every choice is legal where it is made, with a pause that a person would make', () => {
  const spans: Partial<Record<Action['type'], readonly [number, number]>> = {
    apply: [2000, 4000],
    research: [1000, 2000],
  };
  for (const { game } of GAMES)
    for (const { seat, view, choice } of game.decisions) {
      const found = [...legal(view, seat)].map((action) => JSON.stringify(action));
      expect(found).toContain(JSON.stringify(choice.action));
      const [least, most] = spans[choice.action.type] ?? [1000, 2000];
      expect(choice.pause).toBeGreaterThanOrEqual(least);
      expect(choice.pause).toBeLessThanOrEqual(most);
    }
});

const seen = (match: Match, seat: Parameters<typeof botAt>[1], view: View): Choice | null => {
  const bot = botAt(match, seat);
  bot.observe({ events: [], view });
  return bot.choose();
};

test('equal views and equal luck make equal choices', () => {
  for (const { match, game } of GAMES)
    for (const { seat, view, choice } of game.decisions.filter((_, i) => i % 29 === 3)) {
      expect(seen(match, seat, structuredClone(view))).toEqual(choice);
      expect(seen(match, seat, view)).toEqual(choice);
    }
});

test('a bot that is restarted plays on as if nothing had happened', () => {
  for (const { match, game } of GAMES)
    for (const { seat, rows, choice } of game.decisions.filter((_, i) => i % 67 === 9)) {
      const past = darkWaterSalvagePlayable.open(match, game.table.rows.slice(0, rows));
      const bot = botAt(match, seat);
      for (const update of past.story([seat])) bot.observe(update);
      expect(bot.choose()).toEqual(choice);
    }
});

test('a bot does the same in worlds that its seat cannot tell apart', () => {
  let different = 0;
  for (const { match, game } of GAMES)
    for (const { seat, view, choice } of game.decisions.filter((_, i) => i % 29 === 5)) {
      const other = imagine(view, luck(different));
      different += 1;
      expect(seen(match, seat, darkWaterSalvage.view(other, [seat]))).toEqual(choice);
    }
  expect(different).toBeGreaterThan(50);
});

test('a bot acts when it is waited for and never else', () => {
  for (const { match, game } of GAMES)
    for (const { seat, view } of game.decisions.filter((_, i) => i % 31 === 0)) {
      const others = view.order.map(seatOf).filter((other) => !toAct(view).includes(other));
      expect(others.map((other) => seen(match, other, view))).toEqual(others.map(() => null));
      expect(seen(match, seat, view)).not.toBeNull();
    }
});

test('5, 6 bots name a wreck only where they have good reason to', () => {
  for (const { game } of GAMES)
    for (const { seat, view, choice } of game.decisions) {
      const { action } = choice;
      const hunter = hunterAt(seat)!;
      if (action.type !== 'locate' && action.type !== 'salvage') continue;
      const left = candidates(believe(view), action.wreck);
      expect(left).toContain(hunterOf(view, hunter).token);
      expect(left.length).toBeLessThanOrEqual(4);
    }
});

test('3 nobody asks twice what it was told before', () => {
  for (const { game } of GAMES) {
    const asks = events(game).flatMap((event) =>
      event.type === 'researched' ? [`${event.hunter} ${event.wreck} ${event.card}`] : [],
    );
    expect(new Set(asks).size).toBe(asks.length);
  }
});

test('3 nobody asks about a wreck that it may not try for any more', () => {
  for (const { game } of GAMES)
    for (const { seat, view, choice } of game.decisions) {
      const { lockedOut } = hunterOf(view, hunterAt(seat)!);
      const asked = [choice, ...choice.options].flatMap(({ action }) =>
        action.type === 'research' ? [action.wreck] : [],
      );
      expect(asked.filter((wreck) => lockedOut.includes(wreck))).toEqual([]);
    }
});

describe('bots of one level are no copies of each other', () => {
  const alike = GAMES.filter(
    ({ match }) => match.levels.length > 2 && new Set(match.levels).size === 1,
  );

  test('2.2 they do not all apply for the same', () => {
    for (const { game } of alike) {
      const rounds = game.view.openings
        .filter(({ chips }) => chipCount(chips) > 0)
        .map(({ bids }) => new Set(bids.map(({ amount }) => amount)).size);
      expect(rounds.filter((size) => size > 1).length).toBeGreaterThan(rounds.length / 2);
      expect(rounds[0]).toBeGreaterThan(1);
    }
  });

  test('2.2 nor does any of them apply for the same part every time', () => {
    for (const { game } of alike)
      for (const { name } of game.view.hunters) {
        const parts = game.view.openings.slice(0, 4).map(({ chips, bids }) => {
          const { amount } = bids.find(({ hunter }) => hunter === name)!;
          return (amount / dollars(chips)).toFixed(2);
        });
        expect(new Set(parts).size).toBeGreaterThan(1);
      }
  });

  test('3 they do not all begin with the same wrecks', () => {
    for (const { game } of alike) {
      const begun = game.view.hunters.map(({ name }) =>
        [...new Set(firstQuestions(game.view, name))].toSorted((a, b) => a - b).join(),
      );
      expect(new Set(begun).size).toBeGreaterThan(1);
    }
  });
});

/** The wrecks a hunter asked about in the first round. */
const firstQuestions = ({ researches }: View, hunter: HunterName): readonly number[] =>
  researches.filter((note) => note.hunter === hunter && note.round === 1).map(({ wreck }) => wreck);

/** What bots make of a view, by level. */
const choices = (view: View, hunter: HunterName): readonly unknown[] =>
  BOTS.map(({ sit }) => {
    const bot = sit(seatOf(hunter), luck(1));
    bot.observe({ events: [], view });
    return bot.choose()?.action;
  });

/** The last round, with all wrecks salvaged but the twelfth. */
const withLastWreck = (state: State): State => ({
  ...state,
  last: true,
  bag: { fives: 0, tens: 0 },
  wrecks: state.wrecks.map((wreck, i) => {
    const truth = state.truths[i]!;
    const value = trueValue(CONTENTS.greatLake, truth);
    const { region } = truth;
    return i === 11 ? wreck : { ...wreck, region, locatedBy: 'coral', salvagedBy: 'coral', value };
  }),
});

describe('all levels', () => {
  test('6 salvage a wreck whose place is known when they are there and can pay', () => {
    const state = withWreck(inLoop('salvage', { amber: 'F2' }), 1, {
      region: 'F2',
      locatedBy: 'coral',
    });
    for (const action of choices(viewOf(state, 'amber'), 'amber'))
      expect(action).toEqual({ type: 'salvage', wreck: 1 });
  });

  test('4 sail to a wreck whose place is known', () => {
    const state = withWreck(inLoop('move', { amber: 'F3' }), 1, {
      region: 'F2',
      locatedBy: 'coral',
    });
    for (const action of choices(viewOf(state, 'amber'), 'amber'))
      expect(action).toEqual({ type: 'move', path: ['F2'] });
  });

  test('3 ask before they sail', () => {
    for (const action of choices(viewOf(inLoop('research', { amber: 'F3' }), 'amber'), 'amber'))
      expect(action).toMatchObject({ type: 'research', card: 'F3' });
    for (const action of choices(viewOf(inLoop('move', { amber: 'F3' }), 'amber'), 'amber'))
      expect(action).not.toMatchObject({ type: 'locate' });
  });

  test('8 do not go into debt in the last round for nothing', () => {
    const last = withLastWreck(inLoop('research', { amber: 'D1' }));
    const solvent = withHunter(last, 'amber', { cash: 8, loans: 8 });
    for (const action of choices(viewOf(solvent, 'amber'), 'amber'))
      expect(action).toMatchObject({ type: expect.stringMatching(/pass|done/) });
  });

  test('2.2 apply for nothing when they have all that they could spend to the end', () => {
    const last = withLastWreck(fresh());
    const rich = withHunter(last, 'amber', { cash: 40, loans: 30 });
    for (const action of choices(viewOf(rich, 'amber'), 'amber'))
      expect(action).toEqual({ type: 'apply', amount: 0 });
    const poor = withHunter(last, 'amber', { cash: 0, loans: 0 });
    for (const action of choices(viewOf(poor, 'amber'), 'amber'))
      expect(action).not.toEqual({ type: 'apply', amount: 0 });
  });

  test('2.2 apply for a loan at the start, and for no more than there is', () => {
    const { match, game } = GAMES[0]!;
    const { seat, view } = game.decisions[0]!;
    expect(seen(match, seat, view)).toMatchObject({ action: { type: 'apply' } });
    const first = GAMES.flatMap((each) => each.game.decisions)
      .filter((decision) => decision.view.round === 1)
      .flatMap(({ choice }) => (choice.action.type === 'apply' ? [choice.action.amount] : []));
    expect(Math.min(...first)).toBeGreaterThan(0);
  });
});

/** With these questions about the first wreck. */
const asked = (state: State, ...notes: readonly (readonly [HunterName, Region])[]): State => ({
  ...state,
  researches: notes.map(([hunter, card]) => ({
    hunter,
    wreck: 1,
    card,
    round: 1,
    answer: answerOf(CONTENTS.greatLake, state.truths[0]!, card),
  })),
});
/** How likely Amber is taken to get the first wreck. */
const leadIn = (state: State): number =>
  assess(viewOf(state, 'amber'), 'amber', FIRST).lead.get(1)!;

describe('what others may find first, to one who goes by its assessment', () => {
  const untouched = inLoop('research');

  test('3 of an untouched wreck each has an even chance', () => {
    expect(leadIn(untouched)).toBeCloseTo(1 / 3, 1);
  });

  test('3 it thinks less of a wreck that a rival has asked about', () => {
    expect(leadIn(asked(untouched, ['coral', 'F3'], ['coral', 'D1']))).toBeLessThan(0.2);
  });

  test('3 it sees that asking the same card again has told a rival nothing new', () => {
    const once = leadIn(asked(untouched, ['coral', 'F3']));
    expect(leadIn(asked(untouched, ['coral', 'F3'], ['coral', 'F3']))).toBe(once);
  });

  test('3 it thinks more of a wreck the more its own answers tell', () => {
    const own = leadIn(asked(untouched, ['amber', 'F3'], ['amber', 'D1']));
    expect(own).toBeGreaterThan(leadIn(untouched));
  });
});

test('3 a cadet searches for two wrecks at a time', () => {
  let questions = 0;
  for (const { match, game } of GAMES)
    for (const { seat, view, choice } of game.decisions) {
      const { action } = choice;
      const hunter = hunterAt(seat)!;
      const place = view.hunters.findIndex(({ name }) => name === hunter);
      if (match.levels[place] !== 'cadet' || action.type !== 'research') continue;
      questions += 1;
      const { lockedOut } = hunterOf(view, hunter);
      const begun = view.researches.filter((note) => note.hunter === hunter);
      const searched = new Set([...begun.map(({ wreck }) => wreck), action.wreck]);
      const belief = believe(view);
      const open = [...searched].filter(
        (wreck) => !lockedOut.includes(wreck) && candidates(belief, wreck).length > 1,
      );
      expect(open.length).toBeLessThanOrEqual(2);
    }
  expect(questions).toBeGreaterThan(20);
});

/** The share of games won by one of the first level against all others of the second, from every seat in turn. */
async function winShare(
  [strong, weak]: readonly [string, string],
  players: number,
  deals: number,
): Promise<number> {
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let seat = 0; seat < players; seat++) {
      const match = {
        ...matchOf(crew(weak, players), {}, deal),
        levels: crew(weak, players).with(seat, strong),
      };
      const { result, hunters } = (await playOut(match)).view;
      if (result!.winners.includes(hunters[seat]!.name)) won += 1 / result!.winners.length;
    }
  return won / deals / players;
}

test('what the rule of thumb says is among what is tried', () => {
  for (const { game } of GAMES)
    for (const { seat, view } of game.decisions.filter((_, i) => i % 5 === 0)) {
      if (view.phase === 'applying') continue;
      const hunter = hunterAt(seat)!;
      const sim = simulationOf({ view, hunter, belief: believe(view), overrides: {} });
      const [habit] = thumbOptions({ view, hunter, sim });
      const tried = trialsFor({ view, hunter, sim }).map(({ name }) => name);
      expect(tried).toContainEqual(habit!.action);
    }
});

test('the sparring partners play to the end', async () => {
  const table = darkWaterSalvagePlayable.open(matchOf(['', ''], {}));
  const players = SPARRING.map((bot, i): [Seat, BotPlayer] => {
    const seat = seatOf(HUNTERS[i]!);
    return [seat, bot.sit(seat, luck(i)) as BotPlayer];
  });
  expect(players).toHaveLength(2);
  const report = await exhibit({ table, players: new Map(players) });
  expect(report).toMatchObject({ end: 'over', faults: [] });
});

test('a mate beats a cadet', async () => {
  expect(await winShare(['mate', 'cadet'], 2, 5)).toBeGreaterThan(0.6);
});

test('a mate wins more than its share among three cadets', async () => {
  expect(await winShare(['mate', 'cadet'], 4, 1)).toBeGreaterThan(0.4);
});

test('8 most bots end without debt, however many they are', () => {
  const standings = GAMES.flatMap(({ game }) => game.view.hunters);
  const debts = standings.filter((hunter) => netWorth(hunter) < 0).length;
  expect(standings.length).toBe(32);
  expect(debts).toBeLessThan(standings.length / 2);
  const salvages = standings.reduce((sum, hunter) => sum + hunter.salvages, 0);
  expect(salvages / GAMES.length).toBeGreaterThan(6); // they do not stay solvent by staying at home
});

test('a choice takes a bot no longer than a position', () => {
  const times: number[] = [];
  for (const { match, game } of GAMES)
    for (const { seat, view } of game.decisions.filter((_, i) => i % 11 === 0)) {
      const began = process.cpuUsage();
      seen(match, seat, view);
      times.push(process.cpuUsage(began).user / 1_000); // whatever else the machine does meanwhile
    }
  const sorted = times.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(200); // 10 ms on a machine with nothing else to do
});
