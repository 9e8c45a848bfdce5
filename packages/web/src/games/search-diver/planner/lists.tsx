import {
  PLANNER,
  chanceText,
  intervalName,
  searchable,
  shutWords,
} from '@fathom/search-diver/client';
import type { TimePlan } from '@fathom/search-diver/client';
import { For, Index, Show, createMemo } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { countsOf, freeOffers, offersFor, sameSlot, tableAt } from '../desk/planning.ts';
import type { Offer, SearchCounts } from '../desk/planning.ts';
import { Soon } from '../../../table/soon.tsx';
import { Bold } from '../parts/parts.tsx';
import { depthText } from '../units.ts';

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
  readonly onPick: () => void;
}

function Pick(props: PickProps): JSX.Element {
  return (
    <td>
      <button type="button" aria-pressed={props.isPicked} onClick={() => props.onPick()}>
        {props.name}
      </button>
    </td>
  );
}

/** Every marker that is face down, with the best that could be done there. */
export function MarkerList(props: { readonly desk: Desk }): JSX.Element {
  return (
    <List
      name={PLANNER.markers}
      heads={[columns.hex, columns.depth, columns.best, columns.limit, columns.wins]}
    >
      <Index each={props.desk.offers()}>
        {(offer) => <MarkerRow desk={props.desk} offer={offer()} />}
      </Index>
    </List>
  );
}

function MarkerRow(props: { readonly desk: Desk; readonly offer: Offer }): JSX.Element {
  return (
    <tr classList={{ 'sd-none': props.offer.best === 'none' }}>
      <Pick
        name={props.offer.hex}
        isPicked={props.desk.picked() === props.offer.hex}
        onPick={() => props.desk.pick(props.offer.hex)}
      />
      <td>{depthText(props.offer.depth)}</td>
      <td>{PLANNER.bestSearch(props.offer.best, props.offer.from)}</td>
      <td>{PLANNER.limit(props.offer.limit)}</td>
      <td>{chanceText(props.offer.wins)}</td>
    </tr>
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

/** Every time the next dive could be, the letter by then, and what would be possible with it. */
export function TimeList(props: { readonly desk: Desk }): JSX.Element {
  const open = createMemo(() => props.desk.times().filter(({ refusal }) => refusal === null));
  const heads = [
    columns.when,
    columns.rest,
    columns.group,
    <abbr title={columns.countsTitle}>{columns.counts}</abbr>,
    columns.bestWin,
  ];
  return (
    <>
      <List name={PLANNER.times} heads={heads}>
        <Index each={open()}>
          {(time) => (
            <Soon>
              <TimeRow desk={props.desk} time={time()} />
            </Soon>
          )}
        </Index>
      </List>
      <Shut desk={props.desk} />
    </>
  );
}

const countsAt = (desk: Desk, time: TimePlan): SearchCounts | null =>
  time.day > desk.view().setup.maxDays
    ? null
    : countsOf(offersFor(tableAt(desk.view(), desk.subject(), time), desk.subject()));

interface TimeRowProps {
  readonly desk: Desk;
  readonly time: TimePlan;
}

function TimeRow(props: TimeRowProps): JSX.Element {
  const counts = createMemo(() => countsAt(props.desk, props.time)); // null: past the last day
  return (
    <tr>
      <Pick
        name={counts() === null ? PLANNER.giveUp : PLANNER.when(props.time)}
        isPicked={sameSlot(props.desk.slot(), props.time)}
        onPick={() => props.desk.pickTime(props.time)}
      />
      <td>{props.time.interval === null ? PLANNER.night : intervalName(props.time.interval)}</td>
      <td>
        <b class="sd-group-letter">{counts() === null ? PLANNER.noGroup : props.time.group}</b>
      </td>
      <td>
        <Show when={counts()}>
          {(shown) => <span class="sd-counts">{PLANNER.counts(shown().counts)}</span>}
        </Show>
      </td>
      <td>{chanceText(counts()?.best?.wins ?? 0)}</td>
    </tr>
  );
}

/** Why the earliest boxes cannot be chosen. */
function Shut(props: { readonly desk: Desk }): JSX.Element {
  const first = () => props.desk.times().find(({ refusal }) => refusal !== null)?.refusal ?? null;
  return <Show when={first()}>{(refusal) => <p class="sd-quiet">{shutWords(refusal())}</p>}</Show>;
}
