import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { rulesPlugin } from './packages/web/src/rules/rules-plugin.ts';

const POSTGRES = join(import.meta.dirname, 'packages/server/test/postgres/shared-postgres.ts');
const TESTS = 'packages/**/test/**/*.test.ts';
/** They put something in the place of a module of ours, which no other file may see. */
const REPLACING_MODULES = ['packages/games/captain-sonar/test/belief.test.ts'];

export default defineConfig({
  plugins: [rulesPlugin()],
  test: {
    // Only to end what hangs: a machine with much else to do must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    globalSetup: existsSync(POSTGRES) ? [POSTGRES] : [], // not in a copy without tests
    maxWorkers: '100%', // without it one core of two stands idle
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [TESTS],
          exclude: ['**/node_modules/**', ...REPLACING_MODULES],
          isolate: false, // what all files load is loaded once a worker: a fifth of the time
        },
      },
      { extends: true, test: { name: 'alone', include: REPLACING_MODULES } },
    ],
  },
});
