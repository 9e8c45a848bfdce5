import type { SeatInfo } from '@fathom/protocol';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { Later, lazyPart } from '../table/later.tsx';
import { companyParts } from '../frame/parts.ts';

// Most matches are played among oneself.
const PersonMenu = lazyPart(companyParts, 'PersonMenu');

interface SeatPersonMenuProps {
  readonly link: Pick<MatchLink, 'info' | 'you' | 'relieved'>;
  readonly seat: SeatInfo;
}

/** The name of somebody else who sits there, or has the seat to return to; null: nobody. */
function otherIn({ link, seat: { seat, holder } }: SeatPersonMenuProps): string | null {
  if (holder === null || [...link.you(), ...link.relieved()].includes(seat)) return null;
  if (holder.kind === 'bot') return holder.relieves;
  return holder.gone === true ? null : holder.name;
}

/** What can be done about whoever has a seat. */
export function SeatPersonMenu(props: SeatPersonMenuProps): JSX.Element {
  return (
    <Show when={otherIn(props)}>
      {(name) => (
        <span class="person-menu-place">
          <Later>
            <PersonMenu
              look="dots"
              name={name()}
              about={{ match: props.link.info()?.id, seat: props.seat.seat }}
            />
          </Later>
        </span>
      )}
    </Show>
  );
}
