import { buildWebIfStale } from '../../../scripts/web-build.ts';
import { startServer } from './people/server.ts';

/** One server for all tests that do not need to break theirs. FATHOM_WEB names another built client to test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['FATHOM_WEB'] === undefined) buildWebIfStale();
  const server = await startServer();
  process.env['FATHOM_URL'] = server.url;
  return server.stop;
}
