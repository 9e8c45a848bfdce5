import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { NOTICE_KINDS } from './notice-kinds.ts';
import type { NoticeWishes } from './notice-kinds.ts';

const DAY_MINUTES = 24 * 60;
const minuteOfDay = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(DAY_MINUTES - 1, 'expected minutes since midnight, 0 to 1439'),
);

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const kinds = v.pipe(
  v.array(v.picklist(NOTICE_KINDS)),
  v.maxLength(NOTICE_KINDS.length),
  v.transform((wanted) => NOTICE_KINDS.filter((kind) => wanted.includes(kind))),
);

/** PUT /api/me/notices/wishes */
export const noticeWishes: Schema<NoticeWishes> = v.strictObject({
  page: kinds,
  push: kinds,
  mail: kinds,
  quiet: v.nullable(
    v.pipe(
      v.strictObject({
        from: minuteOfDay,
        to: minuteOfDay,
        zone: v.pipe(
          v.string(),
          v.maxLength(64),
          v.check(isTimeZone, 'expected a time zone such as "Europe/Berlin"'),
        ),
      }),
      v.check(({ from, to }) => from !== to, 'quiet hours must not begin and end at the same time'),
    ),
  ),
});

const base64url = (bytes: number, what: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+=*$/u, `expected ${what} in base64url`),
    v.transform((text) => text.replace(/=+$/u, '')),
    v.check(
      (text) => Math.floor((text.length * 3) / 4) === bytes,
      `expected ${what} of ${bytes} bytes`,
    ),
  );

/** POST /api/me/notices/browsers: a PushSubscription as the browser itself writes it. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export const PUSH_ENDPOINT_LENGTH = 1024;
export const pushBrowser: Schema<PushBrowser> = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(
      PUSH_ENDPOINT_LENGTH,
      `an endpoint may have at most ${PUSH_ENDPOINT_LENGTH} characters`,
    ),
    v.regex(/^https?:\/\/\S+$/u, 'expected the address of a push service'),
  ),
  keys: v.object({
    p256dh: base64url(65, 'the public key of the browser'),
    auth: base64url(16, 'the secret of the browser'),
  }),
});

const MAIL_LENGTH = 254;
/** What a person writes to: no more is asked of it than that mail servers could take it, since only mail itself can tell. */
const MAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/iu;

/** PUT /api/me/notices/mail */
export interface PutMail {
  readonly address: string;
}
export const putMail: Schema<PutMail> = v.strictObject({
  address: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAIL_LENGTH, `an address may have at most ${MAIL_LENGTH} characters`),
    v.regex(MAIL_ADDRESS, 'expected an e-mail address such as ann@example.org'),
  ),
});

/** A browser that gets somebody's notices. */
export interface NoticeBrowser {
  readonly id: string; // the first 32 hex digits of the SHA-256 of its endpoint
  readonly name: string;
  readonly addedAt: number; // Unix time in milliseconds
}
/** asked: a letter with a link was sent, which has not been followed yet. failing: letters came back. */
export interface NoticeMail {
  readonly address: string;
  readonly state: 'asked' | 'confirmed' | 'failing';
}
/** GET /api/me/notices, and what every change of it answers. */
export interface Notices {
  readonly pushKey: string; // what a browser subscribes with: `applicationServerKey`
  readonly browsers: readonly NoticeBrowser[];
  readonly hasMail: boolean; // this site can send e-mail
  readonly mail: NoticeMail | null;
  readonly wishes: NoticeWishes;
}
/** POST /api/me/notices/test */
export interface NoticeTest {
  readonly browsers: number; // that it was handed over for
  readonly failed: number; // browsers whose push service did not take it
  readonly mail: boolean; // a letter was handed over
}
/** What is inside a push: shown by the service worker as it is. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  readonly match: string | null; // the match it is about: where a click leads, and what a later note takes the place of
}
