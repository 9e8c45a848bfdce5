import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

// Where a browser's notices go is an address that its client has named, and a client may lie: what is asked of the network
// on its word must reach nothing that only this machine and its neighbours can.

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** What is not handed out to be reached from anywhere, and ways to write an IPv4 address. */
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
];

// Apart: to a list of both, an IPv4 address is an IPv6 one, too.
const closedV4 = new BlockList();
for (const [net, prefix] of PRIVATE_V4) closedV4.addSubnet(net, prefix, 'ipv4');
const closedV6 = new BlockList();
for (const [net, prefix] of PRIVATE_V6) closedV6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address can be reached from anywhere. */
export function isPublicAddress(ip: string): boolean {
  const kind = isIP(ip);
  if (kind === 0) return false;
  return kind === 4 ? !closedV4.check(ip, 'ipv4') : !closedV6.check(ip, 'ipv6');
}

/** Why nothing is sent to an endpoint; null: it may be asked. */
export function whyNoEndpoint(endpoint: string, isPrivateAllowed: boolean): string | null {
  if (!URL.canParse(endpoint)) return 'it is no address';
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return 'it holds a password';
  if (isPrivateAllowed) return /^https?:$/u.test(protocol) ? null : 'it does not begin with https:';
  if (protocol !== 'https:') return 'it does not begin with https:';
  if (port !== '') return 'it names a port';
  const ip = hostname.replaceAll(/[[\]]/gu, '');
  if (isIP(ip) !== 0) return 'it names no host, only a number';
  return hostname.includes('.') ? null : 'it is in a private network';
}

/** Looks a name up as usual, and fails where it leads into a private network: a name may lead elsewhere each time. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    if (open.length === 0) return callback(new PrivateNetwork(), '', 0);
    answer(open, options.all === true, callback);
  });
};

function answer(
  found: readonly LookupAddress[],
  isAll: boolean,
  callback: Parameters<LookupFunction>[2],
): void {
  const [first] = found;
  if (isAll) callback(null, [...found]);
  else callback(null, first?.address ?? '', first?.family ?? 0);
}

class PrivateNetwork extends Error {
  override readonly name = 'PrivateNetwork';

  constructor() {
    super('the address leads into a private network');
  }
}
