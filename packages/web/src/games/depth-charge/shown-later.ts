import './chart/shown-later.css';

export { foresee, passage, reach, tellLately } from '@fathom/depth-charge/client';

/** What no board of Depth Charge shows before play has begun, in one file. */
export { TurnActions } from './actions/turn-actions.tsx';
export { Advised } from './chart/advised.tsx';
export { Distances } from './chart/distances.tsx';
export { Effects } from './chart/effects.tsx';
export { MarksOnChart } from './chart/marks.tsx';
export { Heard, PencilGround, Underlay } from './chart/overlays.tsx';
export { Reachable } from './chart/reachable.tsx';
export { confirmationFor } from './desk/confirmations.ts';
export { distanceOf } from './desk/distance.ts';
export { knowledgeFrom } from './desk/knowledge.ts';
export { endingOf } from './ending.tsx';
export { MomentPicture } from './moment-picture.tsx';
export { RecordSheet } from './paper/record-sheet.tsx';
