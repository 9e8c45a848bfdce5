import type { Chair } from '@fathom/kit';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleName, sideName } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { formWords } from '../words/set-up.ts';
import type { CrewChoice } from './crew-fields.tsx';
import { crewOf, hasCrews, sidesOf } from './seat-plan.ts';
import type { QuickPlan } from './seat-plan.ts';

interface OwnSeatProps {
  readonly choice: CrewChoice;
  readonly chairs: readonly Chair[];
  readonly naming: Naming;
}

const WITHOUT_ROLE: ReadonlySet<QuickPlan | null> = new Set(['alone', 'two', 'voyage']);

/** Your side, and your role on it where the quick choice gives you one. */
export function OwnSeat(props: OwnSeatProps): JSX.Element {
  const { choice } = props;
  /** Each by its first role: what goes together is one choice. */
  const places = (): readonly (readonly string[])[] => {
    const side = choice.side();
    const crew = side === null ? [] : crewOf(props.chairs, side);
    const done = new Set<string>();
    return crew.flatMap(({ seat, role }) => {
      const berth = choice.berths().find((each) => each.includes(seat)) ?? [seat];
      const together = crew.filter((chair) => berth.includes(chair.seat));
      if (done.has(role)) return [];
      for (const chair of together) done.add(chair.role);
      return [together.map((chair) => chair.role)];
    });
  };
  return (
    <div class="own-seat">
      <div>
        <label for="own-side">
          {hasCrews(props.chairs) ? formWords.yourCrew : formWords.yourSeat}
        </label>
        <select
          id="own-side"
          onChange={(event) => {
            const side = sidesOf(props.chairs)[event.currentTarget.selectedIndex];
            if (side !== undefined) choice.setSide(side);
          }}
        >
          <For each={sidesOf(props.chairs)}>
            {(side) => (
              <option selected={side === choice.side()}>{sideName(props.naming, side)}</option>
            )}
          </For>
        </select>
      </div>
      <Show when={places().length > 1 && !WITHOUT_ROLE.has(choice.quick())}>
        <div>
          <label for="own-role">{formWords.yourRole}</label>
          <select id="own-role" onChange={(event) => choice.setRole(event.currentTarget.value)}>
            <For each={places()}>
              {(roles) => (
                <option value={roles[0]} selected={roles.includes(choice.role())}>
                  {roles.map((role) => roleName(props.naming, role)).join(' + ')}
                </option>
              )}
            </For>
          </select>
        </div>
      </Show>
    </div>
  );
}
