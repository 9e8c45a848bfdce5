import type { Chair, Side } from '@fathom/kit';
import type { Berth, GameInfo, Pace } from '@fathom/protocol';
import { createMemo, createSignal, Show } from 'solid-js';
import type { Accessor, JSX, ParentProps } from 'solid-js';
import { seatName } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { formWords } from '../words/set-up.ts';
import type { Named } from '../words/set-up.ts';
import { LevelField } from './level-field.tsx';
import { OwnSeat } from './own-seat.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { RememberedChoice } from './remembered.ts';
import {
  berthsFor,
  crewOf,
  hasCrews,
  isBot,
  planFor,
  quickPlansFor,
  seatCounts,
  sidesOf,
  wholeBerths,
  withChoice,
} from './seat-plan.ts';
import type { QuickPlan, SeatChoice, SeatPlans } from './seat-plan.ts';
import { SeatTable } from './seat-table.tsx';

export interface CrewChoice {
  readonly plans: Accessor<SeatPlans>;
  readonly berths: Accessor<readonly Berth[]>; // seats that go to one person together
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
  readonly last?: RememberedChoice | null; // what was chosen before
  readonly wanted?: QuickPlan | null; // what whoever came here asked for already
}

/** Who plays where: a quick choice, and what was changed after it seat by seat. */
export function createCrewChoice({ chairs, firstLevel, last, wanted }: CrewWish): CrewChoice {
  const before = quickPlansFor(chairs()).find((plan) => plan === last?.whom);
  const [quick, setQuick] = createSignal<QuickPlan>(wanted ?? before ?? 'captain');
  const [wantedSide, setWantedSide] = createSignal<string | null>(last?.side ?? null);
  const [wantedRole, setWantedRole] = createSignal(last?.role ?? '');
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
    berths: createMemo(() => wholeBerths(plans(), berthsFor(chairs(), quick()))),
    quick: () => (changed() === null ? quick() : null),
    setQuick: anew(setQuick),
    side,
    setSide: anew(setWantedSide),
    role,
    setRole: anew(setWantedRole),
    level,
    setLevel: anew(setLevel),
    setChoice: (seat, choice) => {
      const isOpen = Object.values(plans()).includes('open');
      const left: SeatChoice = isOpen ? 'open' : { bot: level() };
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
  readonly voyage?: Named | null; // the game's own first match, which leaves nothing to choose
}

/** Who plays, and how well; what stands between these tags; and, folded, seat by seat. */
export function CrewFields(props: ParentProps<CrewFieldsProps>): JSX.Element {
  const quickPlans = (): readonly QuickPlan[] => {
    const sensible = quickPlansFor(props.chairs);
    const possible = props.quickPlans?.filter((plan) => sensible.includes(plan)) ?? sensible;
    return props.voyage ? ['voyage', ...possible] : possible;
  };
  const isVoyage = (): boolean => props.choice.quick() === 'voyage';
  return (
    <>
      <PlanFields
        choice={props.choice}
        chairs={props.chairs}
        naming={props.naming}
        plans={quickPlans()}
        voyage={props.voyage ?? null}
      />
      <Show when={!isVoyage()}>
        <CrewDetails {...props} />
      </Show>
    </>
  );
}

/** How well bots play, what stands between the tags, and seat by seat. */
function CrewDetails(props: ParentProps<CrewFieldsProps>): JSX.Element {
  const hasBots = (): boolean => Object.values(props.choice.plans()).some(isBot);
  const crews = (): boolean => hasCrews(props.chairs);
  return (
    <>
      <Show when={crews()}>
        <OwnSeat {...props} />
      </Show>
      <Show when={hasBots()}>
        <LevelField
          levels={props.bots}
          chosen={props.choice.level()}
          onChange={props.choice.setLevel}
        />
      </Show>
      {props.children}
      <Show when={props.chairs.length > 1}>
        <details>
          <summary>{formWords.seats(seatCounts(props.choice.plans()), ownSeat(props))}</summary>
          <Show when={!crews()}>
            <OwnSeat {...props} />
          </Show>
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

/** "Alpha’s Captain"; null: none, or all of a crew's. */
function ownSeat({ choice, chairs, naming }: CrewFieldsProps): string | null {
  const [only, ...others] = chairs.filter(({ seat }) => choice.plans()[seat] === 'me');
  return only === undefined || others.length > 0 ? null : seatName(naming, only, chairs);
}

interface PaceFieldProps {
  readonly chosen: Pace;
  readonly onChange: (pace: Pace) => void;
}

/** How long bots take. */
export function PaceField(props: PaceFieldProps): JSX.Element {
  return (
    <div class="option">
      <label for="pace">{formWords.pace}</label>
      <select
        id="pace"
        aria-describedby="pace-help"
        onChange={(event) => props.onChange(event.currentTarget.value as Pace)}
      >
        <option value="human" selected={props.chosen === 'human'}>
          {formWords.paceHuman}
        </option>
        <option value="slow" selected={props.chosen === 'slow'}>
          {formWords.paceSlow}
        </option>
        <option value="instant" selected={props.chosen === 'instant'}>
          {formWords.paceInstant}
        </option>
      </select>
      <p id="pace-help">{formWords.paceHelp}</p>
    </div>
  );
}
