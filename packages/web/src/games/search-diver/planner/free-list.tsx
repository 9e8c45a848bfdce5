import { searchable } from '@fathom/search-diver/client';
import { Index, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { freeOffers } from '../desk/ahead.ts';
import type { Desk } from '../desk/desk.ts';
import { percent } from '../words.ts';

/** The hexes beside a dive in which a marker can be searched for nothing. */
export function FreeList(props: { readonly desk: Desk }): JSX.Element {
  const offers = createMemo(() =>
    freeOffers(props.desk.view(), props.desk.subject(), searchable(props.desk.view())),
  );
  return (
    <>
      <p>
        Excellent visibility around {props.desk.view().offer}: one hasty search beside it, without
        time or nitrogen.
      </p>
      <table class="sd-list">
        <caption class="unseen">Free searches</caption>
        <thead>
          <tr>
            <th scope="col">Hex</th>
            <th scope="col">Wins</th>
          </tr>
        </thead>
        <tbody>
          <Index each={offers()}>
            {(offer) => (
              <tr>
                <td>
                  <button
                    type="button"
                    aria-pressed={props.desk.picked() === offer().hex}
                    onClick={() =>
                      props.desk.picked() !== offer().hex && props.desk.pick(offer().hex)
                    }
                  >
                    {offer().hex}
                  </button>
                </td>
                <td>{percent(offer().wins)}</td>
              </tr>
            )}
          </Index>
        </tbody>
      </table>
    </>
  );
}
