import type { NoticeEnding } from '@fathom/host';
import type { NewsKind } from '@fathom/protocol';

/** What a match has for one of its people, taken for this server alone until it is settled or its lease is over. */
export interface ClaimedNews {
  readonly person: string;
  readonly match: string;
  readonly kind: NewsKind;
  readonly seq: number; // the row that brought it about: later news have a higher one
}

/** A match as one of its people may be told of it. */
export interface NoticeStanding {
  readonly kind: NewsKind;
  readonly seq: number;
  readonly seen: boolean; // they were at the table when it came, and have gone since
  readonly isTurn: boolean; // the match waits for them now
  readonly game: string; // its name
  readonly names: readonly string[]; // of the others
  readonly timeLeft: number | null; // milliseconds until this person's time is up; null: it does not run
  readonly allowance: number | null; // milliseconds that a move may take in all; null: not a clock of days
  readonly ending: NoticeEnding;
}

/** Where notices come from. */
export interface NewsDesk {
  readonly claim: (limit: number) => Promise<readonly ClaimedNews[]>;
  /** `next`: when to look at it again, if nobody has come by then; null: it is done with. */
  readonly settle: (news: ClaimedNews, next: number | null) => Promise<void>;
  /** null: there is nothing to tell any more. They are at the table by now, or have been. */
  readonly standing: (person: string, match: string) => Promise<NoticeStanding | null>;
}
