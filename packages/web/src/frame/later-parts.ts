/** What most tables go without for a while, in one file. It is fetched when somebody touches the page, or when it is shown. */
export { Afterwards } from './end/afterwards.tsx';
export { EndScene } from './end/end-scene.tsx';
export { askAdviser } from './hint/adviser.ts';
export { HintPanel } from './hint/hint-panel.tsx';
export { showKeys } from './keys/keys-help.tsx';
export { MomentStage } from './moments/moment-stage.tsx';
export { PreferenceSwitches } from './preference-switches.tsx';
export { ChatLines } from './talk/chat-lines.tsx';
