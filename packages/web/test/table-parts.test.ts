import { refuse } from '@fathom/kit';
import type { GameWords, Refusal, Seat, Side } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import type { NoteStore, PendingAction } from '../src/games/game-client.ts';
import { eventLines, namesAt } from '../src/table/event-lines.ts';
import { createLayers } from '../src/table/layers.ts';
import { createOutbox } from '../src/table/outbox.ts';

const S1 = 's1' as Seat;

type Answer = (refusal: Refusal | null) => void;

function desk() {
  const answers: Answer[] = [];
  const sent: unknown[][] = [];
  const act = (...args: unknown[]): Promise<Refusal | null> => {
    sent.push(args);
    return new Promise((answer) => answers.push(answer));
  };
  return { answers, sent, table: { act, pending: () => [] } };
}
const words: Pick<GameWords, 'refusal'> = {
  refusal: ({ code, facts }) =>
    code === 'tooFar' ? `${String(facts?.['steps'])} steps are too far.` : null,
};
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('the outbox', () => {
  test('sends one action at a time and takes it back when it is refused, in the game’s words', async () => {
    const { answers, sent, table } = desk();
    const outbox = createOutbox<unknown, unknown, string>(table, { words });
    outbox.send('first');
    outbox.send('second');
    expect(sent).toEqual([['first']]);
    expect(outbox.sending()).toBe('first');
    answers[0]?.(refuse('tooFar', { steps: 4 }));
    await settled();
    expect(outbox.sending()).toBeNull();
    expect(outbox.refusal()).toBe('4 steps are too far.');
    outbox.send(S1, 'third');
    expect(outbox.refusal()).toBeNull();
    expect(sent[1]).toEqual(['s1', 'third']);
  });
  test('says so when nothing could be sent, and what a host refused', async () => {
    const lost = createOutbox(
      { act: () => Promise.reject(new Error('gone')), pending: () => [] },
      { words },
    );
    lost.send('x');
    await settled();
    expect(lost.refusal()).toBe('It could not be sent. Please try again.');
    const { answers, table } = desk();
    const outbox = createOutbox<unknown, unknown, string>(table, { words });
    outbox.send('x');
    answers[0]?.(refuse('notYourSeat', { wanted: 'seat' }));
    await expect.poll(outbox.refusal).toBe('You do not hold that seat.');
    outbox.clearRefusal();
    expect(outbox.refusal()).toBeNull();
  });
  test('lets something pass beside what is on its way', async () => {
    const { answers, sent, table } = desk();
    const outbox = createOutbox<unknown, unknown, string>(table, { words });
    outbox.send(S1, 'order');
    const drawn = outbox.sendAside(S1, 'drawing');
    answers[1]?.(null);
    expect(await drawn).toBe(true);
    expect(sent).toHaveLength(2);
    expect(outbox.isSending()).toBe(true);
  });
  test('goes on with several hands where what was sent is foreseen, and says the first reason only', async () => {
    const { answers, sent, table } = desk();
    const pending = (): readonly PendingAction<string>[] =>
      sent.map(([action]) => ({
        seat: S1,
        action: String(action),
        isForeseen: action !== 'torpedo',
      }));
    const outbox = createOutbox<unknown, unknown, string>(
      { ...table, pending },
      { words, goesOn: true },
    );
    outbox.send('course');
    outbox.send('gauge');
    expect(outbox.isSending()).toBe(false);
    answers[0]?.(refuse('tooFar', { steps: 4 }));
    answers[1]?.(refuse('tooFar', { steps: 5 }));
    await settled();
    expect(outbox.refusal()).toBe('4 steps are too far.');
    outbox.send('torpedo');
    outbox.send('course');
    expect(sent).toHaveLength(3);
    expect(outbox.sending()).toBe('torpedo');
    answers[2]?.(refuse('tooFar', { steps: 6 }));
    await settled();
    expect(outbox.refusal()).toBe('6 steps are too far.');
  });
});

test('layers are kept in the notes, and only those that exist are read back', () => {
  const kept = new Map<string, unknown>([
    ['layers', { shading: false, ghosts: true, marks: 'yes' }],
  ]);
  const notes: NoteStore = {
    read: (name) => kept.get(name),
    write: (name, v) => kept.set(name, v),
  };
  const layers = createLayers(notes, { shading: true, marks: true, theirs: false });
  expect([layers.shows('shading'), layers.shows('marks'), layers.shows('theirs')]).toEqual([
    false,
    true,
    false,
  ]);
  layers.toggle('theirs');
  expect(kept.get('layers')).toEqual({ shading: false, marks: true, theirs: true });
});

describe('an event is told', () => {
  const names = namesAt({ nameOf: (side) => `side ${side}`, nameOfSeat: (seat) => `seat ${seat}` });
  const told = {
    words: {
      event: (event: unknown, { side }: typeof names) =>
        event === 0 ? null : `${side('a' as Side)}: ${String(event)}`,
    } as unknown as GameWords,
  };
  test('by the game’s words', () => {
    expect(eventLines(told, [0, 1], names)).toEqual(['side a: 1']);
  });
});
