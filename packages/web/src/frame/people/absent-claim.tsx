import type { Side } from '@fathom/kit';
import type { SeatInfo } from '@fathom/protocol';
import { createMemo, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { refusalText } from '../../table/event-lines.ts';
import { absenceWords } from '../../words/absence.ts';
import { ownSide } from '../live-table.ts';
import { isDeserted } from './absence.ts';

interface AbsentClaimProps {
  readonly link: MatchLink;
  readonly onProblem: (why: string | null) => void;
}

/** Without a clock nobody should wait for ever for a side that has gone. */
export function AbsentClaim(props: AbsentClaimProps): JSX.Element {
  const away = createMemo((): SeatInfo | undefined => {
    const { seats = [] } = props.link.info() ?? {};
    const own = ownSide(props.link);
    return seats.find(
      ({ side, holder }) => side !== own && holder?.kind === 'person' && isDeserted(seats, side),
    );
  });
  const claim = async (): Promise<void> => {
    const gone = away();
    if (gone === undefined) return;
    const refusal = await props.link.send({ t: 'claim', seat: gone.seat });
    props.onProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  return (
    <Show when={props.link.info()?.clock.type === 'none' && away()}>
      {(gone) => (
        <Show
          when={isMissed(props.link, gone().side)}
          fallback={
            <p class="quiet-note">{absenceWords.isAwayNotMissed(gone().holder?.name ?? '')}</p>
          }
        >
          <p class="quiet-note">{absenceWords.isAwayClaim(gone().holder?.name ?? '')}</p>
          <button type="button" onClick={() => void claim()}>
            {absenceWords.claim}
          </button>
        </Show>
      )}
    </Show>
  );
}

/** Whether the match waits for that side; where it waits for nobody, anybody may act and is missed. */
function isMissed(link: MatchLink, side: Side): boolean {
  const waitedFor = link.waitedFor();
  const seats = link.info()?.seats ?? [];
  return (
    waitedFor.length === 0 ||
    seats.some((known) => known.side === side && waitedFor.includes(known.seat))
  );
}
