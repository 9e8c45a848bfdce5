import type { Advice, Choice, Seat, Weighed } from '@fathom/kit';
import type { Action, Dive } from '../actions.ts';
import { isPlan, planDive, planTimes } from '../plan.ts';
import type { DivePlan } from '../plan.ts';
import { chanceToTurn } from '../odds.ts';
import { depthOf, diverOf } from '../rules/table.ts';
import { SEARCH_NAMES, hourName, slotName } from '../text/names.ts';
import { opponent, sideAt } from '../vocabulary.ts';
import type { SideName, Slot } from '../vocabulary.ts';
import type { View } from '../view.ts';
import type { Thought } from './diver-mind.ts';
import { asksForRest } from './race/legs.ts';

/** A diver's choice in words, for a person in the same boat. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const side = sideAt(seat) ?? 'red';
  const { measure } = choice.belief as Thought;
  return {
    what: deedOf(choice.action, view),
    reasons: [
      ...purpose(choice.action, view, side),
      ...(measure === 'chance' ? outlook(choice, view) : share(choice, view)),
    ],
  };
}

function deedOf(action: Action, view: View): string {
  switch (action.type) {
    case 'place':
      return `Lay the marker in ${action.hex}.`;
    case 'dive':
      return `Dive in ${placeName(view, action.hex)} for ${minutesName(action.minutes)}.`;
    case 'search':
      return `Use the free search in ${placeName(view, action.hex)}.`;
    case 'skip':
      return 'Let the free search go.';
    case 'schedule':
      return `Dive again ${whenName(view, action)}.`;
    case 'pass':
      return `Stay dry, and plan the next dive for ${whenName(view, action)}.`;
    default:
      return action satisfies never;
  }
}

/** What it brings and what it costs, as the tables say. */
function purpose(action: Action, view: View, side: SideName): readonly string[] {
  switch (action.type) {
    case 'place':
      return placing(depthOf(view, action.hex) ?? 0);
    case 'dive':
      return diving(view, side, action);
    case 'search':
      return searching(view, side);
    case 'skip':
      return [
        'Its die would rather bring trouble than turn the marker: a 6 may cost hours of rest.',
      ];
    case 'schedule':
    case 'pass':
      return timing(view, side, action);
    default:
      return action satisfies never;
  }
}

const placing = (depth: number): readonly string[] => [
  asksForRest(depth)
    ? `At ${depth} ft a complete search can be made every hour, but only by a diver who dares to: whoever rests will be slower there.`
    : `It is ${depth} ft deep there, and can be searched well.`,
  'Nobody knows a face: which of the markers is the target is drawn at the end.',
];

function diving(view: View, side: SideName, action: Dive): readonly string[] {
  const plan = planDive(view, side, action);
  if (!isPlan(plan)) return [];
  return [
    `That is a ${SEARCH_NAMES[plan.search]}: it turns the marker with ${percent(plan.turns)} and finds the target with ${percent(plan.wins)}.`,
    nitrogen(plan),
  ];
}

const nitrogen = ({ before, after, minutes, limit }: DivePlan): string =>
  after === before
    ? `You come up in group ${after} as before, after ${minutes} of the ${limit} minutes you may stay.`
    : `It takes you from group ${before} to ${after}, with ${minutes} of the ${limit} minutes you may stay.`;

function searching(view: View, side: SideName): readonly string[] {
  const rules = { naturalSix: view.setup.naturalSix, modifier: diverOf(view, side)?.modifier ?? 0 };
  return [`It costs no time, and turns the marker with ${percent(chanceToTurn('hasty', rules))}.`];
}

function timing(view: View, side: SideName, slot: Slot): readonly string[] {
  const time = planTimes(view, side).find(
    ({ day, hour }) => day === slot.day && hour === slot.hour,
  );
  const rival = diverOf(view, opponent(side));
  const mine = diverOf(view, side);
  if (time === undefined || mine === null) return [];
  return [
    time.interval === null
      ? 'A night’s rest takes all nitrogen away: you will be in group A.'
      : `By then you will be in group ${time.group}, after ${counted(slot.hour - mine.hour, 'hour')} at the surface.`,
    ...(rival === null ? [] : [meeting(slot, time.group, rival)]),
  ];
}

/** Who of the two will be there first. */
function meeting(slot: Slot, group: string, rival: Slot & { readonly group: string }): string {
  const early = slot.day - rival.day || slot.hour - rival.hour;
  const where = `the other diver (${slotName(rival)}, group ${rival.group})`;
  if (early !== 0) return `You will dive ${early < 0 ? 'before' : 'after'} ${where}.`;
  if (group === rival.group)
    return `You will be level with ${where}: a coin decides who goes first.`;
  return `At the same hour the lower letter goes first, so you will dive ${group < rival.group ? 'before' : 'after'} ${where}.`;
}

/** How the search stands. */
function share({ belief }: Choice<Action>, { phase }: View): readonly string[] {
  const { hexes, chance } = belief as Thought;
  if (phase === 'placing') return [];
  return [`Each of the ${hexes.length} markers still down is the target with ${percent(chance)}.`];
}

/** The chance to win, and what the next best thing would cost of it. */
function outlook(choice: Choice<Action>, view: View): readonly string[] {
  const top = best(choice);
  if (top === undefined) return [];
  const sum = `As far as the other diver can be judged, you should win with about ${percent(top.value)}.`;
  const other = choice.options.find(({ action }) => !areAlike(action, choice.action, view));
  if (other === undefined) return [sum];
  const less = top.value - other.value;
  const what = lowered(deedOf(other.action, view)).slice(0, -1);
  return [
    sum,
    less < JUST_AS_GOOD
      ? `It would be just as good to ${what}.`
      : `To ${what} would take ${percent(less)} off that.`,
  ];
}
const JUST_AS_GOOD = 0.0005;

const best = ({ options, action }: Choice<Action>): Weighed<Action> | undefined =>
  options.find((option) => option.action === action) ?? options[0];

/** Dives of the same depth and length differ in name only. */
function areAlike(one: Action, other: Action, view: View): boolean {
  if (one.type === 'dive' && other.type === 'dive')
    return one.minutes === other.minutes && depthOf(view, one.hex) === depthOf(view, other.hex);
  if (one.type === 'search' && other.type === 'search')
    return depthOf(view, one.hex) === depthOf(view, other.hex);
  return JSON.stringify(one) === JSON.stringify(other);
}

const placeName = (view: View, hex: Dive['hex']): string =>
  `${hex}, ${depthOf(view, hex) ?? 0} ft,`;
const whenName = (view: View, slot: Slot): string => {
  const today = view.divers.find(({ side }) => side === view.turn)?.day;
  return slot.day === today ? `at ${hourName(slot.hour)}` : `tomorrow at ${hourName(slot.hour)}`;
};
const minutesName = (minutes: number): string => counted(minutes, 'minute');
const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** "67 %", with a decimal where that says more. */
const percent = (share: number): string =>
  `${share < 0.1 ? (share * 100).toFixed(1) : Math.round(share * 100)} %`;
