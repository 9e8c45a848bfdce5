import { SHIPS, answersLeft, openWrecks } from './stage.ts';
import type { Stage } from './stage.ts';

/**
 * What a question is worth in prestige: by how much likelier the best guess at the place becomes, for the one whose
 * turn it is. 0: it tells nothing.
 */
export function tellsOf(stage: Stage, wreck: number, card: number): number {
  if ((openWrecks(stage) & ~stage.located & (1 << wreck)) === 0) return 0;
  const i = stage.actor * SHIPS + wreck;
  const left = stage.left[i]!;
  if (left <= 1) return 0;
  const answers = answersLeft(stage, i, card);
  if (answers <= 1 || isBusy(stage, wreck)) return 0;
  const { price, built, trip, rivals } = stage.styles[stage.actor]!;
  const prestige = stage.forLocating[wreck]! + stage.forSalvaging[wreck]! - price * trip;
  const others = stage.sureness[wreck]! * left - 1; // how much better they could guess
  return (built * prestige * (answers - 1)) / left / (1 + rivals * others);
}

/** Whether the hunter is searching for as many other wrecks as it can keep in mind. One that is found is on the sheet. */
function isBusy(stage: Stage, wreck: number): boolean {
  const { actor, left } = stage;
  const { focus } = stage.styles[actor]!;
  if (focus >= SHIPS || (stage.begun[actor]! & (1 << wreck)) !== 0) return false;
  let searched = 0;
  for (let bits = stage.begun[actor]! & openWrecks(stage); bits !== 0; bits &= bits - 1)
    if (left[actor * SHIPS + 31 - Math.clz32(bits & -bits)]! > 1) searched += 1;
  return searched >= focus;
}

const priceOf = ({ styles, actor }: Stage): number => {
  const { price, least } = styles[actor]!;
  return price + least;
};

/** What a question is worth beyond its price. */
export const gainOf = (stage: Stage, wreck: number, card: number): number =>
  tellsOf(stage, wreck, card) - priceOf(stage);

/** The wreck most worth a question to this card; -1: none. */
export function bestQuestion(stage: Stage, card: number): number {
  let best = -1;
  let most = priceOf(stage);
  for (let wreck = 0; wreck < SHIPS; wreck++) {
    const value = tellsOf(stage, wreck, card);
    if (value > most) {
      best = wreck;
      most = value;
    }
  }
  return best;
}

const gains = new Float64Array(SHIPS);

/** What the best so many questions to a card are worth together. */
export function gainOfMany(stage: Stage, card: number, count: number): number {
  const price = priceOf(stage);
  let found = 0;
  for (let wreck = 0; wreck < SHIPS; wreck++) {
    const gain = tellsOf(stage, wreck, card) - price;
    if (gain <= 0) continue;
    let k = found;
    for (; k > 0 && gains[k - 1]! < gain; k--) gains[k] = gains[k - 1]!;
    gains[k] = gain;
    found += 1;
  }
  let sum = 0;
  for (let k = 0; k < found && k < count; k++) sum += gains[k]!;
  return sum;
}
