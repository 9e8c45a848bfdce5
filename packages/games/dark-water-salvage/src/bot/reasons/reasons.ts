import type { Apply, ChooseCity, Move, Research } from '../../actions.ts';
import { contentOf } from '../../content/index.ts';
import { dollars } from '../../rules/loans.ts';
import { LOCATE_COST } from '../../rules/locate.ts';
import { moveCost } from '../../rules/move.ts';
import { salvageCost } from '../../rules/salvage.ts';
import { hunterOf, shipOf } from '../../rules/table.ts';
import type { View } from '../../view.ts';
import type { Card, WreckNumber } from '../../vocabulary.ts';
import type { WreckReport } from '../belief-report.ts';
import { leftAfter, prestigeOf, reportFor, rivalry, whereabouts } from './wreck.ts';
import type { Case } from './wreck.ts';

/** Why, a sentence each, the weightiest first. */
export function reasonsFor(it: Case): readonly string[] {
  const { action } = it;
  switch (action.type) {
    case 'apply':
      return forApplying(it, action);
    case 'city':
      return forCity(it, action);
    case 'research':
      return forResearch(it, action);
    case 'move':
      return forMove(it, action);
    case 'locate':
      return [...whereabouts(it, action.wreck, 'here'), bringsByLocating(it, action.wreck)];
    case 'salvage':
      return [...whereabouts(it, action.wreck, 'here'), bringsBySalvage(it, action.wreck)];
    case 'askTurnOrder':
      return ['Then you see what the others ask before you do.'];
    case 'pass':
    case 'done':
      return forResting(it);
    default:
      return action satisfies never;
  }
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function forApplying({ view, hunter }: Case, { amount }: Apply): readonly string[] {
  const pool = dollars(view.pool);
  const share = Math.floor(pool / view.order.length);
  const { cash } = hunterOf(view, hunter);
  if (amount === 0) return [`You have $${cash}, and that is all you could spend before the end.`];
  return [
    `$${pool} are on offer, which is $${share} for each of you; you have $${cash}.`,
    amount < share
      ? 'Whoever asks for less than the others collects first, picks a city first and sails first.'
      : 'Money that is not spent costs nothing in the end, and what you take nobody else can.',
  ];
}

function forCity({ view, belief }: Case, { region }: ChooseCity): readonly string[] {
  const open = belief.wrecks.filter(({ candidates }) => candidates.length > 1);
  const told = open.filter((wreck) => leftAfter(view, wreck, region) < wreck.candidates.length);
  const pinned = belief.wrecks.filter(({ candidates }) => candidates.length === 1);
  const place = contentOf(view.setup).places[region];
  return [
    told.length === 0
      ? 'You need no answers from here, only a boat.'
      : `Its sonar card still tells you something about ${plural(told.length, 'wreck')}${best(view, told, region)}.`,
    ...(pinned.length === 0
      ? []
      : [`You know where ${names(view, pinned)} ${pinned.length === 1 ? 'lies' : 'lie'}.`]),
    ...(place.kind === 'city' ? [`A boat costs $${place.hire} here.`] : []),
  ];
}

const names = (view: View, wrecks: readonly WreckReport[]): string =>
  wrecks
    .map(({ wreck, likeliest }) => `the ${shipOf(view, wreck).name} (${likeliest})`)
    .slice(0, 3)
    .join(', ');

function best(view: View, told: readonly WreckReport[], card: Card): string {
  const prestige = ({ wreck }: WreckReport): number => prestigeOf(view, wreck);
  const top = told.reduce((one, other) => (prestige(other) > prestige(one) ? other : one));
  const after = Math.max(1, Math.round(leftAfter(view, top, card)));
  return `: for the ${shipOf(view, top.wreck).name} from ${plural(top.candidates.length, 'region')} to about ${after}`;
}

function forResearch(it: Case, { wreck, card }: Research): readonly string[] {
  const report = reportFor(it, wreck);
  const { name } = shipOf(it.view, wreck);
  if (report === undefined) return [`The ${name} is still in play.`];
  const told =
    card === 'rumour'
      ? `What is aboard decides whether the ${name} pays its way.`
      : `It can still lie in ${plural(report.candidates.length, 'region')}; the answer should leave about ${Math.max(1, Math.round(leftAfter(it.view, report, card)))}.`;
  return [told, `It is worth ${prestigeOf(it.view, wreck)} prestige to you.`, ...rivalry(report)];
}

function forMove(it: Case, { path }: Move): readonly string[] {
  const { view, hunter, belief } = it;
  const to = path.at(-1);
  const cost = moveCost(view, hunter, path.length);
  const target = belief.wrecks
    .filter(({ candidates }) => to !== undefined && candidates.includes(to))
    .toSorted((one, other) => one.candidates.length - other.candidates.length)[0];
  return [
    ...(target === undefined ? [] : whereabouts(it, target.wreck, 'there')),
    ...(target === undefined ? [] : [`It is worth ${prestigeOf(view, target.wreck)} prestige.`]),
    `The way costs $${cost} and leaves you $${hunterOf(view, hunter).cash - cost}.`,
  ];
}

const bringsByLocating = ({ view }: Case, wreck: WreckNumber): string =>
  `Being right brings ${shipOf(view, wreck).located} prestige for $${LOCATE_COST}; being wrong locks you out of it.`;

function bringsBySalvage(it: Case, wreck: WreckNumber): string {
  const { view, hunter } = it;
  const value = Math.round(reportFor(it, wreck)?.value ?? 0);
  return `It brings ${prestigeOf(view, wreck)} prestige and about $${value} for $${salvageCost(view, hunter)}.`;
}

function forResting({ view, hunter, action }: Case): readonly string[] {
  const { cash } = hunterOf(view, hunter);
  const keep = view.last ? 'what you keep counts against your loans' : 'you keep it for later';
  return [
    action.type === 'done'
      ? 'No trip is worth its way now.'
      : 'Nothing in this step is worth its price now.',
    `You have $${cash}, and ${keep}.`,
  ];
}
