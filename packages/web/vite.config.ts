import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { inlineIconPlugin } from './src/frame/inline-icon-plugin.ts';
import { leanSolidPlugin } from './src/frame/lean-solid-plugin.ts';
import { shellListPlugin } from './src/offline/shell-list-plugin.ts';
import { rulesPlugin } from './src/rules/rules-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** What every page and every table needs, whatever is played there: one file, which is there before it is known which. */
const EVERYWHERE = [
  /node_modules\/solid-js\//,
  /vite\/preload-helper/,
  /web\/src\/(?:main|app)\.tsx$/,
  /web\/src\/(?:board|table)\/(?!hex)/,
  /web\/src\/games\/(?:game-client|web-games)\.ts$/,
  /web\/src\/net\//,
  /web\/src\/pages\/match-page\.tsx$/,
  /web\/src\/words\/(?:app|limits|said|table)\.ts$/,
  /web\/src\/(?:tokens\.css|frame\/(?:base|chat|table)\.css)$/,
  /web\/src\/frame\/(?!afterwards|chat-fault|invitation|relief|sing\.|stations\.|surrender|hint\/(?:adviser|advise|hint-panel|hint-worker))[a-z-/]+\.tsx?$/,
  /games\/(?:[a-z-]+\/src\/card|src\/catalogue)\.ts$/,
  /kit\/src\/(?:bad-input|foresee|game|patch|words)\.ts$/,
  /protocol\/src\/(?:limits|match|version)\.ts$/,
];
/** What the boards of Captain Sonar share with their later parts, its options, rules and replays. */
const SONAR_PARTS = [
  /captain-sonar\/src\/(?:actions|chart|foresee|hull|legal|panel|refusals|setup|vocabulary)\.ts$/,
  /captain-sonar\/src\/belief\/(?:bitboard|sea|shifts)\.ts$/,
  /captain-sonar\/src\/charts\/(?!coastline)/,
  /captain-sonar\/src\/rules\//,
  /captain-sonar\/src\/words\/(?:chart-faults|charts|client|events|names|refusals|stations|table)\.ts$/,
  /web\/src\/games\/captain-sonar\/captain\/(?!answer|asked|confirm)/,
  /web\/src\/games\/captain-sonar\/chart\/(?!overlays)/,
  /web\/src\/games\/captain-sonar\/components\/(?!chart-picture)/,
  /web\/src\/games\/captain-sonar\/desk\/(?!believing)/,
  /web\/src\/games\/captain-sonar\/first-mate\/(?!sector-map)/,
  /web\/src\/games\/captain-sonar\/(?:engineer|radio)\//,
  /web\/src\/games\/captain-sonar\/(?:crew-standing|prompt|sounds|station|stations|strip|table)\./,
];
/** What the lobby shares with the pages where matches are made. */
const LOBBY_PARTS = /web\/src\/(?:words\/lobby|lobby\/(?:name-field|seat-plan))\./;
const oneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

const config: UserConfig = defineConfig({
  plugins: [solid(), leanSolidPlugin(), inlineIconPlugin(), shellListPlugin(), rulesPlugin()],
  worker: {
    format: 'es', // so that a worker, too, loads the rules of one game only
    rolldownOptions: {
      output: {
        // Apart from the files of pages: the server gives these the headers of a world of their own.
        entryFileNames: 'workers/[name]-[hash].js',
        chunkFileNames: 'workers/[name]-[hash].js',
      },
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // inline script: the content security policy forbids it
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        // A service worker keeps its address for good.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Left alone, nearly every module that two pages share would be a file of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'app', test: oneOf(EVERYWHERE) },
            { name: 'captain-sonar', test: oneOf(SONAR_PARTS) },
            { name: 'lobby', test: LOBBY_PARTS },
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
