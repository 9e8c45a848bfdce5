import type { SizeResult } from '../trial/measure.ts';
import type { Aim, Measured } from './results.ts';

/** What the benchmark is for, as far as this run measured it. */
export const aimsOf = ({ rules, belief, server, crews }: Measured): Aim[] => [
  ...(rules === null
    ? []
    : [atLeast('rules: playouts, times boardgame.io', 20, rules.ratios.playouts)]),
  ...(belief === null ? [] : [atMost('belief: mean update, ms', 0.1, belief.updates.mean)]),
  ...(server?.sizes.flatMap(aimsOfSize) ?? []),
  ...(crews === null ? [] : [atMost('crews: bytes a move and client', 1000, crews.bytesPerUpdate)]),
];

interface Over {
  readonly name: string;
  readonly label: string;
  readonly aim: number;
}

const SPEED_OVER: readonly Over[] = [
  { name: 'durable-relay', label: 'the durable relay', aim: 0.7 },
  { name: 'boardgame', label: 'boardgame.io', aim: 5 },
  { name: 'colyseus', label: 'Colyseus', aim: 1 },
];
const MANY = 1000; // matches: with so many, waiting is judged too
const MOST_P99 = 1.5; // times the durable relay's

function aimsOfSize({ matches, ratios, p99Ratios }: SizeResult): Aim[] {
  const of = `server: ${matches} matches,`;
  const aims = SPEED_OVER.flatMap(({ name, label, aim }) =>
    known(ratios[name], (got) => atLeast(`${of} moves/s, times ${label}`, aim, got)),
  );
  if (matches < MANY) return aims;
  const wait = (got: number): Aim => atMost(`${of} p99, times the durable relay`, MOST_P99, got);
  return [...aims, ...known(p99Ratios['durable-relay'], wait)];
}

/** Nothing is said of what took no part in the run. */
const known = (got: number | undefined, aim: (got: number) => Aim): Aim[] =>
  got === undefined ? [] : [aim(got)];

export const atLeast = (what: string, aim: number, got: number): Aim => ({
  what,
  kind: 'at least',
  aim,
  got,
  met: got >= aim,
});

export const atMost = (what: string, aim: number, got: number): Aim => ({
  what,
  kind: 'at most',
  aim,
  got,
  met: got <= aim,
});
