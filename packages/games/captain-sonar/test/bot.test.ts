import { rngFor } from '@fathom/kit';
import type { BotPlayer, Choice } from '@fathom/kit';
import { expect, test } from 'vitest';
import {
  BOTS,
  SCENARIOS,
  captainSonar,
  captainSonarPlayable,
  chairAt,
  enemyOf,
  legal,
  seatOf,
} from '@fathom/captain-sonar';
import type { Action, Event, View } from '@fathom/captain-sonar';
import { botAt, both, playOut, seedOf } from './bot-crews.ts';
import type { Decision, Game, Match } from './bot-crews.ts';
import { luck } from './play.ts';

const LEVELS = BOTS.map(({ level }) => level);
const MODES = ['turn', 'realTime'] as const;
const VARIANTS = [
  { mode: 'turn', scenario: 'minefield', chainMines: true },
  { mode: 'realTime', scenario: 'minefield', chainMines: true, torpedoPath: 'free' },
  { mode: 'turn', damage: 1 },
  { mode: 'realTime', damage: 1, scenario: 'ice' },
] as const;
const SETUPS = [
  ...MODES.flatMap((mode) => SCENARIOS.map((scenario) => ({ mode, scenario }))),
  ...VARIANTS,
];

const matchOf = (level: string, setup: unknown, name: unknown = 0): Match => ({
  levels: both(level),
  setup,
  seed: seedOf('bots', level, setup, name),
});

/** One game of each level in each kind of waters. */
const GAMES: readonly { readonly match: Match; readonly game: Game }[] = LEVELS.flatMap((level) =>
  SETUPS.map((setup) => {
    const match = matchOf(level, setup);
    return { match, game: playOut(match) };
  }),
);

const isOpenEnded = ({ type }: Action): boolean => type === 'sheet' || type === 'trace';

test('crews of every level come to an end by the rules of the game, in all waters', () => {
  for (const { game } of GAMES) {
    expect(game.report).toMatchObject({ end: 'over', refusals: [] });
    expect(['sunk', 'bothSunk']).toContain(game.view.result?.reason);
  }
});

test('every choice is legal where it is made', () => {
  for (const { match, game } of GAMES) {
    const { rows } = game.table;
    const again = captainSonarPlayable.open(match);
    for (const { rows: made, seat, view, choice } of game.decisions) {
      while (again.rows.length < made) again.commit(rows[again.rows.length]!);
      if (choice === null) continue;
      const at = again.rows.at(-1)?.input.at ?? (0 as never);
      const proposal = again.propose({ type: 'act', at, seat, action: choice.action });
      expect({ choice: choice.action, ...proposal }).toMatchObject({ ok: true });
      const listed = [...legal(view, seat)];
      expect(
        isOpenEnded(choice.action)
          ? listed.map(({ type }) => type)
          : listed.map((action) => JSON.stringify(action)),
      ).toContain(isOpenEnded(choice.action) ? choice.action.type : JSON.stringify(choice.action));
    }
  }
});

test('a bot that is restarted plays on as if nothing had happened', () => {
  for (const { match, game } of GAMES.slice(0, 20)) {
    const { rows } = game.table;
    for (const decision of sampled(game, 37)) {
      const past = captainSonarPlayable.open(match, rows.slice(0, decision.rows));
      const bot = botAt(match, decision.seat);
      for (const update of past.story([decision.seat])) bot.observe(update);
      const choice = bot.choose();
      expect(choice).toEqual(decision.choice);
    }
  }
});

test('equal views and equal luck make equal choices', () => {
  for (const { match, game } of GAMES.slice(0, 20))
    for (const { seat, view, choice } of sampled(game, 41)) {
      expect(seen(botAt(match, seat), structuredClone(view))).toEqual(choice);
      expect(seen(botAt(match, seat), view)).toEqual(choice);
    }
});

