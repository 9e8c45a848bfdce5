import { beliefOf, believe, chancePinned } from '../../belief.ts';
import type { Belief } from '../../belief.ts';
import { contentOf } from '../../content/index.ts';
import type { Content } from '../../content/index.ts';
import { dollars } from '../../rules/loans.ts';
import { regionNumber } from '../../grid.ts';
import { netWorth } from '../../rules/end.ts';
import { hunterOf, isInPlay, shipOf, wreckOf } from '../../rules/table.ts';
import { isLockedOut } from '../../rules/attempts.ts';
import type { Standing } from '../../state.ts';
import type { HunterName, WreckNumber } from '../../vocabulary.ts';
import type { View } from '../../view.ts';
import { roundsLeft } from '../rounds.ts';
import { dread, priceOfCash } from './fortune.ts';
import type { Future, Ware } from './fortune.ts';
import { leadOf } from './lead.ts';
import type { Skill } from './skill.ts';

/** All that a hunter goes by at one moment. */
export interface Outlook {
  readonly view: View;
  readonly hunter: HunterName;
  readonly skill: Skill;
  readonly content: Content;
  readonly me: Standing;
  readonly belief: Belief;
  readonly roundsLeft: number; // after this one
  readonly price: number; // of a dollar of cash, in prestige
  readonly wrecks: readonly WreckNumber[]; // that it may still salvage
  /** By wreck: how likely one of the rivals knows where it lies. 0 where the skill does not ask. */
  readonly contested: ReadonlyMap<WreckNumber, number>;
  /** By wreck: how likely it is this hunter who gets it. */
  readonly lead: ReadonlyMap<WreckNumber, number>;
}

export function outlookOf(view: View, hunter: HunterName, skill: Skill): Outlook {
  const belief = believe(view);
  const wrecks = view.wrecks
    .filter((wreck) => isInPlay(wreck) && !isLockedOut(view, hunter, wreck.number))
    .map(({ number }) => number);
  return {
    view,
    hunter,
    skill,
    content: contentOf(view.setup),
    me: hunterOf(view, hunter),
    belief,
    roundsLeft: roundsLeft(view),
    price: price(view, { hunter, belief, wrecks }),
    wrecks,
    contested: new Map(
      wrecks.map((wreck) => [wreck, contest({ view, hunter, skill }, belief, wreck)]),
    ),
    lead: new Map(wrecks.map((wreck) => [wreck, leadOf({ view, hunter, skill }, belief, wreck)])),
  };
}

function contest(
  { view, hunter, skill }: Pick<Outlook, 'view' | 'hunter' | 'skill'>,
  belief: Belief,
  wreck: WreckNumber,
): number {
  if (skill.rivals !== 'read') return 0;
  const rivals = view.order.filter((name) => name !== hunter && !isLockedOut(view, name, wreck));
  const free = rivals.map((rival) => 1 - chancePinned(belief, view, { hunter: rival, wreck }));
  return 1 - free.reduce((product, chance) => product * chance, 1);
}

const TRIP = 6; // dollars: a boat and a few steps
const QUESTIONS = 3; // dollars until a wreck is found of which nothing is known

/** Cash has no price of its own once there is no later round to spend it in. */
function price(
  view: View,
  { hunter, belief, wrecks }: Pick<Outlook, 'hunter' | 'belief' | 'wrecks'>,
): number {
  if (roundsLeft(view) === 0) return 0;
  const hunters = view.order.length;
  const loans = dollars(view.bag) + (view.phase === 'applying' ? dollars(view.pool) : 0);
  const wares = wrecks.map((wreck): Ware => {
    const { located, salvaged } = shipOf(view, wreck);
    const { places } = beliefOf(belief, wreck);
    return {
      prestige: salvaged + (wreckOf(view, wreck).locatedBy === null ? located : 0),
      cost: TRIP + QUESTIONS * (1 - Math.max(...places)) + usualSalvage(belief, places),
    };
  });
  return priceOfCash(wares, {
    dollars: hunterOf(view, hunter).cash + loans / hunters,
    hunters,
  });
}

/** What salvaging costs on average where a wreck may lie. */
function usualSalvage({ content }: Belief, places: Float64Array): number {
  return content.wreckRegions.reduce((sum, region) => {
    const place = content.places[region];
    const cost = place.kind === 'water' ? place.salvage : 0;
    return sum + cost * (places[regionNumber(region)] ?? 0);
  }, 0);
}

/** What a change of fortune is worth: prestige, what is spent from cash, and what comes back as salvage. */
export function gain(outlook: Outlook, { prestige = 0, spent = 0, brought = 0 }: Fortune): number {
  const now = netWorth(outlook.me);
  const future = futureOf(outlook);
  const fear = dread(now - spent + brought, future) - dread(now, future);
  return prestige - fear - outlook.price * spent;
}

export const futureOf = ({ roundsLeft: rounds, wrecks, view, skill }: Outlook): Future => ({
  rounds,
  fear: skill.fear,
  wrecks: wrecks.length / view.order.length,
});

export interface Fortune {
  readonly prestige?: number;
  readonly spent?: number;
  readonly brought?: number;
}
