import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { firstFilesPlugin } from './src/frame/first-files-plugin.ts';
import { inlineIconPlugin } from './src/frame/inline-icon-plugin.ts';
import { inlineRuntimePlugin } from './src/frame/inline-runtime-plugin.ts';
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
  /web\/src\/games\/(?:game-client|named-game)\.ts$/,
  /web\/src\/net\//,
  /web\/src\/(?:own\/own-count|lobby\/seek-state)\.ts$/,
  /web\/src\/account\/(?:account-link|me)\.tsx?$/,
  /web\/src\/people-menu\/seat-person-menu\.tsx$/,
  /web\/src\/notices\/notices-link\.tsx$/,
  /web\/src\/pages\/(?:match-page|no-match)\.tsx$/,
  /web\/src\/words\/(?:account-marks|app|as-words|bots|limits|said|table)\.ts$/,
  /web\/src\/(?:tokens\.css|frame\/(?:base|people\/person-name|table|talk\/chat)\.css)$/,
  /web\/src\/frame\/(?!company-parts|end\/(?:afterwards|end-)|hint\/(?:adviser|advise|hint-panel|hint-worker)|invitation|keys\/keys-help|later-parts|moments\/moment-stage|people\/(?:absence|absent|late-view|relief|surrender|watcher)|preference-switches|sing\.|stations\.|talk\/(?:chat-fault|chat-lines|talk-ways)|time-off)[a-z-/]+\.tsx?$/,
  /games\/(?:[a-z-]+\/src\/name|src\/names)\.ts$/,
  /kit\/src\/(?:bad-input|foresee|game|modes|patch|words)\.ts$/,
  /protocol\/src\/(?:limits|match|server-message|version)\.ts$/,
];
/** What is said and chosen where people meet: before a match, and at tables with company. */
const MEETING = [
  /web\/src\/bots\/level-/,
  /web\/src\/frame\/(?:invitation|people\/watcher)/,
  /web\/src\/lobby\/seat-plan\.ts$/,
  /web\/src\/options\/(?:option-schema|spectators-field)\./,
  /web\/src\/words\/(?:closed|late-view|options|rated|set-up|waiting)\.ts$/,
];
/** What the table of Depth Charge shares with its later parts, its options, rules and replays. */
const CHARGE_PARTS = [
  /depth-charge\/src\/(?:board|foresee-placement|vocabulary)\.ts$/,
  /depth-charge\/src\/rules\/refusals\.ts$/,
  /depth-charge\/src\/words\/(?:client|distances|events|screen|sides|squares|why-not)\.ts$/,
  /web\/src\/games\/depth-charge\/(?:index|moments|parts|play|prompt|standing)\./,
  /web\/src\/games\/depth-charge\/(?:actions\/(?!turn)|desk\/(?!confirmations|distance|knowledge)|paper\/paper)/,
  /web\/src\/games\/depth-charge\/chart\/(?!advised|distances|effects|last-turn|marks|overlays|pings|reachable|shown-later)/,
];
/** What the boards of Captain Sonar share with their later parts, its options, rules and replays. */
const SONAR_PARTS = [
  /captain-sonar\/src\/(?:actions|chart|foresee-start|legal-starts|panel|refusals|setup|track|vocabulary)\.ts$/,
  /captain-sonar\/src\/charts\/(?:coastline|grid|in-play|large|read|small)\.ts$/,
  /captain-sonar\/src\/rules\/(?:panel-marks|placing|reach|table)\.ts$/,
  /captain-sonar\/src\/words\/(?:calls|chart-names|client|events|names|sheet|stations|table)\.ts$/,
  /web\/src\/games\/captain-sonar\/calls\/(?:crew-calls|sayings)\./,
  /web\/src\/games\/captain-sonar\/captain\/(?!answer|asked|compass|confirm|decoy|silence|system|why)/,
  /web\/src\/games\/captain-sonar\/chart\/(?!earlier-routes|effects|overlays|track|wrecks)/,
  /web\/src\/games\/captain-sonar\/components\/(?!chart-picture)/,
  /web\/src\/games\/captain-sonar\/desk\/(?!believing|facts)/,
  /web\/src\/games\/captain-sonar\/first-mate\/(?!launching|sector-map)/,
  /web\/src\/games\/captain-sonar\/engineer\/(?!about-symbol)/,
  /web\/src\/games\/captain-sonar\/radio\/(?:heard-courses|radio\.|radio-station|sheet-tabs)/,
  /web\/src\/games\/captain-sonar\/(?:crew-standing|crew-stations|parts|play|prompt|sounds|station|stations|strip|table|index|moments)\./,
];
/** What the boards of Captain Sonar need once both boats are in the water, and share with its rules and replays. */
const SONAR_PLAY = [
  /captain-sonar\/src\/(?:foresee|heard-track|hull|legal)\.ts$/,
  /captain-sonar\/src\/belief\/(?:bitboard|sea|shifts)\.ts$/,
  /captain-sonar\/src\/rules\//,
  /web\/src\/games\/captain-sonar\/rules-of-play\./,
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
  /games\/(?:src\/(?:cards|list-words)|[a-z-]+\/src\/(?:card|words\/list))\.ts$/,
  /web\/src\/games\/(?:list-words|web-games)\.ts$/,
  /web\/src\/lobby\/(?:game-card|lobby|name-field|plan-address|remembered|table-list|usual-level)\./,
  /web\/src\/own\/(?:crowd|loaded|own-api|own-ids)\.ts$/,
  /web\/src\/words\/(?:clocks|crowd|lobby)\.ts$/,
];
/** What every page asks for once it is there. */
const WATCH = /web\/src\/own\/(?:watch-own|favicon)\.ts$/;
const GAMES = ['depth-charge', 'captain-sonar', 'dark-water-salvage', 'search-diver'];
const FIRST = ['app', ...GAMES, 'lobby'];
/** Styles of what is shown later come with it. */
const LATER_STYLES = /-later\.css$/;
const oneOf = (patterns: readonly RegExp[]) => (id: string) =>
  !LATER_STYLES.test(id) && patterns.some((pattern) => pattern.test(id));

const config: UserConfig = defineConfig({
  plugins: [
    solid(),
    leanSolidPlugin(),
    leanPreloadPlugin(),
    inlineIconPlugin(),
    noCirclesPlugin(),
    inlineRuntimePlugin(),
    firstFilesPlugin(FIRST),
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
            { name: 'meeting', test: oneOf(MEETING) },
            { name: 'depth-charge', test: oneOf(CHARGE_PARTS) },
            { name: 'captain-sonar', test: oneOf(SONAR_PARTS) },
            { name: 'captain-sonar-play', test: oneOf(SONAR_PLAY) },
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
