import { parse } from '@fathom/kit';
import { DEFAULT_NOTICE_WISHES, noticeWishes } from '@fathom/protocol';
import type { NoticeWishes } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

const READ = `SELECT wishes FROM notice_wishes WHERE person = $1`;
const KEEP = `
  INSERT INTO notice_wishes (person, wishes) VALUES ($1, $2)
  ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes`;

export async function readWishes({ read }: PeopleTables, person: string): Promise<NoticeWishes> {
  const [found] = await read<{ wishes: string }>(READ, [person]);
  return found === undefined
    ? DEFAULT_NOTICE_WISHES
    : parse(noticeWishes, JSON.parse(found.wishes), 'the wishes in the store');
}

export const keepWishes = (person: string, wishes: NoticeWishes): TableStatement => ({
  text: KEEP,
  values: [person, JSON.stringify(wishes)],
});
