import type { Chair, Side } from '@fathom/kit';
import type { SeatInfo, SeatPlan } from '@fathom/protocol';
import { formWords, lobbyWords } from '../words/lobby.ts';

/** Who is to have a seat: you, whoever comes, or a bot. */
export type SeatChoice = 'me' | 'open' | { readonly bot: string };
export type SeatPlans = Readonly<Record<string, SeatChoice>>;

/** A whole table at one click. */
export const QUICK_PLANS = ['captain', 'alone', 'crew', 'people'] as const;
export type QuickPlan = (typeof QUICK_PLANS)[number];

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
  return hasCrews(chairs) ? QUICK_PLANS : ['captain', 'people'];
}

export function planFor(chairs: readonly Chair[], wish: PlanWish): SeatPlans {
  const crew = crewOf(chairs, wish.side);
  const mine = crew.find(({ role }) => role === wish.role) ?? crew[0];
  const bot: SeatChoice = { bot: wish.level };
  const choose = (chair: Chair): SeatChoice => {
    const isOwnCrew = chair.side === wish.side;
    if (chair.seat === mine?.seat) return 'me';
    switch (wish.plan) {
      case 'captain':
        return bot;
      case 'alone':
        return isOwnCrew ? 'me' : bot;
      case 'crew':
        return isOwnCrew ? 'open' : bot;
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

/** Who is at a table, in a line. */
export function peopleOf(seats: readonly SeatInfo[]): string {
  if (seats.length < 3) return lobbyWords.people(seats.map(({ holder }) => holder?.name ?? null));
  const people = seats.flatMap(({ holder }) => (holder?.kind === 'person' ? [holder.name] : []));
  const bots = seats.filter(({ holder }) => holder?.kind === 'bot').length;
  const free = seats.filter(({ holder }) => holder === null).length;
  return lobbyWords.crowd([...new Set(people)], bots, free);
}
