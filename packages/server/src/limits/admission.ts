import type { MetLimit } from '@fathom/protocol';
import { byNetwork } from './by-network.ts';
import { openBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { NETWORKS_ALONE } from './network-counts.ts';
import type { NetworkCounts } from './network-counts.ts';

/** What a socket holds up that its client does not read. */
export interface Holding {
  readonly bufferedAmount: number; // bytes
}

/** Who may open a socket: it counts those that are open, how fast they come, and who was cut off. */
export interface Admission {
  /** Why a network may not open one more just now; null: it may. */
  readonly refusal: (network: string, now: number) => MetLimit | null;
  readonly enter: (network: string, socket: Holding, now: number) => void;
  readonly leave: (network: string, socket: Holding) => void;
  /** A socket of that network had to be cut off: who comes back to do it again waits longer each time. */
  readonly noteCut: (network: string, now: number) => void;
  /** Bytes that wait for all the sockets of a network. */
  readonly unsentTo: (network: string) => number;
}
export interface AdmissionLimits {
  readonly connections: number; // in all
  readonly connectionsPerAddress: number;
}

const FREE_CUTS = 3; // a mistake is nobody's habit
const LONGEST_WAIT = 60; // seconds
const FORGIVEN_AFTER = 60_000; // milliseconds without another cut, once the wait is over
const OPEN_AGAIN = 10; // seconds: nobody knows when one of the others will close
const GONE_AGAIN = 3; // another node may be gone with those that were open there
const FULL_AGAIN = 30;
const REFILL = 16; // seconds in which a network may open as many as it may have open

interface Conduct {
  readonly opening: Bucket;
  cuts: number;
  barredUntil: number;
}

export function openAdmission(
  { connections, connectionsPerAddress }: AdmissionLimits,
  counts: NetworkCounts = NETWORKS_ALONE,
): Admission {
  const records = byNetwork((): Conduct => ({
    opening: openBucket({
      burst: connectionsPerAddress,
      perSecond: connectionsPerAddress / REFILL,
    }),
    cuts: 0,
    barredUntil: 0,
  }));
  const open = new Map<string, Set<Holding>>();
  let inAll = 0;
  const tellOpened = counts.shareRate('opening', {
    debt: (network) => records.of(network).opening.debt(performance.now()),
    charge: (network, opened) => records.of(network).opening.charge(performance.now(), opened),
  });
  const openFrom = (network: string): number => open.get(network)?.size ?? 0;
  return {
    refusal: (network, now) => {
      const { opening, barredUntil } = records.of(network);
      if (now < barredUntil)
        return { what: 'cutOff', seconds: Math.ceil((barredUntil - now) / 1000) };
      if (openFrom(network) >= connectionsPerAddress) return { what: 'open', seconds: OPEN_AGAIN };
      if (openFrom(network) + counts.socketsElsewhere(network) >= connectionsPerAddress)
        return { what: 'open', seconds: GONE_AGAIN };
      const seconds = opening.secondsUntil(now);
      if (seconds > 0) return { what: 'opening', seconds };
      return inAll >= connections ? { what: 'server', seconds: FULL_AGAIN } : null;
    },
    enter: (network, socket, now) => {
      records.of(network).opening.take(now);
      const sockets = open.get(network) ?? new Set();
      open.set(network, sockets.add(socket));
      inAll += 1;
      tellOpened(network, 1);
      counts.tellSockets(network, sockets.size);
    },
    leave: (network, socket) => {
      const sockets = open.get(network);
      if (sockets?.delete(socket) !== true) return;
      inAll -= 1;
      if (sockets.size === 0) open.delete(network);
      counts.tellSockets(network, sockets.size);
    },
    noteCut: (network, now) => {
      const record = records.of(network);
      if (now > record.barredUntil + FORGIVEN_AFTER) record.cuts = 0;
      record.cuts += 1;
      const wait = record.cuts > FREE_CUTS ? 2 ** (record.cuts - FREE_CUTS) : 0;
      record.barredUntil = now + Math.min(LONGEST_WAIT, wait) * 1000;
    },
    unsentTo: (network) => {
      let bytes = 0;
      for (const { bufferedAmount } of open.get(network) ?? []) bytes += bufferedAmount;
      return bytes;
    },
  };
}
