import type { DueNotice, News, NewsOfPerson, NewsStore } from '@fathom/host';
import type { Statement } from './connection.ts';
import type { Patient } from './patient.ts';

export const SEE: Statement = {
  name: 'see-news',
  text: `
    UPDATE people SET turn = false, news = NULL, news_seq = NULL, news_at = NULL, news_seen = NULL, notice_at = NULL
    WHERE match = $1 AND guest = $2 AND (turn OR news IS NOT NULL) RETURNING true AS seen`,
};
export const LATEST: Statement = {
  name: 'latest-news',
  text: `
    SELECT match, game, news AS kind, news_at AS at FROM people JOIN matches ON id = match
    WHERE guest = $1 AND NOT news_seen ORDER BY news_at DESC, match DESC LIMIT 1`,
};
export const NEWS_OF: Statement = {
  name: 'news-of',
  text: `
    SELECT news AS kind, news_seq AS seq, news_at AS at, news_seen AS seen FROM people
    WHERE match = $1 AND guest = $2 AND news IS NOT NULL`,
};
export const COUNT_OVER: Statement = {
  name: 'count-over',
  text: `
    SELECT count(*)::int AS count FROM (
      SELECT FROM people WHERE guest = $1 AND status IN ('finished', 'closed') LIMIT $2
    ) AS over`,
};

/** Those that another node is just claiming, or a row is just changing, stay for the next time. */
export const CLAIM_NOTICES: Statement = {
  name: 'claim-notices',
  text: `
    WITH due AS MATERIALIZED (
      SELECT match, guest, notice_at AS was FROM people WHERE notice_at IS NOT NULL AND notice_at <= $1::float8
      ORDER BY notice_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE people SET notice_at = $1::float8 + $2::float8 FROM due
      WHERE people.match = due.match AND people.guest = due.guest
      RETURNING people.match, people.guest, people.status, own, turn, was,
        json_build_object('kind', news, 'seq', news_seq, 'at', news_at, 'seen', news_seen) AS news
    )
    SELECT match, guest, claimed.status, own, turn, news, CASE WHEN listed THEN face END AS face
    FROM claimed JOIN matches ON id = match ORDER BY was`,
};
export const SETTLE_NOTICE: Statement = {
  name: 'settle-notice',
  text: `UPDATE people SET notice_at = $4::float8 WHERE match = $1 AND guest = $2 AND news_seq = $3::int`,
};

/** What matches have for people who are not at them. */
export function newsOperations({ ask }: Patient): NewsStore {
  return {
    see: async (match, guest) => (await ask(SEE, [match, guest])).length > 0,
    latest: async (guest) => (await ask<NewsOfPerson>(LATEST, [guest]))[0] ?? null,
    newsOf: async (match, guest) =>
      (await ask<Omit<News, 'due'>>(NEWS_OF, [match, guest]))[0] ?? null,
    countOver: async (guest, most) =>
      (await ask<{ count: number }>(COUNT_OVER, [guest, most]))[0]?.count ?? 0,
    claimNotices: ({ now, lease, limit }) => ask<DueNotice>(CLAIM_NOTICES, [now, lease, limit]),
    settleNotice: async ({ match, guest, seq }, next) =>
      void (await ask(SETTLE_NOTICE, [match, guest, seq, next])),
  };
}
