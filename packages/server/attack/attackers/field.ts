import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import { KINDS } from '../kinds.ts';
import type { Kind, Order, Tally } from '../kinds.ts';
import { quickLuck } from '../luck.ts';
import { openVisitor } from '../visitor.ts';
import type { Answer, Visitor } from '../visitor.ts';
import { openRawSocket } from '../raw/raw-socket.ts';
import type { RawSocket } from '../raw/raw-socket.ts';

/** What attackers of every kind have at hand. */
export interface Field {
  readonly order: Order;
  readonly luck: (position: number) => Rng;
  readonly count: (what: string, by?: number) => void;
  readonly fault: (what: string) => void;
  /** Looks through something the server said for what nobody here may know. */
  readonly watch: (text: string) => void;
  readonly isOver: () => boolean;
  /** What an attack needs first takes nothing from its time. */
  readonly begin: () => void;
  readonly isEnough: (what: string) => boolean; // of what is counted
  readonly from: (index: number) => string; // the attackers' addresses
  readonly visitor: (index: number) => Visitor;
  readonly ask: (visitor: Visitor, line: string, body?: unknown) => Promise<Answer | null>;
  /** null: the server would not have it. */
  readonly open: (options: SocketOptions) => Promise<RawSocket | null>;
  readonly tally: () => Tally;
}
export interface SocketOptions {
  readonly from?: number; // which of the attackers' addresses
  readonly cookie?: string | null;
  readonly reads?: boolean;
  readonly hear?: (text: string) => void;
}

const MOST_SEEDS = 100_000;
const MOST_FAULTS = 20;
const AFTER_REFUSAL = 20; // milliseconds
const HEXADECIMAL = /[0-9a-f]{32,}/g;

/** Each kind of attack has addresses of its own, so that none is weaker for what another has used up. */
const addressOf = (kind: Kind, index: number): string =>
  `127.${FIRST_NETWORK + KINDS.indexOf(kind)}.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;
const FIRST_NETWORK = 20;

export function openField(order: Order): Field {
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  const secrets = new Set(order.secrets);
  const seeds = new Set<string>();
  const from = (index: number): string => addressOf(order.kind, index);
  let until = performance.now() + order.dose.seconds * 1_000;
  const count = (what: string, by = 1): void => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const fault = (what: string): void => {
    if (faults.length < MOST_FAULTS) faults.push(what);
  };
  const watch = (text: string): void => {
    for (const [token] of text.matchAll(HEXADECIMAL))
      if (secrets.has(token)) fault(`a secret of somebody else was in ${text.slice(0, 200)}`);
      else if (token.length === 64 && seeds.size < MOST_SEEDS) seeds.add(token);
  };
  const judge = (line: string, { status, text }: Answer): void => {
    count(`answered ${status}`);
    if (status >= 500 && !isFull(text)) fault(`${line} was answered by ${status} ${text}`);
  };
  return {
    order,
    luck: (position) => quickLuck(order.seed, position),
    count,
    fault,
    watch,
    isOver: () => performance.now() > until,
    begin: () => {
      until = performance.now() + order.dose.seconds * 1_000;
    },
    isEnough: (what) => (counts[what] ?? 0) >= order.dose.times,
    from,
    visitor: (index) => openVisitor(order.address, from(index)),
    ask: async (visitor, line, body) => {
      try {
        const answer = await visitor.ask(line, body);
        judge(line, answer);
        if (!line.endsWith('/export')) watch(answer.text);
        return answer;
      } catch {
        count('not answered');
        return null;
      }
    },
    open: async ({ from: index = 0, cookie = null, reads = true, hear = watch }) => {
      const { address } = order;
      const socket = await openRawSocket({ address, from: from(index), cookie, reads, hear });
      if (typeof socket !== 'number') {
        count('sockets');
        return socket;
      }
      count(`sockets refused by ${socket}`);
      if (socket >= 500) fault(`a socket was refused by ${socket}`);
      await pause(AFTER_REFUSAL);
      return null;
    },
    tally: () => ({ counts, faults, seeds: [...seeds] }),
  };
}

/** A server that says it is full has not failed. */
const isFull = (text: string): boolean => /"code":"\w*[fF]ull\w*"/.test(text);
