import type { Refusal, Seat } from '@fathom/kit';
import type { AnswerTimeOffMessage, AskTimeOffMessage } from '@fathom/protocol';
import type { MatchControls } from './controls.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { wordFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { isHeldBy, notRunning } from './seating.ts';
import { appliedKey, isRealTime, timeOffLeft } from './state.ts';
import type { MatchState } from './state.ts';
import { isToGoOn, isWordOfAll, wordsWanted } from './time-off.ts';
import type { Stretch } from './time-off.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** After a pause everybody gets so much time to look up. */
const TO_LOOK_UP = 3_000;
/** Whoever has lost the line finds themself in a pause they have not agreed to, and cannot end it alone: it is a short one. */
const MOST_UNAGREED = 5; // minutes

/** The people of a match agree to stop its clocks for some days, or to pause for some minutes, and to go on before that. */
export interface TimeOffCommands {
  askTimeOff(message: AskTimeOffMessage, from: Listener): Promise<Refusal | null>;
  answerTimeOff(message: AnswerTimeOffMessage, from: Listener): Promise<Refusal | null>;
}
interface Said {
  readonly id: string;
  readonly guest: string;
  readonly given: ReadonlySet<string>; // who has agreed, with this one
}

export function timeOffCommands(controls: MatchControls): TimeOffCommands {
  const { state, services, queue } = controls;
  const { now } = services;

  const fault = (guest: string, seat: Seat): Refusal | null => {
    if (!isHeldBy(state, seat, guest)) return deny('notYourSeat', { wanted: 'seat' });
    if (state.status !== 'running') return notRunning(state);
    return wordFault(state, guest, 'timeOff');
  };
  /** Whether what is asked for would change anything. */
  const wishFault = (asked: Stretch): Refusal | null => {
    const isOff = timeOffLeft(state, now()) > 0;
    if (!isToGoOn(asked)) return isOff ? deny('onTimeOff') : null;
    return isOff ? null : deny('notOnTimeOff');
  };
  const isEnough = (asked: Stretch, given: ReadonlySet<string>): boolean =>
    wordsWanted(state, { ...asked, given }, controls).length === 0;
  const settle = async ({ days, minutes }: Stretch, { id, guest, given }: Said): Promise<void> => {
    const at = now();
    const isPause = minutes > 0;
    const lead = state.timeOff?.isPause === true ? { millis: TO_LOOK_UP } : {};
    const most = isWordOfAll(state, given) ? minutes : Math.min(minutes, MOST_UNAGREED);
    const millis = isPause ? most * MINUTE : days * DAY;
    await controls.append(
      isToGoOn({ days, minutes })
        ? { type: 'timeOffEnded', at, id, guest, ...lead }
        : { type: 'timeOffBegan', at, id, guest, millis, ...(isPause && { isPause }) },
    );
    controls.watchOn();
  };
  const once = (
    { id, seat }: { readonly id: string; readonly seat: Seat },
    from: Listener,
    say: () => Promise<Refusal | null>,
  ): Promise<Refusal | null> =>
    queue.run(async () => {
      if (!state.applied.has(appliedKey(from.guest, id))) {
        const refusal = fault(from.guest, seat) ?? (await say());
        if (refusal !== null) return refusal;
      }
      send(from, { t: 'done', re: id });
      return null;
    });
  const agree = async (said: Omit<Said, 'given'>): Promise<Refusal | null> => {
    const wish = state.timeOffWish;
    if (wish === null) return deny('nothingAsked');
    const refusal = wishFault(wish);
    if (refusal !== null) return refusal;
    const given = new Set([wish.by, ...wish.agreed, said.guest]);
    if (isEnough(wish, given)) await settle(wish, { ...said, given });
    else await controls.append({ type: 'timeOffAnswered', at: now(), ...said, answer: 'agreed' });
    return null;
  };
  return {
    askTimeOff: (message, from) =>
      once(message, from, async () => {
        const { days, minutes = 0 } = message;
        const asked = { days, minutes };
        const said = { id: message.id, guest: from.guest };
        if (isSaidAlready(state, asked, from.guest)) return agree(said);
        const refusal = kindFault(state, asked) ?? wishFault(asked);
        if (refusal !== null) return refusal;
        // A wish for another time takes the place of the one before, and of what was said to it.
        const given = new Set([from.guest]);
        if (isEnough(asked, given)) await settle(asked, { ...said, given });
        else
          await controls.append({
            type: 'timeOffAsked',
            at: now(),
            ...said,
            days,
            ...(minutes > 0 && { minutes }),
          });
        return null;
      }),
    answerTimeOff: (message, from) =>
      once(message, from, async () => {
        const { id, answer } = message;
        const { guest } = from;
        if (answer === 'agree') return agree({ id, guest });
        const wish = state.timeOffWish;
        if (wish === null) return null;
        const said = wish.by === guest ? 'withdrawn' : 'declined';
        await controls.append({ type: 'timeOffAnswered', at: now(), id, guest, answer: said });
        return null;
      }),
  };
}

/** Another asks for the same: that is to agree. Two who want a pause at once agree, however long each thought of. */
function isSaidAlready({ timeOffWish: wish }: MatchState, asked: Stretch, guest: string): boolean {
  if (wish === null || wish.by === guest || wish.days !== asked.days) return false;
  return wish.minutes > 0 === asked.minutes > 0;
}

/** Why this match cannot stand still in that way. */
function kindFault(match: MatchState, asked: Stretch): Refusal | null {
  const { type } = match.created.clock;
  if (isToGoOn(asked)) return null;
  if (asked.days > 0) return match.clocks === null ? deny('noClock') : null;
  const isByTheMinute = isRealTime(match) || type === 'move' || type === 'bank';
  return isByTheMinute ? null : deny('noPause');
}
