import type { Rng } from '@fathom/kit';
import {
  LOCATE_COST,
  answerOf,
  contentOf,
  dollars,
  freeCities,
  hunterOf,
  reach,
  salvageable,
  usableCards,
} from '@fathom/dark-water-salvage';
import type { Action, HunterName, Region, View, WreckNumber } from '@fathom/dark-water-salvage';

/**
 * A hunter of no great wit, for whole games in tests: asks about the wrecks worth most, sails to what it has pinned
 * down, and salvages it there. What it knows is worked out anew from its view each time.
 */
export function crudeAction(view: View, hunter: HunterName, rng: Rng): Action {
  switch (view.phase) {
    case 'applying': {
      const share = Math.floor(dollars(view.pool) / view.order.length);
      return { type: 'apply', amount: Math.max(0, share - rng.int(4)) };
    }
    case 'cities':
      return { type: 'city', region: rng.pick(freeCities(view)) };
    case 'loop':
      return inStep(view, hunter);
    case 'over':
      throw new Error('the game is over');
    default:
      return view.phase satisfies never;
  }
}

function inStep(view: View, hunter: HunterName): Action {
  switch (view.step) {
    case 'research':
      return research(view, hunter) ?? { type: 'pass' };
    case 'move':
      return move(view, hunter) ?? { type: 'pass' };
    case 'salvage':
      return salvage(view, hunter) ?? { type: 'pass' };
    case 'locate':
      return locate(view, hunter) ?? { type: 'pass' };
    case null:
      return { type: 'done' };
    default:
      return view.step satisfies never;
  }
}

/** Where a wreck can lie, by one's own answers and what was shown to all. */
function candidates(view: View, wreck: WreckNumber): readonly Region[] {
  const content = contentOf(view.setup);
  const shown = view.wrecks[wreck - 1]!.region;
  if (shown !== null) return [shown];
  const notes = view.researches.filter((note) => note.wreck === wreck && note.card !== 'rumour');
  const missed = view.attempts.filter((attempt) => attempt.wreck === wreck);
  return content.wreckRegions.filter(
    (region) =>
      missed.every((attempt) => attempt.region !== region) &&
      notes.every(
        ({ card, answer }) =>
          answer === null || answerOf(content, { region, value: 0 }, card) === answer,
      ),
  );
}

/** Those one may still name, most prestige first. */
function wanted(view: View, hunter: HunterName): readonly WreckNumber[] {
  const { ships } = contentOf(view.setup);
  const worth = (wreck: WreckNumber): number => ships[view.wrecks[wreck - 1]!.ship]!.salvaged;
  return salvageable(view, hunter).toSorted((a, b) => worth(b) - worth(a));
}

const KEPT_FOR_SALVAGE = 18; // dollars
const SOUGHT_AT_ONCE = 5;

function research(view: View, hunter: HunterName): Action | null {
  const [card] = usableCards(view, hunter);
  if (card === undefined || hunterOf(view, hunter).cash <= KEPT_FOR_SALVAGE) return null;
  const content = contentOf(view.setup);
  const wreck = wanted(view, hunter)
    .slice(0, SOUGHT_AT_ONCE)
    .find((each) => {
      const answers = candidates(view, each).map((region) =>
        answerOf(content, { region, value: 0 }, card),
      );
      return new Set(answers).size > 1;
    });
  return wreck === undefined ? null : { type: 'research', wreck, card };
}

function move(view: View, hunter: HunterName): Action | null {
  const { cash } = hunterOf(view, hunter);
  const goals = new Set(
    wanted(view, hunter).flatMap((wreck) => {
      const [only, ...more] = candidates(view, wreck);
      return only !== undefined && more.length === 0 ? [only] : [];
    }),
  );
  const nearest = reach(view, hunter).find(
    ({ to, cost }) => goals.has(to) && cost + salvagePrice(view, to) <= cash,
  );
  if (nearest !== undefined) return { type: 'move', path: nearest.path };
  const city = reach(view, hunter).find(
    ({ to, cost }) =>
      contentOf(view.setup).terrain[to].kind !== 'water' && cash - cost > KEPT_FOR_SALVAGE,
  );
  return city === undefined ? null : { type: 'move', path: city.path };
}

function salvagePrice(view: View, region: Region): number {
  const place = contentOf(view.setup).terrain[region];
  return place.kind === 'water' ? place.salvage : Infinity;
}

/** A wreck one is right above, as far as one knows. */
function below(view: View, hunter: HunterName): WreckNumber | null {
  const { token } = hunterOf(view, hunter);
  const found = wanted(view, hunter).find((wreck) => {
    const [only, ...more] = candidates(view, wreck);
    return only === token && more.length === 0;
  });
  return found ?? null;
}

/** With money to spare it is announced first: nobody else gets that prestige any more. */
function locate(view: View, hunter: HunterName): Action | null {
  const { token, cash } = hunterOf(view, hunter);
  const wreck = below(view, hunter);
  if (wreck === null || token === null || view.wrecks[wreck - 1]!.locatedBy !== null) return null;
  const isCheap = cash >= LOCATE_COST + salvagePrice(view, token);
  return isCheap ? { type: 'locate', wreck } : null;
}

function salvage(view: View, hunter: HunterName): Action | null {
  const wreck = below(view, hunter);
  return wreck === null ? null : { type: 'salvage', wreck };
}
