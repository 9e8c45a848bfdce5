import type { Plugin } from 'vite';

/**
 * Files that import each other run in an order nobody chose, and one of them finds the other empty. Modules never do so
 * here, but parts into which they are gathered can: then the build fails and says which.
 */
export function noCirclesPlugin(): Plugin {
  return {
    name: 'fathom-no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const part = bundle[file];
        return part?.type === 'chunk' ? part.imports : [];
      };
      const circle = circleIn(Object.keys(bundle), importsOf);
      if (circle !== null) this.error(`parts import each other: ${circle.join(' → ')}`);
    },
  };
}

/** A way from a file back to itself; null: there is none. */
export function circleIn(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf(file)) {
      const found = walk(next, [...way, file]);
      if (found !== null) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = walk(file, []);
    if (found !== null) return found;
  }
  return null;
}
