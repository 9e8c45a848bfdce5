import type { Plugin } from 'vite';

const RUNTIME = /^assets\/rolldown-runtime-.*\.js$/;
const EXPORTED = /;?\s*export\s*\{\s*(\w+)(?:\s+as\s+\w+)?\s*\};?\s*$/;
const IMPORTED = /import\s*\{\s*\w+(?:\s+as\s+(\w+))?\s*\}\s*from\s*"\.\/rolldown-runtime-[^"]*";?/;

/**
 * The bundler puts its one helper of 158 bytes into a file of its own, which every page would ask for by itself: its head
 * alone is longer. Each file that uses it gets it instead.
 */
export function inlineRuntimePlugin(): Plugin {
  return {
    name: 'fathom-inline-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const runtime = Object.keys(bundle).find((file) => RUNTIME.test(file));
      const found = runtime === undefined ? undefined : bundle[runtime];
      if (runtime === undefined || found?.type !== 'chunk') return;
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || part === found) continue;
        part.code = inlined(part.code, found.code).replaceAll(`"${runtime}"`, () =>
          JSON.stringify(part.fileName),
        );
        if (part.code.includes('rolldown-runtime')) this.error(`${part.fileName} needs ${runtime}`);
      }
      delete bundle[runtime];
    },
  };
}

/** A file with the helper in the place of its import. */
export const inlined = (code: string, helper: string): string =>
  code.replace(IMPORTED, (_, name: string | undefined) => {
    const own = EXPORTED.exec(helper)?.[1];
    if (own === undefined || name === undefined)
      throw new Error('the helper has changed its shape');
    return `const ${name}=(()=>{${helper.replace(EXPORTED, '')};return ${own}})();`;
  });
