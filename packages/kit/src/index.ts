export * from './bad-input.ts';
export * from './audience.ts';
export { MOST_TOLD } from './told-pages.ts';
export * from './bot.ts';
export * from './catalogue.ts';
export * from './clock.ts';
export * from './fair.ts';
export * from './foresee.ts';
export * from './game.ts';
export * from './grown.ts';
export * from './luck.ts';
export * from './modes.ts';
export * from './option.ts';
export * from './patch.ts';
export * from './playable.ts';
export * from './record.ts';
export * from './record-steps.ts';
export * from './rng.ts';
export * from './schema.ts';
export * from './seated-bot.ts';
export * from './step.ts';
export { openTable, rowTexts } from './table.ts';
export type {
  Accepted,
  MatchOrigin,
  Paper,
  Proposal,
  Row,
  RowTexts,
  Table,
  TableBookmark,
  Update,
} from './table.ts';
export type { Chapter, Reader, SeenPaper } from './table-reader.ts';
export * from './words.ts';
