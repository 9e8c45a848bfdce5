/** What there is of the sheets once play has begun, in one file. */
export { ForbiddenEnds, SheetLayer, TrackDrawing } from './chart/track.tsx';
export { BoatGlance } from './radio/boat-glance.tsx';
export { SheetTools } from './radio/sheet-tools.tsx';
