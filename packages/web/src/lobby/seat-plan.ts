import type { Chair, Side } from '@fathom/kit';
import type { Berth, SeatPlan } from '@fathom/protocol';
import { formWords } from '../words/set-up.ts';

/** Who is to have a seat: you, whoever comes, or a bot. */
export type SeatChoice = 'me' | 'open' | { readonly bot: string };
export type SeatPlans = Readonly<Record<string, SeatChoice>>;

/** A whole table at one click; `voyage` is a game's very first match, where it has one. */
export const QUICK_PLANS = [
  'voyage',
  'captain',
  'alone',
  'two',
  'four',
  'six',
  'people',
  'crew',
] as const;
export type QuickPlan = (typeof QUICK_PLANS)[number];

/** How many people share a crew; by the other plans each has one seat. */
const SHARED: { readonly [Plan in QuickPlan]?: number } = { two: 1, four: 2, six: 3 };

/** A crew in the hands of so many people: the first seats of it together, the others for themselves. */
export function crewBerths(crew: readonly Pick<Chair, 'seat'>[], people: number): readonly Berth[] {
  const together = crew.slice(0, crew.length - people + 1).map(({ seat }) => seat);
  return together.length > 1 ? [together] : [];
}

/** Which seats go to one person together by a plan. */
export function berthsFor(chairs: readonly Chair[], plan: QuickPlan): readonly Berth[] {
  const people = SHARED[plan];
  if (people === undefined) return [];
  return sidesOf(chairs).flatMap((side) => crewBerths(crewOf(chairs, side), people));
}

/** For how many people a plan of crews is, and how many of them are in each. */
export function peopleIn(
  chairs: readonly Chair[],
  plan: QuickPlan,
): { readonly all: number; readonly each: number } {
  const sides = sidesOf(chairs).length;
  const each = SHARED[plan] ?? chairs.length / Math.max(1, sides);
  return { all: sides * each, each };
}

/** The plan for a table of so many people; null: there is none. */
export const planForPeople = (chairs: readonly Chair[], people: number): QuickPlan | null =>
  PEOPLE_PLANS.find(
    (plan) => quickPlansFor(chairs).includes(plan) && peopleIn(chairs, plan).all === people,
  ) ?? null;
const PEOPLE_PLANS = ['two', 'four', 'six', 'people'] as const satisfies readonly QuickPlan[];

export interface PlanWish {
  readonly plan: QuickPlan;
  readonly side: Side;
  readonly role: string; // yours, where you have one
  readonly level: string; // of the bots
}

export const sidesOf = (chairs: readonly Chair[]): readonly Side[] => [
  ...new Set(chairs.map(({ side }) => side)),
];
export const crewOf = (chairs: readonly Chair[], side: Side): readonly Chair[] =>
  chairs.filter((chair) => chair.side === side);
export const hasCrews = (chairs: readonly Chair[]): boolean =>
  sidesOf(chairs).length < chairs.length;

/** Which of them make sense: without crew mates, one plays bots or people. */
export function quickPlansFor(chairs: readonly Chair[]): readonly QuickPlan[] {
  if (chairs.length < 2) return ['captain'];
  if (!hasCrews(chairs)) return ['captain', 'people'];
  const size = chairs.length / sidesOf(chairs).length;
  return QUICK_PLANS.filter((plan) => plan !== 'voyage' && (SHARED[plan] ?? 0) < size);
}

export function planFor(chairs: readonly Chair[], wish: PlanWish): SeatPlans {
  const crew = crewOf(chairs, wish.side);
  const mine = crew.find(({ role }) => role === wish.role) ?? crew[0];
  const berth = berthsFor(chairs, wish.plan).find((seats) => seats.some((s) => s === mine?.seat));
  const bot: SeatChoice = { bot: wish.level };
  const choose = (chair: Chair): SeatChoice => {
    const isOwnCrew = chair.side === wish.side;
    if (chair.seat === mine?.seat || berth?.includes(chair.seat) === true) return 'me';
    switch (wish.plan) {
      case 'captain':
        return bot;
      case 'alone':
      case 'voyage':
        return isOwnCrew ? 'me' : bot;
      case 'crew':
        return isOwnCrew ? 'open' : bot;
      case 'two':
      case 'four':
      case 'six':
      case 'people':
        return 'open';
      default:
        return wish.plan satisfies never;
    }
  };
  return Object.fromEntries(chairs.map((chair) => [chair.seat, choose(chair)]));
}

/** One seat planned anew. Nobody sits on two sides: who goes over leaves the other side as `left` says. */
export function withChoice(
  plans: SeatPlans,
  { chairs, left }: { readonly chairs: readonly Chair[]; readonly left: SeatChoice },
  { seat, choice }: { readonly seat: string; readonly choice: SeatChoice },
): SeatPlans {
  const side = chairs.find((chair) => chair.seat === seat)?.side;
  const others = chairs.map((chair): [string, SeatChoice] => {
    const before = plans[chair.seat] ?? 'open';
    const goesOver = choice === 'me' && before === 'me' && chair.side !== side;
    return [chair.seat, goesOver ? left : before];
  });
  return { ...Object.fromEntries(others), [seat]: choice };
}

export const isBot = (choice: SeatChoice | undefined): choice is { readonly bot: string } =>
  typeof choice === 'object';

/** How many seats are this person's, bots', and open to whoever comes. */
export interface SeatCounts {
  readonly you: number;
  readonly bots: number;
  readonly open: number;
}
/** Those of the berths that are still for one person, after seats were chosen one by one. */
export const wholeBerths = (plans: SeatPlans, berths: readonly Berth[]): readonly Berth[] =>
  berths.filter(([first = '', ...others]) => {
    const choice = plans[first];
    return !isBot(choice) && others.every((seat) => plans[seat] === choice);
  });

export function seatCounts(plans: SeatPlans): SeatCounts {
  const choices = Object.values(plans);
  return {
    you: choices.filter((choice) => choice === 'me').length,
    bots: choices.filter(isBot).length,
    open: choices.filter((choice) => choice === 'open').length,
  };
}

/** Why a match cannot be made like this, or null. */
export function planFault(plans: SeatPlans): string | null {
  const choices = Object.values(plans);
  return choices.includes('me') || choices.includes('open') ? null : formWords.nobodyToPlay;
}

/** In the words of the server. A seat of one's own is kept until one sits down on it with a share of the luck. */
export const seatsWanted = (plans: SeatPlans): Record<string, SeatPlan> =>
  Object.fromEntries(
    Object.entries(plans).map(([seat, choice]) => [seat, choice === 'me' ? 'kept' : choice]),
  );

/** The same seats with bots of one level. */
export const withLevel = (plans: SeatPlans, level: string): SeatPlans =>
  Object.fromEntries(
    Object.entries(plans).map(([seat, choice]) => [seat, isBot(choice) ? { bot: level } : choice]),
  );
