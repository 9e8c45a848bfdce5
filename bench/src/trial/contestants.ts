import { makeFolder, removeFolder } from './children.ts';

export interface Contestant {
  readonly name: string; // also its dialect
  readonly label: string;
  readonly entry: URL;
  /** What its process finds in its environment; made anew for each start. */
  readonly env?: () => Readonly<Record<string, string>>;
  readonly after?: () => void;
}

const own = (file: string): URL => new URL(`../servers/${file}.ts`, import.meta.url);
const UNLIMITED = '1000000000';
let folder: string | null = null;

/** Our server as everybody starts it, with an empty data folder and without the limits that stop a single address. */
const fathom: Contestant = {
  name: 'fathom',
  label: 'Fathom (durable)',
  entry: new URL('../../../packages/server/src/main.ts', import.meta.url),
  env: () => {
    folder = makeFolder();
    return {
      PORT: '0',
      HOST: '127.0.0.1',
      FATHOM_DATA: folder,
      FATHOM_CONNECTIONS_PER_ADDRESS: UNLIMITED,
      FATHOM_MESSAGES_PER_SECOND: UNLIMITED,
      FATHOM_MATCHES_PER_GUEST: UNLIMITED,
      FATHOM_MATCHES_PER_ADDRESS: UNLIMITED,
      FATHOM_NEW_MATCHES_PER_MINUTE: UNLIMITED,
      FATHOM_BOT_MATCHES_PER_ADDRESS: UNLIMITED,
      FATHOM_BOT_MATCHES: UNLIMITED,
      FATHOM_MATCHES: UNLIMITED,
      FATHOM_REQUESTS_PER_MINUTE: UNLIMITED,
    };
  },
  after: () => {
    if (folder !== null) removeFolder(folder);
    folder = null;
  },
};

export const CONTESTANTS: readonly Contestant[] = [
  fathom,
  { name: 'boardgame', label: 'boardgame.io (memory)', entry: own('boardgame') },
  { name: 'colyseus', label: 'Colyseus (memory)', entry: own('colyseus') },
  { name: 'relay', label: 'bare ws, relay to both', entry: own('relay') },
  { name: 'echo', label: 'bare ws, echo', entry: own('echo') },
];
