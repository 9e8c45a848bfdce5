import { expect, test } from 'vitest';
import { routeOf } from '../src/frame/routes.ts';
import type { Route } from '../src/frame/routes.ts';

const KEY = '0123456789abcdef0123456789abcdef';

const PLACES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'lobby' }],
  ['/depth-charge', { page: 'game', game: 'depth-charge' }],
  ['/depth-charge/', { page: 'game', game: 'depth-charge' }],
  ['/depth-charge/rules', { page: 'rules', game: 'depth-charge' }],
  ['/depth-charge/local', { page: 'local', game: 'depth-charge', match: null }],
  ['/depth-charge/local/k7m2p9qx', { page: 'local', game: 'depth-charge', match: 'k7m2p9qx' }],
  ['/matches', { page: 'matches' }],
  ['/m/k7m2p9qx', { page: 'match', match: 'k7m2p9qx', key: null }],
  [`/m/k7m2p9qx/${KEY}`, { page: 'match', match: 'k7m2p9qx', key: KEY }],
  ['/m/k7m2p9qx/replay', { page: 'replay', match: 'k7m2p9qx' }],
  ['/preferences', { page: 'preferences' }],
  ['/notices', { page: 'notices' }],
  [`/notices/confirm/${KEY}${KEY}`, { page: 'letters', purpose: 'confirm', token: `${KEY}${KEY}` }],
  [
    `/notices/unsubscribe/${KEY}${KEY}`,
    { page: 'letters', purpose: 'unsubscribe', token: `${KEY}${KEY}` },
  ],
  [`/notices/unsubscribe/${KEY}`, { page: 'nowhere' }],
  ['/m/K7M2P9QX', { page: 'nowhere' }],
  ['/m/k7m2p9q1', { page: 'nowhere' }], // 1 is in no match id
  ['/m/k7m2p9qx/0123', { page: 'nowhere' }],
  ['/a/b/c', { page: 'nowhere' }],
  ['/%00', { page: 'nowhere' }],
];

test.each(PLACES)('%s leads to its page', (path, route) => {
  expect(routeOf(path)).toStrictEqual(route);
});
