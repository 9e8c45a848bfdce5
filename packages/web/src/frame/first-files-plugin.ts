import { minify } from 'terser';
import type { MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const TO_THE_END: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3, ecma: 2020 } };

/**
 * The files of a first load go through a second minifier, which takes another 2 to 4 % off what is sent. It is slow, so
 * the others do not.
 */
export function firstFilesPlugin(names: readonly string[]): Plugin {
  return {
    name: 'fathom-first-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
      for (const part of parts)
        if (names.includes(part.name)) {
          const { code } = await minify(part.code, TO_THE_END);
          if (code === undefined) this.error(`nothing is left of ${part.fileName}`);
          part.code = code;
        }
    },
  };
}
