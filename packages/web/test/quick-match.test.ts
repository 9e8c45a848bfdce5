import type { GameInfo } from '@fathom/protocol';
import { describe, expect, test } from 'vitest';
import type { GameClient } from '../src/games/game-client.ts';
import { rulesOf } from '../src/games/rules.ts';
import { WEB_GAMES, webGame } from '../src/games/web-games.ts';
import { firstMatch, quickMatch } from '../src/lobby/quick-match.ts';
import type { QuickMatch } from '../src/lobby/quick-match.ts';
import { choiceAfter, choiceFrom } from '../src/lobby/remembered.ts';
import type { RememberedChoice } from '../src/lobby/remembered.ts';

const first = (): number => 0;

async function quick(id: string, last: Partial<RememberedChoice> | null): Promise<QuickMatch> {
  const rules = await rulesOf(id);
  const game = { id, bots: rules.levels, seats: rules.chairs({}) } as unknown as GameInfo;
  const client = { seatsFor: rules.chairs } as unknown as GameClient;
  return quickMatch({ game, client }, last && choiceAfter(null, last), first);
}

describe('a match at one click', () => {
  test.each(WEB_GAMES)(
    '$name: a newcomer meets the easiest bots, and has a seat',
    async ({ id }) => {
      const { seats, options, clock, start } = await quick(id, null);
      const plans = Object.values(seats);
      expect(plans.filter((plan) => plan === 'kept')).toHaveLength(1);
      expect(plans.filter((plan) => plan !== 'kept').map((plan) => JSON.stringify(plan))).toEqual(
        Array.from({ length: plans.length - 1 }, () => '{"bot":"cadet"}'),
      );
      expect({ options, clock, start }).toEqual({
        options: {},
        clock: { type: 'none' },
        start: 'full',
      });
    },
  );

  test('is as the last one was', async () => {
    const last: Partial<RememberedChoice> = {
      whom: 'captain',
      level: 'admiral',
      botName: 'Admiral',
      side: 'coral',
      options: { players: 2 },
      clock: { type: 'days', days: 3 },
    };
    expect(await quick('dark-water-salvage', last)).toMatchObject({
      options: { players: 2 },
      seats: { amber: { bot: 'admiral' }, coral: 'kept' },
      clock: { type: 'days', days: 3 },
    });
  });

  test('has no clock that was meant for people, nor yesterday’s dive', async () => {
    const last: Partial<RememberedChoice> = {
      whom: 'people',
      level: 'hand',
      botName: '',
      options: { players: 1, daily: '2026-05-17' },
      clock: { type: 'move', seconds: 30 },
    };
    expect(await quick('search-diver', last)).toMatchObject({
      options: {},
      clock: { type: 'none' },
      seats: { red: 'kept', blue: { bot: 'hand' } },
    });
  });

  test('whoever has all the roles of a crew has them again', async () => {
    const { seats } = await quick('captain-sonar', { whom: 'alone', side: 'bravo', level: 'mate' });
    expect(seats).toMatchObject({ 'bravo.captain': 'kept', 'bravo.engineer': 'kept' });
    expect(seats['alpha.captain']).toEqual({ bot: 'mate' });
  });
});

test('a first match is alone with a whole crew, against the easiest, who are slow', async () => {
  const rules = await rulesOf('captain-sonar');
  const game = { id: rules.id, bots: rules.levels, seats: rules.chairs({}) } as unknown as GameInfo;
  const options = webGame(rules.id)?.firstMatch?.options ?? {};
  const match = firstMatch({ game, client: {} as GameClient }, options, first);
  expect(Object.values(match.seats).map((plan) => JSON.stringify(plan))).toEqual([
    ...Array.from({ length: 4 }, () => '"kept"'),
    ...Array.from({ length: 4 }, () => '{"bot":"cadet"}'),
  ]);
  expect(match).toMatchObject({ pace: 'slow', clock: { type: 'none' }, start: 'full' });
  expect(rules.parseSetup(match.options)).toMatchObject({ mode: 'turn', guided: true });
});

test('what an older version wrote is taken as far as it makes sense', () => {
  expect(choiceFrom({ level: 'mate', clock: 'blitz', seat: 4 })).toMatchObject({
    level: 'mate',
    clock: { type: 'none' },
    seat: '',
  });
  expect(choiceFrom('mate')).toBeNull();
  expect(choiceFrom(null)).toBeNull();
});
