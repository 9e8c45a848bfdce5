import type { Choice } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import {
  BOTS,
  CONTENTS,
  CONTENT_IDS,
  PLAYER_COUNTS,
  darkWaterSalvage,
  darkWaterSalvagePlayable,
  hunterAt,
  hunterOf,
  legal,
  netWorth,
  seatOf,
  toAct,
  trueValue,
} from '@fathom/dark-water-salvage';
import type { Action, Event, HunterName, Region, State, View } from '@fathom/dark-water-salvage';
import { believe, candidates } from '../src/belief.ts';
import { outlookOf } from '../src/bot/outlook.ts';
import { SKILLS } from '../src/bot/skill.ts';
import { imagine } from '../src/imagine.ts';
import { answerOf } from '../src/rules/research.ts';
import { botAt, matchOf, playOut } from './bot-tables.ts';
import type { Game, Match } from './bot-tables.ts';
import { fresh, inLoop, luck, viewOf, withHunter, withWreck } from './play.ts';

const LEVELS = BOTS.map(({ level }) => level);
const crew = (level: string, players: number): readonly string[] =>
  Array.from({ length: players }, () => level);

/** A game of each level with each number of players, and some in other ways. */
const MATCHES: readonly Match[] = [
  ...LEVELS.flatMap((level) =>
    PLAYER_COUNTS.map((players, i) =>
      matchOf(crew(level, players), { content: CONTENT_IDS[i % 2] ?? 'greatLake' }),
    ),
  ),
  matchOf(['cadet', 'mate', 'commander'], { research: 'turnOrder', extraRound: true }),
  matchOf(['commander', 'cadet', 'mate', 'commander'], {
    content: 'hollowSound',
    phaseSeconds: 60,
  }),
];
const GAMES: readonly { readonly match: Match; readonly game: Game }[] = MATCHES.map((match) => ({
  match,
  game: playOut(match),
}));
const events = ({ table }: Game): readonly Event[] =>
  table.rows.flatMap((row) => row.events as Event[]);

test('8 bots of every level play to the end, two to five of them', () => {
  for (const { game } of GAMES) {
    expect(game.report).toMatchObject({ end: 'over', refusals: [] });
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
    for (const { seat, view, choice } of game.decisions.filter((_, i) => i % 37 === 5)) {
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

test('5, 6 mates and commanders name a wreck only where they have good reason to', () => {
  for (const { match, game } of GAMES)
    for (const { seat, view, choice } of game.decisions) {
      const { action } = choice;
      const hunter = hunterAt(seat)!;
      if (action.type !== 'locate' && action.type !== 'salvage') continue;
      if (match.levels[view.hunters.findIndex(({ name }) => name === hunter)] === 'cadet') continue;
      const left = candidates(believe(view), action.wreck);
      expect(left).toContain(hunterOf(view, hunter).token);
      expect(left.length).toBeLessThanOrEqual(3);
    }
});

test('3 nobody asks twice what it was told before, but a cadet', () => {
  for (const { match, game } of GAMES) {
    if (match.levels.includes('cadet')) continue;
    const asked = events(game).flatMap((event) =>
      event.type === 'researched' ? [`${event.hunter} ${event.wreck} ${event.card}`] : [],
    );
    expect(new Set(asked).size).toBe(asked.length);
  }
});

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
const leads = (state: State): readonly number[] =>
  SKILLS.map((skill) => outlookOf(viewOf(state, 'amber'), 'amber', skill).lead.get(1)!);

describe('what others may find first', () => {
  const untouched = inLoop('research');

  test('3 of an untouched wreck each has an even chance', () => {
    for (const lead of leads(untouched)) expect(lead).toBeCloseTo(1 / 3, 1);
  });

  test('3 mates and commanders think less of a wreck that a rival has asked about, cadets do not notice', () => {
    const [cadet, mate, commander] = leads(asked(untouched, ['coral', 'F3'], ['coral', 'D1']));
    expect(cadet).toBe(leads(untouched)[0]);
    expect(mate).toBeLessThan(0.2);
    expect(commander).toBeLessThan(0.2);
  });

  test('3 a commander sees that asking the same card again has told a rival nothing new, a mate counts it', () => {
    const once = leads(asked(untouched, ['coral', 'F3']));
    const twice = leads(asked(untouched, ['coral', 'F3'], ['coral', 'F3']));
    expect(twice[2]).toBe(once[2]);
    expect(twice[1]).toBeLessThan(once[1]!);
  });

  test('3 all levels think more of a wreck the more their own answers tell', () => {
    const own = leads(asked(untouched, ['amber', 'F3'], ['amber', 'D1']));
    for (const [i, lead] of leads(untouched).entries()) expect(own[i]).toBeGreaterThan(lead);
  });
});

/** The share of games won by one of the first level against all others of the second, from every seat in turn. */
function winShare(
  [strong, weak]: readonly [string, string],
  players: number,
  deals: number,
): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let seat = 0; seat < players; seat++) {
      const match = {
        ...matchOf(crew(weak, players), {}, deal),
        levels: crew(weak, players).with(seat, strong),
      };
      const { result, hunters } = playOut(match).view;
      if (result!.winners.includes(hunters[seat]!.name)) won += 1 / result!.winners.length;
    }
  return won / deals / players;
}

test('a commander beats a cadet', () => {
  expect(winShare(['commander', 'cadet'], 2, 7)).toBeGreaterThan(0.6);
});

test('a commander wins more than its share among three cadets', () => {
  expect(winShare(['commander', 'cadet'], 4, 3)).toBeGreaterThan(0.4);
});

test('8 most mates and commanders end without debt, however many they are', () => {
  const games = GAMES.filter(({ match }) => !match.levels.includes('cadet'));
  const standings = games.flatMap(({ game }) => game.view.hunters);
  const debts = standings.filter((hunter) => netWorth(hunter) < 0).length;
  expect(standings.length).toBe(28);
  expect(debts).toBeLessThanOrEqual(7);
  const salvages = standings.reduce((sum, hunter) => sum + hunter.salvages, 0);
  expect(salvages / games.length).toBeGreaterThan(6); // they do not stay solvent by staying at home
});

test('a choice takes a bot no longer than a moment', () => {
  const times: number[] = [];
  for (const { match, game } of GAMES)
    for (const { seat, view } of game.decisions.filter((_, i) => i % 11 === 0)) {
      const began = performance.now();
      seen(match, seat, view);
      times.push(performance.now() - began);
    }
  const sorted = times.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(200); // 50 ms on a machine with nothing else to do
});
