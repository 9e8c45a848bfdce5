import { Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Offer } from '../desk/ahead.ts';
import type { Desk } from '../desk/desk.ts';
import { depthText } from '../units.ts';
import { SEARCH_NAMES, percent } from '../words.ts';

/** Every marker that is face down, with the best that could be done there. */
export function MarkerList(props: { readonly desk: Desk }): JSX.Element {
  return (
    <table class="sd-list">
      <caption class="unseen">Markers face down</caption>
      <thead>
        <tr>
          <th scope="col">Hex</th>
          <th scope="col">Depth</th>
          <th scope="col">Best search</th>
          <th scope="col">Limit</th>
          <th scope="col">Wins</th>
        </tr>
      </thead>
      <tbody>
        <Index each={props.desk.offers()}>
          {(offer) => <Row desk={props.desk} offer={offer()} />}
        </Index>
      </tbody>
    </table>
  );
}

function Row(props: { readonly desk: Desk; readonly offer: Offer }): JSX.Element {
  return (
    <tr classList={{ 'sd-none': props.offer.best === 'none' }}>
      <td>
        <button
          type="button"
          aria-pressed={props.desk.picked() === props.offer.hex}
          onClick={() => props.desk.pick(props.offer.hex)}
        >
          {props.offer.hex}
        </button>
      </td>
      <td>{depthText(props.offer.depth)}</td>
      <td>
        {SEARCH_NAMES[props.offer.best]}
        <Show when={props.offer.from > 1}>, {props.offer.from} min</Show>
      </td>
      <td>{props.offer.limit === 0 ? 'no dive' : props.offer.limit}</td>
      <td>{percent(props.offer.wins)}</td>
    </tr>
  );
}
