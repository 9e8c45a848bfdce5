import { expect, test } from 'vitest';
import { intercomPart, openIntercomHelp } from '../../src/intercom/intercom-help.ts';
import { openSeal, sealedPeers } from '../../src/site/sealed-peers.ts';

const AT = Date.UTC(2026, 0, 1);
const PARTS = { secret: 'the store’s', calendar: () => AT };
const RELAY = { urls: ['turn:turn.example.org'], secret: 'north', minutes: 120 };

test('credentials are what coturn makes of the shared secret: until when, and a keyed hash of it', () => {
  const { hasRelay, iceFor } = openIntercomHelp({ stun: ['stun:s'], relay: RELAY }, PARTS);
  const { servers, seconds } = iceFor('ann');
  expect([hasRelay, seconds]).toStrictEqual([true, 7_200]);
  expect(servers).toMatchObject([{ urls: ['stun:s'] }, { urls: RELAY.urls }]);
  const { username = '', credential = '' } = servers[1] ?? {};
  expect(username).toMatch(/^1767232800:[0-9a-f]{16}$/u);
  expect(Buffer.from(credential, 'base64')).toHaveLength(20);
});

test('the keyed hash is HMAC-SHA1 in base64, as any other program works it out', () => {
  const { iceFor } = openIntercomHelp({ stun: [], relay: RELAY }, PARTS);
  const [relay] = iceFor('ann').servers;
  expect([relay?.username, relay?.credential]).toStrictEqual([
    '1767232800:8e4011d295b5890f',
    'WLok40qMyjhg4IqBxvNCNLNoJH0=',
  ]);
});

test('a relay can tell two people apart, and neither of them is named to it', () => {
  const { iceFor } = openIntercomHelp({ stun: [], relay: RELAY }, PARTS);
  const [ann, ben] = ['5f'.repeat(16), '77'.repeat(16)].map((guest) => iceFor(guest).servers[0]);
  expect(ann?.username).not.toBe(ben?.username);
  expect(iceFor('5f'.repeat(16)).servers[0]).toStrictEqual(ann);
  expect(JSON.stringify([ann, ben])).not.toMatch(/5f5f|7777/u);
});

test('without a relay nothing runs out soon, and without an intercom there is no help', () => {
  const { hasRelay, iceFor } = openIntercomHelp({ stun: [], relay: null }, PARTS);
  expect([hasRelay, iceFor('ann')]).toStrictEqual([false, { servers: [], seconds: 86_400 }]);
  expect(intercomPart(null, PARTS)).toStrictEqual({});
});

test('a whisper is read by who has the secret, about that match, unchanged, and by nobody else', () => {
  const seal = openSeal('secret', 'k7wq2mzp');
  const sealed = seal.close('192.0.2.7 is Ann');
  expect(seal.open(sealed)).toBe('192.0.2.7 is Ann');
  expect(sealed).not.toContain(Buffer.from('Ann').toString('base64url'));
  expect(seal.close('192.0.2.7 is Ann')).not.toBe(sealed);
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  for (const other of [changed, sealed.slice(0, 20), '', 'plain text'])
    expect(seal.open(other)).toBeNull();
  expect(openSeal('secret', 'another2').open(sealed)).toBeNull();
  expect(openSeal('other', 'k7wq2mzp').open(sealed)).toBeNull();
});

const nothing = (): void => {};

test('what hosts whisper leaves them sealed, and what cannot be opened is not heard', () => {
  const sent: string[] = [];
  const heard: string[] = [];
  const onBus = { hear: (_text: string): void => {} };
  const ears = { rows: () => {}, papers: () => {}, people: () => {}, hurry: () => {} };
  const peers = sealedPeers(
    {
      enter: (_match, { whisper }) => {
        onBus.hear = whisper;
        const still = { wrote: nothing, drew: nothing, hurry: nothing, attend: nothing };
        return { ...still, term: () => 0, leave: nothing, whisper: (text) => void sent.push(text) };
      },
    },
    'secret',
  );
  const membership = peers.enter('k7wq2mzp', {
    ...ears,
    keeping: () => {},
    whisper: (text) => void heard.push(text),
  });
  membership.whisper('192.0.2.7');
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('192');
  onBus.hear(sent[0] ?? '');
  onBus.hear('192.0.2.7');
  expect(heard).toStrictEqual(['192.0.2.7']);
});
