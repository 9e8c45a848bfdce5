import { bitCount } from './chart.ts';
import type { Chart, Spots } from './chart.ts';
import type { Style } from './style.ts';

export const SHIPS = 12; // wrecks in a game
const CARDS = 12; // sonar cards that tell something of the place
const GUESSED = 2; // spots at most among which one guesses

/** Where in a round a rehearsal takes up the game. */
export type Scene = 'applying' | 'cities' | 'research' | 'move' | 'locate' | 'salvage';

/**
 * A whole game in numbers, in one world: where each wreck lies is settled, and so is what each hunter has been told. It
 * is played on in place, hundreds of times for one decision. Hunters and wrecks are counted from 0; a set of wrecks is
 * one bit each.
 */
export interface Stage {
  readonly chart: Chart;
  readonly hunters: number;
  // By hunter.
  readonly cash: Int32Array;
  readonly worth: Int32Array; // net worth
  readonly prestige: Int32Array;
  readonly at: Int8Array; // region; -1: off the map
  readonly hired: Uint8Array;
  readonly done: Uint8Array;
  readonly waiting: Uint8Array; // is still waited for in this scene
  readonly asked: Uint8Array; // questions in this round
  readonly locked: Int32Array; // the wrecks it was wrong about
  readonly begun: Int32Array; // the wrecks it has asked about
  readonly ready: Int32Array; // the wrecks it knows well enough to sail for
  // By hunter × SHIPS + wreck: where it may lie for all this hunter was told, and how many spots that are.
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly left: Uint8Array;
  /** The same × CARDS + card: how many answers the card can still give. 0: not counted yet. */
  readonly answers: Uint8Array;
  // By wreck.
  readonly spot: Uint8Array;
  readonly value: Uint8Array; // what it brings
  readonly forLocating: Uint8Array; // prestige
  readonly forSalvaging: Uint8Array;
  readonly sureness: Float64Array; // how well all hunters together could guess where it lies
  readonly order: Uint8Array; // hunters
  styles: readonly Style[]; // by hunter
  scene: Scene;
  actor: number; // the hunter whose turn it is
  located: number;
  gone: number;
  fives: number; // in the bag
  tens: number;
  pool: number; // dollars offered
  roundsLeft: number; // after this one
  luck: number;
}

export function emptyStage(chart: Chart, styles: readonly Style[]): Stage {
  const hunters = styles.length;
  return {
    chart,
    hunters,
    cash: new Int32Array(hunters),
    worth: new Int32Array(hunters),
    prestige: new Int32Array(hunters),
    at: new Int8Array(hunters),
    hired: new Uint8Array(hunters),
    done: new Uint8Array(hunters),
    waiting: new Uint8Array(hunters),
    asked: new Uint8Array(hunters),
    locked: new Int32Array(hunters),
    begun: new Int32Array(hunters),
    ready: new Int32Array(hunters),
    low: new Int32Array(hunters * SHIPS),
    high: new Int32Array(hunters * SHIPS),
    left: new Uint8Array(hunters * SHIPS),
    answers: new Uint8Array(hunters * SHIPS * CARDS),
    spot: new Uint8Array(SHIPS),
    value: new Uint8Array(SHIPS),
    forLocating: new Uint8Array(SHIPS),
    forSalvaging: new Uint8Array(SHIPS),
    sureness: new Float64Array(SHIPS),
    order: new Uint8Array(hunters),
    styles,
    scene: 'applying',
    actor: 0,
    located: 0,
    gone: 0,
    fives: 0,
    tens: 0,
    pool: 0,
    roundsLeft: 0,
    luck: 1,
  };
}

/** Makes one stage as the other is. */
export function setUpLike(stage: Stage, model: Stage): void {
  stage.cash.set(model.cash);
  stage.worth.set(model.worth);
  stage.prestige.set(model.prestige);
  stage.at.set(model.at);
  stage.hired.set(model.hired);
  stage.done.set(model.done);
  stage.waiting.set(model.waiting);
  stage.asked.set(model.asked);
  stage.locked.set(model.locked);
  stage.begun.set(model.begun);
  stage.ready.set(model.ready);
  stage.low.set(model.low);
  stage.high.set(model.high);
  stage.left.set(model.left);
  stage.answers.set(model.answers);
  stage.spot.set(model.spot);
  stage.value.set(model.value);
  stage.forLocating.set(model.forLocating);
  stage.forSalvaging.set(model.forSalvaging);
  stage.sureness.set(model.sureness);
  stage.order.set(model.order);
  stage.styles = model.styles;
  stage.scene = model.scene;
  stage.actor = model.actor;
  stage.located = model.located;
  stage.gone = model.gone;
  stage.fives = model.fives;
  stage.tens = model.tens;
  stage.pool = model.pool;
  stage.roundsLeft = model.roundsLeft;
  stage.luck = model.luck;
}

export function copyOf(model: Stage): Stage {
  const stage = emptyStage(model.chart, model.styles);
  setUpLike(stage, model);
  return stage;
}

/** From now on these are the spots where a wreck may lie for a hunter; `i` is hunter × SHIPS + wreck. */
export function hold(stage: Stage, i: number, { low, high }: Spots): void {
  const left = bitCount(low) + bitCount(high);
  const before = stage.left[i]!;
  stage.sureness[i % SHIPS]! += (left > 0 ? 1 / left : 0) - (before > 0 ? 1 / before : 0);
  stage.low[i] = low;
  stage.high[i] = high;
  stage.left[i] = left;
  stage.answers.fill(0, i * CARDS, (i + 1) * CARDS);
  if (left <= GUESSED) stage.ready[Math.floor(i / SHIPS)]! |= 1 << (i % SHIPS);
}

/** The answers a card can still give about a wreck; `i` is hunter × SHIPS + wreck. */
export function answersLeft(stage: Stage, i: number, card: number): number {
  const known = stage.answers[i * CARDS + card]!;
  if (known > 0) return known;
  const classes = stage.chart.classes[card]!;
  const low = stage.low[i]!;
  const high = stage.high[i]!;
  let answers = 0;
  for (let k = 0; k < classes.low.length; k++)
    if (((classes.low[k]! & low) | (classes.high[k]! & high)) !== 0) answers += 1;
  stage.answers[i * CARDS + card] = answers;
  return answers;
}

/** The wrecks that are still to be had for the one whose turn it is. */
export const openWrecks = (stage: Stage): number => ~stage.gone & ~stage.locked[stage.actor]!;

/** A whole number from 0 up to below: the same each time the stage is set up anew. */
export function drawBelow(stage: Stage, below: number): number {
  let word = stage.luck;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  stage.luck = word;
  return Math.floor(((word >>> 0) / 2 ** 32) * below);
}
