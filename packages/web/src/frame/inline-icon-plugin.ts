import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ADDRESS = '/icons/icon.svg';
const FILE = join(import.meta.dirname, '../../public', ADDRESS);

/** The sign on the tab comes with the page: asked for by itself, its head would be larger than the picture. */
export function inlineIconPlugin(): Plugin {
  return {
    name: 'fathom-inline-icon',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(`type="image/svg+xml" href="${ADDRESS}"`, () => `href="${pictureOf(FILE)}"`),
  };
}

function pictureOf(file: string): string {
  const svg = readFileSync(file, 'utf8')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><');
  return `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}`;
}
