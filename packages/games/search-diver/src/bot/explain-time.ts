import { planTimes, prospects } from '../plan.ts';
import type { TimePlan } from '../plan.ts';
import { compareSlots, diverOf, isOut } from '../rules/table.ts';
import type { Diver } from '../state.ts';
import { groupNumber } from '../vocabulary.ts';
import type { Group, SideName, Slot } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { ADVICE } from '../words/advice.ts';

/** What a time brings: the letter by then, who dives before whom, and what a longer or shorter wait would be good for. */
export function explainTime(view: View, side: SideName, slot: Slot): readonly string[] {
  const times = planTimes(view, side).filter(({ refusal }) => refusal === null);
  const time = times.find((each) => compareSlots(each, slot) === 0);
  const mine = diverOf(view, side);
  if (time === undefined || mine === null) return [];
  if (slot.day > view.setup.maxDays)
    return [canSearchToday(view, times) ? ADVICE.lastHours : ADVICE.lastDay];
  return [
    time.interval === null ? ADVICE.night : ADVICE.rest(time.group, slot.hour - mine.hour),
    ...meeting(view, { ...mine, day: slot.day, hour: slot.hour, group: time.group }),
    ...waiting(view, times, time),
  ];
}

const canSearchToday = (view: View, times: readonly TimePlan[]): boolean =>
  times.some(
    ({ interval, group }) =>
      interval !== null && prospects(view, group).some(({ best }) => best !== 'none'),
  );

/** Who of the others will be there first. */
function meeting(view: View, own: Diver): readonly string[] {
  const rivals = view.divers.filter((each) => each.side !== own.side && !isOut(view, each));
  const [rival] = rivals;
  if (rival === undefined) return [];
  if (rivals.length === 1 && view.setup.players === 2) return [meetingOne(own, rival)];
  const sides = (wanted: (order: number) => boolean): readonly SideName[] =>
    rivals.filter((each) => wanted(orderOf(own, each))).map(({ side }) => side);
  return [
    ADVICE.meetings({
      before: sides((order) => order < 0),
      level: sides((order) => order === 0),
      after: sides((order) => order > 0),
    }),
  ];
}

/** 4.3 Below 0: the first goes first. */
const orderOf = (one: Diver, other: Diver): number =>
  compareSlots(one, other) || groupNumber(one.group) - groupNumber(other.group);

function meetingOne(own: Diver, rival: Diver): string {
  const early = compareSlots(own, rival);
  if (early !== 0) return early < 0 ? ADVICE.before(rival) : ADVICE.after(rival);
  const order = orderOf(own, rival);
  if (order === 0) return ADVICE.level(rival);
  return order < 0 ? ADVICE.lowerLetter(rival) : ADVICE.higherLetter(rival);
}

/** Whether it would be of use to dive sooner, or to wait. */
function waiting(view: View, times: readonly TimePlan[], time: TimePlan): readonly string[] {
  const today = times.filter(({ interval }) => interval !== null);
  const [first] = today;
  if (time.interval === null || first === undefined) return [];
  const complete = completeIn(view, time.group);
  const before = completeIn(view, first.group);
  if (first.hour < time.hour && before < complete)
    return [ADVICE.earlier(first.hour, { before, complete })];
  const most = Math.max(...today.map(({ group }) => completeIn(view, group)));
  if (most === 0) return [];
  if (complete === most) return [ADVICE.noLonger(complete)];
  const later = today.find(({ group }) => completeIn(view, group) === most);
  return later === undefined ? [] : [ADVICE.sooner(complete, { most, hour: later.hour })];
}

const completeIn = (view: View, group: Group): number =>
  prospects(view, group).filter(({ best }) => best === 'complete').length;
