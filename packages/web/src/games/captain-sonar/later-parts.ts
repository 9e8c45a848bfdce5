/** What the table shows only now and then, in one file. */
export { AnswerForm } from './captain/answer-form.tsx';
export { Crews } from './crews.tsx';
export { HullStation } from './hull/hull-station.tsx';
