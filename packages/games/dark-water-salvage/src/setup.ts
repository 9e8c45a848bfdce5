import type { ContentId } from './content/index.ts';
import type { PlayerCount } from './vocabulary.ts';

export const RESEARCH_ORDERS = ['simultaneous', 'turnOrder'] as const;
export type ResearchOrder = (typeof RESEARCH_ORDERS)[number];
export const ASSISTS = ['marks', 'candidates', 'none'] as const;
export type Assist = (typeof ASSISTS)[number];

/** The options of a match. */
export interface Setup {
  readonly players: PlayerCount;
  readonly content: ContentId;
  readonly research: ResearchOrder;
  readonly extraRound: boolean;
  readonly phaseSeconds: number; // 0: take your time
  readonly assist: Assist; // for the players' clients; the rules do not read it
}

export const DEFAULT_PLAYERS = 3;
export const LONGEST_PHASE = 3600; // seconds
