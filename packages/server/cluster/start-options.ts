import { resolve } from 'node:path';
import { BadOptions, readValues, whole } from '../programs/options.ts';

export interface StartOptions {
  readonly nodes: number;
  readonly host: string;
  readonly port: number;
  readonly folder: string;
}

const MOST_NODES = 16;
const MOST_PORT = 65_535;

export const HELP = `Starts a whole site on this machine: Postgres, NATS, several nodes and a reverse proxy in front of them.

  npm run cluster -- [--nodes N] [--port P] [--host H] [--data FOLDER]

  --nodes N       how many nodes (3)
  --port P        of the one address people come to (8080)
  --host H        to listen on (127.0.0.1)
  --data FOLDER   where the database is kept between runs (data-cluster)
  --help          this text

Ctrl-C stops everything. Settings of the server (FATHOM_LOG, FATHOM_MATCHES …) are handed on to the nodes.
Exit code 0: it was stopped. 1: something could not be started. 2: the options make no sense.`;

/** null: only help was asked for. */
export function readStartOptions(args: readonly string[]): StartOptions | null {
  const values = readValues(args, { texts: ['nodes', 'port', 'host', 'data'] });
  if (values === null) return null;
  return {
    nodes: atMost(MOST_NODES, 'nodes', values.nodes ?? '3'),
    port: atMost(MOST_PORT, 'port', values.port ?? '8080'),
    host: values.host ?? '127.0.0.1',
    folder: resolve(values.data ?? 'data-cluster'),
  };
}

function atMost(most: number, name: string, text: string): number {
  const number = whole(name, text);
  if (number > most) throw new BadOptions(`--${name} is "${text}"; it should be ${most} at most`);
  return number;
}
