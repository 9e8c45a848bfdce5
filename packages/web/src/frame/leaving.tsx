import type { SeatInfo } from '@fathom/protocol';
import { createMemo, createSignal, lazy, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { Later } from '../table/later.tsx';
import { tableWords } from '../words/table.ts';
import { isDeserted } from './absence.ts';
import { AskTwice } from './ask-twice.tsx';
import { ownSide, seatsOf } from './live-table.ts';
import { Problem } from './problem.tsx';

const AskCrew = lazy(async () => ({ default: (await import('./surrender.tsx')).AskCrew }));

/** Giving up, going, and claiming an absent player. */
export function Leaving(props: { readonly link: MatchLink }): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const seat = () => props.link.you()[0] ?? null;
  const attempt = async (t: 'resign' | 'leave'): Promise<void> => {
    const mine = seat();
    if (mine === null) return;
    const refusal = await props.link.send({ t, seat: mine });
    setProblem(refusal === null ? null : await refusalText(undefined, refusal));
  };
  const isCrew = (): boolean => {
    const side = ownSide(props.link);
    return side !== null && seatsOf(props.link, side).length > props.link.you().length;
  };
  return (
    <div class="leaving">
      <Show when={props.link.info()?.status === 'running' && seat() !== null}>
        <AbsentClaim link={props.link} onProblem={setProblem} />
        <Show
          when={matesOf(props.link).length > 0}
          fallback={
            <AskTwice
              first={tableWords.resignFirst}
              question={tableWords.resignQuestion(isCrew())}
              act={tableWords.resign}
              onAct={() => void attempt('resign')}
            />
          }
        >
          <Later>
            <AskCrew link={props.link} />
          </Later>
        </Show>
        <Show when={mayLeave(props.link)}>
          <AskTwice
            first={tableWords.leaveFirst}
            question={tableWords.leaveQuestion}
            act={tableWords.leave}
            onAct={() => void attempt('leave')}
          />
        </Show>
      </Show>
      <Problem why={problem()} />
    </div>
  );
}

/** The other people of one's own side. */
export function matesOf(link: MatchLink): readonly SeatInfo[] {
  const side = ownSide(link);
  return peopleBeside(link).filter((other) => other.side === side);
}
const peopleBeside = (link: MatchLink): readonly SeatInfo[] =>
  (link.info()?.seats ?? []).filter(
    ({ seat, holder }) => holder?.kind === 'person' && !link.you().includes(seat),
  );

/** Whether the match would still be somebody's: of two sides, the last person of one can only resign. */
function mayLeave(link: MatchLink): boolean {
  const sides = new Set((link.info()?.seats ?? []).map(({ side }) => side));
  return matesOf(link).length > 0 || (sides.size > 2 && peopleBeside(link).length > 0);
}

interface WithProblem {
  readonly onProblem: (why: string | null) => void;
}

/** Without a clock nobody should wait for ever for a side that has gone. */
function AbsentClaim(props: { readonly link: MatchLink } & WithProblem): JSX.Element {
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
      <p class="quiet-note">{tableWords.isAwayClaim(away()?.holder?.name ?? '')}</p>
      <button type="button" onClick={() => void claim()}>
        {tableWords.claim}
      </button>
    </Show>
  );
}
