import type { TimePlan } from '@fathom/search-diver/client';
import { Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { offersFor, outlookOf, sameSlot, tableAt } from '../desk/ahead.ts';
import type { Outlook } from '../desk/ahead.ts';
import type { Desk } from '../desk/desk.ts';
import { capital, hourName, intervalName, percent } from '../words.ts';

/** Every time the next dive could be, the letter by then, and what would be possible with it. */
export function TimeList(props: { readonly desk: Desk }): JSX.Element {
  const rows = createMemo(() =>
    props.desk
      .times()
      .filter(({ refusal }) => refusal === null)
      .map((time) => ({ time, outlook: outlookAt(props.desk, time) })),
  );
  return (
    <>
      <table class="sd-list">
        <caption class="unseen">Times for the next dive</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Rest</th>
            <th scope="col">Group</th>
            <th scope="col">
              <abbr title="Markers that could be searched completely, thoroughly, hastily">
                C · T · H
              </abbr>
            </th>
            <th scope="col">Best win</th>
          </tr>
        </thead>
        <tbody>
          <Index each={rows()}>
            {(row) => <Row desk={props.desk} time={row().time} outlook={row().outlook} />}
          </Index>
        </tbody>
      </table>
      <Owed desk={props.desk} />
    </>
  );
}

const outlookAt = (desk: Desk, time: TimePlan): Outlook | null =>
  time.day > desk.view().setup.maxDays
    ? null
    : outlookOf(offersFor(tableAt(desk.view(), desk.subject(), time), desk.subject()));

interface RowProps {
  readonly desk: Desk;
  readonly time: TimePlan;
  readonly outlook: Outlook | null; // null: past the last day
}

function Row(props: RowProps): JSX.Element {
  const when = (): string => {
    if (props.outlook === null) return 'Give up';
    return props.time.interval === null ? `Day ${props.time.day}` : hourName(props.time.hour);
  };
  return (
    <tr>
      <td>
        <button
          type="button"
          aria-pressed={sameSlot(props.desk.slot(), props.time)}
          onClick={() => props.desk.pickTime(props.time)}
        >
          {when()}
        </button>
      </td>
      <td>{props.time.interval === null ? 'night' : intervalName(props.time.interval)}</td>
      <td>
        <b class="sd-group-letter">{props.outlook === null ? '–' : props.time.group}</b>
      </td>
      <td>
        <Show when={props.outlook}>
          {(outlook) => (
            <span class="sd-counts">
              {outlook().counts.complete} · {outlook().counts.thorough} · {outlook().counts.hasty}
            </span>
          )}
        </Show>
      </td>
      <td>{percent(props.outlook?.best?.wins ?? 0)}</td>
    </tr>
  );
}

/** Why the earliest boxes cannot be chosen. */
function Owed(props: { readonly desk: Desk }): JSX.Element {
  const why = (): string | null =>
    props.desk.times().find(({ refusal }) => refusal !== null)?.refusal?.message ?? null;
  return (
    <Show when={why()}>
      {(words) => <p class="sd-quiet">Shut: {capital(words().split(':')[0] ?? words())}.</p>}
    </Show>
  );
}