test('a bot does the same in worlds that its seat cannot tell apart', () => {
  let different = 0;
  for (const { match, game } of GAMES.slice(0, 20))
    for (const { seat, view, choice, rows } of sampled(game, 29)) {
      const other = captainSonar.imagine!(view, luck(different));
      const enemy = enemyOf(chairAt(seat)!.side);
      const past = captainSonarPlayable.open(match, game.table.rows.slice(0, rows));
      const truth = past.view([seatOf(enemy, 'captain')]) as View;
      if (other.boats[enemy].position !== truth.boats[enemy]?.position) different += 1;
      expect(seen(botAt(match, seat), captainSonar.view(other, [seat]))).toEqual(choice);
    }
  expect(different).toBeGreaterThan(50);
});

/** Every so many-th decision; the Radio Operator's, who never draws the same twice, are left out. */
const sampled = ({ decisions }: Game, every: number): readonly Decision[] =>
  decisions
    .filter(({ seat }) => chairAt(seat)?.role !== 'radioOperator')
    .filter((_, i) => i % every === 5);

function seen(bot: BotPlayer, view: View): Choice | null {
  bot.observe({ events: [], view });
  return bot.choose();
}

test('no crew sinks its own boat by a blast of its own, but to win', () => {
  for (const { game } of GAMES) {
    const { record, result } = game.view;
    const last = record.at(-1);
    const suicide =
      last?.type === 'exploded' && result?.winner !== last.side && last.hits[last.side] !== 'clear';
    expect(suicide).toBe(false);
  }
});

test('8. a Radio Operator draws at most once for each announcement it hears', () => {
  for (const { game } of GAMES) {
    let heard = new Set<string>();
    for (const { seat, view, choice } of game.decisions) {
      if (choice?.action.type !== 'sheet') continue;
      const moment = `${seat} ${view.record.length}`;
      expect(heard).not.toContain(moment);
      heard = heard.add(moment);
    }
  }
});

test('bots keep the pace of people', () => {
  const spans: Partial<Record<Action['type'], readonly [number, number]>> = {
    course: [1500, 3500],
    gauge: [600, 1500],
    break: [600, 1500],
    torpedo: [1500, 3000],
    mine: [1500, 3000],
    answer: [2000, 5000],
  };
  for (const { game } of GAMES)
    for (const { choice } of game.decisions) {
      const [least, most] = (choice && spans[choice.action.type]) ?? [0, 8000];
      if (choice === null) continue;
      expect(choice.pause).toBeGreaterThanOrEqual(least);
      expect(choice.pause).toBeLessThanOrEqual(most);
    }
});

test('5.2 the hull is traced in strokes a person could draw, and never voided', () => {
  const events = GAMES.flatMap(({ game }) =>
    game.table.rows.flatMap((row) => row.events as Event[]),
  );
  expect(events.filter(({ type }) => type === 'dived').length).toBeGreaterThan(10);
  expect(events.filter(({ type }) => type === 'traceVoided')).toEqual([]);
  const strokes = GAMES.flatMap(({ game }) => game.decisions).flatMap(({ choice }) =>
    choice?.action.type === 'trace' ? [choice.action.stroke] : [],
  );
  expect(Math.max(...strokes.map(({ length }) => length))).toBeLessThanOrEqual(8);
});

/** Games won by the first of two levels, each seed played from both sides. */
function wins(
  levels: readonly [strong: string, weak: string],
  setup: unknown,
  pairs: number,
): number {
  let won = 0;
  for (let i = 0; i < pairs; i++)
    for (const side of ['alpha', 'bravo'] as const) {
      const [strong, weak] = levels;
      const { view } = playOut({
        levels: { ...both(weak), [side]: strong },
        setup,
        seed: seedOf('strength', i),
      });
      if (view.result?.winner === side) won += 1;
    }
  return won;
}

test.each([{ mode: 'turn' }, { mode: 'realTime' }])('$mode: a commander beats a cadet', (setup) => {
  expect(wins(['commander', 'cadet'], setup, 20)).toBeGreaterThan(28);
});

test('1.4 boats start in many places', () => {
  const { match, game } = GAMES[0]!;
  const { seat, view } = game.decisions[0]!;
  const starts = Array.from({ length: 30 }, (_, i) => {
    const bot = captainSonarPlayable.seatBot(match.levels.alpha, seat, rngFor(match.seed, i));
    return JSON.stringify(seen(bot, view)?.action);
  });
  expect(new Set(starts).size).toBeGreaterThan(15);
});
