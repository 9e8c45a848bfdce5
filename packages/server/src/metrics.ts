import type { Figures } from '@fathom/host';
import type { SiteReadings } from './site/index.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, for its operator. Nothing here may be labelled by what only some may know. */
export interface Metrics extends Figures {
  readonly thought: (game: string, millis: number) => void;
  readonly connected: (change: 1 | -1) => void;
  readonly observeMatches: (count: () => Readonly<Record<string, number>>) => void;
  /** Where this server is one node of several. */
  readonly observeSite: (read: () => SiteReadings) => void;
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
    appending: () => performance.now(),
    appended: (since) => appends.observe(performance.now() - since),
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
    observeSite: (read) => observeSite(registry, read),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

interface SiteFigure {
  readonly name: string;
  readonly help: string;
  readonly of: (readings: SiteReadings) => number | boolean;
}

const SITE_GAUGES: readonly SiteFigure[] = [
  { name: 'nodes', help: 'Nodes that live, as this one sees it', of: ({ nodes }) => nodes },
  {
    name: 'matches',
    help: 'Matches in memory that other nodes may have, too',
    of: ({ matches }) => matches,
  },
  { name: 'leases', help: 'Matches for which this node acts', of: ({ leases }) => leases },
  {
    name: 'beat_age_milliseconds',
    help: 'Time since the last heartbeat that got through was sent',
    of: ({ beatAge }) => beatAge,
  },
  {
    name: 'beat_round_trip_milliseconds',
    help: 'Time that the last heartbeat took',
    of: ({ beatRoundTrip }) => beatRoundTrip,
  },
  {
    name: 'clock_offset_milliseconds',
    help: 'How far the clock of this machine is behind that of the database',
    of: ({ clockOffset }) => clockOffset,
  },
  {
    name: 'postgres_connected',
    help: '1: the database answers',
    of: ({ hasPostgres }) => hasPostgres,
  },
  { name: 'bus_connected', help: '1: the bus answers', of: ({ hasBus }) => hasBus },
];
const SITE_COUNTERS: readonly SiteFigure[] = [
  { name: 'pokes_sent_total', help: 'Pokes sent to other nodes', of: ({ pokesSent }) => pokesSent },
  {
    name: 'pokes_heard_total',
    help: 'Pokes heard from other nodes',
    of: ({ pokesHeard }) => pokesHeard,
  },
  {
    name: 'rows_caught_up_total',
    help: 'Rows found in the database before a poke told of them',
    of: ({ rowsCaughtUp }) => rowsCaughtUp,
  },
  {
    name: 'takeovers_total',
    help: 'Matches taken from nodes that were gone',
    of: ({ takeovers }) => takeovers,
  },
  {
    name: 'lapses_total',
    help: 'Times that others might have taken this node for gone',
    of: ({ lapses }) => lapses,
  },
];

function observeSite(registry: Registry, read: () => SiteReadings): void {
  for (const { name, help, of } of SITE_GAUGES) {
    const gauge: Gauge = new Gauge({
      name: `fathom_site_${name}`,
      help,
      registers: [registry],
      collect: () => gauge.set(Number(of(read()))),
    });
  }
  for (const { name, help, of } of SITE_COUNTERS) {
    const counter: Counter = new Counter({
      name: `fathom_site_${name}`,
      help,
      registers: [registry],
      collect: () => {
        counter.reset();
        counter.inc(Number(of(read())));
      },
    });
  }
}
