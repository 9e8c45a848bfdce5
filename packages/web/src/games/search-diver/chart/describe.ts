import { depthAt, markerAt } from '@fathom/search-diver/client';
import type { Hex } from '@fathom/search-diver/client';
import type { Desk } from '../desk/desk.ts';
import { depthSpoken } from '../units.ts';
import { SEARCH_NAMES, SIDE_NAMES, TARGET_NAMES } from '../words.ts';

/** A hex in words: "hex 1607, 40 feet, marker face down, complete search possible". */
export function describeHex(desk: Desk, hex: Hex): string {
  const depth = depthAt(desk.chart(), hex);
  return [
    `hex ${hex}`,
    depth === null ? 'land' : depthSpoken(depth),
    ...markerWords(desk, hex),
    ...diverWords(desk, hex),
    ...openWords(desk, hex),
  ].join(', ');
}

function markerWords(desk: Desk, hex: Hex): readonly string[] {
  const view = desk.view();
  const marker = markerAt(view, hex);
  if (marker === null) return [];
  if (marker.face === null)
    return view.target === hex
      ? [`marker face down, the ${TARGET_NAMES[view.kind]}`]
      : ['marker face down', ...bestWords(desk, hex)];
  const by = marker.turnedBy === null ? '' : `, turned by ${SIDE_NAMES[marker.turnedBy]}`;
  return [`${marker.face === 'dummy' ? 'a dummy' : `the ${TARGET_NAMES[marker.face]}`}${by}`];
}

function bestWords(desk: Desk, hex: Hex): readonly string[] {
  if (desk.view().phase === 'placing' || desk.view().phase === 'over') return [];
  const best = desk.offers().find((offer) => offer.hex === hex)?.best ?? 'none';
  return [
    best === 'none' ? 'no search possible' : `${SEARCH_NAMES[best].toLowerCase()} search possible`,
  ];
}

const diverWords = (desk: Desk, hex: Hex): readonly string[] =>
  desk
    .view()
    .divers.filter(({ lastDive }) => lastDive?.hex === hex)
    .map(({ side }) => `last dive of ${SIDE_NAMES[side]}`);

function openWords(desk: Desk, hex: Hex): readonly string[] {
  if (!desk.targets().has(hex)) return [];
  if (desk.duty() === 'place') return ['free for a marker'];
  return desk.duty() === 'search' ? ['can be searched for nothing'] : [];
}
