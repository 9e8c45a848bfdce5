import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { listOf, padded } from '../accounts/statements.ts';
import { forgetDives } from '../dives/person-dives.ts';
import type { FinishedMatch } from './finished.ts';
import { isProvisional, NEW_SKILL, ratingValue, skillsAfter } from './model.ts';
import type { RatedSide, PersonSkill } from './model.ts';
import { forgetPlayed } from './person-results.ts';
import { poolName } from './queries.ts';
import { noteTold, resultStatements } from './statements.ts';

interface RatedMatch extends Pick<FinishedMatch, 'match' | 'endedAt' | 'date'> {
  readonly sides: readonly RatedSide[];
}

/**
 * Writes what finished matches mean for their people, once, whoever else tries the same. A match that ended before others that
 * are told already takes its place among them: ratings are the same in whatever order endings are heard of.
 */
export async function tellFinished(
  tables: PeopleTables,
  finished: readonly FinishedMatch[],
): Promise<void> {
  await tellUnrated(
    tables,
    finished.filter(({ rated }) => rated === null),
  );
  for (const one of finished) if (one.rated !== null) await tellRated(tables, one);
}

/** All of them in one transaction: one wait for the disk, and pages that several of them touch are written once. */
async function tellUnrated(
  tables: PeopleTables,
  finished: readonly FinishedMatch[],
): Promise<void> {
  let left = finished;
  while (left.length > 0) {
    const results = resultStatements(left);
    const forgotten = await forgetGone(tables, left);
    const inTheWay = await tables.write([...left.map(noteTold), ...results, ...forgotten]);
    if (inTheWay === null) return;
    if (inTheWay >= left.length) throw toldByHalves(left);
    left = left.toSpliced(inTheWay, 1); // somebody else has told it
  }
}

async function tellRated(tables: PeopleTables, finished: FinishedMatch): Promise<void> {
  for (;;) {
    const told = [noteTold(finished), ...resultStatements([finished])];
    const ratings = await ratingStatements(tables, finished);
    const forgotten = await forgetGone(tables, [finished]);
    const inTheWay = await tables.write([...told, ...ratings, ...forgotten]);
    if (inTheWay === null || inTheWay === 0) return;
    if (inTheWay < told.length) throw toldByHalves([finished]);
    // Another match of the same pool was told meanwhile: once more, on top of it.
  }
}

const toldByHalves = (matches: readonly FinishedMatch[]): Error =>
  new Error(`a match is told by halves: ${matches.map(({ match }) => match).join(', ')}`);

/** Whoever has deleted their account has left matches by it, which are told of only now. */
async function forgetGone(
  tables: PeopleTables,
  finished: readonly FinishedMatch[],
): Promise<readonly TableStatement[]> {
  const people = new Set(finished.flatMap((one) => one.people.map(({ person }) => person)));
  if (people.size === 0) return [];
  const asked = padded([...people]);
  const gone = await tables.read<{ person: string }>(
    `SELECT person FROM accounts WHERE person IN (${listOf(asked)}) AND deleted_at IS NOT NULL`,
    asked,
  );
  return gone.flatMap(({ person }) => [forgetPlayed(person), forgetDives(person)].flat());
}

async function ratingStatements(
  tables: PeopleTables,
  { rated, ...finished }: FinishedMatch,
): Promise<readonly TableStatement[]> {
  const pool = poolName(finished);
  const [found] = await tables.read<{ version: number }>(
    'SELECT version FROM rating_pools WHERE pool = $1',
    [pool],
  );
  const { later, skills } = await laterMatches(tables, pool, finished);
  const matches: readonly RatedMatch[] = [{ ...finished, sides: rated ?? [] }, ...later];
  const people = [...new Set(matches.flatMap(peopleIn))];
  const standing = await standingOf(tables, pool, people);
  const now = new Map(
    people.map((person) => [
      person,
      skills.get(person) ?? standing.get(person)?.skill ?? NEW_SKILL,
    ]),
  );
  const changes = matches.flatMap((match) => changesBy(pool, match, now));
  const newcomers = new Set(peopleIn(matches[0] as RatedMatch));
  return [
    nextVersion(pool, found?.version ?? null),
    ...changes,
    ...people.map((person) =>
      keepRating(pool, person, {
        skill: now.get(person) ?? NEW_SKILL,
        matches: (standing.get(person)?.matches ?? 0) + (newcomers.has(person) ? 1 : 0),
      }),
    ),
  ];
}

const peopleIn = ({ sides }: RatedMatch): readonly string[] =>
  sides.flatMap(({ people }) => people);

