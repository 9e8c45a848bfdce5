import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where nobody can tell where a request comes from: its socket has gone, or a proxy names no address. */
export const NOWHERE = 'nowhere';

/** What limits count by: an address, or the /64 that one home or phone has for itself where addresses are IPv6. */
export const networkOf = (request: Pick<FastifyRequest, 'ip'>): string =>
  networkOfAddress(request.ip);

/** The same before Fastify has seen a request: the address that the outermost of the trusted proxies has written. */
export function networkOfMessage(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedHops: number,
): string {
  if (trustedHops === 0) return networkOfAddress(socket.remoteAddress);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
  const named = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const chain = [...named, socket.remoteAddress];
  return networkOfAddress(chain.at(-1 - trustedHops) ?? chain[0]);
}

export function networkOfAddress(address: string | undefined): string {
  const [ip = ''] = (address ?? '').split('%'); // without the zone of a link
  const kind = isIP(ip);
  if (kind === 0) return NOWHERE;
  if (kind === 4) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it was abbreviated. */
function groupsOf(ip: string): readonly number[] {
  const [front = '', back = ''] = ip.split('::').map(withoutDots);
  const head = numbersIn(front);
  const tail = numbersIn(back);
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const numbersIn = (text: string): readonly number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** The last 32 bits may be written as an IPv4 address. */
const withoutDots = (text: string): string =>
  text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

const bytesOf = (group: number): readonly number[] => [group >> 8, group & 0xff];
