import type { Chair, Side } from '@fathom/kit';
import type { SeatPlan } from '@fathom/protocol';

/** Who shall have a seat: you, whoever comes, or a bot. */
export type Place = 'me' | 'open' | { readonly bot: string };
export type SeatPlans = Readonly<Record<string, Place>>;

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
  const bot: Place = { bot: wish.level };
  const place = (chair: Chair): Place => {
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
  return Object.fromEntries(chairs.map((chair) => [chair.seat, place(chair)]));
}

/** One seat planned anew. Nobody sits on two sides: who goes over leaves the other side as `left` says. */
export function withPlace(
  plans: SeatPlans,
  { chairs, left }: { readonly chairs: readonly Chair[]; readonly left: Place },
  { seat, place }: { readonly seat: string; readonly place: Place },
): SeatPlans {
  const side = chairs.find((chair) => chair.seat === seat)?.side;
  const others = chairs.map((chair): [string, Place] => {
    const before = plans[chair.seat] ?? 'open';
    const goesOver = place === 'me' && before === 'me' && chair.side !== side;
    return [chair.seat, goesOver ? left : before];
  });
  return { ...Object.fromEntries(others), [seat]: place };
}

export const isBot = (place: Place | undefined): place is { readonly bot: string } =>
  typeof place === 'object';

/** Why a match cannot be made like this, or null. */
export function planFault(plans: SeatPlans): string | null {
  const places = Object.values(plans);
  return places.includes('me') || places.includes('open')
    ? null
    : 'Take a seat yourself, or leave one open for somebody.';
}

/** In the words of the server. A seat of one's own is kept until one sits down on it with a share of the luck. */
export const seatsWanted = (plans: SeatPlans): Record<string, SeatPlan> =>
  Object.fromEntries(
    Object.entries(plans).map(([seat, place]) => [seat, place === 'me' ? 'kept' : place]),
  );
