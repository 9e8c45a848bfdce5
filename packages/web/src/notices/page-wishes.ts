import { NOTICE_KINDS } from '@fathom/protocol';
import type { NoticeKind } from '@fathom/protocol';
import { noticesApi } from './notices-api.ts';

let known: Promise<readonly NoticeKind[]> | null = null;

/** Which news are shown on pages: asked for once, when there are some. */
export const pageWishes = (): Promise<readonly NoticeKind[]> =>
  (known ??= noticesApi.read().then(
    ({ wishes }) => wishes.page,
    () => {
      known = null; // asked again next time
      return NOTICE_KINDS;
    },
  ));

export const rememberPageWishes = (kinds: readonly NoticeKind[]): void => {
  known = Promise.resolve(kinds);
};
