import { createHmac } from 'node:crypto';
import { NO_MATCHES } from '@fathom/host';
import type { NetworkMatches, NetworkRate } from '@fathom/host';
import type { NetworkCounts } from '../limits/network-counts.ts';
import type { Postgres } from '../store/postgres/connection.ts';
import { makeUse, NO_USE, parseUse, sumOfUses } from './network-use.ts';
import type { NetworkUse } from './network-use.ts';
import { FORGET_USES, NETWORKS, OVER } from './statements.ts';
import type { AttendedRow, NetworkRow } from './statements.ts';

/** What limits count by network at all nodes together. */
export interface Networks extends NetworkCounts {
  /** Tells and asks, once for all networks. */
  readonly exchange: () => Promise<void>;
  /** The database has lost what it was told. */
  readonly sayAgain: () => void;
  /** Whoever was here comes to another node, where it must not count twice. */
  readonly drain: () => Promise<void>;
}
export interface NetworksParts {
  readonly postgres: Postgres;
  readonly node: string;
  readonly monotonic: () => number;
}

/** In milliseconds: for so long a network that does nothing is asked about, and remembered. */
const ASKED = 5_000;
const KNOWN = 60_000;
const MOST_KNOWN = 20_000;
const MOST_TOLD = 2_000; // at a time; the others have their turn
const MOST_LOOKED_AT = 500; // open matches, at a time
const HASH_LENGTH = 22; // characters of 6 bits
/** In the place of a network: what a node counts for all together. */
const ALL = '*';

/** A network that was met here lately, or has something open here. */
interface Met {
  readonly name: string;
  readonly hash: string; // all that the database knows of it
  metAt: number;
  readAt: number; // when the others were last asked about it
  sockets: number;
  matches: NetworkMatches;
  readonly done: Map<string, number>; // by the name of the rate
  elsewhere: ReadonlyMap<string, NetworkUse>; // by node
}

/** As in `SharedCounts`. */
interface Watched {
  readonly open: () => Iterable<string>;
  readonly over: (match: string) => void;
}

