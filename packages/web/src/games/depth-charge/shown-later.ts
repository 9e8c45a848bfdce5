import './chart/shown-later.css';

export { tellLately } from '@fathom/depth-charge/client';

/** What no board of Depth Charge shows before play has begun, in one file. */
export { TurnActions } from './actions/turn-actions.tsx';
export { Advised } from './chart/advised.tsx';
export { Distances } from './chart/distances.tsx';
export { Effects } from './chart/effects.tsx';
export { MarksOnChart } from './chart/marks.tsx';
export { Heard, PencilGround, Underlay } from './chart/overlays.tsx';
export { Reachable } from './chart/reachable.tsx';
export { knowledgeFrom } from './desk/knowledge.ts';
export { endingOf } from './ending.tsx';
export { MomentPicture } from './moment-picture.tsx';
export { RecordSheet } from './paper/record-sheet.tsx';
