import type { SeatInfo } from '@fathom/protocol';
import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { refusalText } from '../table/event-lines.ts';
import { Later, lazyPart } from '../table/later.tsx';
import { tableWords } from '../words/table.ts';
import { AskTwice } from './ask-twice.tsx';
import { ownSide, seatsOf } from './live-table.ts';
import { timeOffKinds } from './paused.ts';
import { Problem } from './problem.tsx';
import { companyParts } from './parts.ts';

const AbsentClaim = lazyPart(companyParts, 'AbsentClaim');
const AskTimeOff = lazyPart(companyParts, 'AskTimeOff');
const AskCrew = lazyPart(companyParts, 'AskCrew');

interface LeavingProps {
  readonly link: MatchLink;
  readonly isRealTime: boolean;
  readonly isPaused: boolean;
  readonly hasLeft: boolean;
}

/** Giving up, going, pausing, and claiming an absent player. */
export function Leaving(props: LeavingProps): JSX.Element {
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
      <Show when={props.link.info()?.status === 'running' && seat() !== null && !props.hasLeft}>
        <Show when={!props.isPaused && mayClaim(props.link)}>
          <Later>
            <AbsentClaim link={props.link} onProblem={setProblem} />
          </Later>
        </Show>
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
        <Show when={mayAskTimeOff(props)}>
          <Later>
            <AskTimeOff link={props.link} isRealTime={props.isRealTime} />
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

/** Without a clock nobody should wait for ever for somebody who has gone. */
const mayClaim = (link: MatchLink): boolean =>
  link.info()?.clock.type === 'none' &&
  peopleBeside(link).some(({ holder }) => holder?.kind === 'person' && !holder.here);

function mayAskTimeOff({ link, isRealTime, isPaused }: LeavingProps): boolean {
  const { days, minutes } = timeOffKinds(link, isRealTime);
  const timeOff = link.info()?.timeOff ?? null;
  const isFree = timeOff === null || (timeOff.isPause === true && timeOff.asked === null);
  return (days || minutes) && isFree && !isPaused;
}
