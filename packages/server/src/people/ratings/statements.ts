import type { TableStatement } from '../../store/index.ts';
import { byPerson } from './finished.ts';
import type { FinishedMatch, PersonsResult } from './finished.ts';

const won = ({ outcome }: PersonsResult): number => (outcome === 'won' ? 1 : 0);
const lost = ({ outcome }: PersonsResult): number => (outcome === 'lost' ? 1 : 0);
const drawn = ({ outcome }: PersonsResult): number =>
  outcome === 'drawn' || outcome === 'alone' ? 1 : 0;

/** Whoever comes second with a match finds it told, and nothing of theirs is done. */
export const noteTold = ({ match }: Pick<FinishedMatch, 'match'>): TableStatement => ({
  text: 'INSERT INTO told_matches (match) VALUES ($1) ON CONFLICT (match) DO NOTHING',
  values: [match],
  must: true,
});

/**
 * All but ratings: these sums are the same in whatever order matches are told. They come in the order of people, so that of two
 * servers one waits for the other, and never each for each.
 */
export const resultStatements = (told: readonly FinishedMatch[]): readonly TableStatement[] =>
  told
    .flatMap((finished) => finished.people.map((one) => ({ finished, one })))
    .toSorted((a, b) => byPerson(a.one, b.one))
    .flatMap(({ finished, one }) => [
      [addResult(finished, one), addToTally(finished, one)],
      finished.people
        .filter(({ side }) => side !== one.side)
        .map(({ person }) => addMeeting(one, person)),
    ])
    .flat();

const addResult = (
  { match, game, mode, endedAt, date, listed }: FinishedMatch,
  { person, outcome, level, role }: PersonsResult,
): TableStatement => ({
  text: `
    INSERT INTO results (person, match, game, mode, ended_at, date, outcome, level, role, listed)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  values: [person, match, game, mode, endedAt, date, outcome, level, role, listed ? 1 : 0],
});

const addToTally = ({ game, mode }: FinishedMatch, one: PersonsResult): TableStatement => ({
  text: `
    INSERT INTO tallies (person, game, mode, level, role, won, lost, drawn)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (person, game, mode, level, role) DO UPDATE SET
      won = tallies.won + excluded.won,
      lost = tallies.lost + excluded.lost,
      drawn = tallies.drawn + excluded.drawn`,
  values: [one.person, game, mode, one.level, one.role, won(one), lost(one), drawn(one)],
});

const addMeeting = (one: PersonsResult, other: string): TableStatement => ({
  text: `
    INSERT INTO meetings (person, other, played, won, lost, drawn) VALUES ($1, $2, 1, $3, $4, $5)
    ON CONFLICT (person, other) DO UPDATE SET
      played = meetings.played + 1,
      won = meetings.won + excluded.won,
      lost = meetings.lost + excluded.lost,
      drawn = meetings.drawn + excluded.drawn`,
  values: [one.person, other, won(one), lost(one), drawn(one)],
});

const ALL = [
  'told_matches',
  'told_to',
  'results',
  'tallies',
  'meetings',
  'rating_pools',
  'ratings',
  'rating_changes',
  'dives',
] as const;

/** All that is made again from the logs. */
export const forgetAll: readonly TableStatement[] = ALL.map((table) => ({
  text: `DELETE FROM ${table}`,
  values: [],
}));

/** A guest has become another person: what they have played is that person's, but for what they played with each other. */
export const adoptResults = (from: string, to: string): readonly TableStatement[] => [
  {
    text: `
      UPDATE results SET person = $2 WHERE person = $1
        AND match NOT IN (SELECT match FROM results AS own WHERE own.person = $2)`,
    values: [from, to],
  },
  {
    text: `
      INSERT INTO tallies (person, game, mode, level, role, won, lost, drawn)
      SELECT CAST($2 AS TEXT), game, mode, level, role, won, lost, drawn FROM tallies WHERE person = $1
      ON CONFLICT (person, game, mode, level, role) DO UPDATE SET
        won = tallies.won + excluded.won,
        lost = tallies.lost + excluded.lost,
        drawn = tallies.drawn + excluded.drawn`,
    values: [from, to],
  },
  { text: 'DELETE FROM tallies WHERE person = $1', values: [from] },
  ...(['person', 'other'] as const).flatMap((column) => adoptMeetings(column, from, to)),
];

function adoptMeetings(
  column: 'person' | 'other',
  from: string,
  to: string,
): readonly TableStatement[] {
  const [person, other, met] =
    column === 'person'
      ? ['CAST($2 AS TEXT)', 'other', 'other']
      : ['person', 'CAST($2 AS TEXT)', 'person'];
  return [
    {
      text: `
        INSERT INTO meetings (person, other, played, won, lost, drawn)
        SELECT ${person}, ${other}, played, won, lost, drawn FROM meetings
        WHERE ${column} = $1 AND ${met} <> CAST($2 AS TEXT)
        ON CONFLICT (person, other) DO UPDATE SET
          played = meetings.played + excluded.played,
          won = meetings.won + excluded.won,
          lost = meetings.lost + excluded.lost,
          drawn = meetings.drawn + excluded.drawn`,
      values: [from, to],
    },
    { text: `DELETE FROM meetings WHERE ${column} = $1`, values: [from] },
  ];
}
