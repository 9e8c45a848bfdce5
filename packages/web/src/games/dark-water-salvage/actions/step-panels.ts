/** What can be done once the loans are out: one piece to fetch. */
export { AttemptPanel, ConfirmBox } from './attempt-panel.tsx';
export { ResearchPanel } from './research-panel.tsx';
export { CityPanel, MovePanel } from './sailing-panels.tsx';
