/** What a crew hears and says, in one file: whoever is a whole crew alone needs none of it at first. */
export { CrewBar } from './crew-bar.tsx';
export { PointedCells } from './pointed-cells.tsx';
export { Hum } from '../hum/hum.ts';
