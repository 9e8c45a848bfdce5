import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Ceremony } from '@fathom/protocol';

/** What holds somebody's passkeys: it makes them and signs by them, as a phone or a password manager does. */
export interface Authenticator {
  readonly make: (options: Ceremony['options']) => Record<string, unknown>;
  /** Signs by the passkey made last, or by the one of this id. */
  readonly show: (options: Ceremony['options'], id?: string) => Record<string, unknown>;
  readonly ids: () => readonly string[];
}
interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly handle: string;
  counter: number;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR, as little of it as is needed: whole numbers, bytes, text and maps of them. */
type Cbor = number | Buffer | string | ReadonlyMap<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part))]);
}
function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  return size < 256
    ? Buffer.from([(type << 5) | 24, size])
    : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;
const AT = { domain: '127.0.0.1' };

const authenticatorData = (flags: number, counter: number): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(AT.domain), Buffer.from([flags]), count]);
};

export function openAuthenticator(origin: string): Authenticator {
  const credentials: Credential[] = [];
  const clientData = (type: string, challenge: unknown): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    ids: () => credentials.map(({ id }) => base64(id)),
    make: ({ challenge, user }) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(32);
      const handle = (user as { readonly id: string }).id;
      credentials.push({ id, key: privateKey, handle, counter: 0 });
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, 0),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge)),
          attestationObject: base64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    show: ({ challenge }, wanted) => {
      const found = credentials.findLast(({ id }) => wanted === undefined || base64(id) === wanted);
      if (found === undefined) throw new Error('there is no such passkey');
      found.counter += 1;
      const data = authenticatorData(PRESENT_AND_VERIFIED, found.counter);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), found.key);
      return {
        id: base64(found.id),
        rawId: base64(found.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
          userHandle: found.handle,
        },
      };
    },
  };
}
