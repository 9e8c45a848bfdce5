import { makeFolder, removeFolder } from './children.ts';

export interface Contestant {
  readonly name: string;
  readonly label: string;
  readonly dialect: string;
  readonly entry: URL;
  /** Whether it is given an empty folder to keep its matches in. */
  readonly durable: boolean;
  readonly env: Readonly<Record<string, string>>;
}

const own = (file: string): URL => new URL(`../servers/${file}.ts`, import.meta.url);
const UNLIMITED = '1000000000';

/** Our server as everybody starts it, without the limits that stop a single address. */
export const FATHOM: Contestant = {
  name: 'fathom',
  label: 'Fathom (durable)',
  dialect: 'fathom',
  entry: new URL('../../../packages/server/src/main.ts', import.meta.url),
  durable: true,
  env: {
    PORT: '0',
    HOST: '127.0.0.1',
    FATHOM_CONNECTIONS: UNLIMITED,
    FATHOM_CONNECTIONS_PER_ADDRESS: UNLIMITED,
    FATHOM_MESSAGES_PER_SECOND: UNLIMITED,
    FATHOM_MATCHES_PER_GUEST: UNLIMITED,
    FATHOM_WAITING_PER_GUEST: UNLIMITED,
    FATHOM_MATCHES_PER_ADDRESS: UNLIMITED,
    FATHOM_NEW_MATCHES_PER_MINUTE: UNLIMITED,
    FATHOM_BOT_MATCHES_PER_ADDRESS: UNLIMITED,
    FATHOM_BOT_MATCHES: UNLIMITED,
    FATHOM_MATCHES: UNLIMITED,
    FATHOM_REQUESTS_PER_MINUTE: UNLIMITED,
  },
};

const other = (name: string, label: string): Contestant => ({
  name,
  label,
  dialect: name,
  entry: own(name),
  durable: false,
  env: {},
});

export const CONTESTANTS: readonly Contestant[] = [
  FATHOM,
  { ...other('durable-relay', 'bare ws, durable relay'), dialect: 'relay', durable: true },
  other('boardgame', 'boardgame.io (memory)'),
  other('colyseus', 'Colyseus (memory)'),
  other('relay', 'bare ws, relay to both'),
  other('echo', 'bare ws, echo'),
];

/** The environment of a contestant's process, with a folder that is gone after `work`. */
export async function withData<T>(
  { durable, env }: Contestant,
  work: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if (!durable) return work(env);
  const folder = makeFolder();
  try {
    return await work({ ...env, FATHOM_DATA: folder });
  } finally {
    removeFolder(folder);
  }
}
