/** What a table needs where others than oneself and bots are at it, in one file. */
export { PersonMenu } from '../people-menu/person-menu.tsx';
export { AbsentClaim } from './people/absent-claim.tsx';
export { LateViewBar } from './people/late-view.tsx';
export { Relief } from './people/relief.tsx';
export { AskCrew, CrewVote } from './people/surrender.tsx';
export { WatchersAtTable } from './people/watchers.tsx';
export { AskTimeOff, TimeOffNotice } from './time-off.tsx';
