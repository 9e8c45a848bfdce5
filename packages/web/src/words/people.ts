import { counted } from '@fathom/kit';
import type { PastMatch, ShownRating } from '@fathom/protocol';

const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** A day as people write it. */
export const dateText = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', DATE).format(new Date(time));
/** A day by UTC, written as 2026-05-17. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...DATE, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What a rating is, with a question mark while it is not sure. */
export const ratingText = ({ rating, provisional }: ShownRating): string =>
  `${rating}${provisional ? '?' : ''}`;
export const ratingLabel = ({ rating, provisional }: ShownRating): string =>
  provisional ? `${rating}, provisional` : String(rating);
export const changeText = (change: number): string => {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
};
export const poolText = (game: string, mode: string): string =>
  mode === '' ? game : `${game}, ${mode}`;

const OUTCOMES: Readonly<Record<PastMatch['outcome'], string>> = {
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  alone: 'Alone',
};

/** Whoever has a page of their own. */
export const profileWords = {
  loading: 'Looking them up …',
  you: 'This is your page, as others see it.',
  youPrivate: 'Only you see this page: it is private.',
  isPrivate: 'keeps their results to themselves.',
  account: 'Account and privacy',
  best: 'Best players',
  noSuchTitle: 'Nobody by that name',
  noSuch: (name: string): string =>
    `No account has the name “${name}”. Guests and deleted accounts have no page.`,
  ratings: 'Ratings',
  noRatings: 'No rated matches yet. A match is rated if everybody has an account and asked for it.',
  rated: (matches: number): string => counted(matches, 'rated match', 'rated matches'),
  provisional: 'Provisional: a few more matches will make it certain.',
  overTime: 'Rating over time',
  pick: 'Which game',
  plot: (pool: string, ratings: readonly number[]): string =>
    `Rating in ${pool}, over ${counted(ratings.length, 'match', 'matches')}: from ${ratings[0] ?? 0} to ${ratings.at(-1) ?? 0}.`,
  asTable: 'The same as a table',
  date: 'Date',
  rating: 'Rating',
  onePoint: 'There is one rated match so far. A line needs two.',
  results: 'Results',
  noResults: 'No finished matches yet.',
  against: 'Against',
  as: 'As',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  people: 'People',
  several: 'Several stations',
  searches: (count: number): string => counted(count, 'search', 'searches'),
  recent: 'Recent matches',
  noRecent: 'No public matches yet.',
  outcome: (outcome: PastMatch['outcome']): string => OUTCOMES[outcome],
  versus: 'against',
  bot: (name: string): string => `the bot ${name}`,
  alone: 'alone',
  replay: 'Replay',
  replayOf: (game: string, date: string): string => `Replay of ${game}, ${date}`,
  older: 'Show older',
  opponents: 'Favourite opponents',
  noOpponents: 'Nobody yet.',
  met: (played: number, won: number, lost: number): string =>
    `${counted(played, 'match', 'matches')}: ${won} won, ${lost} lost`,
} as const;

/** The list of the best. */
export const bestWords = {
  title: 'Best players',
  lead: 'By rating, for each game and mode. Only rated matches between people with accounts count.',
  games: 'Games',
  place: 'Place',
  name: 'Name',
  rating: 'Rating',
  matches: 'Matches',
  none: 'Nobody has played enough rated matches yet.',
  sure: 'Sure',
  provisional: 'Provisional',
  provisionalLead: 'A few more matches, and they join the list above.',
  noneProvisional: 'Nobody yet.',
  more: 'Further down',
  less: 'Back up',
  noSuch: 'There is no such list.',
} as const;

/** What a match counts for, beside the table. */
export const stakesWords = {
  rated: 'Rated match',
  asked: 'Counts for ratings, if all of you play it to the end yourselves.',
  reckoning: 'Working out the new ratings …',
  counted: 'New ratings',
  not: 'This match did not count for ratings.',
  daily: (day: string): string => `Dive of ${day}`,
  counts: 'This try counts: you have one a day.',
  practice: 'Practice: only your first try of the day counts, and you have had it.',
  offline: 'Practice: without the server the waters differ from today’s, and no try counts.',
  table: 'Table of the day',
} as const;

/** The search of the day. */
export const dayWords = {
  title: 'Dive of the day',
  lead: 'One wreck a day, the same for everybody: chart, markers and target. Only the dice are your own. The first try you begin counts.',
  today: (day: string): string => `Today, ${dayText(day)}`,
  yesterday: (day: string): string => `Yesterday, ${dayText(day)}`,
  toToday: 'Today',
  toYesterday: 'Yesterday',
  start: 'Dive now: this counts',
  again: 'Dive again, for practice',
  goOn: 'Continue your dive',
  notYet: 'You have not dived today.',
  begun: 'Your try has begun. However it ends, it counts.',
  over: 'You have had your try. Any more are practice.',
  overYesterday: 'You had your try.',
  missed: 'You did not dive that day.',
  none: 'Nobody has finished their dive yet.',
  place: 'Place',
  name: 'Diver',
  found: 'Found',
  dives: 'Dives',
  foundOn: (days: number, hours: number): string => `day ${days}, after ${counted(hours, 'hour')}`,
  notFound: 'not found',
  you: 'you',
  more: (count: number): string => `And ${counted(count, 'more diver', 'more divers')}.`,
  par: (par: string): string =>
    `Par: ${par} days, the average of the strongest bot in these waters.`,
  noPar: 'You will see par once your own dive is over: it depends on where the target lies.',
  rules: 'How it is played',
  noticeFree: 'This try will count: it is your first today.',
  noticeUsed: 'You have had your try today: this one is practice.',
  noticeOffline:
    'Practice: in this browser the markers lie in other places than in today’s dive, and no try counts.',
  seeTable: 'Table of the day',
} as const;
