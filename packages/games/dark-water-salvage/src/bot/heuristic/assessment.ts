import type { LevelId } from '../../words/levels.ts';
import {
  beliefOf,
  believe,
  candidates,
  chanceAt,
  chancePinned,
  expectedValue,
  sizeOf,
  wouldHold,
} from '../../belief.ts';
import type { Belief } from '../../belief.ts';
import { contentOf } from '../../content/index.ts';
import type { Content } from '../../content/index.ts';
import { regionNumber } from '../../grid.ts';
import { isLockedOut } from '../../rules/attempts.ts';
import { netWorth } from '../../rules/end.ts';
import { dollars, roundsLeft } from '../../rules/loans.ts';
import { hunterOf, isInPlay, shipOf, wreckOf } from '../../rules/table.ts';
import type { Standing } from '../../state.ts';
import type { View } from '../../view.ts';
import type { HunterName, Region, WreckNumber } from '../../vocabulary.ts';

/** What a bot that goes by its assessment can do, and what it cannot. */
export interface Skill {
  readonly level: LevelId;
  readonly wrecks: number; // that it works on at the same time
  readonly stops: number; // of a trip that it plans ahead
  readonly rivals: 'ignored' | 'read'; // not heeded; what they can know of a wreck
  readonly patience: number; // share of a wreck's worth that is lost to it with a wrong guess
  readonly fear: number; // of debt, 1 being wise in a game of few
  readonly bids: 'share' | 'reading'; // what is safe; what the others' habits leave it
}

/** All that a hunter goes by when it decides. */
export interface Assessment {
  readonly view: View;
  readonly hunter: HunterName;
  readonly skill: Skill;
  readonly content: Content;
  readonly me: Standing;
  readonly belief: Belief;
  readonly roundsLeft: number; // after this one
  readonly price: number; // of a dollar of cash, in prestige
  readonly wrecks: readonly WreckNumber[]; // that it may still salvage
  /** By wreck: how likely one of the rivals knows where it lies. 0 where the skill does not ask. */
  readonly contested: ReadonlyMap<WreckNumber, number>;
  /** By wreck: how likely it is this hunter who gets it. */
  readonly lead: ReadonlyMap<WreckNumber, number>;
}

export function assess(view: View, hunter: HunterName, skill: Skill): Assessment {
  const belief = believe(view);
  const wrecks = view.wrecks
    .filter((wreck) => isInPlay(wreck) && !isLockedOut(view, hunter, wreck.number))
    .map(({ number }) => number);
  return {
    view,
    hunter,
    skill,
    content: contentOf(view.setup),
    me: hunterOf(view, hunter),
    belief,
    roundsLeft: roundsLeft(view),
    price: price(view, { hunter, belief, wrecks }),
    wrecks,
    contested: new Map(
      wrecks.map((wreck) => [wreck, contest({ view, hunter, skill }, belief, wreck)]),
    ),
    lead: new Map(wrecks.map((wreck) => [wreck, leadOf({ view, hunter, skill }, belief, wreck)])),
  };
}

function contest(
  { view, hunter, skill }: Pick<Assessment, 'view' | 'hunter' | 'skill'>,
  belief: Belief,
  wreck: WreckNumber,
): number {
  if (skill.rivals !== 'read') return 0;
  const rivals = view.order.filter((name) => name !== hunter && !isLockedOut(view, name, wreck));
  const free = rivals.map((rival) => 1 - chancePinned(belief, view, { hunter: rival, wreck }));
  return 1 - free.reduce((product, chance) => product * chance, 1);
}

const TRIP = 6; // dollars: a boat and a few steps
const QUESTIONS = 3; // dollars until a wreck is found of which nothing is known

/** Cash has no price of its own once there is no later round to spend it in. */
function price(
  view: View,
  { hunter, belief, wrecks }: Pick<Assessment, 'hunter' | 'belief' | 'wrecks'>,
): number {
  if (roundsLeft(view) === 0) return 0;
  const hunters = view.order.length;
  const loans = dollars(view.bag) + (view.phase === 'applying' ? dollars(view.pool) : 0);
  const prizes = wrecks.map((wreck): Prize => {
    const { located, salvaged } = shipOf(view, wreck);
    const { chances } = beliefOf(belief, wreck);
    return {
      prestige: salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0),
      cost: TRIP + QUESTIONS * (1 - Math.max(...chances)) + usualSalvage(belief, chances),
    };
  });
  return priceOfCash(prizes, {
    dollars: hunterOf(view, hunter).cash + loans / hunters,
    hunters,
  });
}

/** What salvaging costs on average where a wreck may lie. */
function usualSalvage({ content }: Belief, chances: Float64Array): number {
  return content.wreckRegions.reduce((sum, region) => {
    const place = content.terrain[region];
    const cost = place.kind === 'water' ? place.salvage : 0;
    return sum + cost * (chances[regionNumber(region)] ?? 0);
  }, 0);
}

/** What a change of fortune is worth: prestige, what is spent from cash, and what comes back as salvage. */
export function gain(
  assessment: Assessment,
  { prestige = 0, spent = 0, brought = 0 }: StandingChange,
): number {
  const now = netWorth(assessment.me);
  const future = futureOf(assessment);
  const fear = dread(now - spent + brought, future) - dread(now, future);
  return prestige - fear - assessment.price * spent;
}

export const futureOf = ({ roundsLeft: rounds, wrecks, view, skill }: Assessment): Future => ({
  rounds,
  fear: skill.fear,
  wrecks: wrecks.length / view.order.length,
});

