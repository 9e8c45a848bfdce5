import { describe, expect, it } from 'vitest';
import { playable } from '@fathom/kit';
import type { Bot, Choice, Playable } from '@fathom/kit';
import { BOT_LAWS, BotLawBroken, checkBots } from '@fathom/kit/bot-laws';
import type { BotLaw } from '@fathom/kit/bot-laws';
import { duel } from './duel/duel.ts';
import type { Action, Event, View } from './duel/vocabulary.ts';

type DuelBot = Bot<View, Event, Action>;
type Duellist = (actions: readonly Action[], view: View) => Choice<Action> | null;

/** A bot that chooses by the last view. */
const bot = (level: string, choose: Duellist): DuelBot => ({
  level,
  name: level.toUpperCase(),
  summary: 'Plays the toy game.',
  sit: (seat) => {
    let view: View | null = null;
    return {
      observe: (update) => {
        ({ view } = update);
      },
      choose: () => {
        const actions = view === null ? [] : [...duel.legal(view, seat)];
        return view === null || actions.length === 0 ? null : choose(actions, view);
      },
    };
  },
});

const openly = (actions: readonly Action[]): Choice<Action> => ({
  action: actions.at(-1)!,
  belief: { ways: actions.length },
  options: actions.toReversed().map((action, i) => ({ action, value: 1 / (i + 1) })),
});
const lastWay = bot('last', openly);
const duelOf = (...bots: readonly DuelBot[]): Playable =>
  playable(duel, {
    bots,
    explain: ({ action }) => ({
      what: `Now ${action.type}.`,
      reasons: ['It is as good as any.'],
    }),
  });

/** Remembers how often it was asked. */
const counting: DuelBot = {
  ...lastWay,
  sit: (seat, rng) => {
    const player = lastWay.sit(seat, rng);
    let asked = 0;
    return {
      ...player,
      choose: () => {
        const choice = player.choose();
        asked += 1;
        return choice && { ...choice, belief: { asked } };
      },
    };
  },
};
/** Remembers how much it was told. */
const listening: DuelBot = {
  ...lastWay,
  sit: (seat, rng) => {
    const player = lastWay.sit(seat, rng);
    let told = 0;
    return {
      observe: (update) => {
        told += update.events.length;
        player.observe(update);
      },
      choose: () => {
        const choice = player.choose();
        return choice && { ...choice, belief: { told } };
      },
    };
  },
};
const nameless = (choice: Choice<Action>): Choice<Action> => ({ ...choice, belief: undefined });

const BROKEN: readonly { readonly law: BotLaw; readonly how: string; readonly game: Playable }[] = [
  { law: 'each level has a name of its own', how: 'two alike', game: duelOf(lastWay, lastWay) },
  { law: 'each level has a name of its own', how: 'none at all', game: duelOf() },
  {
    law: 'a choice says what was believed and weighed',
    how: 'silence',
    game: duelOf(bot('mute', (actions) => nameless(openly(actions)))),
  },
  {
    law: 'a choice says what was believed and weighed',
    how: 'a number that JSON does not know',
    game: duelOf(bot('vague', (actions) => ({ ...openly(actions), belief: { chance: NaN } }))),
  },
  {
    law: 'the options come best first and hold the action',
    how: 'another order',
    game: duelOf(
      bot('jumbled', (actions) => ({
        ...openly(actions),
        options: actions.map((action, value) => ({ action, value })),
      })),
    ),
  },
  {
    law: 'the options come best first and hold the action',
    how: 'an action that was never weighed',
    game: duelOf(bot('rash', (actions) => ({ ...openly(actions), options: [] }))),
  },
  {
    law: 'a choice can be put into words',
    how: 'a hole in the sentence',
    game: playable(duel, {
      bots: [lastWay],
      explain: () => ({ what: 'Look into cave undefined.', reasons: ['It is near.'] }),
    }),
  },
  {
    law: 'a choice can be put into words',
    how: 'no reason',
    game: playable(duel, {
      bots: [lastWay],
      explain: () => ({ what: 'Look.', reasons: [] }),
    }),
  },
  { law: 'a bot asked twice answers the same', how: 'counting', game: duelOf(counting) },
  {
    law: 'a bot told only the last view plays the same',
    how: 'remembering',
    game: duelOf(listening),
  },
  {
    law: 'no bot has to be taken out of the game',
    how: 'digging where no cave is',
    game: duelOf(bot('lost', () => openly([{ type: 'dig', cave: 99 }]))),
  },
];

describe('the laws of bots', () => {
  it('hold for a bot that plays the toy game openly', async () => {
    const report = await checkBots(duelOf(lastWay, bot('other', openly)));
    expect(report.games).toBe(3);
    expect(report.examined).toBe(report.choices);
    expect(report.choices).toBeGreaterThan(20);
  });

  it('look at a part of the choices where that is asked', async () => {
    const { choices, examined } = await checkBots(duelOf(lastWay), { every: 5 });
    expect(examined).toBeLessThan(choices);
    expect(examined).toBeGreaterThan(0);
  });

  it.each(BROKEN)('$law: broken by $how', async ({ law, game }) => {
    await expect(checkBots(game)).rejects.toMatchObject({ name: 'BotLawBroken', law });
  });

  it('are broken by a game that goes on for ever', async () => {
    await expect(checkBots(duelOf(lastWay), { longest: 1 })).rejects.toThrow(BotLawBroken);
  });

  it('can each be broken', () => {
    const broken = [...BROKEN.map(({ law }) => law), 'every game of bots ends'];
    expect(new Set(broken)).toEqual(new Set(BOT_LAWS));
  });
});
