import type { Plugin } from 'vite';

const FILES = /solid-js\/(?:web\/)?dist\/(?:solid|web)\.js$/;
/** What Solid asks again and again whether it is there, and what is never there in this client. */
const NEVER_THERE = [
  'sharedConfig\\.(?:context|effects|events|load|registry)', // pages made by a server
  'Transition|runningTransition|TransitionRunning|loadedUnderTransition',
  'Scheduler',
  'ExternalSourceConfig',
];
const READ = new RegExp(`\\b(?:${NEVER_THERE.join('|')})\\b(?!\\s*=[^=])`, 'g');
/** What would bring it there. */
const DOORS =
  /^function (?:startTransition|enableScheduling|enableExternalSource|hydrate)\(.*\{$/gm;

/**
 * Solid sets an attribute anew whenever something was said about it, even if it stays as it was. For a browser that is a change
 * nevertheless: the place of a text in a drawing, set again, has it laid out again.
 */
const SET = /^function setAttribute\(node, name, value\) \{$/m;

/** Attributes that are spread over an element bring Solid's tables of all attribute names: 2 kB of every first visit. */
const SPREAD = /^function spread\(/m;
const NAME_THEM = 'somewhere attributes are spread over an element ({...}): name them one by one';

/**
 * Leaves out of the built client what Solid has for pages that a server has drawn, for transitions and for other
 * schedulers: a quarter of it, which every first visit would fetch for nothing. And leaves attributes alone that stay the same.
 */
export function leanSolidPlugin(): Plugin {
  return {
    name: 'fathom-lean-solid',
    apply: 'build',
    transform(code, id) {
      if (!FILES.test(id)) return null;
      return { code: leanSolid(code), map: null };
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const [id, { code }] of Object.entries(part.type === 'chunk' ? part.modules : {}))
          if (FILES.test(id) && SPREAD.test(code ?? '')) this.error(NAME_THEM);
    },
  };
}

export const leanSolid = (code: string): string =>
  code
    .replaceAll(READ, 'null')
    .replaceAll(DOORS, (door) => `${door} throw new Error('left out of this build');`)
    .replace(
      SET,
      (head) => `${head} if (value != null && node.getAttribute(name) === String(value)) return;`,
    );
