import { playable } from '@fathom/kit';
import type { Bot, Millis, Playable, Seat, Seed, Table, Update } from '@fathom/kit';
import { expect, test } from 'vitest';
import { WEB_GAMES } from '../../src/games/web-games.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { advise, adviserName } from '../../src/frame/hint/advise.ts';
import { drill, drillPlayable } from '../toy/drill.ts';
import type { Action, Event, View } from '../toy/drill.ts';

const CAPTAIN = 'alpha.captain' as Seat;
const MATE = 'alpha.firstMate' as Seat;
const FOE = 'bravo.captain' as Seat;
const SEED = '7'.repeat(64);

/** Sits down, remembers what it is told, and pulls as hard as its luck wills. */
const watcher = (level: string, heard: Update[]): Bot<View, Event, Action> => ({
  level,
  name: level,
  summary: '',
  sit: (seat, rng) => {
    let view: View | null = null;
    return {
      observe: (update) => {
        ({ view } = update);
        heard.push(update);
      },
      choose: () => {
        if (view === null || view.pulls[seat] !== undefined) return null;
        const action = { type: 'pull', strength: 1 + rng.int(3) } as const;
        return { action, belief: view.round, options: [{ action, value: 1 }] };
      },
    };
  },
});

interface Advised {
  readonly game: Playable;
  readonly heard: readonly Update[];
}
function advised(): Advised {
  const heard: Update[] = [];
  const weak: Bot<View, Event, Action> = {
    ...watcher('weak', []),
    sit: () => {
      throw new Error('the strongest is asked, not this one');
    },
  };
  const game = playable(drill, {
    bots: [weak, watcher('strong', heard)],
    explain: ({ action, belief }, view, seat) => ({
      what: `${seat} pulls ${action.strength}.`,
      reasons: [`It is round ${String(belief)} of ${view.setup.rounds}.`],
    }),
  });
  return { game, heard };
}

/** A round of pulling, and the captain has pulled in the next one too. */
function pulled(): Table {
  const table = drillPlayable.open({ setup: { size: 2 }, seed: SEED as Seed });
  const take = (input: Parameters<Table['propose']>[0]): void => {
    const proposal = table.propose(input);
    if (!proposal.ok) throw new Error(proposal.refusal.code);
    table.commit(proposal.row);
  };
  const pull = (seat: Seat, at: number): void =>
    take({ type: 'act', at: at as Millis, seat, action: { type: 'pull', strength: 2 } });
  pull(MATE, 1);
  pull(FOE, 2);
  take({ type: 'tick', at: 30_000 as Millis });
  pull(FOE, 30_001);
  pull(CAPTAIN, 30_002);
  return table;
}

test('the strongest bot is shown the person’s own view and nothing else, and says what it would do', () => {
  const { game, heard } = advised();
  const table = pulled();
  const view = table.view([MATE]);
  const [only, ...others] = advise(game, { seats: [MATE], view, seed: SEED });
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    seat: MATE,
    advice: { what: expect.stringMatching(/^alpha.firstMate pulls [123]\.$/) },
  });
  expect(only?.advice.reasons).toEqual(['It is round 1 of 3.']);
  expect(heard).toEqual([{ events: [], view }]);
  expect(JSON.stringify((view as View).pulls)).not.toContain('bravo');
});

test('each of the person’s seats is advised, but not one with nothing to do', () => {
  const { game } = advised();
  const seats = [CAPTAIN, MATE];
  const advisedAt = (table: Table): readonly Seat[] =>
    advise(game, { seats, view: table.view(seats), seed: SEED }).map(({ seat }) => seat);
  expect(advisedAt(pulled())).toEqual([MATE]);
  expect(advisedAt(drillPlayable.open({ setup: { size: 2 }, seed: SEED as Seed }))).toEqual(seats);
});

test('the adviser’s luck is the one it was given', () => {
  const view = pulled().view([MATE]);
  const deeds = Array.from({ length: 30 }, (_, n) => {
    const seed = n.toString(16).padStart(64, '0');
    const [first] = advise(advised().game, { seats: [MATE], view, seed });
    const [again] = advise(advised().game, { seats: [MATE], view, seed });
    expect(again).toEqual(first);
    return first?.advice.what;
  });
  expect(new Set(deeds).size).toBe(3);
});

test('bots that cannot say why they do things give no advice', () => {
  const view = pulled().view([MATE]);
  expect(() => advise(drillPlayable, { seats: [MATE], view, seed: SEED })).toThrow(/no advice/);
});

test.each(WEB_GAMES)(
  '$name: a hint is offered exactly if its bots can put it into words',
  async ({ id, hasHints }) => {
    const game = await rulesOf(id);
    expect(game.explain !== null).toBe(hasHints);
    expect(adviserName(game)).toBe(game.levels.at(-1)?.name);
  },
);
