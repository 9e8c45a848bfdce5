import type { Rng } from '@fathom/kit';
import { bySide } from './vocabulary.ts';
import type { State, View } from './vocabulary.ts';

/** A state that the view of one seat, or a spectator's, could come from. */
export function imagine(view: View, rng: Rng): State {
  const treasure = view.treasure ?? rng.pick(hidingPlaces(view));
  return {
    setup: view.setup,
    treasure,
    purse: view.purse,
    bid: bySide((side) => {
      if (!view.hasBid[side]) return null;
      return view.bid[side] ?? rng.int(view.purse[side] + 1);
    }),
    looks: bySide((side) =>
      (view.looks[side] ?? []).map(({ cave }) => ({ cave, found: cave === treasure })),
    ),
    dug: view.dug,
    bidBy: view.bidBy,
    round: view.round,
    end: view.end,
  };
}

function hidingPlaces(view: View): readonly number[] {
  const looks = [...(view.looks.red ?? []), ...(view.looks.blue ?? [])];
  const found = looks.find((look) => look.found === true);
  if (found !== undefined) return [found.cave];
  const empty = new Set(looks.filter((look) => look.found === false).map((look) => look.cave));
  return Array.from({ length: view.setup.caves }, (_, cave) => cave).filter(
    (cave) => !view.dug.includes(cave) && !empty.has(cave),
  );
}
