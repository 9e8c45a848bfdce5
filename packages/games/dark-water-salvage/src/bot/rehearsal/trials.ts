import type { Action } from '../../actions.ts';
import { regionNumber } from '../../grid.ts';
import { freeCities } from '../../rules/cities.ts';
import { LOCATE_COST } from '../../rules/locate.ts';
import { reach } from '../../rules/move.ts';
import type { Way } from '../../rules/move.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { WRECKS } from '../../vocabulary.ts';
import type { HunterName } from '../../vocabulary.ts';
import type { View } from '../../view.ts';
import { membersOf } from './chart.ts';
import { ask, cardHere, locate, sail, salvage, spotUnder } from './deeds.ts';
import { tellsOf } from './question.ts';
import { SHIPS, openWrecks } from './stage.ts';
import type { Stage } from './stage.ts';
import type { Trial } from './weigh.ts';

/** Whose turn it is, at which table, and the same in numbers. */
export interface Turn {
  readonly view: View;
  readonly hunter: HunterName;
  readonly stage: Stage;
}

const QUESTIONS = 2; // those after the best are much like it
const BEST_GUESS = { destination: 3, attempt: 4 }; // among how many spots at most one would try one's luck

/** All that may be worth a rehearsal now, what looks best before the rest. */
export function trialsFor(turn: Turn): readonly Trial<Action>[] {
  const { phase, step } = turn.view;
  if (phase === 'cities') return cities(turn);
  switch (step) {
    case 'research':
      return [PASSING, ...questions(turn)];
    case 'move':
      return [ENDING, ...destinations(turn)];
    case 'locate':
    case 'salvage':
      return [PASSING, ...attempts(turn, step)];
    case null:
      return [PASSING];
    default:
      return step satisfies never;
  }
}

const leave = (stage: Stage): void => {
  stage.waiting[stage.actor] = 0;
};

const PASSING: Trial<Action> = { name: { type: 'pass' }, begin: leave };

const ENDING: Trial<Action> = {
  name: { type: 'done' },
  begin: (stage) => {
    leave(stage);
    stage.done[stage.actor] = 1;
  },
};

const cities = ({ view }: Turn): readonly Trial<Action>[] =>
  freeCities(view).map((region) => ({
    name: { type: 'city', region },
    begin: (stage) => {
      stage.at[stage.actor] = regionNumber(region);
      leave(stage);
    },
  }));

/** Whoever asks may ask on. */
function questions({ stage: now }: Turn): readonly Trial<Action>[] {
  const number = cardHere(now);
  const card = now.chart.cards[number];
  if (card === undefined || now.cash[now.actor]! < RESEARCH_COST) return [];
  return WRECKS.map((wreck) => ({ wreck, value: tellsOf(now, wreck - 1, number) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, QUESTIONS)
    .map(({ wreck }) => ({
      name: { type: 'research', wreck, card },
      begin: (stage) => ask(stage, wreck - 1),
    }));
}

/** Where a wreck lies, or may well lie; here too. */
function destinations({ view, hunter, stage: now }: Turn): readonly Trial<Action>[] {
  const appeals = appealsOf(now);
  const { price } = now.styles[now.actor]!;
  const valueOf = ({ to, cost }: Way): number =>
    (appeals.get(regionNumber(to)) ?? 0) - price * cost;
  const ways = reach(view, hunter)
    .filter(({ to }) => appeals.has(regionNumber(to)))
    .toSorted((one, other) => valueOf(other) - valueOf(one));
  const moves = ways.map(({ to, path }): Trial<Action> => ({
    name: { type: 'move', path },
    begin: (stage) => {
      sail(stage, regionNumber(to));
      leave(stage);
    },
  }));
  return appeals.has(now.at[now.actor]!) ? [PASSING, ...moves] : moves;
}

/** By region, the prestige that is to be hoped for there. */
function appealsOf(stage: Stage): ReadonlyMap<number, number> {
  const appeals = new Map<number, number>();
  for (const wreck of WRECKS.map((number) => number - 1)) {
    const spots = spotsFor(stage, wreck);
    if (spots.length > BEST_GUESS.destination) continue;
    const prestige = (stage.forLocating[wreck]! + stage.forSalvaging[wreck]!) / spots.length;
    for (const spot of spots) {
      const region = stage.chart.regionOf[spot]!;
      appeals.set(region, Math.max(prestige, appeals.get(region) ?? 0));
    }
  }
  return appeals;
}

function attempts({ stage: now }: Turn, deed: 'locate' | 'salvage'): readonly Trial<Action>[] {
  const spot = spotUnder(now);
  if (spot < 0) return [];
  const cost = deed === 'locate' ? LOCATE_COST : now.chart.salvage[spot]!;
  if (now.cash[now.actor]! < cost) return [];
  return WRECKS.filter((wreck) => {
    if (deed === 'locate' && (now.located & (1 << (wreck - 1))) !== 0) return false;
    const spots = spotsFor(now, wreck - 1);
    return spots.length <= BEST_GUESS.attempt && spots.includes(spot);
  }).map((wreck) => ({
    name: { type: deed, wreck },
    begin: (stage) => {
      (deed === 'locate' ? locate : salvage)(stage, wreck - 1);
      leave(stage);
    },
  }));
}

/** Where a wreck may lie for all the hunter knows; nowhere, if it is not to be had any more. */
function spotsFor(stage: Stage, wreck: number): readonly number[] {
  if ((openWrecks(stage) & (1 << wreck)) === 0) return [];
  if ((stage.located & (1 << wreck)) !== 0) return [stage.spot[wreck]!];
  const i = stage.actor * SHIPS + wreck;
  return membersOf({ low: stage.low[i]!, high: stage.high[i]! });
}
