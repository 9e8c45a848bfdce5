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
  { mode: 'realTime', damage: 1, scenario: 'ice', torpedoPath: 'free' },
] as const;
const SETUPS = [
  ...MODES.flatMap((mode) => SCENARIOS.map((scenario) => ({ mode, scenario }))),
  ...VARIANTS,
];

const levelAt = (place: number): string => LEVELS[place % LEVELS.length]!;

/** A game in each kind of waters; every level plays in both modes, and against others than itself. */
const MATCHES: readonly Match[] = SETUPS.map((setup, i) => ({
  levels: { alpha: levelAt(i), bravo: levelAt(i + 2) },
  setup,
  seed: seedOf('bots', setup, i),
}));
const GAMES: readonly { readonly match: Match; readonly game: Game }[] = await Promise.all(
  MATCHES.map(async (match) => ({ match, game: await playOut(match) })),
);

const isOpenEnded = ({ type }: Action): boolean => type === 'sheet' || type === 'trace';

test('crews of every level come to an end by the rules of the game, in all waters', () => {
  for (const { game } of GAMES) {
    expect(game.report).toMatchObject({ end: 'over', faults: [] });
    expect(['sunk', 'bothSunk', 'salvaged']).toContain(game.view.result?.reason);
  }
});

test('6 they lie with decoys, and haul up crates', () => {
  const said = GAMES.flatMap(({ game }) => game.view.record);
  const lies = said.filter(
    (one) => one.type === 'courseSet' && (one.sailed ?? one.course) !== one.course,
  );
  expect(lies.length).toBeGreaterThan(0);
  expect(said.filter(({ type }) => type === 'salvaged').length).toBeGreaterThan(0);
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
  for (const { match, game } of GAMES) {
    const { rows } = game.table;
    for (const decision of sampled(game, 41)) {
      const past = captainSonarPlayable.open(match, rows.slice(0, decision.rows));
      const bot = botAt(match, decision.seat);
      for (const update of past.story([decision.seat])) bot.observe(update);
      const choice = bot.choose();
      expect(choice).toEqual(decision.choice);
    }
  }
});

test('equal views and equal luck make equal choices', () => {
  for (const { match, game } of GAMES)
    for (const { seat, view, choice } of sampled(game, 43)) {
      expect(seen(botAt(match, seat), structuredClone(view))).toEqual(choice);
      expect(seen(botAt(match, seat), view)).toEqual(choice);
    }
});

test('a bot does the same in worlds that its seat cannot tell apart', () => {
  let different = 0;
  for (const { match, game } of GAMES)
    for (const { seat, view, choice, rows } of sampled(game, 31)) {
      const other = captainSonar.imagine!(view, luck(different));
      const enemy = enemyOf(chairAt(seat)!.side);
      const past = captainSonarPlayable.open(match, game.table.rows.slice(0, rows));
      const truth = past.view([seatOf(enemy, 'captain')]) as View;
      if (other.boats[enemy].position !== truth.boats[enemy]?.position) different += 1;
      expect(seen(botAt(match, seat), captainSonar.view(other, [seat]))).toEqual(choice);
    }
  expect(different).toBeGreaterThan(20);
});

/** Every so many-th decision. */
const sampled = ({ decisions }: Game, every: number): readonly Decision[] =>
  decisions.filter((_, i) => i % every === 5);

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
  expect(events.filter(({ type }) => type === 'dived').length).toBeGreaterThan(4);
  expect(events.filter(({ type }) => type === 'traceVoided')).toEqual([]);
  const strokes = GAMES.flatMap(({ game }) => game.decisions).flatMap(({ choice }) =>
    choice?.action.type === 'trace' ? [choice.action.stroke] : [],
  );
  expect(Math.max(...strokes.map(({ length }) => length))).toBeLessThanOrEqual(8);
});

test('every choice says what it was founded on and what else was weighed, the best first', () => {
  for (const { game } of GAMES)
    for (const { choice } of game.decisions) {
      if (choice === null) continue;
      const { belief, options } = choice as Required<typeof choice>;
      expect(JSON.parse(JSON.stringify(belief))).toEqual(belief);
      expect(belief).toMatchObject({ enemy: { count: expect.any(Number) as number } });
      expect(options.map(({ action }) => action)).toContainEqual(choice.action);
      const values = options.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
});

test('every choice can be put into words', () => {
  const said = new Set<string>();
  for (const { game } of GAMES)
    for (const { choice, view, seat } of game.decisions) {
      if (choice === null) continue;
      const { what, reasons } = captainSonarPlayable.explain!(choice, view, seat);
      said.add(choice.action.type);
      expect(reasons.length).toBeGreaterThanOrEqual(1);
      expect(reasons.length).toBeLessThanOrEqual(4);
      for (const sentence of [what, ...reasons]) expect(sentence).toMatch(/^[A-Z].*[.]$/u);
    }
  expect(said.size).toBeGreaterThan(14);
});

/** Games won by the first of two levels, each seed played from both sides. */
async function wins(
  levels: readonly [strong: string, weak: string],
  setup: unknown,
  pairs: number,
): Promise<number> {
  let won = 0;
  for (let i = 0; i < pairs; i++)
    for (const side of ['alpha', 'bravo'] as const) {
      const [strong, weak] = levels;
      const { view } = await playOut({
        levels: { ...both(weak), [side]: strong },
        setup,
        seed: seedOf('strength', i),
      });
      if (view.result?.winner === side) won += 1;
    }
  return won;
}

test.each([{ mode: 'turn' }, { mode: 'realTime' }])(
  '$mode: an admiral beats a cadet',
  async (setup) => {
    expect(await wins(['admiral', 'cadet'], setup, 2)).toBeGreaterThanOrEqual(3);
  },
);

test('1.4 boats start in many places', () => {
  const { match, game } = GAMES[0]!;
  const { seat, view } = game.decisions[0]!;
  const starts = Array.from({ length: 30 }, (_, i) => {
    const bot = captainSonarPlayable.seatBot(match.levels.alpha, seat, rngFor(match.seed, i));
    return JSON.stringify(seen(bot, view)?.action);
  });
  expect(new Set(starts).size).toBeGreaterThan(15);
});