export interface StandingChange {
  readonly prestige?: number;
  readonly spent?: number;
  readonly brought?: number;
}

/** Who looks, and with what skill. */
interface Observer {
  readonly view: View;
  readonly hunter: HunterName;
  readonly skill: Skill;
}

/**
 * How likely it is this hunter who gets a wreck, by how far each has come with it. Whoever follows another's trail
 * pays for questions and boats and comes home with nothing: that, and not the loans, is what ruins hunters.
 */
function leadOf(observer: Observer, belief: Belief, wreck: WreckNumber): number {
  const { view, hunter, skill } = observer;
  const { chances } = beliefOf(belief, wreck);
  const rivals = view.order.filter((name) => name !== hunter && !isLockedOut(view, name, wreck));
  if (skill.rivals === 'ignored') {
    const sure = Math.max(...chances);
    return sure + (1 - sure) / (1 + rivals.length);
  }
  const mine = chances.reduce((sum, chance) => sum + chance * chance, 0);
  const theirs = rivals.map((rival) => read(observer, belief, { hunter: rival, wreck }));
  return mine / theirs.reduce((sum, each) => sum + each, mine);
}

/** How well a rival would guess the place by what its cards told it, wherever the wreck lies. */
function read(
  { view }: Observer,
  belief: Belief,
  about: { readonly hunter: HunterName; readonly wreck: WreckNumber },
): number {
  return candidates(belief, about.wreck).reduce(
    (sum, region) =>
      sum +
      chanceAt(belief, about.wreck, region) / Math.max(1, sizeOf(wouldHold(view, about, region))),
    0,
  );
}

const known = new WeakMap<Assessment, Map<WreckNumber, number>>();

/** What it is worth to salvage a wreck some day, as far as can be said now, in prestige. Never below 0. */
export function worthOf(assessment: Assessment, wreck: WreckNumber): number {
  const worths = known.get(assessment) ?? new Map<WreckNumber, number>();
  known.set(assessment, worths);
  const before = worths.get(wreck);
  if (before !== undefined) return before;
  const worth = Math.max(0, appraised(assessment, wreck));
  worths.set(wreck, worth);
  return worth;
}

function appraised(assessment: Assessment, wreck: WreckNumber): number {
  const { content, belief, view, roundsLeft, lead } = assessment;
  const purse = purseOf(assessment);
  const { chances } = beliefOf(belief, wreck);
  const { located, salvaged } = shipOf(view, wreck);
  let [spent, brought, likely] = [0, 0, 0];
  for (const region of content.wreckRegions) {
    const chance = chances[regionNumber(region)] ?? 0;
    const cost = costAt(assessment, region);
    if (chance === 0 || (roundsLeft === 0 && cost > purse)) continue;
    likely += chance;
    spent += chance * cost;
    brought += chance * expectedValue(belief, wreck, region);
  }
  if (likely === 0) return 0;
  const prestige = salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0);
  return (
    likely *
    (lead.get(wreck) ?? 1) *
    gain(assessment, { prestige, spent: spent / likely, brought: brought / likely })
  );
}

/** What there is to spend, or may be once the loans are given out. */
const purseOf = ({ view, me }: Assessment): number =>
  me.cash + (view.phase === 'applying' ? dollars(view.pool) : 0);

function costAt({ content }: Assessment, region: Region): number {
  const place = content.terrain[region];
  return TRIP + (place.kind === 'water' ? place.salvage : 0);
}

/** What things are worth to a bot, in points of prestige. */
const DEBT = 40; // to end in debt: more than all wrecks bring that one can hope for, as no debtor wins
const DOLLAR = 1; // to be a dollar deeper in debt while there is time to get out
const RECOUPED = { aRound: 5, aWreck: 10 }; // dollars that can be hoped for yet
const DOUBT = 4; // dollars a round by which that hope may be off

/** What is still to come. */
interface Future {
  readonly rounds: number; // after this one
  readonly wrecks: number; // a hunter's share of those in play
  readonly fear: number; // how much the hunter minds
}

/** How much is to be feared from a net worth like this. */
export function dread(netWorth: number, { rounds, wrecks, fear }: Future): number {
  if (rounds === 0) return netWorth < 0 ? fear * DEBT - netWorth / 100 : -netWorth / 100;
  const hope = Math.min(RECOUPED.aRound * rounds, RECOUPED.aWreck * wrecks);
  const doubt = DOUBT * (rounds + 1);
  return fear * DOLLAR * doubt * Math.log1p(Math.exp(-(netWorth + hope) / doubt));
}

/** A wreck on the market: what it brings and what it takes. */
interface Prize {
  readonly prestige: number;
  readonly cost: number;
}
/** What can be spent until the end, and with how many others the wrecks are shared. */
interface Purse {
  readonly dollars: number;
  readonly hunters: number;
}

const WASTE = 1.25; // dollars for what a dollar would do if nothing went wrong
const LEAST = 0.05;

/** The prestige that the last dollar buys: what any other dollar must bring to be well spent. */
function priceOfCash(prizes: readonly Prize[], { dollars, hunters }: Purse): number {
  let left = dollars;
  for (const { prestige, cost } of prizes.toSorted(
    (one, other) => other.prestige / other.cost - one.prestige / one.cost,
  )) {
    left -= (WASTE * cost) / hunters;
    if (left <= 0) return Math.max(LEAST, prestige / cost / WASTE);
  }
  return LEAST;
}
