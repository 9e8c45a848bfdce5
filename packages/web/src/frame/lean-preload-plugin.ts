import type { Plugin } from 'vite';

const HELPER = /^\0?vite\/preload-helper/;

/** Asks for all that a part needs at once, waits for its styles, and then runs it. What failed is asked for anew. */
const CODE = `
const asked = {};
const fetchFirst = (file) =>
  (asked[file] ??= new Promise((resolve, reject) => {
    const isStyle = file.endsWith('.css');
    if (isStyle && document.querySelector('link[href="/' + file + '"]')) return resolve();
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete asked[file];
      reject(new Error(file + ' did not come'));
    };
    link.href = '/' + file;
    document.head.append(link);
    if (!isStyle) resolve();
  }));
export const __vitePreload = (run, files = []) => Promise.all(files.map(fetchFirst)).then(run);
`;

/**
 * In place of Vite's own, of which two thirds are for pages of other kinds: bases that move, nonces, browsers without
 * modulepreload.
 */
export function leanPreloadPlugin(): Plugin {
  return {
    name: 'fathom-lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (HELPER.test(id) ? CODE : null),
  };
}
