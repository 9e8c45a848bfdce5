import type { Player } from '@fathom/kit/exhibition';

/** Notes how long each decision took: what it heard since the last one counts, as bots work things out while they listen. */
export function timed(player: Player, times: number[]): Player {
  let spent = 0;
  const clocked = <T>(work: () => T): T => {
    const began = performance.now();
    try {
      return work();
    } finally {
      spent += performance.now() - began;
    }
  };
  return {
    observe: (update) => clocked(() => player.observe(update)),
    choose: async () => {
      const began = performance.now();
      const choice = await player.choose();
      spent += performance.now() - began;
      if (choice !== null) {
        times.push(spent);
        spent = 0;
      }
      return choice;
    },
  };
}
