/** Makes the golden games that are missing: node packages/games/search-diver/test/make-goldens.ts */
import { FORFEITS, makeRecord } from '@fathom/kit';
import type { MatchRecord } from '@fathom/kit';
import { searchDiverPlayable, seatOf } from '@fathom/search-diver';
import type { Ending, Event, Setup, SideName } from '@fathom/search-diver';
import { goldenHeader } from '@fathom/kit/golden';
import { makeGoldens } from '@fathom/kit/testing/make-goldens';
import { Match } from './match.ts';

interface Recipe {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly levels: readonly string[]; // one a chair
  readonly wanted: { readonly reason: Ending; readonly winner: SideName | null };
  /** Plays the match to its end. A seed with which it ends otherwise, or returns false, is passed over. */
  readonly play: (match: Match) => boolean;
}

const playOut = (match: Match): boolean => {
  match.playOut();
  return true;
};
const MATES = ['mate', 'mate'];
const MATES_OF_THREE = [...MATES, 'mate'];
/** Of the version that is played now. */
const GOLDEN = new URL(`../golden/v${searchDiverPlayable.version}/`, import.meta.url);

const rolled = (events: readonly Event[], die: number): boolean =>
  events.some((event) => event.type === 'searched' && event.die === die && event.face !== 'ship');
const isQuiet = (events: readonly Event[]): boolean =>
  events.every(({ type }) => type !== 'eventHappened' && type !== 'gameEnded');

/** The example of the published rules, move by move; where it ends, the bots play on. */
function example(match: Match): boolean {
  if (match.view.first !== 'blue') return false;
  const markers = ['1607', '1710', '1809', '0504', '0706', '1103', '1204', '0910', '1507'];
  for (const hex of markers) match.act(`place ${hex}`);
  if (!rolled(match.act('dive 1607 21'), 5)) return false;
  match.act('schedule 1 08:00');
  for (const [dive, next] of [
    ['dive 0504 21', 'schedule 1 07:00'],
    ['dive 1103 21', 'schedule 1 14:00'],
  ] as const) {
    if (!isQuiet(match.act(dive))) return false;
    match.act(next);
  }
  const deep = match.act('dive 1710 41');
  if (!rolled(deep, 1) || !isQuiet(deep)) return false;
  match.act('schedule 1 12:00');
  return playOut(match);
}

/** Everybody only waits, and once in a while somebody dives. */
function idle(match: Match): boolean {
  while (match.table.outcome() === null) {
    const passes = [...match.table.legal(match.seat)].filter(
      (action) => (action as { type: string }).type === 'pass',
    );
    if (passes.length === 0 || match.table.rows.length % 5 === 3) match.step();
    else match.take({ type: 'act', at: match.now, seat: match.seat, action: passes.at(-1) });
  }
  return true;
}

const left = FORFEITS.map((reason, turns): Recipe => ({
  name: reason,
  setup: { placement: 'alternate', dummies: 8, map: 'ropewalk-harbour' },
  levels: MATES,
  wanted: { reason, winner: 'blue' },
  play: (match) => {
    for (let i = 0; i < turns * 7; i++) match.step(); // the first of them is gone before a marker lies
    match.take({ type: 'forfeit', at: match.now, seat: seatOf('red'), reason });
    return true;
  },
}));

/** Two of three leave, one while it is their turn and one while it is not. */
function leaving(match: Match): boolean {
  for (let i = 0; i < 6; i++) match.step();
  const [first] = match.table.toAct();
  const second = searchDiverPlayable
    .chairs(match.view.setup)
    .find(({ seat }) => seat !== first && seat !== seatOf('green'))?.seat;
  if (first === undefined || second === undefined || first === seatOf('green')) return false;
  match.take({ type: 'forfeit', at: match.now, seat: first, reason: 'resigned' });
  for (let i = 0; i < 3; i++) match.step();
  if (match.table.toAct().includes(second)) return false;
  match.take({ type: 'forfeit', at: match.now, seat: second, reason: 'absent' });
  return true;
}

