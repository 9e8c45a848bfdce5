import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { inlineIconPlugin } from './src/frame/inline-icon-plugin.ts';
import { leanSolidPlugin } from './src/frame/lean-solid-plugin.ts';
import { shellListPlugin } from './src/offline/shell-list-plugin.ts';
import { rulesPlugin } from './src/rules/rules-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** What every page needs, before it is known which. */
const EVERY_PAGE = [
  /node_modules\/solid-js\//,
  /web\/src\/words\/(?:app|limits|said)\.ts$/,
  /web\/src\/net\/(?:api|limits|random|storage)\.ts$/,
  /web\/src\/frame\/(?:announce|current-game|problem|router|routes|sentence|settings)\.tsx?$/,
  /kit\/src\/(?:bad-input|game|words)\.ts$/,
  /protocol\/src\/(?:limits|version)\.ts$/,
];
/** What every table needs, whatever is played there and with whom. */
const EVERY_TABLE = [
  /web\/src\/(?:board|table)\/(?!hex)[a-z-]+\.(?:tsx?|css)$/,
  /web\/src\/words\/table\.ts$/,
  /web\/src\/net\/(?:chat-lines|client-match|match-link)\.ts$/,
  /web\/src\/frame\/(?:absence|act|ask-twice|chat|chat-pane|chat-rooms|elsewhere|leaving)\.(?:tsx?|css)$/,
  /web\/src\/frame\/(?:live-table|log|mutes|names|players|preferences|sound|stations-layout|table|voice)\.(?:tsx?|css)$/,
  /web\/src\/frame\/hint\/hint-(?:button|desk)\.(?:tsx?|css)$/,
  /web\/src\/games\/game-client\.ts$/,
  /kit\/src\/patch\.ts$/,
  /protocol\/src\/match\.ts$/,
];
/** What the boards of Captain Sonar share with their later parts, its options, rules and replays. */
const SONAR_PARTS = [
  /captain-sonar\/src\/(?:actions|chart|hull|legal|panel|refusals|setup|vocabulary)\.ts$/,
  /captain-sonar\/src\/belief\/(?:bitboard|sea)\.ts$/,
  /captain-sonar\/src\/charts\/(?!coastline)/,
  /captain-sonar\/src\/rules\/(?!placing|stop)/,
  /captain-sonar\/src\/words\/(?:chart-faults|charts|client|events|names|refusals|stations|table)\.ts$/,
  /captain-sonar\/components\/(?:components|gauge-state|symbol-icon|system-icon)\./,
  /captain-sonar\/engineer\/(?:engineer\.css|panel-board|wiring)/,
];
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
            { name: 'base', test: oneOf(EVERY_PAGE) },
            { name: 'table', test: oneOf(EVERY_TABLE) },
            { name: 'captain-sonar', test: oneOf(SONAR_PARTS) },
            { name: 'illustrations', test: /web\/src\/games\/[a-z-]+\/illustration\.(?:tsx|css)$/ },
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
