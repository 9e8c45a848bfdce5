/** Where something is in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
export const widthOf = ({ left, right }: Box): number => Math.max(0, right - left);
export const heightOf = ({ top, bottom }: Box): number => Math.max(0, bottom - top);
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box);

export const isEmpty = (box: Box): boolean => widthOf(box) === 0 || heightOf(box) === 0;

export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const windowBox = (): Box => ({
  left: 0,
  top: 0,
  right: document.documentElement.clientWidth,
  bottom: window.innerHeight,
});

/** By how many pixels a box stands out of another, at the side where it is most. */
export const beyond = (box: Box, frame: Box): number =>
  Math.max(
    0,
    frame.left - box.left,
    frame.top - box.top,
    box.right - frame.right,
    box.bottom - frame.bottom,
  );
