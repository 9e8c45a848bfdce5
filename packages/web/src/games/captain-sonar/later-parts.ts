/** What the table shows only now and then, in one file. */
export { AnswerForm } from './captain/answer-form.tsx';
export { AskedOrder } from './captain/asked-order.tsx';
export { HeatMap, PointedAt, Reach, SectorFrame, SilentWay } from './chart/overlays.tsx';
export { Crews } from './crews.tsx';
export { SectorMap } from './first-mate/sector-map.tsx';
export { HullStation } from './hull/hull-station.tsx';
