import type { Chair } from '@fathom/kit';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { berthsFor, crewOf, isBot, sidesOf } from './seat-plan.ts';
import type { QuickPlan, SeatChoice, SeatPlans } from './seat-plan.ts';

interface PlanPictureProps {
  readonly chairs: readonly Chair[];
  readonly plan: QuickPlan;
  readonly plans: SeatPlans;
}

const STEP = 10;
const RADIUS = 3.4;

/** A plan at a glance: a row of seats for each crew, yours full, bots square, and joined what is in one hand. */
export function PlanPicture(props: PlanPictureProps): JSX.Element {
  const crews = (): readonly (readonly Chair[])[] =>
    sidesOf(props.chairs).map((side) => crewOf(props.chairs, side));
  const columns = (): number => Math.max(1, ...crews().map(({ length }) => length));
  return (
    <svg
      class="plan-picture"
      viewBox={`0 0 ${columns() * STEP} ${crews().length * STEP}`}
      width={columns() * STEP}
      height={crews().length * STEP}
      aria-hidden="true"
    >
      <For each={crews()}>
        {(crew, row) => (
          <>
            <For each={joints(crew, props)}>
              {(x) => (
                <line
                  class="plan-joint"
                  x1={(x + 0.5) * STEP}
                  x2={(x + 1.5) * STEP}
                  y1={(row() + 0.5) * STEP}
                  y2={(row() + 0.5) * STEP}
                />
              )}
            </For>
            <For each={crew}>
              {({ seat }, column) => (
                <rect
                  class={`plan-seat ${kindOf(props.plans[seat])}`}
                  x={(column() + 0.5) * STEP - RADIUS}
                  y={(row() + 0.5) * STEP - RADIUS}
                  width={2 * RADIUS}
                  height={2 * RADIUS}
                  rx={isBot(props.plans[seat]) ? 0 : RADIUS}
                />
              )}
            </For>
          </>
        )}
      </For>
    </svg>
  );
}

/** The seats, counted from 0, that are in one hand with the next. */
function joints(crew: readonly Chair[], { chairs, plan, plans }: PlanPictureProps): number[] {
  const berths = berthsFor(chairs, plan);
  return crew.slice(1).flatMap(({ seat }, i) => {
    const before = crew[i]?.seat;
    if (before === undefined) return [];
    const isOne = berths.some((berth) => berth.includes(seat) && berth.includes(before));
    const isMine = plans[seat] === 'me' && plans[before] === 'me';
    return isOne || isMine ? [i] : [];
  });
}

const kindOf = (choice: SeatChoice | undefined): string =>
  isBot(choice) ? 'bot' : (choice ?? 'open');
