import type * as CompanyParts from './company-parts.ts';
import type * as LaterParts from './later-parts.ts';
import type * as ChatFault from './talk/chat-fault.ts';
import type * as TalkWays from './talk/talk-ways.tsx';

/** Named in one place: what is fetched with a part costs as much as its name wherever it is written. */
export const laterParts = (): Promise<typeof LaterParts> => import('./later-parts.ts');
export const companyParts = (): Promise<typeof CompanyParts> => import('./company-parts.ts');
export const talkWays = (): Promise<typeof TalkWays> => import('./talk/talk-ways.tsx');
export const chatFault = (): Promise<typeof ChatFault> => import('./talk/chat-fault.ts');
