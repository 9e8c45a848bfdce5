import {
  PLAIN,
  PLANNER,
  chanceText,
  intervalName,
  searchable,
  shutWords,
} from '@fathom/search-diver/client';
import { For, Index, Show, createMemo } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { freeOffers, sameSlot, timeChoices } from '../desk/planning.ts';
import type { TimeChoice } from '../desk/planning.ts';
import { Bold } from '../parts/parts.tsx';
import { areTablesShown } from '../shown-tables.ts';
import './planner-later.css';

const { columns } = PLANNER;

interface ListProps {
  readonly name: string;
  readonly heads: readonly JSX.Element[];
}

/** Something to pick in each row. */
function List(props: ParentProps<ListProps>): JSX.Element {
  return (
    <table class="sd-list">
      <caption class="unseen">{props.name}</caption>
      <thead>
        <tr>
          <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}

interface PickProps {
  readonly name: string;
  readonly isPicked: boolean;
  readonly isAdvised?: boolean;
  readonly onPick: () => void;
}

function Pick(props: PickProps): JSX.Element {
  return (
    <td>
      <button
        type="button"
        classList={{ 'sd-advised-box': props.isAdvised === true }}
        aria-pressed={props.isPicked}
        onClick={() => props.onPick()}
      >
        {props.name}
      </button>
    </td>
  );
}

/** The hexes beside a dive in which a marker can be searched for nothing. */
export function FreeList(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const offers = createMemo(() => freeOffers(desk.view(), desk.subject(), searchable(desk.view())));
  return (
    <>
      <p>
        <Bold text={PLANNER.freeSearchAt(desk.view().offer)} />
      </p>
      <List name={PLANNER.freeSearches} heads={[columns.hex, columns.wins]}>
        <Index each={offers()}>
          {(offer) => (
            <tr>
              <Pick
                name={offer().hex}
                isPicked={desk.picked() === offer().hex}
                onPick={() => desk.picked() !== offer().hex && desk.pick(offer().hex)}
              />
              <td>{chanceText(offer().wins)}</td>
            </tr>
          )}
        </Index>
      </List>
    </>
  );
}

const timeHeads = (): readonly string[] => [
  columns.when,
  columns.rest,
  ...(areTablesShown() ? [columns.group] : []),
  PLAIN.couldHead,
  columns.bestWin,
];

/** Every time the next dive could be, and what would be possible then; those that are alike in one row. */
export function TimeList(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const choices = createMemo(() => timeChoices(desk.view(), desk.subject(), desk.times()));
  return (
    <>
      <List name={PLANNER.times} heads={timeHeads()}>
        <Index each={choices()}>{(choice) => <TimeRow desk={desk} choice={choice()} />}</Index>
      </List>
      <p class="sd-quiet">{PLAIN.sooner}</p>
      <Shut desk={desk} />
    </>
  );
}

interface TimeRowProps {
  readonly desk: Desk;
  readonly choice: TimeChoice;
}

function TimeRow(props: TimeRowProps): JSX.Element {
  const first = () => props.choice.first;
  return (
    <tr>
      <Pick
        name={props.choice.could === null ? PLANNER.giveUp : PLANNER.when(first())}
        isPicked={sameSlot(props.desk.slot(), first())}
        isAdvised={sameSlot(props.desk.advisedTime(), first())}
        onPick={() => props.desk.pickTime(first())}
      />
      <td>{restText(first().interval)}</td>
      <Show when={areTablesShown()}>
        <td>
          <b class="sd-group-letter">
            {props.choice.could === null ? PLANNER.noGroup : first().group}
          </b>
        </td>
      </Show>
      <td class="sd-could">
        <Show when={props.choice.could}>
          {(could) => (
            <>
              {PLAIN.could(could().counts)}
              <Show when={props.choice.last !== first()}>
                <small>{PLAIN.sameUntil(props.choice.last)}</small>
              </Show>
            </>
          )}
        </Show>
      </td>
      <td>{chanceText(props.choice.could?.wins ?? 0)}</td>
    </tr>
  );
}

const restText = (interval: number | null): string =>
  interval === null ? PLANNER.night : intervalName(interval);

/** Why the earliest boxes cannot be chosen. */
function Shut(props: { readonly desk: Desk }): JSX.Element {
  const first = () => props.desk.times().find(({ refusal }) => refusal !== null)?.refusal ?? null;
  return <Show when={first()}>{(refusal) => <p class="sd-quiet">{shutWords(refusal())}</p>}</Show>;
}