/** The secret keeps whoever reads the database from trying all addresses. */
export function openNetworks(
  { postgres, node, monotonic }: NetworksParts,
  secret: string,
): Networks {
  const known = new Map<string, Met>();
  const rates = new Map<string, NetworkRate>();
  const changed = new Set<Met>();
  const gone = new Set<string>(); // hashes
  let isExchanging = false;
  let isDrained = false;
  let watched: Watched | null = null;
  let unlooked: string[] = [];

  const hashOf = (network: string): string =>
    network === ALL
      ? ALL
      : createHmac('sha256', secret)
          .update(JSON.stringify(['network', network]))
          .digest('base64url')
          .slice(0, HASH_LENGTH);
  const meet = (network: string): Met => {
    const met = known.get(network) ?? newMet(network, hashOf(network));
    met.metAt = monotonic();
    if (known.size >= MOST_KNOWN && !known.has(network)) return met; // counted here alone
    known.set(network, met);
    changed.add(met);
    gone.delete(met.hash);
    return met;
  };
  const all = meet(ALL);
  const useOf = ({ name, sockets, matches, done }: Met): NetworkUse => ({
    sockets,
    matches,
    rates: Object.fromEntries(
      [...done].map(([rate, amount]) => [
        rate,
        { done: amount, debt: Math.ceil(rates.get(rate)?.debt(name) ?? 0) },
      ]),
    ),
  });
  const take = (met: Met, uses: ReadonlyMap<string, NetworkUse>): void => {
    const before = monotonic() - met.readAt > ASKED ? new Map<string, NetworkUse>() : met.elsewhere;
    met.elsewhere = uses;
    met.readAt = monotonic();
    if (met === all) return;
    for (const [name, rate] of rates) {
      let doneSince = 0;
      let debt = 0; // as nodes know it of which nothing was known here
      for (const [other, { rates: theirs }] of uses) {
        const [now, then] = [theirs[name], before.get(other)?.rates[name]];
        if (now === undefined) continue;
        if (then === undefined || then.done > now.done) debt = Math.max(debt, now.debt);
        else doneSince += now.done - then.done;
      }
      const charged = Math.max(doneSince, debt - rate.debt(met.name));
      if (charged > 0) rate.charge(met.name, charged);
    }
  };
  const forget = (): void => {
    for (const met of known.values()) {
      const isOpen = met.sockets + met.matches.waiting + met.matches.running > 0;
      if (met === all || isOpen || monotonic() - met.metAt < KNOWN) continue;
      known.delete(met.name);
      changed.delete(met);
      gone.add(met.hash);
    }
  };
  const tellAndAsk = async (): Promise<void> => {
    forget();
    const told = [...changed].slice(0, MOST_TOLD);
    const ended = [...gone].slice(0, MOST_TOLD);
    const asked = [...known.values()].filter(
      (met) => met === all || monotonic() - met.metAt < ASKED,
    );
    for (const met of told) changed.delete(met);
    const rows = await postgres
      .query<NetworkRow>(NETWORKS, [
        node,
        [...told.map(({ hash }) => hash), ...ended],
        [...told.map((met) => makeUse(useOf(met))), ...ended.map(() => null)],
        asked.map(({ hash }) => hash),
      ])
      .catch((error: unknown) => {
        for (const met of told) changed.add(met);
        throw error;
      });
    for (const hash of ended) gone.delete(hash);
    const uses = new Map(asked.map(({ hash }) => [hash, new Map<string, NetworkUse>()]));
    for (const row of rows) {
      const use = parseUse(row.use);
      if (use !== null) uses.get(row.network)?.set(row.node, use);
    }
    for (const met of asked) take(met, uses.get(met.hash) ?? new Map());
  };
  const lookAtOpen = async (): Promise<void> => {
    if (watched === null) return;
    const { open, over } = watched;
    if (unlooked.length === 0) unlooked = [...open()];
    const matches = unlooked.splice(-MOST_LOOKED_AT);
    if (matches.length === 0) return;
    for (const { match } of await postgres.query<AttendedRow>(OVER, [matches])) over(match);
  };
  const aloneHere = (): readonly string[] =>
    [...known.values()].filter((met) => met !== all).flatMap(({ matches }) => matches.botsAlone);
  return {
    tellSockets: (network, open) => {
      meet(network).sockets = open;
    },
    socketsElsewhere: (network) => sumOfUses(meet(network).elsewhere.values()).sockets,
    tellMatches: (network, matches) => {
      const met = meet(network);
      const hadBots = met.matches.botsAlone.length > 0;
      met.matches = matches;
      if (!hadBots && matches.botsAlone.length === 0) return;
      all.matches = { ...NO_MATCHES, botsAlone: aloneHere() };
      changed.add(all);
    },
    matchesElsewhere: (network) => sumOfUses(meet(network).elsewhere.values()).matches,
    botsAloneElsewhere: () => new Set(sumOfUses(all.elsewhere.values()).matches.botsAlone),
    watchMatches: (open, over) => {
      watched = { open, over };
    },
    shareRate: (name, rate) => {
      rates.set(name, rate);
      return (network, amount) => {
        const { done } = meet(network);
        done.set(name, (done.get(name) ?? 0) + amount);
      };
    },
    exchange: async () => {
      if (isExchanging || isDrained) return;
      isExchanging = true;
      await Promise.all([tellAndAsk(), lookAtOpen()]).catch(() => undefined);
      isExchanging = false;
    },
    sayAgain: () => {
      for (const met of known.values()) changed.add(met);
    },
    drain: async () => {
      isDrained = true;
      await postgres.query(FORGET_USES, [node]);
    },
  };
}

const newMet = (name: string, hash: string): Met => ({
  name,
  hash,
  metAt: 0,
  readAt: Number.NEGATIVE_INFINITY,
  sockets: 0,
  matches: NO_USE.matches,
  done: new Map(),
  elsewhere: new Map(),
});
