import { randomBytes } from 'node:crypto';
import type { NoticeKind } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';

/** A notice on its way to one target: the id of a browser, or `MAIL`. */
export interface Delivery {
  readonly person: string;
  readonly match: string;
  readonly target: string;
  readonly mark: number; // grows with what there is to tell of the match
  readonly kind: NoticeKind;
  readonly due: number;
  readonly lease: number;
  readonly tries: number;
  readonly batch: string | null; // of letters: which of them it is in
}
export type NewDelivery = Pick<Delivery, 'person' | 'match' | 'target' | 'mark' | 'kind' | 'due'>;

export const MAIL = 'mail';
/** For so long whoever took a delivery has it to himself. Longer than any sending takes. */
export const DELIVERY_LEASE: number = 90_000;
/** So long it is known what was sent: far longer than anybody takes to tell the store that it is settled. */
const REMEMBERED = 3 * 86_400_000;

const COLUMNS = `person, match, target, mark, kind, due, lease, tries, batch`;
/** What is as new as this or newer stays as it is, sent or not: nothing is sent twice. */
const ADD = `
  INSERT INTO notice_deliveries (person, match, target, mark, kind, due) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (person, match, target) DO UPDATE SET mark = excluded.mark, kind = excluded.kind, due = excluded.due,
    done = 0, lease = 0, tries = 0, batch = NULL
  WHERE notice_deliveries.mark < excluded.mark`;
const DUE = `
  SELECT ${COLUMNS} FROM notice_deliveries WHERE done = 0 AND due <= $1 AND lease <= $1 ORDER BY due LIMIT $2`;
const CLAIM = `
  UPDATE notice_deliveries SET lease = $1, tries = tries + 1
  WHERE person = $2 AND match = $3 AND target = $4 AND mark = $5 AND done = 0 AND lease = $6`;
/** All that waits for a letter goes into the next one. */
const FILL = `
  UPDATE notice_deliveries SET lease = $1, tries = tries + 1, batch = $2
  WHERE person = $3 AND target = '${MAIL}' AND done = 0 AND batch IS NULL AND lease <= $4`;
/** A letter that was tried before is tried again as it was. */
const REFILL = `
  UPDATE notice_deliveries SET lease = $1, tries = tries + 1
  WHERE person = $3 AND target = '${MAIL}' AND done = 0 AND batch = $2 AND lease <= $4`;
const IN_BATCH = `
  SELECT ${COLUMNS} FROM notice_deliveries WHERE person = $1 AND target = '${MAIL}' AND done = 0 AND batch = $2 AND lease = $3
  ORDER BY due, match`;
const FINISH = `
  UPDATE notice_deliveries SET done = 1, due = $1, lease = 0
  WHERE person = $2 AND match = $3 AND target = $4 AND mark = $5 AND lease = $6`;
const POSTPONE = `
  UPDATE notice_deliveries SET due = $1, lease = 0
  WHERE person = $2 AND match = $3 AND target = $4 AND mark = $5 AND lease = $6 AND done = 0`;
const FORGET = `DELETE FROM notice_deliveries WHERE done = 1 AND due < $1`;

export const addDelivery = (delivery: NewDelivery): TableStatement => {
  const { person, match, target, mark, kind, due } = delivery;
  return { text: ADD, values: [person, match, target, mark, kind, due] };
};

export const dueDeliveries = (
  { read }: PeopleTables,
  now: number,
  limit: number,
): Promise<readonly Delivery[]> => read<Delivery>(DUE, [now, limit]);

/** Takes it for this server alone. null: another has it, or there is something newer by now. */
export async function claimDelivery(
  { write }: PeopleTables,
  delivery: Delivery,
  now: number,
): Promise<Delivery | null> {
  const { person, match, target, mark, lease } = delivery;
  const until = now + DELIVERY_LEASE;
  const inTheWay = await write([
    { text: CLAIM, values: [until, person, match, target, mark, lease], must: true },
  ]);
  return inTheWay === null ? { ...delivery, lease: until, tries: delivery.tries + 1 } : null;
}

/** Takes all that goes into one letter, for this server alone; nothing where another has it. */
export async function claimLetter(
  { read, write }: PeopleTables,
  { person, batch }: Delivery,
  now: number,
): Promise<readonly Delivery[]> {
  const letter = batch ?? randomBytes(16).toString('hex');
  // A part of a millisecond tells one who takes it from another.
  const until = now + DELIVERY_LEASE + Math.random();
  await write([{ text: batch === null ? FILL : REFILL, values: [until, letter, person, now] }]);
  return read<Delivery>(IN_BATCH, [person, letter, until]);
}

export const finish = (
  { person, match, target, mark, lease }: Delivery,
  now: number,
): TableStatement => ({
  text: FINISH,
  values: [now, person, match, target, mark, lease],
});

export const postpone = (
  { person, match, target, mark, lease }: Delivery,
  due: number,
): TableStatement => ({ text: POSTPONE, values: [due, person, match, target, mark, lease] });

export const forgetDeliveries = (now: number): TableStatement => ({
  text: FORGET,
  values: [now - REMEMBERED],
});
