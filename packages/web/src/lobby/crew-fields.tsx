import type { Chair, Side } from '@fathom/kit';
import type { GameInfo, Pace } from '@fathom/protocol';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { roleName, sideName } from '../frame/names.ts';
import type { Naming } from '../frame/names.ts';
import { formWords } from '../words/lobby.ts';
import type { Named } from '../words/lobby.ts';
import { LevelField } from './level-field.tsx';
import {
  crewOf,
  hasCrews,
  isBot,
  planFor,
  quickPlansFor,
  sidesOf,
  withChoice,
} from './seat-plan.ts';
import type { QuickPlan, SeatChoice, SeatPlans } from './seat-plan.ts';
import { SeatTable } from './seat-table.tsx';

export interface CrewChoice {
  readonly plans: Accessor<SeatPlans>;
  readonly quick: Accessor<QuickPlan | null>; // null: seat by seat
  readonly setQuick: (plan: QuickPlan) => void;
  readonly side: Accessor<Side | null>;
  readonly setSide: (side: Side) => void;
  readonly role: Accessor<string>;
  readonly setRole: (role: string) => void;
  readonly level: Accessor<string>;
  readonly setLevel: (level: string) => void;
  readonly setChoice: (seat: string, choice: SeatChoice) => void;
}

interface CrewWish {
  readonly chairs: Accessor<readonly Chair[]>; // they may change with the options
  readonly firstLevel: string;
}

/** Who plays where: a quick choice, and what was changed after it seat by seat. */
export function createCrewChoice({ chairs, firstLevel }: CrewWish): CrewChoice {
  const [quick, setQuick] = createSignal<QuickPlan>('captain');
  const [wantedSide, setWantedSide] = createSignal<Side | null>(null);
  const [wantedRole, setWantedRole] = createSignal('');
  const [level, setLevel] = createSignal(firstLevel);
  const [changed, setChanged] = createSignal<SeatPlans | null>(null);
  const side = createMemo((): Side | null => {
    const sides = sidesOf(chairs());
    return sides.find((known) => known === wantedSide()) ?? sides[0] ?? null;
  });
  const role = createMemo((): string => {
    const own = side();
    const roles = own === null ? [] : crewOf(chairs(), own).map((chair) => chair.role);
    return roles.find((known) => known === wantedRole()) ?? roles[0] ?? '';
  });
  const plans = createMemo((): SeatPlans => {
    const own = side();
    if (own === null) return {};
    const planned = planFor(chairs(), { plan: quick(), side: own, role: role(), level: level() });
    const after = changed() ?? {};
    return Object.fromEntries(
      Object.entries(planned).map(([seat, choice]) => [seat, after[seat] ?? choice]),
    );
  });
  const anew =
    <T,>(set: (value: T) => unknown) =>
    (value: T): void => {
      setChanged(null);
      set(value);
    };
  return {
    plans,
    quick: () => (changed() === null ? quick() : null),
    setQuick: anew(setQuick),
    side,
    setSide: anew(setWantedSide),
    role,
    setRole: anew(setWantedRole),
    level,
    setLevel: anew(setLevel),
    setChoice: (seat, choice) => {
      const left: SeatChoice = quick() === 'people' ? 'open' : { bot: level() };
      setChanged(withChoice(plans(), { chairs: chairs(), left }, { seat, choice }));
    },
  };
}

interface CrewFieldsProps {
  readonly choice: CrewChoice;
  readonly chairs: readonly Chair[];
  readonly naming: Naming;
  readonly bots: GameInfo['bots'];
  readonly quickPlans?: readonly QuickPlan[]; // fewer where nobody else can come
  readonly mayBeOpen: boolean;
}

export function CrewFields(props: CrewFieldsProps): JSX.Element {
  const hasBots = (): boolean => Object.values(props.choice.plans()).some(isBot);
  const quickPlans = (): readonly QuickPlan[] => {
    const sensible = quickPlansFor(props.chairs);
    return props.quickPlans?.filter((plan) => sensible.includes(plan)) ?? sensible;
  };
  return (
    <>
      <fieldset class="opponents">
        <legend>{formWords.whoPlays}</legend>
        <For each={quickPlans()}>
          {(plan) => {
            const words = (): Named => quickText(plan, props);
            return (
              <label class="choice">
                <input
                  type="radio"
                  name="opponents"
                  checked={props.choice.quick() === plan}
                  onChange={() => props.choice.setQuick(plan)}
                />
                <span>
                  <b>{words()[0]}</b> <small>{words()[1]}</small>
                </span>
              </label>
            );
          }}
        </For>
      </fieldset>
      <Show when={props.chairs.length > 1}>
        <OwnSeat {...props} />
      </Show>
      <Show when={hasBots()}>
        <LevelField
          levels={props.bots}
          chosen={props.choice.level()}
          onChange={props.choice.setLevel}
        />
      </Show>
      <Show when={props.chairs.length > 1}>
        <details>
          <summary>{seatBySeat(props.choice.plans())}</summary>
          <SeatTable
            chairs={props.chairs}
            naming={props.naming}
            plans={props.choice.plans()}
            bots={props.bots}
            mayBeOpen={props.mayBeOpen}
            onChange={props.choice.setChoice}
          />
        </details>
      </Show>
    </>
  );
}

/** Your side, and your role on it where the quick choice gives you one. */
function OwnSeat(props: CrewFieldsProps): JSX.Element {
  const { choice } = props;
  const roles = (): readonly string[] => {
    const side = choice.side();
    return side === null ? [] : crewOf(props.chairs, side).map(({ role }) => role);
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
      <Show when={roles().length > 1 && choice.quick() !== 'alone'}>
        <div>
          <label for="own-role">{formWords.yourRole}</label>
          <select id="own-role" onChange={(event) => choice.setRole(event.currentTarget.value)}>
            <For each={roles()}>
              {(role) => (
                <option value={role} selected={role === choice.role()}>
                  {roleName(props.naming, role)}
                </option>
              )}
            </For>
          </select>
        </div>
      </Show>
    </div>
  );
}

function quickText(plan: QuickPlan, { chairs, naming, choice }: CrewFieldsProps): Named {
  const side = choice.side();
  if (chairs.length < 2) return formWords.onYourOwn;
  if (!hasCrews(chairs)) return plan === 'people' ? formWords.otherPeople : formWords.againstBots;
  switch (plan) {
    case 'captain':
      return formWords.oneRole(roleName(naming, choice.role()));
    case 'alone':
      return formWords.allRoles(side === null ? 0 : crewOf(chairs, side).length);
    case 'crew':
      return formWords.crewAgainstBots;
    case 'people':
      return formWords.twoCrews;
    default:
      return plan satisfies never;
  }
}

function seatBySeat(plans: SeatPlans): string {
  const choices = Object.values(plans);
  const count = (isOne: (choice: SeatChoice) => boolean): number => choices.filter(isOne).length;
  return formWords.seatBySeat(
    count((choice) => choice === 'me'),
    count(isBot),
    count((choice) => choice === 'open'),
  );
}

/** How long bots take. */
export function PaceField(props: { readonly onChange: (pace: Pace) => void }): JSX.Element {
  return (
    <div class="option">
      <label for="pace">{formWords.pace}</label>
      <select
        id="pace"
        aria-describedby="pace-help"
        onChange={(event) => props.onChange(event.currentTarget.value as Pace)}
      >
        <option value="human">{formWords.paceHuman}</option>
        <option value="instant">{formWords.paceInstant}</option>
      </select>
      <p id="pace-help">{formWords.paceHelp}</p>
    </div>
  );
}
