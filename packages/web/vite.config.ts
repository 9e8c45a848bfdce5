import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { inlineIconPlugin } from './src/frame/inline-icon-plugin.ts';
import { leanPreloadPlugin } from './src/frame/lean-preload-plugin.ts';
import { leanSolidPlugin } from './src/frame/lean-solid-plugin.ts';
import { noCirclesPlugin } from './src/frame/no-circles-plugin.ts';
import { shellListPlugin } from './src/offline/shell-list-plugin.ts';
import { rulesPlugin } from './src/rules/rules-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** What every page and every table needs, whatever is played there: one file, which is there before it is known which. */
const EVERYWHERE = [
  /node_modules\/solid-js\//,
  /vite\/preload-helper/,
  /web\/src\/(?:main|app)\.tsx$/,
  /web\/src\/(?:board|table)\/(?!hex)/,
  /web\/src\/bots\/(?:bot-face|bot-portrait|bots|face-parts|ranked|stripes)\./,
  /web\/src\/games\/(?:game-client|web-games)\.ts$/,
  /web\/src\/net\//,
  /web\/src\/(?:own\/own-count|lobby\/seek-state)\.ts$/,
  /web\/src\/account\/(?:account-link|me)\.tsx?$/,
  /web\/src\/people-menu\/seat-person-menu\.tsx$/,
  /web\/src\/notices\/notices-link\.tsx$/,
  /web\/src\/pages\/match-page\.tsx$/,
  /web\/src\/words\/(?:account-marks|app|as-words|bots|limits|said|table)\.ts$/,
  /web\/src\/(?:tokens\.css|frame\/(?:base|people\/person-name|table|talk\/chat)\.css)$/,
  /web\/src\/frame\/(?!end\/(?:afterwards|end-)|hint\/(?:adviser|advise|hint-panel|hint-worker)|invitation|keys\/keys-help|moments\/moment-stage|people\/(?:absence|absent|late-view|relief|surrender|watcher)|sing\.|stations\.|talk\/(?:chat-fault|chat-lines|talk-ways)|time-off)[a-z-/]+\.tsx?$/,
  /games\/(?:[a-z-]+\/src\/card|src\/catalogue)\.ts$/,
  /kit\/src\/(?:bad-input|foresee|game|modes|patch|words)\.ts$/,
  /protocol\/src\/(?:limits|match|server-message|version)\.ts$/,
];
/** What the table of Depth Charge shares with its later parts, its options, rules and replays. */
const CHARGE_PARTS = [
  /depth-charge\/src\/(?:board|foresee|legal|vocabulary)\.ts$/,
  /depth-charge\/src\/rules\//,
  /depth-charge\/src\/words\/(?:client|distances|events|screen|sides|squares|why-not)\.ts$/,
  /web\/src\/games\/depth-charge\/(?:index|moments|prompt|standing)\./,
  /web\/src\/games\/depth-charge\/(?:actions\/(?!turn)|desk\/(?!knowledge)|paper\/paper)/,
  /web\/src\/games\/depth-charge\/chart\/(?!advised|distances|effects|last-turn|marks|overlays|pings|reachable|shown-later)/,
];
/** What the boards of Captain Sonar share with their later parts, its options, rules and replays. */
const SONAR_PARTS = [
  /captain-sonar\/src\/(?:actions|chart|foresee|hull|legal|panel|refusals|setup|track|vocabulary)\.ts$/,
  /captain-sonar\/src\/belief\/(?:bitboard|sea|shifts)\.ts$/,
  /captain-sonar\/src\/charts\/(?!drawing)/,
  /captain-sonar\/src\/rules\//,
  /captain-sonar\/src\/words\/(?:calls|chart-faults|charts|client|events|names|sheet|stations|table)\.ts$/,
  /web\/src\/games\/captain-sonar\/calls\/(?:crew-calls|sayings)\./,
  /web\/src\/games\/captain-sonar\/captain\/(?!answer|asked|compass|confirm|decoy|silence|system|why)/,
  /web\/src\/games\/captain-sonar\/chart\/(?!earlier-routes|effects|overlays|track|wrecks)/,
  /web\/src\/games\/captain-sonar\/components\/(?!chart-picture)/,
  /web\/src\/games\/captain-sonar\/desk\/(?!believing|facts)/,
  /web\/src\/games\/captain-sonar\/first-mate\/(?!launching|sector-map)/,
  /web\/src\/games\/captain-sonar\/engineer\/(?!about-symbol)/,
  /web\/src\/games\/captain-sonar\/radio\/(?:heard-courses|radio\.|radio-station|sheet-tabs)/,
  /web\/src\/games\/captain-sonar\/(?:crew-standing|prompt|sounds|station|stations|strip|table|index|moments)\./,
];
/** What the table of Search Diver shares with its later parts, its options and rules. */
const DIVER_PARTS = [
  /search-diver\/src\/(?:chart|compare|foresee|hex|legal|lookup|odds|plan|refusals|setup|state|tables|turning-point|vocabulary)\.ts$/,
  /search-diver\/src\/(?:charts|rules)\//,
  /search-diver\/src\/words\/(?:client|ending|events|lastly|names|odds|options|plain|prompts|refusals|screen|why-not)\.ts$/,
  /web\/src\/board\/hex/,
  /web\/src\/games\/search-diver\/(?:index|prompt|shown-tables|table|units)\./,
  /web\/src\/games\/search-diver\/(?:desk|parts|track)\//,
  /web\/src\/games\/search-diver\/chart\/(?!chart-signs)/,
  /web\/src\/games\/search-diver\/planner\/(?!dive-tables|last-roll|lists|profile)/,
  /web\/src\/games\/search-diver\/(?:end\/dive-log|moments\/moments\.tsx)/,
];
/** What the table of Dark Water Salvage shares with its later parts, its options, rules and replays. */
const SALVAGE_PARTS = [
  /dark-water-salvage\/src\/(?:belief|foresee|grid|refusals|setup|state|vocabulary)\.ts$/,
  /dark-water-salvage\/src\/(?:belief|content)\//,
  /dark-water-salvage\/src\/aids\/(?:answers|bids|rivals|standings|turning-point)\.ts$/,
  /dark-water-salvage\/src\/rules\/(?:attempts|cities|end|loans|locate|loop|move|research|salvage|table)\.ts$/,
  /dark-water-salvage\/src\/words\/(?:aids|boards|client|events|lead|moments|prompts|sheets|standings|terms|why-not)\.ts$/,
  /web\/src\/games\/dark-water-salvage\/(?:books|ending|index|lastly|later-parts|lead|parts|prompt|round-strip|standing|table)\./,
  /web\/src\/games\/dark-water-salvage\/ledger\.css$/,
  /web\/src\/games\/dark-water-salvage\/actions\/(?:action-panel|actions|keys|loan-)/,
  /web\/src\/games\/dark-water-salvage\/chart\/(?:chart|lake-map|pieces|region-facts|salvage-chart|sheet-layer)\./,
  /web\/src\/games\/dark-water-salvage\/(?:desk|wrecks)\//,
  /web\/src\/games\/dark-water-salvage\/moments\/moment-of/,
];
/** What the lobby shows at once, and shares with the pages around it. */
const LOBBY_PARTS = [
  /games\/(?:src\/list-words|[a-z-]+\/src\/words\/list)\.ts$/,
  /web\/src\/games\/list-words\.ts$/,
  /web\/src\/lobby\/(?:game-card|lobby|name-field|plan-address|remembered|table-list)\./,
  /web\/src\/own\/(?:crowd|loaded|own-api|own-ids)\.ts$/,
  /web\/src\/words\/(?:clocks|crowd|lobby)\.ts$/,
];
/** What every page asks for once it is there. */
const WATCH = /web\/src\/own\/(?:watch-own|favicon)\.ts$/;
const oneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

const config: UserConfig = defineConfig({
  plugins: [
    solid(),
    leanSolidPlugin(),
    leanPreloadPlugin(),
    inlineIconPlugin(),
    noCirclesPlugin(),
    shellListPlugin(),
    rulesPlugin(),
  ],
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
            { name: 'depth-charge', test: oneOf(CHARGE_PARTS) },
            { name: 'captain-sonar', test: oneOf(SONAR_PARTS) },
            { name: 'dark-water-salvage', test: oneOf(SALVAGE_PARTS) },
            { name: 'search-diver', test: oneOf(DIVER_PARTS) },
            { name: 'lobby', test: oneOf(LOBBY_PARTS) },
            { name: 'watch-own', test: WATCH },
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
