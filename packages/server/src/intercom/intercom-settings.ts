import { BadConfig, readSwitch, readText, readWhole } from '../config-values.ts';
import type { Environment } from '../config-values.ts';

/** How browsers that talk with each other find one another. */
export interface IntercomSettings {
  readonly stun: readonly string[]; // where a browser learns by which address others see it
  readonly relay: RelaySettings | null; // null: browsers that cannot reach each other cannot talk
}
/** A TURN server that knows a secret of ours, such as coturn with `use-auth-secret`. */
export interface RelaySettings {
  readonly urls: readonly string[];
  readonly secret: string;
  readonly minutes: number; // for which credentials are good
}

/** null: nobody can talk aloud here. */
export function readIntercom(env: Environment): IntercomSettings | null {
  const settings = { stun: readAddresses(env, 'FATHOM_STUN', STUN), relay: readRelay(env) };
  return readSwitch(env, 'FATHOM_INTERCOM', { fallback: true }) ? settings : null;
}

interface AddressKind {
  readonly pattern: RegExp;
  readonly example: string;
}
const PLACE = String.raw`(?:[\w.-]+|\[[\da-fA-F:]+\])(?::\d{1,5})?`;
const STUN: AddressKind = {
  pattern: new RegExp(`^stuns?:${PLACE}$`, 'u'),
  example: 'stun:turn.example.org:3478',
};
const TURN: AddressKind = {
  pattern: new RegExp(String.raw`^turns?:${PLACE}(?:\?transport=(?:udp|tcp))?$`, 'u'),
  example: 'turn:turn.example.org:3478?transport=udp',
};
const MOST_ADDRESSES = 4; // browsers grow slow with more

function readAddresses(
  env: Environment,
  name: string,
  { pattern, example }: AddressKind,
): readonly string[] {
  const addresses = (readText(env, name) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = addresses.find((each) => !pattern.test(each));
  if (wrong !== undefined)
    throw new BadConfig(
      `${name} holds "${wrong}"; it should list addresses such as ${example}, separated by commas`,
    );
  if (addresses.length > MOST_ADDRESSES)
    throw new BadConfig(
      `${name} lists ${addresses.length} addresses; it should list at most ${MOST_ADDRESSES}`,
    );
  return addresses;
}

/** The secret is never repeated. */
function readRelay(env: Environment): RelaySettings | null {
  const urls = readAddresses(env, 'FATHOM_TURN', TURN);
  const secret = readText(env, 'FATHOM_TURN_SECRET');
  const minutes = readWhole(env, 'FATHOM_TURN_MINUTES', { fallback: 120, least: 5, most: 1440 });
  if (urls.length === 0 && secret === null) return null;
  if (secret === null)
    throw new BadConfig(
      'FATHOM_TURN_SECRET is not set, and FATHOM_TURN is; it should be what coturn has as static-auth-secret',
    );
  if (urls.length === 0)
    throw new BadConfig(
      `FATHOM_TURN is not set, and FATHOM_TURN_SECRET is; it should be where the relay is, such as ${TURN.example}`,
    );
  return { urls, secret, minutes };
}