/** All that is rated in a pool is written one after the other. */
const nextVersion = (pool: string, version: number | null): TableStatement =>
  version === null
    ? {
        text: 'INSERT INTO rating_pools (pool, version) VALUES ($1, 1) ON CONFLICT (pool) DO NOTHING',
        values: [pool],
        must: true,
      }
    : {
        text: 'UPDATE rating_pools SET version = version + 1 WHERE pool = $1 AND version = $2',
        values: [pool, version],
        must: true,
      };

function changesBy(
  pool: string,
  { match, endedAt, date, sides }: RatedMatch,
  now: Map<string, PersonSkill>,
): readonly TableStatement[] {
  const before = (person: string): PersonSkill => now.get(person) ?? NEW_SKILL;
  const after = skillsAfter(sides, before);
  const statements = sides.flatMap(({ people, place }, side) =>
    people.map((person): TableStatement => {
      const [was, is] = [before(person), after.get(person) ?? before(person)];
      return {
        text: `
          INSERT INTO rating_changes
            (match, person, pool, ended_at, date, side, place, mu_before, sigma_before, mu, sigma)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
          ON CONFLICT (match, person) DO UPDATE SET
            mu_before = excluded.mu_before,
            sigma_before = excluded.sigma_before,
            mu = excluded.mu,
            sigma = excluded.sigma`,
        values: [
          match,
          person,
          pool,
          endedAt,
          date,
          side,
          place,
          was.mu,
          was.sigma,
          is.mu,
          is.sigma,
        ],
      };
    }),
  );
  for (const [person, skill] of after) now.set(person, skill);
  return statements;
}

interface Standing {
  readonly skill: PersonSkill;
  readonly matches: number;
}

const keepRating = (
  pool: string,
  person: string,
  { skill, matches }: Standing,
): TableStatement => ({
  text: `
    INSERT INTO ratings (pool, person, mu, sigma, value, provisional, matches)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (pool, person) DO UPDATE SET
      mu = excluded.mu,
      sigma = excluded.sigma,
      value = excluded.value,
      provisional = excluded.provisional,
      matches = excluded.matches`,
  values: [
    pool,
    person,
    skill.mu,
    skill.sigma,
    ratingValue(skill),
    isProvisional(skill) ? 1 : 0,
    matches,
  ],
});

async function standingOf(
  tables: PeopleTables,
  pool: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const found = await Promise.all(
    people.map((person) =>
      tables.read<PersonSkill & { person: string; matches: number }>(
        'SELECT person, mu, sigma, matches FROM ratings WHERE pool = $1 AND person = $2',
        [pool, person],
      ),
    ),
  );
  return new Map(
    found
      .flat()
      .map(({ person, mu, sigma, matches }) => [person, { skill: { mu, sigma }, matches }]),
  );
}

interface ChangeRow {
  readonly match: string;
  readonly person: string;
  readonly endedAt: number;
  readonly date: number;
  readonly side: number;
  readonly place: number;
  readonly mu: number;
  readonly sigma: number;
}

/** What is rated of a pool after a match, in the order of ending; and the skills people had before that. */
async function laterMatches(
  tables: PeopleTables,
  pool: string,
  { endedAt, match }: Pick<FinishedMatch, 'endedAt' | 'match'>,
): Promise<{ later: readonly RatedMatch[]; skills: ReadonlyMap<string, PersonSkill> }> {
  const rows = await tables.read<ChangeRow>(
    `SELECT match, person, ended_at AS "endedAt", date, side, place, mu_before AS mu, sigma_before AS sigma
     FROM rating_changes WHERE pool = $1 AND (ended_at, match) > ($2, $3)
     ORDER BY ended_at, match, side, person`,
    [pool, endedAt, match],
  );
  const later: { -readonly [Field in keyof RatedMatch]: RatedMatch[Field] }[] = [];
  const skills = new Map<string, PersonSkill>();
  for (const row of rows) {
    if (!skills.has(row.person)) skills.set(row.person, { mu: row.mu, sigma: row.sigma });
    if (later.at(-1)?.match !== row.match)
      later.push({ match: row.match, endedAt: row.endedAt, date: row.date, sides: [] });
    const current = later.at(-1);
    if (current !== undefined) current.sides = withPerson(current.sides, row);
  }
  return { later, skills };
}

function withPerson(sides: readonly RatedSide[], row: ChangeRow): readonly RatedSide[] {
  const side = sides[row.side] ?? { people: [], place: row.place };
  return [...sides.slice(0, row.side), { ...side, people: [...side.people, row.person] }];
}
