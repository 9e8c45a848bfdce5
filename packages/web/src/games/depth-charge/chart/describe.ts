import { SIDES, seaOf } from '@fathom/depth-charge/client';
import type { SideName, Square } from '@fathom/depth-charge/client';
import type { Desk } from '../desk/desk.ts';
import { DEEDS } from '../desk/turn.ts';
import type { Deed } from '../desk/turn.ts';
import { listed, percent } from '../desk/questions.ts';
import { soundingsBy } from './pings.tsx';
import { SIDE_NAMES, waterOf } from './squares.ts';

const CAN = {
  move: 'moved to',
  sound: 'sounded',
  charge: 'depth-charged',
} as const satisfies Record<Deed, string>;

/** A square in words: where it is, what lies on it, what is known of it and what can be done with it. */
export function describeSquare(desk: Desk, square: Square): string {
  return [
    square,
    waterOf(square),
    ...pieces(desk, square),
    ...heard(desk, square),
    ...noted(desk, square),
    ...open(desk, square),
  ].join(', ');
}

const whose = (desk: Desk, side: SideName): string =>
  side === desk.side() && !desk.table.isReplay ? 'your' : SIDE_NAMES[side];

function pieces(desk: Desk, square: Square): readonly string[] {
  const view = desk.view();
  const found = SIDES.flatMap((side) => {
    const owner = whose(desk, side);
    const boat = view.boats[side] === square ? [`${owner} boat`] : [];
    const mine = view.mines[side]?.includes(square) === true ? [`${owner} mine`] : [];
    const wreck = view.wrecks[side].includes(square)
      ? [`wreck of ${owner === 'your' ? 'your' : `a ${owner}`} mine`]
      : [];
    return [...boat, ...mine, ...wreck];
  });
  if (!desk.isPlacing() || !desk.placing.mines().includes(square)) return found;
  return [
    ...found,
    desk.placing.lifted() === square ? 'your mine, picked up' : 'your mine, not final yet',
  ];
}

function heard(desk: Desk, square: Square): readonly string[] {
  const { record } = desk.view();
  return SIDES.flatMap((side) =>
    soundingsBy(record, side)
      .filter((turn) => turn.square === square)
      .map(({ pings }) => {
        const who = side === desk.side() && !desk.table.isReplay ? 'you' : SIDE_NAMES[side];
        return `sounded by ${who}: ${pings.length === 0 ? 'no answer' : `pings at ${listed(pings)}`}`;
      }),
  );
}

function noted(desk: Desk, square: Square): readonly string[] {
  const mark = desk.mayMark() && desk.layers.shows('marks') ? desk.marks.at(square) : null;
  const knowledge = desk.layers.shows('shading') ? desk.knowledge() : null;
  const chance = knowledge?.chanceAt(square) ?? 0;
  return [
    ...(mark === null ? [] : [`marked ${mark}`]),
    ...(chance === 0
      ? []
      : [chance === 1 ? 'certainly mined' : `mined in ${percent(chance)} of the ways`]),
  ];
}

function open(desk: Desk, square: Square): readonly string[] {
  if (desk.marks.isPencilUp()) return ['can be marked'];
  if (desk.isPlacing()) return placeable(desk, square);
  const { turn } = desk;
  if (!turn.targets().has(square)) return [];
  const chosen = turn.deed();
  const deeds = DEEDS.filter(
    (deed) => turn.can(deed, square) && (chosen === null || deed === chosen),
  );
  return [`can be ${listed(deeds.map((deed) => CAN[deed])).replace(' and ', ' or ')}`];
}

function placeable({ placing, side }: Desk, square: Square): readonly string[] {
  if (seaOf(square) !== side()) return [];
  if (placing.lifted() === square) return ['choose again to take it off'];
  if (placing.mines().includes(square)) return ['can be picked up'];
  if (placing.lifted() !== null) return ['the mine can go here'];
  return placing.placement() === null ? ['free for a mine'] : [];
}
