import type { Aim, Results } from './results.ts';

type Measured = Pick<Results, 'rules' | 'belief' | 'server' | 'crews'>;

const OVER: readonly { readonly name: string; readonly label: string; readonly aim: number }[] = [
  { name: 'boardgame', label: 'boardgame.io', aim: 3 },
  { name: 'colyseus', label: 'Colyseus', aim: 1 },
  { name: 'echo', label: 'a bare echo', aim: 0.5 },
];
const MOST_BELIEF = 0.1; // milliseconds
const MOST_BYTES = 1000;

/** What the benchmark is for, as far as this run measured it. */
export function aimsOf({ rules, belief, server, crews }: Measured): Aim[] {
  const aims: Aim[] = [];
  if (rules !== null)
    aims.push(atLeast('rules: playouts, times boardgame.io', 20, rules.ratios.playouts));
  if (belief !== null) {
    const got = belief.updates.mean;
    const what = 'belief: mean update, ms (at most)';
    aims.push({ what, aim: MOST_BELIEF, got, met: got <= MOST_BELIEF });
  }
  for (const { matches, ratios } of server?.sizes ?? [])
    for (const { name, label, aim } of OVER)
      aims.push(atLeast(`server: ${matches} matches, times ${label}`, aim, ratios[name] ?? 0));
  if (crews !== null) {
    const got = crews.bytesPerUpdate;
    const what = 'crews: bytes a move and client (at most)';
    aims.push({ what, aim: MOST_BYTES, got, met: got <= MOST_BYTES });
  }
  return aims;
}

const atLeast = (what: string, aim: number, got: number): Aim => ({
  what,
  aim,
  got,
  met: got >= aim,
});
