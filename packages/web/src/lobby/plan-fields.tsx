import type { Chair } from '@fathom/kit';
import { createUniqueId, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Naming } from '../frame/people/names.ts';
import { formWords } from '../words/set-up.ts';
import type { Named } from '../words/set-up.ts';
import type { CrewChoice } from './crew-fields.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { planText } from './plan-text.ts';
import { hasCrews, planFor } from './seat-plan.ts';
import type { QuickPlan, SeatPlans } from './seat-plan.ts';

interface PlanFieldsProps {
  readonly choice: CrewChoice;
  readonly chairs: readonly Chair[];
  readonly naming: Naming;
  readonly plans: readonly QuickPlan[];
  readonly voyage: Named | null;
}

const ALONE: ReadonlySet<QuickPlan> = new Set(['voyage', 'captain', 'alone']);

/** Ready plans for a whole table, those for one person apart from those for several. */
export function PlanFields(props: PlanFieldsProps): JSX.Element {
  const crews = (): boolean => hasCrews(props.chairs);
  const alone = (): readonly QuickPlan[] => props.plans.filter((plan) => ALONE.has(plan));
  const together = (): readonly QuickPlan[] => props.plans.filter((plan) => !ALONE.has(plan));
  return (
    <fieldset class="opponents" classList={{ 'ready-plans': crews() }}>
      <legend>{formWords.whoPlays}</legend>
      <Show
        when={crews() && together().length > 0}
        fallback={<For each={props.plans}>{(plan) => <PlanRadio {...props} plan={plan} />}</For>}
      >
        <PlanGroup {...props} title={formWords.byYourself} plans={alone()} />
        <PlanGroup {...props} title={formWords.withPeople} plans={together()} />
      </Show>
    </fieldset>
  );
}

function PlanGroup(props: PlanFieldsProps & { readonly title: string }): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="plan-group" role="group" aria-labelledby={id}>
      <p id={id}>{props.title}</p>
      <For each={props.plans}>{(plan) => <PlanRadio {...props} plan={plan} />}</For>
    </div>
  );
}

function PlanRadio(props: PlanFieldsProps & { readonly plan: QuickPlan }): JSX.Element {
  const words = (): Named =>
    planText(props.plan, { ...props, role: props.choice.role(), voyage: props.voyage });
  const seats = (): SeatPlans => {
    const side = props.choice.side();
    if (side === null) return {};
    const wish = { side, role: props.choice.role(), level: props.choice.level() };
    return planFor(props.chairs, { ...wish, plan: props.plan });
  };
  return (
    <label class="choice">
      <input
        type="radio"
        name="opponents"
        checked={props.choice.quick() === props.plan}
        onChange={() => props.choice.setQuick(props.plan)}
      />
      <span>
        <b>{words()[0]}</b> <small>{words()[1]}</small>
      </span>
      <Show when={hasCrews(props.chairs)}>
        <PlanPicture chairs={props.chairs} plan={props.plan} plans={seats()} />
      </Show>
    </label>
  );
}
