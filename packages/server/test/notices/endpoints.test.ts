import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  isPublicAddress,
  publicLookup,
  whyNoEndpoint,
} from '../../src/people/notices/endpoints.ts';
import { openPushSender } from '../../src/people/notices/push-sender.ts';
import webPush from 'web-push';
import { startPushService } from './services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (endpoint) => {
  expect(whyNoEndpoint(endpoint, false)).toBeNull();
});

test.each([
  ['http://fcm.googleapis.com/x', /https/],
  ['ftp://fcm.googleapis.com/x', /https/],
  ['https://127.0.0.1/x', /number/],
  ['https://2130706433/x', /number/],
  ['https://0x7f.1/x', /number/],
  ['https://[::1]/x', /number/],
  ['https://93.184.216.34/x', /number/],
  ['https://localhost/x', /private/],
  ['https://intranet/x', /private/],
  ['https://example.org:8443/x', /port/],
  ['https://ann:secret@example.org/x', /password/],
  ['nonsense', /no address/],
])('%s is none', (endpoint, why) => {
  expect(whyNoEndpoint(endpoint, false)).toMatch(why);
});

test.each([
  ['8.8.8.8', true],
  ['142.250.1.1', true],
  ['2a00:1450:4001::1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.53', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['no address', false],
])('%s can be reached from anywhere: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic);
});

test('a name that leads into a private network is not followed', async () => {
  const found = new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(await found).toMatchObject({ name: 'PrivateNetwork' });
});

const senderFor = (isPrivateAllowed: boolean, patience = 5_000) => {
  const keys = webPush.generateVAPIDKeys();
  const sender = openPushSender({
    keys,
    contact: 'mailto:admin@example.org',
    secret: 'secret',
    isPrivateAllowed,
    patience,
  });
  onTestFinished(sender.close);
  return { keys, sender };
};
const note = { title: 'Your turn', body: 'Depth Charge with Ben.', match: null };
const signal = new AbortController().signal;

test('without the setting nothing in this machine is asked, whatever a client says', async () => {
  const service = await startPushService();
  const { keys, sender } = senderFor(false);
  const { subscription } = service.browser(keys.publicKey);
  const letter = { to: subscription, note, seconds: 60, isUrgent: false };
  expect(await sender.send(letter, signal)).toMatchObject({ type: 'refused' });
  expect(service.asked).toBe(0);
});

test('a redirect is not followed, and an answer without end is not read', async () => {
  const service = await startPushService();
  const other = await startPushService();
  const { keys, sender } = senderFor(true);
  const { subscription } = service.browser(keys.publicKey);
  const letter = { to: subscription, note, seconds: 60, isUrgent: false };
  service.answer = (_request, response) =>
    void response.writeHead(307, { location: `${other.address}/x` }).end();
  expect(await sender.send(letter, signal)).toMatchObject({ type: 'refused' });
  expect(other.asked).toBe(0);
  service.answer = (_request, response) => {
    response.writeHead(201);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(timer));
  };
  expect(await sender.send(letter, signal)).toEqual({ type: 'sent' });
});

test('a push service that never answers is not waited for', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { keys, sender } = senderFor(true, 50);
  const service = await startPushService();
  const { subscription } = service.browser(keys.publicKey);
  const { port } = server.address() as AddressInfo;
  const to = { ...subscription, endpoint: `http://127.0.0.1:${port}/x` };
  expect(await sender.send({ to, note, seconds: 60, isUrgent: false }, signal)).toMatchObject({
    type: 'later',
  });
});

test('a key that is no point of the curve is refused, and nobody is asked', async () => {
  const { keys, sender } = senderFor(true);
  const service = await startPushService();
  const { subscription } = service.browser(keys.publicKey);
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  const to = { ...subscription, keys: { ...subscription.keys, p256dh } };
  expect(await sender.send({ to, note, seconds: 60, isUrgent: false }, signal)).toMatchObject({
    type: 'refused',
  });
  expect(service.asked).toBe(0);
});
