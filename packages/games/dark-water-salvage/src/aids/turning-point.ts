import { isForfeit } from '@fathom/kit';
import { contentOf } from '../content/index.ts';
import { LOCATE_COST } from '../rules/locate.ts';
import type { AttemptView, OpeningView, View } from '../view.ts';
import type { HunterName } from '../vocabulary.ts';
import { winningEdge } from './standings.ts';
import type { HunterNow } from './standings.ts';

/** What decided a match that was played to its end. */
export type TurningPoint =
  | { readonly kind: 'lead'; readonly attempt: AttemptView } // with it the winner went ahead for good
  | { readonly kind: 'miss'; readonly attempt: AttemptView; readonly cost: number } // without it a rival had won
  | {
      readonly kind: 'loan'; // of a rival with more prestige, who could not pay it back
      readonly hunter: HunterName;
      readonly round: number;
      readonly taken: number;
      readonly debt: number;
    };

/** 8. From the view of the finished match. null: nothing stands out. */
export function turningPoint(view: View): TurningPoint | null {
  const [winner, ...others] = view.result?.winners ?? [];
  if (view.result === null || isForfeit(view.result.reason)) return null;
  if (winner === undefined || others.length > 0) return null;
  const edge = winningEdge(view);
  const ruined = edge.kind === 'solvent' ? edge.over.filter(({ isOut }) => !isOut) : [];
  const [most] = ruined.toSorted((one, other) => other.prestige - one.prestige);
  return most === undefined ? takenLead(view, winner) : ruinOf(view, most);
}

/** A wrong guess that cost as much as is owed, or the largest loan. */
function ruinOf(view: View, { hunter, net }: HunterNow): TurningPoint | null {
  const miss = view.attempts.findLast(
    (attempt) => attempt.hunter === hunter && !attempt.found && priceOf(view, attempt) >= -net,
  );
  if (miss !== undefined) return { kind: 'miss', attempt: miss, cost: priceOf(view, miss) };
  const taken = ({ bids }: OpeningView): number =>
    bids.find((bid) => bid.hunter === hunter)?.taken ?? 0;
  const largest = Math.max(...view.openings.map(taken));
  const loan = view.openings.findLast((opening) => taken(opening) === largest);
  return loan === undefined || largest === 0
    ? null
    : { kind: 'loan', hunter, round: loan.round, taken: taken(loan), debt: -net };
}

function priceOf({ setup }: View, { deed, region }: AttemptView): number {
  const place = contentOf(setup).terrain[region];
  if (deed === 'locate') return LOCATE_COST;
  return place.kind === 'water' ? place.salvage : 0;
}

/** The winner's find after which nobody else in the game ever had as much prestige. */
function takenLead(view: View, winner: HunterName): TurningPoint | null {
  const rivals = view.hunters.filter(({ name, out }) => name !== winner && out === null);
  const scores = new Map<HunterName, number>();
  let lead: AttemptView | null = null;
  for (const attempt of view.attempts) {
    scores.set(attempt.hunter, (scores.get(attempt.hunter) ?? 0) + attempt.prestige);
    const mine = scores.get(winner) ?? 0;
    if (rivals.some(({ name }) => (scores.get(name) ?? 0) >= mine)) lead = null;
    else if (attempt.hunter === winner) lead ??= attempt;
  }
  return lead === null ? null : { kind: 'lead', attempt: lead };
}
