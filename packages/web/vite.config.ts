import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { shellListPlugin } from './src/offline/shell-list-plugin.ts';
import { rulesPlugin } from './src/rules/rules-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** What every table needs, whoever it is played with. */
const TABLE_PARTS =
  /web\/src\/(?:table\/|words\/table\.ts|frame\/(?:names|problem|sound|stations-layout|voice)\.)/;
/** What every page needs that asks the server for something. */
const NET_PARTS =
  /(?:web\/src\/net\/(?:api|random)|protocol\/src\/limits|kit\/src\/(?:bad-input|game))\.ts$/;

const config: UserConfig = defineConfig({
  plugins: [solid(), shellListPlugin(), rulesPlugin()],
  worker: { format: 'es' }, // so that a worker, too, loads the rules of one game only
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // inline script: the content security policy forbids it
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        // A service worker keeps its address for good.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Pages share these, each a few of them: left alone, nearly every one would be a file of its own.
        codeSplitting: {
          groups: [
            { name: 'table', test: TABLE_PARTS, includeDependenciesRecursively: false },
            { name: 'net', test: NET_PARTS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});

export default config;
