import type { Conduct } from '@fathom/host';
import type { Blocks } from './blocks.ts';
import type { Restrictions } from './restrictions.ts';

/** What the host asks about people's conduct, answered from what staff and people have said. */
export const conductOf = (restrictions: Restrictions, blocks: Blocks): Conduct => ({
  banned: (guest) => restrictions.faultOf(guest, 'ban'),
  muted: (guest) => restrictions.faultOf(guest, 'mute'),
  hasBlocked: blocks.has,
  blocksSomebody: blocks.some,
  load: blocks.load,
  watch: (hear) => {
    const stops = [restrictions.watch(hear), blocks.watch(hear)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});
