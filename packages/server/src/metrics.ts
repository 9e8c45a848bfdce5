import type { Figures } from '@fathom/host';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, for its operator. Nothing here may be labelled by what only some may know. */
export interface Metrics extends Figures {
  readonly thought: (game: string, millis: number) => void;
  readonly connected: (change: 1 | -1) => void;
  readonly observeMatches: (count: () => Readonly<Record<string, number>>) => void;
  readonly render: () => Promise<string>;
  readonly contentType: string;
}

const LATENCIES = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1000]; // milliseconds

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const taken = new Map<string, Map<string, number>>(); // by game and type; labels would be read anew for each input
  const inputs = new Counter({
    name: 'fathom_inputs_total',
    help: 'Inputs taken into a log, by game and type',
    labelNames: ['game', 'type'],
    registers,
    collect: () => {
      inputs.reset();
      for (const [game, types] of taken)
        for (const [type, count] of types) inputs.inc({ game, type }, count);
    },
  });
  const refusals = new Counter({
    name: 'fathom_refusals_total',
    help: 'Inputs refused', // not by code: it would tell what somebody tried in secret
    registers,
  });
  const appends = new Histogram({
    name: 'fathom_append_milliseconds',
    help: 'Time until a row was durable',
    buckets: LATENCIES,
    registers,
  });
  const thoughts = new Histogram({
    name: 'fathom_bot_milliseconds',
    help: 'Time a bot took to choose, by game',
    labelNames: ['game'],
    buckets: LATENCIES,
    registers,
  });
  const connections = new Gauge({
    name: 'fathom_connections',
    help: 'Open sockets',
    registers,
  });
  return {
    taken: (game, type) => {
      const types = taken.get(game) ?? new Map<string, number>();
      types.set(type, (types.get(type) ?? 0) + 1);
      taken.set(game, types);
    },
    refused: () => refusals.inc(),
    appending: () => {
      const began = performance.now();
      return () => appends.observe(performance.now() - began);
    },
    thought: (game, millis) => thoughts.observe({ game }, millis),
    connected: (change) => connections.inc(change),
    observeMatches: (count) => {
      const gauge = new Gauge({
        name: 'fathom_matches',
        help: 'Matches in memory, by status',
        labelNames: ['status'],
        registers,
        collect: () => {
          gauge.reset();
          for (const [status, matches] of Object.entries(count())) gauge.set({ status }, matches);
        },
      });
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
