import { NOWHERE, bitAt, holds } from './board.ts';
import type { Board } from './board.ts';
import { NEVER, RING, cleared, fitting, isOpen } from './mines.ts';
import type { Laid } from './mines.ts';
import { plus } from './sea.ts';
import type { Offset, Sea } from './sea.ts';
import { done, kept, withOrigins } from './shape.ts';
import type { Scene, Shape } from './shape.ts';

/** 3.1 A mine on one of the eight cells around: water, off the own route, off the own mines. */
export function mineLaid(scene: Scene, shape: Shape): Shape | null {
  const { sea, now } = scene;
  const clearBy = RING.map((step) =>
    holds(shape.passed, sea.wrapped(plus(shape.at, step))) ? now : NEVER,
  );
  const mines = [...shape.mines, { at: now, from: shape.at, clearBy }];
  return withOrigins({ ...shape, mines }, fitting(scene, mines, shape.origins));
}

/** 3.1 One of the mines laid was on this cell, and it is gone now: a shape for each that it can have been. */
export function mineGone(scene: Scene, shape: Shape, index: number): readonly Shape[] {
  const known = shape.mines.flatMap((mine) => goneFrom(scene, shape, { mine, index }));
  return shape.strays === 0 ? known : [...known, { ...shape, strays: shape.strays - 1 }];
}

interface Gone {
  readonly mine: Laid;
  readonly index: number;
}

function goneFrom(scene: Scene, shape: Shape, { mine, index }: Gone): readonly Shape[] {
  const others = shape.mines.filter((other) => other !== mine);
  const gone = done(shape, { type: 'mined', at: mine.at, index });
  let alike = NOWHERE; // origins for which the other mines do not care
  const found: Shape[] = [];
  for (const [berth, step] of RING.entries()) {
    const place = plus(mine.from, step);
    const origin = bitFrom(scene.sea, index, place) & shape.origins;
    if (origin === NOWHERE || !isOpen(mine, berth) || isBlasted(scene, mine, index)) continue;
    // Two mines of a crew never lie on one cell: any other was gone from there before the later of the two was laid.
    const mines = cleared(others, place, (other) => Math.max(mine.at, other.at));
    if (mines === others) alike |= origin;
    else found.push(...kept({ ...gone, mines }, fitting(scene, mines, origin)));
  }
  return [...kept({ ...gone, mines: others }, alike), ...found];
}

/** The place a route began that has this cell at the offset. */
function bitFrom({ size }: Sea, index: number, { east, south }: Offset): Board {
  const column = (index % size) - east;
  const row = Math.floor(index / size) - south;
  const isOn = column >= 0 && column < size && row >= 0 && row < size;
  return isOn ? bitAt(row * size + column) : NOWHERE;
}

const isBlasted = ({ blasts }: Scene, { at }: Laid, index: number): boolean =>
  blasts.on.get(index)?.some((moment) => moment > at) ?? false;

/** With chained mines a blast that sets off no mine of the crew's says that there was none. */
export function unmined(scene: Scene, shape: Shape): Shape | null {
  return withOrigins(shape, fitting(scene, shape.mines, shape.origins));
}
