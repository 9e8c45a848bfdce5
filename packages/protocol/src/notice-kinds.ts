/**
 * What somebody is told of their matches while they are elsewhere. turn: the match waits for them · time: it does, and their
 * time is nearly up · seated: somebody sat down with them · began: the match did · offered: a rematch is · over: it ended.
 */
export const NOTICE_KINDS = ['turn', 'time', 'seated', 'began', 'offered', 'over'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** page: on any page of this site that is open · push: by the browser, though no page is open · mail: collected, by e-mail. */
export const NOTICE_WAYS = ['page', 'push', 'mail'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** From one time of day to another, in minutes since midnight of a time zone; over midnight where `from` is the later. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string; // as in the IANA database: "Europe/Berlin"
}

/** Which kinds go which way. In quiet hours nothing is sent away; it waits for their end. */
export interface NoticeWishes {
  readonly page: readonly NoticeKind[];
  readonly push: readonly NoticeKind[];
  readonly mail: readonly NoticeKind[];
  readonly quiet: QuietHours | null;
}

export const DEFAULT_NOTICE_WISHES: NoticeWishes = {
  page: NOTICE_KINDS,
  push: NOTICE_KINDS,
  mail: ['turn', 'time', 'began', 'offered'],
  quiet: null,
};
