import { describe, expect, it } from 'vitest';
import { captainSonar, foresee } from '@fathom/captain-sonar';
import type { Action, State } from '@fathom/captain-sonar';
import { checkForesight } from '@fathom/kit/contract';
import type { ForesightReport } from '@fathom/kit/contract';
import {
  beforeDamage,
  beforeSilence,
  inRealTime,
  startingFrom,
  surfaced,
  turnByTurn,
} from './leaks/scenes.ts';
import { SETUPS, eagerly } from './leaks/setups.ts';
import { armed, play } from './play.ts';

type Type = Action['type'];
const SURE: readonly Type[] = [
  'start',
  'course',
  'gauge',
  'silence',
  'mine',
  'answer',
  'endTurn',
  'standDown',
  'readyToDive',
  'dive',
];
const NEVER: readonly Type[] = [
  'stop',
  'torpedo',
  'drone',
  'sonar',
  'scenario',
  'trigger',
  'trace',
  'sheet',
];

const SCENES: readonly State[] = [
  turnByTurn(),
  turnByTurn({ scenario: 'ice' }),
  turnByTurn({ scenario: 'minefield' }),
  inRealTime({ scenario: 'minefield' }),
  play(armed(inRealTime({ scenario: 'minefield' }), 'alpha', 'scenario'), 'A stop scenario'),
  beforeSilence,
  beforeDamage,
  surfaced,
];

describe('what a crew is shown beforehand comes true', () => {
  const reports: readonly ForesightReport[] = [
    checkForesight(captainSonar, foresee, {
      setups: SETUPS,
      seeds: 1,
      longest: 60,
      choose: eagerly,
    }),
    ...SCENES.map((scene) =>
      checkForesight(startingFrom(scene), foresee, {
        setups: [scene.setup],
        seeds: 4,
        longest: 40,
        choose: eagerly,
      }),
    ),
  ];
  const sum = (type: Type, of: 'tried' | 'foreseen'): number =>
    reports.reduce((total, report) => total + (report[type]?.[of] ?? 0), 0);

  it.each(SURE)('always of "%s"', (type) => {
    expect(sum(type, 'tried')).toBeGreaterThan(0);
    expect(sum(type, 'foreseen')).toBe(sum(type, 'tried'));
  });
  it.each<Type>(['surface', 'break'])('of "%s", unless it sinks the boat', (type) => {
    expect(sum(type, 'foreseen')).toBeGreaterThan(sum(type, 'tried') / 2);
  });
  it.each(NEVER)('and nothing is of "%s"', (type) => {
    expect(sum(type, 'tried')).toBeGreaterThan(0);
    expect(sum(type, 'foreseen')).toBe(0);
  });
});
