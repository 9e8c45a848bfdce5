import { describe, expect, it } from 'vitest';
import { KEPT_MESSAGES, apply, openAudience, openTable } from '@fathom/kit';
import type { Audience, Message, Row, Seat, Snapshot, Table, Viewer } from '@fathom/kit';
import { duel } from './duel/duel.ts';
import { SEED, SETUP, playOn, send } from './duel/match.ts';
import { CHAIRS } from './duel/vocabulary.ts';

const open = (past: readonly Row[] = []): Table =>
  openTable(duel, { setup: SETUP, seed: SEED }, past);
const VIEWERS: readonly Viewer[] = [[], ...CHAIRS.map(({ seat }) => [seat])];

const snapshotOf = (audience: Audience): Snapshot => JSON.parse(audience.snapshot()) as Snapshot;
const nextOf = (audience: Audience): Message | null =>
  JSON.parse(audience.next() ?? 'null') as Message | null;
const missedBy = (audience: Audience, n: number): readonly Message[] | null =>
  JSON.parse(audience.since(n) ?? 'null') as readonly Message[] | null;

/** Plays a match in front of an audience and keeps all that is sent. */
function attended(viewer: Viewer): { table: Table; audience: Audience; sent: Message[] } {
  const table = open();
  const audience = openAudience(table, viewer);
  const sent: Message[] = [];
  for (let row = 1; table.outcome() === null; row++) {
    playOn(table, row);
    const message = nextOf(audience);
    if (message !== null) sent.push(message);
  }
  return { table, audience, sent };
}

describe('an audience', () => {
  it.each(VIEWERS)('[%s] gets messages numbered from 1 without gaps', (...viewer) => {
    const { sent, table } = attended(viewer);
    expect(sent.map(({ n }) => n)).toEqual(sent.map((_, i) => i + 1));
    expect(sent.length).toBeLessThanOrEqual(table.rows.length);
  });

  it.each(VIEWERS)('[%s] can follow by patches alone', (...viewer) => {
    const start = open().view(viewer);
    const { sent, audience } = attended(viewer);
    const view = sent.reduce((before, { patch }) => apply(before, patch), start);
    expect(view).toEqual(snapshotOf(audience).view);
  });

  it.each(VIEWERS)('[%s] is sent exactly what it missed', (...viewer) => {
    const { sent, audience } = attended(viewer);
    for (let n = 0; n <= sent.length; n++)
      expect(missedBy(audience, n)).toEqual(
        sent.length - n <= KEPT_MESSAGES ? sent.slice(n) : null,
      );
  });

  it.each(VIEWERS)('[%s] has the same numbers after a restart', (...viewer) => {
    const { table, audience, sent } = attended(viewer);
    const again = openAudience(open(JSON.parse(JSON.stringify(table.rows))), viewer);
    for (let n = 0; n <= sent.length; n++) expect(again.since(n)).toBe(audience.since(n));
    expect(again.snapshot()).toBe(audience.snapshot());
  });

  it('goes on with its numbers after a restart', () => {
    const table = open();
    const audience = openAudience(table, []);
    send(table, { seat: 'red.captain' as Seat, action: { type: 'bid', amount: 1 } });
    expect(nextOf(audience)?.n).toBe(1);
    const reopened = open(table.rows);
    const again = openAudience(reopened, []);
    again.catchUp(again.left());
    send(reopened, { seat: 'blue.captain' as Seat, action: { type: 'bid', amount: 1 } });
    expect(nextOf(again)?.n).toBe(2);
  });

  it('learns nothing of what is hidden from it, not even a number', () => {
    const table = open();
    const spectator = openAudience(table, []);
    const scout = openAudience(table, ['red.scout' as Seat]);
    send(table, { seat: 'red.scout' as Seat, action: { type: 'look', cave: 0 } });
    expect(spectator.next()).toBeNull();
    expect(nextOf(scout)?.n).toBe(1);
    expect(snapshotOf(spectator)).toMatchObject({ n: 0, events: [] });
  });

  it.each([-1, 1.5, 99, Number.NaN])('was never sent a message %d', (n) => {
    expect(openAudience(open(), []).since(n)).toBeNull();
  });

  it('that comes in late is told all that the others heard', () => {
    const { table, sent } = attended([]);
    const late = snapshotOf(openAudience(table, []));
    expect(late.events).toEqual(sent.flatMap(({ events }) => events));
    expect(late.n).toBe(sent.length);
  });
});
