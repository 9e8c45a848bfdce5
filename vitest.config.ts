import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { rulesPlugin } from './packages/web/src/rules/rules-plugin.ts';

const POSTGRES = join(import.meta.dirname, 'packages/server/test/postgres/shared-postgres.ts');
const TESTS = 'packages/**/test/**/*.test.ts';
/** They put something in the place of a module of ours, which no other file may see. */
const REPLACING_MODULES = ['packages/games/captain-sonar/test/belief.test.ts'];

/**
 * They start servers and wait for them longer than they reckon, the longest first: the browser tests, which run beside them, fill the
 * time. What only reckons comes after it, and has a core for each worker once the browsers are done.
 */
const WAITING = [
  'packages/server/test/cluster.test.ts',
  'packages/server/test/attack/',
  'packages/server/test/crash.test.ts',
  'packages/server/test/process/',
  'packages/server/test/site/',
  'packages/server/test/postgres/',
  'packages/server/test/people/several-servers.test.ts',
  'packages/server/test/store/postgres-',
];

const rankOf = ({ project, moduleId }: TestSpecification): number => {
  if (project.config.isolate) return -1; // as ever: they share no worker with the others
  const place = WAITING.findIndex((path) => moduleId.includes(path));
  return place < 0 ? WAITING.length : place;
};

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

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
    sequence: { sequencer: WaitingFirst },
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
