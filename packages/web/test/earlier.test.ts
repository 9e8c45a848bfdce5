import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ClientMessage, EarlierWish, MatchInfo, ServerMessage } from '@fathom/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMatchLink } from '../src/net/match-link.ts';
import type { WireEvents } from '../src/net/wire.ts';

const ARRIVAL = {
  v: PROTOCOL_VERSION,
  you: [],
  host: false,
  relieved: [],
  waitedFor: [],
  surrender: null,
  chat: [],
  match: { status: 'running', time: 0 } as unknown as MatchInfo,
};

/** A match of which the last events are known, and whoever runs it, who answers when told to. */
function opened() {
  const sent: ClientMessage[] = [];
  let wire: WireEvents | null = null;
  const link = openMatchLink('toy', (events) => {
    wire = events;
    return { send: (message) => void sent.push(message), close: () => {} };
  });
  const say = (message: object): void => wire?.message(message as ServerMessage);
  const welcome = (events: readonly string[], earlier?: number): void =>
    say({ t: 'welcome', ...ARRIVAL, table: { n: 400, view: {}, events, earlier } });
  const asked = (): readonly EarlierWish[] => sent.filter((message) => message.t === 'earlier');
  return { link, say, welcome, asked };
}

beforeEach(() =>
  vi.stubGlobal('window', {
    setInterval: () => 0,
    setTimeout: () => 0,
    clearTimeout: () => {},
    addEventListener: () => {},
  }),
);
afterEach(() => void vi.unstubAllGlobals());

test('a match that was told whole has nothing earlier, and nobody is asked', () => {
  const { link, welcome, asked } = opened();
  welcome(['a', 'b']);
  link.askEarlier();
  expect([link.events(), link.earlier(), asked()]).toEqual([['a', 'b'], 0, []]);
});

test('earlier events come in before those that are there, a page after the other', () => {
  const { link, say, welcome, asked } = opened();
  welcome(['e', 'f'], 300);
  link.askEarlier();
  link.askEarlier(); // one is on its way
  expect(asked()).toMatchObject([{ before: 300 }]);
  say({ t: 'update', n: 401, events: ['g'], patch: [] });
  say({ t: 'earlier', re: asked()[0]?.id, before: 300, events: ['c', 'd'], earlier: 100 });
  expect([link.events(), link.earlier()]).toEqual([['c', 'd', 'e', 'f', 'g'], 100]);
  expect(link.news()).toEqual(['g']); // what is earlier is no news
  link.askEarlier();
  say({ t: 'earlier', re: asked()[1]?.id, before: 100, events: ['a', 'b'], earlier: 0 });
  expect([link.events().join(''), link.earlier()]).toEqual(['abcdefg', 0]);
  link.askEarlier();
  expect(asked()).toHaveLength(2);
});

test('a page of before everything was told anew is left alone', () => {
  const { link, say, welcome, asked } = opened();
  welcome(['e'], 300);
  link.askEarlier();
  welcome(['x'], 300);
  say({ t: 'earlier', re: asked()[0]?.id, before: 300, events: ['c'], earlier: 100 });
  expect([link.events(), link.earlier()]).toEqual([['x'], 300]);
  link.askEarlier();
  expect(asked()).toHaveLength(2);
});

test('who is refused a page may ask again', () => {
  const { link, say, welcome, asked } = opened();
  welcome(['e'], 300);
  link.askEarlier();
  say({ t: 'refused', re: asked()[0]?.id, code: 'earlierUnderWay', message: '' });
  link.askEarlier();
  expect(asked()).toHaveLength(2);
  expect(link.events()).toEqual(['e']);
});
