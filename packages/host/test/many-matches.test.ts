import { openMatches } from '@fathom/host';
import type { Conduct, LiveMatch, Matches, PersonCard } from '@fathom/host';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { countedChance, counting, LEFT, listening, makeShell } from './toy.ts';

// What one person does about themself, where many others play.

const ASK: CreateMatch = {
  game: 'counting',
  options: {},
  seats: { [LEFT]: 'me' },
  visibility: 'public',
  clock: { type: 'none' },
  pace: 'instant',
};
const MATCHES = 200;
const nothing = (): void => {};

interface Town {
  readonly matches: Matches;
  readonly work: { looks: number }; // at the cards of people
  readonly renew: (...guests: readonly string[]) => void;
  readonly block: (guest: string) => void;
}

/** Each of so many people has a match of their own. */
async function town(cardOf: (guest: string) => PersonCard): Promise<Town> {
  const work = { looks: 0 };
  let renew: (guests: ReadonlySet<string>) => void = nothing;
  let block: (guest: string) => void = nothing;
  const conduct: Conduct = {
    banned: () => null,
    muted: () => null,
    hasBlocked: () => false,
    blocksSomebody: () => false,
    load: async () => {},
    watch: (hear) => {
      block = hear;
      return () => {};
    },
  };
  const cards = {
    of: (guest: string) => {
      work.looks += 1;
      return cardOf(guest);
    },
    load: async () => {},
    watch: (hear: typeof renew) => {
      renew = hear;
      return () => {};
    },
  };
  const { services } = makeShell([counting({ version: 1, goal: 10 })]);
  const matches = openMatches(
    { ...services, conduct, cards, chance: countedChance(300) },
    { aliveAt: null },
  );
  for (let n = 0; n < MATCHES; n += 1) {
    const guest = `guest${n}`;
    await matches.create(ASK, { guest, name: guest });
  }
  return {
    matches,
    work,
    renew: (...guests) => renew(new Set(guests)),
    block: (guest) => block(guest),
  };
}
const matchOf = ({ matches }: Town, guest: string): LiveMatch => {
  const found = [...matches.inMemory()].find(({ state }) => state.creator === guest);
  if (found === undefined) throw new Error(`${guest} has no match`);
  return found;
};
const named = (guest: string): PersonCard => ({ name: guest, account: false });

test.each(['renew', 'block'] as const)(
  'a person concerns the match they are at and no other: %s',
  async (what) => {
    const here = await town(named);
    const listener = listening('guest7');
    const match = matchOf(here, 'guest7');
    match.join(listener, { t: 'join', v: PROTOCOL_VERSION, match: match.state.created.id });
    listener.heard.length = 0;
    here.work.looks = 0;
    here[what]('guest7');
    expect(listener.heard.map(({ t }) => t)).toEqual([what === 'renew' ? 'match' : 'welcome']);
    expect(here.work.looks).toBeLessThan(MATCHES / 4);
  },
);

test('who has deleted their account is gone from every match they were at', async () => {
  const gone = new Set<string>();
  const here = await town((guest) =>
    gone.has(guest) ? { name: '', account: true, gone: true } : named(guest),
  );
  gone.add('guest7');
  here.renew('guest7');
  expect(matchOf(here, 'guest7').info().seats[0]?.holder).toMatchObject({
    name: 'Deleted account',
  });
  expect([...matchOf(here, 'guest7').state.gone]).toEqual(['guest7']);
});
