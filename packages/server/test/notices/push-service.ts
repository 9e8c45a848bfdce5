import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushBrowser, PushNote } from '@fathom/protocol';
import ece from 'http_ece';

/** A push message as the browser it was for could read it. */
export interface PushedNote {
  readonly browser: string; // which one: the end of its endpoint
  readonly note: PushNote;
  readonly headers: Readonly<Record<string, string>>;
  readonly contact: string; // who the sender says to be
}
export interface TestBrowser {
  readonly name: string;
  readonly subscription: PushBrowser;
}

/** A push service that does what real ones and the browsers behind them do: checks who sends, and decrypts. */
export interface PushService {
  readonly address: string;
  readonly browser: (pushKey: string) => TestBrowser;
  /** All that came, in order. A message takes the place of an earlier one of its topic, as real services do. */
  readonly came: readonly PushedNote[];
  /** Once so many have come in all. */
  readonly after: (count: number) => Promise<readonly PushedNote[]>;
  /** What it says from now on, instead of taking messages; null: it takes them. Each call is counted in `asked`. */
  answer: Answering | null;
  asked: number;
  readonly stop: () => Promise<void>;
}
type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, KnownKeys>();
  const came: PushedNote[] = [];
  let waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    service.asked += 1;
    if (service.answer !== null) return service.answer(request, response);
    void receive(request, response);
  });
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(take(request, await bodyOf(request))).end();
    for (const wake of waiting.splice(0)) wake();
  };
  const take = (request: IncomingMessage, body: Buffer): number => {
    const name = (request.url ?? '').slice(1);
    const keys = browsers.get(name);
    if (keys === undefined) return 410;
    const contact = senderOf(request, service.address, keys.pushKey);
    if (contact === null) return 403;
    const headers = request.headers as Record<string, string>;
    came.push({ browser: name, note: openedNote(body, keys), headers, contact });
    return 201;
  };
  const service: PushService = {
    address: '',
    came,
    asked: 0,
    answer: null,
    browser: (pushKey) => {
      const name = randomBytes(8).toString('hex');
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      browsers.set(name, { ecdh, auth, pushKey });
      const endpoint = `${service.address}/${name}`;
      return { name, subscription: { endpoint, keys: { p256dh, auth } } };
    },
    after: async (count) => {
      while (came.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return came;
    },
    stop: async () => {
      waiting = [];
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, { address: `http://127.0.0.1:${port}` });
}

interface KnownKeys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: string;
  readonly pushKey: string;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** RFC 8291, in the encoding of RFC 8188. */
function openedNote(body: Buffer, { ecdh, auth }: KnownKeys): PushNote {
  const plain = ece.decrypt(body, {
    version: 'aes128gcm',
    privateKey: ecdh,
    authSecret: auth,
  });
  return JSON.parse(plain.toString()) as PushNote;
}

/** RFC 8292: signed with the key that the browser subscribed to, for this service, and not for long. null: it is not. */
function senderOf({ headers }: IncomingMessage, address: string, pushKey: string): string | null {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== pushKey) return null;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly aud: string;
    readonly exp: number;
    readonly sub: string;
  };
  const now = Date.now() / 1000;
  return isSigned && aud === address && exp > now && exp <= now + 86_400 ? sub : null;
}

function publicKeyOf(key: string): ReturnType<typeof createPublicKey> {
  const point = Buffer.from(key, 'base64url');
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}