const RECIPES: readonly Recipe[] = [
  {
    name: 'three-divers',
    setup: { players: 3, map: 'kittiwake-reef' },
    levels: ['hand', 'commander', 'admiral'],
    wanted: { reason: 'found', winner: 'green' },
    play: playOut,
  },
  {
    name: 'four-divers',
    setup: { players: 4, placement: 'alternate', dummies: 8, map: 'generated', mapSeed: 'four' },
    levels: ['admiral', 'mate', 'commander', 'admiral'],
    wanted: { reason: 'located', winner: 'yellow' },
    play: playOut,
  },
  {
    name: 'others-left',
    setup: { players: 3, placement: 'alternate', dummies: 8 },
    levels: MATES_OF_THREE,
    wanted: { reason: 'othersLeft', winner: 'green' },
    play: leaving,
  },
  {
    name: 'example-of-play',
    setup: { placement: 'alternate', dummies: 8, target: 'ship', deepMarkers: 'few' },
    levels: MATES,
    wanted: { reason: 'found', winner: 'blue' },
    play: example,
  },
  {
    name: 'found-by-red',
    setup: { naturalSix: 'resolve', shorthanded: '-1', map: 'kittiwake-reef' },
    levels: ['commander', 'cadet'],
    wanted: { reason: 'found', winner: 'red' },
    play: (match) => playOut(match) && match.table.rows.length > 20,
  },
  {
    name: 'day-limit',
    setup: { maxDays: 2, map: 'generated', mapSeed: 'golden' },
    levels: ['cadet', 'cadet'],
    wanted: { reason: 'dayLimit', winner: null },
    play: idle,
  },
  {
    name: 'out-of-reach',
    setup: {
      maxDays: 1,
      dummies: 8,
      map: 'kittiwake-reef',
      deepMarkers: 'few',
      lastMarker: 'mustBeTurned', // else it would be located before it is out of reach
    },
    levels: ['admiral', 'admiral'],
    wanted: { reason: 'outOfReach', winner: null },
    play: playOut,
  },
  {
    name: 'located-by-blue',
    setup: { dummies: 8, map: 'ropewalk-harbour' },
    levels: ['commander', 'admiral'],
    wanted: { reason: 'located', winner: 'blue' },
    play: playOut,
  },
  {
    name: 'must-be-turned',
    setup: { dummies: 8, lastMarker: 'mustBeTurned', deepMarkers: 'few' },
    levels: ['commander', 'commander'],
    wanted: { reason: 'found', winner: 'red' },
    play: (match) => playOut(match) && match.view.markers.every(({ face }) => face !== null),
  },
  {
    name: 'located-alone',
    setup: { players: 1, dummies: 8 },
    levels: ['admiral'],
    wanted: { reason: 'located', winner: 'red' },
    play: playOut,
  },
  {
    name: 'alone',
    setup: { players: 1 },
    levels: ['mate'],
    wanted: { reason: 'found', winner: 'red' },
    play: (match) => playOut(match) && (match.view.divers[0]?.day ?? 0) > 1,
  },
  {
    name: 'search-of-the-day',
    setup: { players: 1, daily: '2026-05-17' },
    levels: ['commander'],
    wanted: { reason: 'found', winner: 'red' },
    play: playOut,
  },
  ...left,
];

function make(recipe: Recipe, attempt: number): MatchRecord | null {
  const { levels } = recipe;
  const header = goldenHeader(searchDiverPlayable, { ...recipe, attempt, bots: levels });
  const played = new Match(header, levels);
  if (!recipe.play(played)) return null;
  const { result } = played.view;
  if (result?.reason !== recipe.wanted.reason || result.winner !== recipe.wanted.winner)
    return null;
  return makeRecord(header, played.table.rows, played.table.outcome()!);
}

makeGoldens(GOLDEN, RECIPES, make);
