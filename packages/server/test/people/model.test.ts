import { describe, expect, it } from 'vitest';
import {
  isProvisional,
  NEW_SKILL,
  ratingValue,
  skillsAfter,
} from '../../src/people/ratings/model.ts';
import type { PersonSkill } from '../../src/people/ratings/model.ts';

const known: Readonly<Record<string, PersonSkill>> = {
  a1: NEW_SKILL,
  a2: { mu: 32.444, sigma: 5.123 },
  b1: { mu: 43.381, sigma: 2.421 },
  b2: { mu: 25.188, sigma: 6.211 },
};
const skillOf = (person: string): PersonSkill => known[person] ?? NEW_SKILL;

describe('skills', () => {
  it('are what the documentation of openskill says: two teams of two', () => {
    const after = skillsAfter(
      [
        { people: ['a1', 'a2'], place: 1 },
        { people: ['b1', 'b2'], place: 2 },
      ],
      skillOf,
    );
    const expected: readonly (readonly [string, number, number])[] = [
      ['a1', 28.67, 8.07],
      ['a2', 33.83, 5.06],
      ['b1', 43.07, 2.42],
      ['b2', 23.15, 6.14],
    ];
    for (const [person, mu, sigma] of expected) {
      expect(Math.abs((after.get(person)?.mu ?? 0) - mu)).toBeLessThan(0.01);
      expect(Math.abs((after.get(person)?.sigma ?? 0) - sigma)).toBeLessThan(0.01);
    }
  });

  it('and of four, each for themselves', () => {
    const places = [4, 1, 3, 2];
    const after = skillsAfter(
      places.map((place, n) => ({ people: [`p${n}`], place })),
      () => NEW_SKILL,
    );
    const mus = [...after.values()].map(({ mu }) => mu.toFixed(2));
    expect(mus).toEqual(['20.96', '27.80', '24.69', '26.55']);
  });

  it('a draw between equals moves nobody, and makes both surer', () => {
    const after = skillsAfter(
      [
        { people: ['x'], place: 1 },
        { people: ['y'], place: 1 },
      ],
      () => NEW_SKILL,
    );
    expect(after.get('x')?.mu).toBeCloseTo(NEW_SKILL.mu);
    expect(after.get('x')?.sigma).toBeLessThan(NEW_SKILL.sigma);
  });

  it('somebody new has 1500, and is not sure of it', () => {
    expect(ratingValue(NEW_SKILL)).toBe(1500);
    expect(isProvisional(NEW_SKILL)).toBe(true);
    expect(isProvisional({ mu: 30, sigma: 5 })).toBe(false);
  });

  it('a dozen matches of two are enough to be sure', () => {
    let skills: ReadonlyMap<string, PersonSkill> = new Map();
    const sides = [
      { people: ['x'], place: 1 },
      { people: ['y'], place: 2 },
    ];
    const turned = sides.map(({ people }, n) => ({ people, place: 2 - n }));
    for (let n = 0; n < 14; n += 1)
      skills = skillsAfter(n % 2 === 0 ? sides : turned, (one) => skills.get(one) ?? NEW_SKILL);
    expect(isProvisional(skills.get('x') ?? NEW_SKILL)).toBe(false);
  });
});
