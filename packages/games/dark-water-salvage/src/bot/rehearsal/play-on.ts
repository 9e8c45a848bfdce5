import { ask, locate, sail, salvage } from './deeds.ts';
import { SHIPS, drawBelow } from './stage.ts';
import type { Stage } from './stage.ts';
import {
  cityFor,
  destinationFor,
  locatableFor,
  lookOut,
  questionFor,
  salvageableFor,
} from './thumb.ts';

const ALL = (1 << SHIPS) - 1;
const MOST_LOOPS = 8;

/** What the one whose turn it is does in a step of the loop; whether it does anything. */
type Turn = (stage: Stage) => boolean;

const researching: Turn = (stage) => {
  lookOut(stage);
  let wreck = questionFor(stage);
  const asks = wreck >= 0;
  for (; wreck >= 0; wreck = questionFor(stage)) {
    ask(stage, wreck);
    if ((stage.ready[stage.actor]! & (1 << wreck)) !== 0) lookOut(stage);
  }
  return asks;
};
const moving: Turn = (stage) => {
  const to = destinationFor(stage);
  if (to < 0) stage.done[stage.actor] = 1;
  if (to < 0 || to === stage.at[stage.actor]) return false;
  sail(stage, to);
  return true;
};
const locating: Turn = (stage) => {
  const wreck = locatableFor(stage);
  if (wreck >= 0) locate(stage, wreck);
  return wreck >= 0;
};
const salvaging: Turn = (stage) => {
  const wreck = salvageableFor(stage);
  if (wreck >= 0) salvage(stage, wreck);
  return wreck >= 0;
};
const LOOP = [
  ['research', researching],
  ['move', moving],
  ['locate', locating],
  ['salvage', salvaging],
] as const satisfies readonly (readonly [string, Turn])[];

/** Plays the game out from where it stands, everybody by rule of thumb. */
export function playOn(stage: Stage): void {
  for (;;) {
    if (stage.scene === 'applying') {
      lend(stage);
      stage.scene = 'cities';
      stage.waiting.fill(1);
    }
    if (stage.scene === 'cities') {
      settle(stage);
      stage.scene = 'research';
      stage.waiting.fill(1);
    }
    goRound(stage);
    if (stage.roundsLeft === 0 || stage.gone === ALL) return;
    offer(stage);
  }
}

/** 2.5 */
function settle(stage: Stage): void {
  for (const hunter of stage.order) {
    if (stage.waiting[hunter] === 0) continue;
    stage.actor = hunter;
    stage.at[hunter] = cityFor(stage);
  }
}

/** 2.6 */
function goRound(stage: Stage): void {
  let first = LOOP.findIndex(([name]) => name === stage.scene);
  let hasActed = first > 0 || stage.waiting.includes(0);
  for (let loop = 0; loop < MOST_LOOPS; loop++) {
    for (let k = first; k < LOOP.length; k++) {
      if (everybody(stage, LOOP[k]![1])) hasActed = true;
      stage.waiting.fill(1);
    }
    if (!hasActed) return;
    first = 0;
    hasActed = false;
  }
}

/** Whether anybody did anything. */
function everybody(stage: Stage, turn: Turn): boolean {
  let hasActed = false;
  for (const hunter of stage.order) {
    if (stage.done[hunter] === 1 || stage.waiting[hunter] === 0) continue;
    stage.actor = hunter;
    if (turn(stage)) hasActed = true;
  }
  return hasActed;
}

/** 2.7, 2.1 The next round begins. */
function offer(stage: Stage): void {
  stage.at.fill(-1);
  stage.hired.fill(0);
  stage.done.fill(0);
  stage.asked.fill(0);
  stage.roundsLeft -= 1;
  stage.pool = 0;
  for (let chips = 2 * stage.hunters; chips > 0 && stage.fives + stage.tens > 0; chips--)
    if (drawBelow(stage, stage.fives + stage.tens) < stage.fives) {
      stage.fives -= 1;
      stage.pool += 5;
    } else {
      stage.tens -= 1;
      stage.pool += 10;
    }
  stage.scene = 'applying';
}

/** 2.3, 2.4 All apply for a fair share; who goes first is a matter of luck. */
function lend(stage: Stage): void {
  const { order, hunters } = stage;
  const share = Math.floor(stage.pool / hunters);
  for (let k = hunters - 1; k >= 0; k--) {
    const other = drawBelow(stage, k + 1);
    const hunter = order[other]!;
    order[other] = order[k]!;
    order[k] = hunter;
    stage.cash[hunter]! += share;
  }
}
