import type { Chair } from '@fathom/kit';
import { FIRST, PEOPLE } from './plan-address.ts';
import { planForPeople } from './seat-plan.ts';
import type { QuickPlan } from './seat-plan.ts';

/** What the address of the form asks for; null: nothing that this table has. */
export function wantedPlan(
  search: string,
  { chairs, hasFirst }: { readonly chairs: readonly Chair[]; readonly hasFirst: boolean },
): QuickPlan | null {
  const asked = new URLSearchParams(search);
  if (asked.has(FIRST) && hasFirst) return 'voyage';
  return planForPeople(chairs, Number(asked.get(PEOPLE)));
}
