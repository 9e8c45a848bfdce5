import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const MEASURES = /measures\.spec\.ts$/;
const PICTURES = /pictures\.spec\.ts$/;
const LONG_ROOM = /room\.long\.spec\.ts$/;

function chromium(): string {
  const found = [process.env['FATHOM_CHROMIUM'] ?? '', ...PLACES].find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set FATHOM_CHROMIUM to its path',
    );
  return found;
}

/**
 * Each window would run two pages of the browser's own address bar, which cost more than ours. The switch replaces
 * Playwright's, so the ones of its list that matter here are named again.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess', // started ahead for a window that is never the next: each person has a browser
  'ThirdPartyStoragePartitioning',
];

const config: PlaywrightTestConfig = defineConfig({
  testDir: 'browser',
  outputDir: '../../.cache/browser',
  fullyParallel: false,
  workers: 2,
  // Only to end what hangs: a machine with much else to do must not fail a test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/browser.json' }]],
  globalSetup: './browser/global-setup.ts',
  projects: [
    { name: 'play', testIgnore: [MEASURES, PICTURES, LONG_ROOM] },
    // For the documents, when they are wanted: it plays what others test, and judges nothing.
    { name: 'pictures', testMatch: PICTURES },
    // Every phase of every game at every size: npm run room-test.
    { name: 'room', testMatch: LONG_ROOM, timeout: 1_800_000 },
    // What is measured is measured alone, once everything else is done.
    { name: 'measure', testMatch: MEASURES, dependencies: ['play'], workers: 1 },
  ],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    serviceWorkers: 'block', // but where the test is about them: each would fetch the whole client
    screenshot: 'only-on-failure',
    trace: 'off', // it doubles the time; ask for it with --trace on
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that is always there and always allowed, and browsers on one machine that find each other.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
        `--disable-features=${LEFT_OUT.join(',')}`,
      ],
    },
  },
});

export default config;
