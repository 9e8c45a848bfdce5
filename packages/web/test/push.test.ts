import { expect, test } from 'vitest';
import { noteIn, openMatch, showNote } from '../src/offline/push.ts';
import type { OpenPage, PushWorld } from '../src/offline/push.ts';

const NOTE = { title: 'Your turn', body: 'Depth Charge with Ben.', match: 'k7m2p9qx' };

interface SeenWorld extends PushWorld {
  readonly shown: (readonly [string, NotificationOptions])[];
  readonly opened: string[];
}

function worldWith(pages: readonly OpenPage[] = []): SeenWorld {
  const shown: (readonly [string, NotificationOptions])[] = [];
  const opened: string[] = [];
  return {
    shown,
    opened,
    show: async (title, options) => void shown.push([title, options]),
    windows: async () => pages,
    open: async (address) => void opened.push(address),
  };
}

const pageAt = (path: string, look: DocumentVisibilityState, focused: string[] = []): OpenPage => ({
  url: `https://play.example.org${path}`,
  visibilityState: look,
  focus: async () => void focused.push(path),
});

test.each([[null], ['text'], [{}], [{ title: 'x' }], [{ title: 1, body: 'x', match: null }]])(
  '%j is no note',
  (json) => {
    expect(noteIn(json)).toBeNull();
  },
);

test('of a note no more is taken than it needs, and it leads nowhere but to a match', () => {
  expect(noteIn({ ...NOTE, url: 'https://example.org', actions: [] })).toStrictEqual(NOTE);
  expect(noteIn({ ...NOTE, match: '../evil' })).toStrictEqual({ ...NOTE, match: null });
  expect(noteIn({ ...NOTE, title: 'x'.repeat(900) })?.title).toHaveLength(300);
});

test('a note is shown under the name of its match, so that a later one takes its place', async () => {
  const world = worldWith([pageAt('/m/k7m2p9qx', 'hidden'), pageAt('/', 'visible')]);
  await showNote(NOTE, world);
  expect(world.shown).toEqual([
    [
      'Your turn',
      expect.objectContaining({
        body: NOTE.body,
        tag: 'k7m2p9qx',
        data: 'k7m2p9qx',
        renotify: true,
      }),
    ],
  ]);
});

test('whoever looks at the match is not told of it', async () => {
  const world = worldWith([pageAt('/m/k7m2p9qx', 'visible')]);
  await showNote(NOTE, world);
  expect(world.shown).toEqual([]);
});

test('a click goes to the tab that has the match, or opens one', async () => {
  const focused: string[] = [];
  const world = worldWith([
    pageAt('/m/other234', 'visible', focused),
    pageAt('/m/k7m2p9qx', 'hidden', focused),
  ]);
  await openMatch('k7m2p9qx', world);
  expect([focused, world.opened]).toEqual([['/m/k7m2p9qx'], []]);
  const alone = worldWith([pageAt('/', 'visible', focused)]);
  await openMatch('k7m2p9qx', alone);
  expect(alone.opened).toEqual(['/m/k7m2p9qx']);
  await openMatch(null, alone);
  expect(alone.opened).toEqual(['/m/k7m2p9qx', '/notices']);
});
