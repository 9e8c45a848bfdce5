/** What the table shows only now and then, in one file. */
export { AnswerForm } from './captain/answer-form.tsx';
export { AskedOrder } from './captain/asked-order.tsx';
export { Crews } from './crews.tsx';
export { SectorMap } from './first-mate/sector-map.tsx';
export { HullStation } from './hull/hull-station.tsx';
