import type { Refusal } from '@fathom/kit';
import { planMatch } from './creation.ts';
import type { NewMatch, WantedMatch } from './creation.ts';
import type { InMemory } from './in-memory.ts';
import type { LiveMatch } from './live-match.ts';
import type { NamedGuest } from './matches.ts';
import type { Quota } from './quota.ts';
import type { Created } from './rows.ts';
import { isHeldBy } from './seating.ts';
import type { Services } from './services.ts';

interface MakerParts extends Services {
  readonly quota: Quota;
  readonly inMemory: Pick<InMemory, 'find' | 'make'>;
}
type Made = LiveMatch | Refusal;

/** Makes the matches that people ask for; by the same wish each once, whoever sends it twice, wherever and whenever. */
export function openMaker(
  parts: MakerParts,
): (ask: WantedMatch, by: NamedGuest) => Promise<LiveMatch | Refusal> {
  const { quota, now, calendar, askedIds } = parts;
  const { find, make } = parts.inMemory;
  const underWay = new Map<string, Promise<Made>>(); // by who asks and what for

  const planAs = (ask: WantedMatch, by: NamedGuest, id?: string): NewMatch | Refusal =>
    planMatch(
      {
        ...ask,
        ...(id !== undefined && { id }),
        creator: by.guest,
        name: by.name,
        at: now(),
        date: calendar(),
      },
      parts,
    );
  /** null: there is a match of that id. */
  const makeAs = (wanted: NewMatch, by: NamedGuest): Promise<Made | null> =>
    quota.make(wanted.created, by, async () => {
      const match = await make(wanted.created);
      if (match !== null) await begin(match, wanted, by);
      return match;
    });
  const makeOnce = async (ask: WantedMatch, by: NamedGuest, idOf: IdOf): Promise<Made> => {
    for (let attempt = 0; ;) {
      const id = idOf(attempt);
      const wanted = planAs(ask, by, id);
      if ('code' in wanted) return wanted;
      const found = await find(id);
      if (found === null) {
        const made = await makeAs(wanted, by);
        if (made !== null) return made; // else another host was first
      } else if (isMadeBy(found, wanted.created)) {
        await begin(found, wanted, by);
        return found;
      } else attempt += 1;
    }
  };
  return async (ask, by) => {
    const { ask: wish } = ask;
    if (wish === undefined || askedIds === undefined) {
      const wanted = planAs(ask, by);
      return 'code' in wanted ? wanted : ((await makeAs(wanted, by)) ?? drawnTwice(wanted.created));
    }
    const key = `${by.guest} ${wish}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const made = makeOnce(ask, by, (attempt) => askedIds(by.guest, wish, attempt));
    underWay.set(key, made);
    try {
      return await made;
    } finally {
      underWay.delete(key);
    }
  };
}
type IdOf = (attempt: number) => string;

export function drawnTwice({ id }: Created): never {
  throw new Error(`match id ${id} was drawn twice`);
}

const isMadeBy = ({ state }: LiveMatch, { creator, ask }: Created): boolean =>
  state.created.creator === creator && state.created.ask === ask;

/** Its maker sits down where they wished to, unless that was done: a crash may have come between. */
async function begin(match: LiveMatch, { mine }: NewMatch, by: NamedGuest): Promise<void> {
  const { state } = match;
  if (state.length > Math.max(1, mine.length)) return;
  for (const seat of mine)
    if (!isHeldBy(state, seat, by.guest))
      await match.sit(by.guest, by.name, { seat, key: null, contribution: null, leave: null });
  if (mine.length === 0) await match.resume(0);
}
