import type { MyMatch, SeatInfo } from '@fathom/protocol';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Invitation } from '../frame/invitation.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { linkWords, waitingWords } from '../words/waiting.ts';
import { berthsOf } from './berths.ts';
import { openSeats } from './seat-actions.ts';
import type { WaitingProps } from './waiting-room.tsx';

/** The one link by which all free seats of a table are filled. */
export function TableInvitation(
  props: WaitingProps & { readonly nameOf: SeatNaming },
): JSX.Element {
  const isPublic = (): boolean => props.info.visibility === 'public';
  const address = (): string | null => addressOf(props.info.id, props.mine.tableKey, isPublic());
  const free = () => berthsOf(props.info, openSeats(props.info));
  const label = (): string => {
    const [only, ...others] = free();
    return only === undefined || others.length > 0
      ? linkWords.label(null)
      : linkWords.label(props.nameOf(only), only.length);
  };
  return (
    <Show when={free().length > 0 && address()}>
      {(link) => (
        <section class="card table-invitation" aria-labelledby="invite">
          <h2 id="invite">{waitingWords.inviteTitle}</h2>
          <Invitation link={link()} label={label()}>
            <Sentence
              said={isPublic() ? waitingWords.passOnPublic() : waitingWords.passOn(free().length)}
            />
          </Invitation>
        </section>
      )}
    </Show>
  );
}

type SeatNaming = (berth: readonly SeatInfo[]) => string;

/** A table for whoever comes by needs no key. */
function addressOf(id: string, key: MyMatch['tableKey'], isPublic: boolean): string | null {
  const { origin } = window.location;
  if (isPublic) return `${origin}/m/${id}`;
  return key === null ? null : `${origin}/m/${id}/${key}`;
}
