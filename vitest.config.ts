import { defineConfig } from 'vitest/config';
import { rulesPlugin } from './packages/web/src/rules/rules-plugin.ts';

export default defineConfig({
  plugins: [rulesPlugin()],
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 60_000,
    maxWorkers: '100%', // without it one core of two stands idle
    reporters: ['default'],
  },
});
