import { counted, listed } from '@fathom/kit';
import type { Apply, ChooseCity, Move, Research } from '../actions.ts';
import { forecastBids, safeBid } from '../aids/bids.ts';
import { has, splitBy } from '../belief/region-set.ts';
import type { WreckReport } from '../bot/belief-report.ts';
import { contentOf } from '../content/index.ts';
import { dollars } from '../rules/loans.ts';
import { LOCATE_COST } from '../rules/locate.ts';
import { moveCost } from '../rules/move.ts';
import { salvageCost } from '../rules/salvage.ts';
import { hunterOf, shipOf, wreckOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { Card, WreckNumber } from '../vocabulary.ts';
import { prestigeOf, reportFor } from './advised.ts';
import { FORECAST } from './aids.ts';
import type { AdvisedChoice } from './advised.ts';
import { forResting } from './resting.ts';
import { hunterName } from './terms.ts';

/** Why, a sentence each, the weightiest first. */
export function reasonsFor(advised: AdvisedChoice): readonly string[] {
  const { action } = advised;
  switch (action.type) {
    case 'apply':
      return forApplying(advised, action);
    case 'city':
      return forCity(advised, action);
    case 'research':
      return forResearch(advised, action);
    case 'move':
      return forMove(advised, action);
    case 'locate':
      return [
        ...whereabouts(advised, action.wreck, 'here'),
        bringsByLocating(advised, action.wreck),
      ];
    case 'salvage':
      return [
        ...whereabouts(advised, action.wreck, 'here'),
        bringsBySalvage(advised, action.wreck),
      ];
    case 'askTurnOrder':
      return ['Then you see what the others do before you do anything.'];
    case 'pass':
    case 'done':
      return forResting(advised);
    default:
      return action satisfies never;
  }
}

function forApplying({ view, hunter }: AdvisedChoice, { amount }: Apply): readonly string[] {
  const pool = dollars(view.pool);
  const share = safeBid(view);
  const { cash } = hunterOf(view, hunter);
  const forecast = forecastBids(view, hunter)[amount];
  if (amount === 0) return [`You have $${cash}, and that is all you could spend before the end.`];
  return [
    `$${pool} is on offer, which is $${share} for each of you; you have $${cash}.`,
    amount < share
      ? 'Whoever asks for less than the others collects first, picks a city first and sails first.'
      : 'Unspent money costs nothing in the end, and what you take nobody else can.',
    ...(amount <= share ? [FORECAST.safe] : []),
    ...(forecast === undefined || view.openings.length === 0
      ? []
      : [FORECAST.advice(forecast, view.order.length)]),
  ];
}

function forCity({ view, belief }: AdvisedChoice, { region }: ChooseCity): readonly string[] {
  const open = belief.wrecks.filter(({ candidates }) => candidates.length > 1);
  const told = open.filter((wreck) => leftAfter(view, wreck, region) < wreck.candidates.length);
  const pinned = belief.wrecks.filter(({ candidates }) => candidates.length === 1);
  const place = contentOf(view.setup).terrain[region];
  return [
    told.length === 0
      ? 'You need no answers from here, only a boat.'
      : `Its sonar card still tells you something about ${counted(told.length, 'wreck')}${best(view, told, region)}.`,
    ...(pinned.length === 0
      ? []
      : [`You know where ${names(view, pinned)} ${pinned.length === 1 ? 'lies' : 'lie'}.`]),
    ...(place.kind === 'city' ? [`A boat costs $${place.hire} here.`] : []),
  ];
}

const names = (view: View, wrecks: readonly WreckReport[]): string =>
  listed(
    wrecks
      .slice(0, 3)
      .map(({ wreck, likeliest }) => `the ${shipOf(view, wreck).name} (${likeliest})`),
  );

function best(view: View, told: readonly WreckReport[], card: Card): string {
  const prestige = ({ wreck }: WreckReport): number => prestigeOf(view, wreck);
  const top = told.reduce((one, other) => (prestige(other) > prestige(one) ? other : one));
  const after = Math.max(1, Math.round(leftAfter(view, top, card)));
  return `: for the ${shipOf(view, top.wreck).name} from ${counted(top.candidates.length, 'region')} to about ${after}`;
}

function forResearch(advised: AdvisedChoice, { wreck, card }: Research): readonly string[] {
  const report = reportFor(advised, wreck);
  const { name } = shipOf(advised.view, wreck);
  if (report === undefined) return [`The ${name} is still in play.`];
  const told =
    card === 'rumour'
      ? `What is aboard decides whether the ${name} pays her way.`
      : `She can still lie in ${counted(report.candidates.length, 'region')}; the answer should leave about ${Math.max(1, Math.round(leftAfter(advised.view, report, card)))}.`;
  return [
    told,
    `She is worth ${prestigeOf(advised.view, wreck)} prestige to you.`,
    ...rivalry(report),
  ];
}

function forMove(advised: AdvisedChoice, { path }: Move): readonly string[] {
  const { view, hunter, belief } = advised;
  const to = path.at(-1);
  const cost = moveCost(view, hunter, path.length);
  const target = belief.wrecks
    .filter(({ candidates }) => to !== undefined && candidates.includes(to))
    .toSorted((one, other) => one.candidates.length - other.candidates.length)[0];
  return [
    ...(target === undefined ? [] : whereabouts(advised, target.wreck, 'there')),
    ...(target === undefined ? [] : [`She is worth ${prestigeOf(view, target.wreck)} prestige.`]),
    `The way costs $${cost} and leaves you $${hunterOf(view, hunter).cash - cost}.`,
  ];
}

const bringsByLocating = ({ view }: AdvisedChoice, wreck: WreckNumber): string =>
  `Being right brings ${shipOf(view, wreck).located} prestige for $${LOCATE_COST}; being wrong locks you out of her.`;

function bringsBySalvage(advised: AdvisedChoice, wreck: WreckNumber): string {
  const { view, hunter } = advised;
  const value = Math.round(reportFor(advised, wreck)?.value ?? 0);
  return `She brings ${prestigeOf(view, wreck)} prestige and about $${value} for $${salvageCost(view, hunter)}.`;
}

/** How many regions are left on average when a card has answered, all being as likely. */
function leftAfter({ setup }: View, { candidates }: WreckReport, card: Card): number {
  const parts = [...splitBy(contentOf(setup), card).values()].map(
    (set) => candidates.filter((region) => has(set, region)).length,
  );
  return parts.reduce((sum, size) => sum + size * size, 0) / candidates.length;
}

/** How sure it is that a wreck lies here, or there. */
function whereabouts(
  advised: AdvisedChoice,
  wreck: WreckNumber,
  place: 'here' | 'there',
): readonly string[] {
  const report = reportFor(advised, wreck);
  const { name } = shipOf(advised.view, wreck);
  if (report === undefined) return [];
  const sure =
    wreckOf(advised.view, wreck).region !== null
      ? `The ${name} was located ${place}.`
      : report.candidates.length === 1
        ? `The ${name} must lie ${place}.`
        : `The ${name} lies in one of ${report.candidates.length} regions, and this is one of them.`;
  return wreckOf(advised.view, wreck).region === null ? [sure, ...rivalry(report)] : [sure];
}

const CLOSE = 4; // regions
const SURE = 1.05; // regions on average

/** Who is close to it. */
function rivalry({ rivals }: WreckReport): readonly string[] {
  const [first] = rivals.toSorted((one, other) => one.candidates - other.candidates);
  if (first === undefined || first.candidates > CLOSE) return [];
  const left = Math.max(1, Math.round(first.candidates));
  return [
    left === 1
      ? `By the questions asked, ${hunterName(first.hunter)} ${first.candidates > SURE ? 'most likely ' : ''}knows where she lies.`
      : `By the questions asked, ${hunterName(first.hunter)} has narrowed her down to about ${left} regions.`,
  ];
}
