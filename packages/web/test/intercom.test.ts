import { expect, test } from 'vitest';
import { isInCircle, hasIntercom } from '../src/intercom/circle.ts';
import { parseHearings } from '../src/intercom/hearing.ts';
import { onlyRelayed } from '../src/intercom/relayed.ts';

const place = (candidate: string) => ({ candidate, sdpMid: '0', sdpMLineIndex: 0 });
const HOST = 'candidate:1 1 udp 2122260223 192.0.2.7 50000 typ host';
const SEEN =
  'candidate:2 1 udp 1686052607 198.51.100.4 50000 typ srflx raddr 192.0.2.7 rport 50000';
const RELAY =
  'candidate:3 1 udp 41885695 203.0.113.1 60000 typ relay raddr 198.51.100.4 rport 50000';

test('through a relay nothing goes out but where the relay is', () => {
  const sdp = ['v=0', 'c=IN IP4 192.0.2.7', `a=${HOST}`, `a=${SEEN}`, `a=${RELAY}`, ''].join(
    '\r\n',
  );
  const signal = onlyRelayed({
    description: { type: 'offer', sdp },
    candidates: [HOST, SEEN, RELAY, ''].map(place),
  });
  const text = JSON.stringify(signal);
  expect(text).not.toMatch(/192\.0\.2\.7|198\.51\.100\.4/u);
  expect(text.match(/203\.0\.113\.1/gu)).toHaveLength(2);
  expect(signal.candidates).toHaveLength(2);
});

test('addresses of either kind are taken out of a description', () => {
  const sdp = 'c=IN IP6 2001:db8::7\r\nc=IN IP4 192.0.2.7';
  expect(onlyRelayed({ description: { type: 'answer', sdp } }).description?.sdp).toBe(
    'c=IN IP6 ::\r\nc=IN IP4 0.0.0.0',
  );
});

const linkAt = (status: string, people: readonly string[], you: readonly string[]) =>
  ({
    you: () => you,
    info: () => ({
      status,
      seats: ['alpha.captain', 'alpha.engineer', 'bravo.captain', 'bravo.engineer'].map((seat) => ({
        seat,
        side: seat.split('.')[0],
        holder: people.includes(seat) ? { kind: 'person', name: seat } : { kind: 'bot' },
      })),
    }),
  }) as unknown as Parameters<typeof hasIntercom>[0];
const FOUR = ['alpha.captain', 'alpha.engineer', 'bravo.captain', 'bravo.engineer'];

test.each([
  ['lobby', 'bravo.captain', true],
  ['running', 'bravo.captain', false],
  ['running', 'alpha.engineer', true],
  ['finished', 'bravo.captain', true],
] as const)('%s: whether the captain of Alpha has %s in the circle is %s', (status, seat, can) => {
  const link = linkAt(status, FOUR, ['alpha.captain']);
  expect(isInCircle(link, seat as never)).toBe(can);
});

test.each([
  ['running', ['alpha.captain', 'alpha.engineer'], true],
  ['running', ['alpha.captain', 'bravo.captain'], false],
  ['lobby', ['alpha.captain', 'bravo.captain'], true],
  ['lobby', ['alpha.captain'], false],
] as const)('%s: whether there is an intercom among %j is %s', (status, people, isThere) => {
  expect(hasIntercom(linkAt(status, people, ['alpha.captain']))).toBe(isThere);
  expect(hasIntercom(linkAt(status, people, []))).toBe(false);
});

test('whatever a browser has kept of how loud people are heard is read as far as it makes sense', () => {
  const kept = [['Ann', 40, true], ['Ben', 900, 'no'], ['Cid'], 7, [3, 4, false], ['Dan', -1]];
  expect([...parseHearings(kept)]).toStrictEqual([
    ['Ann', { loudness: 40, isMuted: true }],
    ['Ben', { loudness: 100, isMuted: false }],
  ]);
  expect(parseHearings('rubbish').size).toBe(0);
});
