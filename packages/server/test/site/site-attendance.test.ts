import { expect, test } from 'vitest';
import type { Copies } from '../../src/site/copies.ts';
import { newCopies } from '../../src/site/copies.ts';
import { openSiteAttendance } from '../../src/site/site-attendance.ts';
import { MARK } from '../../src/site/statements.ts';
import type { Postgres } from '../../src/store/postgres/connection.ts';

test('who goes while all is said again is said to be gone, for the database may have lost nothing', async () => {
  const written: unknown[] = [];
  const memory = new Map<string, Copies>();
  const attendance = openSiteAttendance({
    postgres: {
      query: (_statement: unknown, [, matches, people]: readonly unknown[]) => {
        written.push([matches, people]);
        return Promise.resolve([]);
      },
    } as unknown as Postgres,
    bus: { poke: () => {} } as never,
    life: {} as never,
    node: 'here',
    memory,
    grace: 1,
  });
  const copies = newCopies('abc');
  const ears = {} as never;
  copies.members.add({ ears, people: 'Ada' });
  memory.set('abc', copies);
  attendance.say('abc');
  await expect
    .poll(() => written)
    .toStrictEqual([
      [
        [MARK, 'abc'],
        ['', 'Ada'],
      ],
    ]);
  attendance.sayAgain();
  memory.delete('abc');
  await expect
    .poll(() => written.at(1))
    .toStrictEqual([
      [MARK, 'abc'],
      ['', null],
    ]);
});
