import type { Conduct, Matches } from '@fathom/host';
import type { Store } from '../../store/index.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { CardIndex } from '../accounts/cards.ts';
import type { PersonChanges } from '../accounts/changes.ts';
import { openBlocks, openOwnBlocks } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { conductOf } from './conduct.ts';
import { openDeeds } from './deeds.ts';
import { openStaffDesk } from './desk.ts';
import type { StaffDesk } from './desk.ts';
import { openHandles } from './handles.ts';
import { openLookUp } from './look-up.ts';
import { openRestrictions } from './restrictions.ts';
import type { Restrictions, RestrictionsParts } from './restrictions.ts';
import type { ConductParts } from './routes.ts';

/** What has to be known of people before any match is opened. */
export interface KnownConduct {
  readonly conduct: Conduct;
  readonly restrictions: Restrictions;
  readonly blocks: Blocks;
}

export async function openConduct(parts: RestrictionsParts): Promise<KnownConduct> {
  const restrictions = await openRestrictions(parts);
  const blocks = openBlocks(parts.people);
  return { conduct: conductOf(restrictions, blocks), restrictions, blocks };
}

export interface Staff {
  readonly desk: StaffDesk;
  readonly forRoutes: ConductParts;
}
export interface StaffParts {
  readonly known: KnownConduct;
  readonly store: Store;
  readonly cards: CardIndex;
  readonly matches: Matches;
  readonly changes: PersonChanges;
  readonly accounts: Accounts;
  readonly secret: string;
  readonly calendar: () => number;
}

/** Those who look after people, and how people call them. */
export function openStaff({ known, ...parts }: StaffParts): Staff {
  const { store, changes, secret } = parts;
  const { people } = store;
  const { restrictions, blocks } = known;
  changes.watch(async ({ kind, subject }) => {
    if (kind === 'restriction') await restrictions.renew(subject);
    if (kind === 'blocks') await blocks.renew(subject);
  });
  const handles = openHandles(people, secret);
  const lookUp = openLookUp({ ...parts, restrictions, handles });
  const doDeed = openDeeds({ ...parts, restrictions, handles, lookUp });
  return {
    desk: openStaffDesk({ people, lookUp, doDeed }),
    forRoutes: { ...parts, people, handles, blocks: openOwnBlocks({ ...parts, people }) },
  };
}
