import { Readable } from 'node:stream';
import type { Matches } from '@fathom/host';
import { STATUSES } from '@fathom/protocol';
import { PERSONAL_PARTS } from '../personal.ts';
import type { Store } from '../../store/index.ts';
import type { Accounts } from './accounts.ts';
import type { CardIndex } from './cards.ts';

export interface DataParts {
  readonly store: Store;
  readonly cards: CardIndex;
  readonly matches: Pick<Matches, 'mine'>;
  readonly accounts: Accounts;
}

const PAGE = 50;

/** All that is kept of somebody, as one JSON document. It is made as it is read, a page of matches at a time. */
export const dataOf = (person: string, session: string | null, parts: DataParts): Readable =>
  Readable.from(documentOf(person, session, parts), {
    objectMode: false,
    highWaterMark: 64 * 1024,
  });

async function* documentOf(
  person: string,
  session: string | null,
  { store, cards, matches, accounts }: DataParts,
): AsyncGenerator<string> {
  const { name, account } = await cards.find(person);
  const kept = { format: 'fathom-person', formatVersion: 1, name };
  yield JSON.stringify(kept).slice(0, -1);
  yield `,"account":${JSON.stringify(account ? await accounts.info(person, session) : null)}`;
  for (const part of PERSONAL_PARTS)
    yield `,${JSON.stringify(part.name)}:${JSON.stringify(await part.read(store.people, person))}`;
  yield ',"matches":[';
  let before: Parameters<Matches['mine']>[0]['before'];
  let separator = '';
  for (;;) {
    const page = await matches.mine({
      guest: person,
      status: STATUSES,
      limit: PAGE,
      ...(before && { before }),
    });
    for (const match of page.matches) {
      yield `${separator}\n${JSON.stringify(match)}`;
      separator = ',';
    }
    if (page.last === null) break;
    before = page.last;
  }
  yield '\n]}\n';
}
