import {
  WHY_NOT,
  hunterOf,
  isInPlay,
  isLockedOut,
  wreckOf,
} from '@fathom/dark-water-salvage/client';
import type { HunterName, Region, WreckNumber } from '@fathom/dark-water-salvage/client';
import type { Desk } from './desk.ts';

/** Why nothing can be done at a region, in a word said there; null: something can, or this person only looks on. */
export function whyNotAt(desk: Desk, region: Region): string | null {
  const { view, hunter, duty } = desk;
  const own = hunter();
  if (own === null || desk.table.isReplay || desk.targets().has(region)) return null;
  if (view().phase === 'over') return WHY_NOT.over;
  if (isFound(desk, region)) return null;
  const due = duty();
  switch (due) {
    case null:
      return whyIdle(desk, own);
    case 'apply':
    case 'reapply':
      return WHY_NOT.loansFirst;
    case 'city':
      return boatAt(desk, region) ?? WHY_NOT.notACity;
    case 'move':
      return whyNoCourse(desk, own, region);
    case 'research':
      return WHY_NOT.fromHere;
    case 'locate':
    case 'salvage':
      return whyNoAttempt(desk, region);
    default:
      return due satisfies never;
  }
}

/** A wreck whose place everybody knows: a click there opens her sheet. */
export const foundAt = (desk: Pick<Desk, 'view'>, region: Region): WreckNumber | null =>
  desk.view().wrecks.find((wreck) => wreck.region === region && isInPlay(wreck))?.number ?? null;

const isFound = (desk: Desk, region: Region): boolean => foundAt(desk, region) !== null;

function whyIdle({ view }: Desk, own: HunterName): string {
  const { done, out } = hunterOf(view(), own);
  const { step, waiting } = view();
  if (out !== null) return WHY_NOT.left;
  if (done) return WHY_NOT.done;
  return step === null || waiting.includes(own) ? WHY_NOT.later : WHY_NOT.through(step);
}

function boatAt({ view, nameOf }: Desk, region: Region): string | null {
  const there = view().hunters.find(({ token }) => token === region);
  return there === undefined ? null : WHY_NOT.taken(nameOf(there.name));
}

function whyNoCourse(desk: Desk, own: HunterName, region: Region): string {
  const { token, cash } = hunterOf(desk.view(), own);
  if (token === region) return WHY_NOT.own;
  const way = desk.ways().get(region);
  if (way !== undefined) return WHY_NOT.tooFar(way.cost, cash);
  return boatAt(desk, region) ?? WHY_NOT.cutOff;
}

function whyNoAttempt(desk: Desk, region: Region): string | null {
  const here = desk.standing()?.token ?? null;
  if (here === null || region !== here) return WHY_NOT.onlyHere(here ?? region);
  return desk.selected() === null ? WHY_NOT.pickWreck : null;
}

/** Why a wreck cannot be researched by this hunter; null: it can. */
export function whyNotAsk(desk: Desk): string | null {
  const [wreck, own] = [desk.selected(), desk.hunter()];
  if (wreck === null || own === null) return WHY_NOT.pickWreck;
  if (!isInPlay(wreckOf(desk.view(), wreck))) return WHY_NOT.raised;
  return isLockedOut(desk.view(), own, wreck) ? WHY_NOT.barred : null;
}

/** Why the selected wreck cannot be named where the boat is; null: it can. */
export function whyNotName(desk: Desk): string | null {
  const [wreck, own] = [desk.selected(), desk.hunter()];
  if (wreck === null || own === null) return WHY_NOT.pickWreck;
  if (desk.namable().includes(wreck)) return null;
  if (whyNotAsk(desk) !== null) return whyNotAsk(desk);
  const { locatedBy } = wreckOf(desk.view(), wreck);
  return WHY_NOT.notNamable(locatedBy && desk.nameOf(locatedBy));
}
