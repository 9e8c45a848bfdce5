import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { shellListPlugin } from './src/offline/shell-list-plugin.ts';
import { rulesPlugin } from './src/rules/rules-plugin.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

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
