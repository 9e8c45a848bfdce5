/** Once what was asked for has been drawn. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const QUIET = 3; // pictures in a row in which nothing came or went
const MOST = 200; // pictures: a page that never rests is measured as it is

/** A table is made in several tasks, and parts that go by their own width are made anew: all of them are there. */
export async function settled(): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = -1));
  observer.observe(document.body, { subtree: true, childList: true });
  for (let n = 0; n < MOST && quiet < QUIET; n += 1, quiet += 1) await nextPicture();
  observer.disconnect();
  // Asked anew each time: what becomes of an animation that is replaced is not always told.
  for (let n = 0; n < MOST && document.getAnimations().some(isRunning); n += 1) await nextPicture();
}

/** On its way to an end; what turns for ever is no reason to wait. */
const isRunning = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
