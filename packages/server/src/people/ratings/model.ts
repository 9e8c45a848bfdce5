import { rate } from 'openskill';

/** What is believed of somebody's skill: a mean, and how far off it may be. */
export interface PersonSkill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_SKILL: PersonSkill = { mu: 25, sigma: 25 / 3 };

/** People on one side win and lose together; places count from 1, and equal ones are a draw between these sides. */
export interface RatedSide {
  readonly people: readonly string[];
  readonly place: number;
}

/** The skills of all who played, after a match. People must be in the same order each time: sums depend on it. */
export function skillsAfter(
  sides: readonly RatedSide[],
  before: (person: string) => PersonSkill,
): ReadonlyMap<string, PersonSkill> {
  const teams = sides.map(({ people }) => people.map((person) => before(person)));
  const after = rate(teams, { rank: sides.map(({ place }) => place) });
  return new Map(
    sides.flatMap(({ people }, side) =>
      people.map((person, at): [string, PersonSkill] => [
        person,
        after[side]?.[at] ?? before(person),
      ]),
    ),
  );
}

/** As people read it: 1500 for somebody new, some hundreds more or less for most. */
export const ratingValue = ({ mu }: PersonSkill): number => 1500 + 40 * (mu - NEW_SKILL.mu);

const SURE = 6; // about a dozen matches of two, or forty of crews of four
export const isProvisional = ({ sigma }: PersonSkill): boolean => sigma > SURE;
