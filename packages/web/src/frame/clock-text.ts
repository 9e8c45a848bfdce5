export { clockText } from '../words/table.ts'; // until the games take it from there
