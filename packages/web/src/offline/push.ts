import type { PushBrowser, PushNote } from '@fathom/protocol';

/** What the service worker has around it, as far as notices need it. */
export interface PushWorld {
  readonly show: (title: string, options: NotificationOptions) => Promise<void>;
  readonly windows: () => Promise<readonly OpenPage[]>;
  readonly open: (address: string) => Promise<unknown>;
}
/** A page of this site in a tab. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
}

const ICON = '/icons/icon-192.png';
const TEXT_LENGTH = 300;

/** null: not written by this site's server, or by a later one that says other things. */
export function noteIn(json: unknown): PushNote | null {
  if (typeof json !== 'object' || json === null) return null;
  const { title, body, match } = json as Partial<Record<keyof PushNote, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string') return null;
  return {
    title: title.slice(0, TEXT_LENGTH),
    body: body.slice(0, TEXT_LENGTH),
    match: typeof match === 'string' && /^[2-9a-z]{8}$/u.test(match) ? match : null,
  };
}

const placeOf = (match: string | null): string => (match === null ? '/notices' : `/m/${match}`);

/** Shows a note; a later one of the same match takes its place. Whoever looks at that very match sees it there. */
export async function showNote(note: PushNote, { show, windows }: PushWorld): Promise<void> {
  const place = placeOf(note.match);
  const isSeen = (await windows()).some(
    ({ url, visibilityState }) => visibilityState === 'visible' && isAt(url, place),
  );
  if (isSeen && note.match !== null) return;
  // `renotify` is not in the types yet: without it, what takes another's place comes without a sound.
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body: note.body,
    icon: ICON,
    badge: ICON,
    tag: note.match ?? 'test',
    renotify: true,
    data: note.match,
  };
  await show(note.title, options);
}

/** Goes to a match: in the tab that has it, or in a new one. */
export async function openMatch(match: unknown, { windows, open }: PushWorld): Promise<void> {
  const place = placeOf(typeof match === 'string' ? match : null);
  const there = (await windows()).find(({ url }) => isAt(url, place));
  await (there === undefined ? open(place) : there.focus());
}

const isAt = (url: string, place: string): boolean => new URL(url).pathname === place;

/** The browser has given up a subscription, and may have made another: the server is told of that one. */
export async function tellRenewed(
  subscription: PushSubscription,
  post: (browser: PushBrowser) => Promise<unknown>,
): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  await post({ endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } });
}
