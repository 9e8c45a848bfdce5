import { expect, test } from 'vitest';
import { openAdmission } from '../../src/limits/admission.ts';
import type { Admission } from '../../src/limits/admission.ts';

const HERE = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';
const socket = (bufferedAmount = 0): { readonly bufferedAmount: number } => ({ bufferedAmount });
const open = (): Admission => openAdmission({ connections: 1_000, connectionsPerAddress: 64 });

test('a network may open all it may have at once, then four a second', () => {
  const admission = open();
  const come = (now: number): number => {
    let entered = 0;
    while (admission.refusal(HERE, now) === null) {
      const one = socket();
      admission.enter(HERE, one, now);
      admission.leave(HERE, one);
      entered += 1;
    }
    return entered;
  };
  expect(come(0)).toBe(64);
  expect(admission.refusal(HERE, 0)).toStrictEqual({ what: 'opening', seconds: 1 });
  expect(come(1_000)).toBe(4);
  expect(come(60_000)).toBe(64);
  expect(admission.refusal(ELSEWHERE, 0)).toBeNull();
});

test('three cuts are free; then each makes the way back longer, up to a minute', () => {
  const admission = open();
  const waits: (number | null)[] = [];
  for (let cut = 0; cut < 10; cut++) {
    admission.noteCut(HERE, 1_000);
    waits.push(admission.refusal(HERE, 1_000)?.seconds ?? null);
  }
  expect(waits).toStrictEqual([null, null, null, 2, 4, 8, 16, 32, 60, 60]);
  expect(admission.refusal(HERE, 1_000)?.what).toBe('cutOff');
  expect(admission.refusal(HERE, 60_500)?.seconds).toBe(1);
  expect(admission.refusal(HERE, 61_000)).toBeNull();
  expect(admission.refusal(ELSEWHERE, 1_000)).toBeNull();
});

test('who comes back to do it again has to wait at once; who behaves for a minute has not', () => {
  const admission = open();
  for (let cut = 0; cut < 5; cut++) admission.noteCut(HERE, 0);
  admission.noteCut(HERE, 10_000);
  expect(admission.refusal(HERE, 10_000)?.seconds).toBe(8);
  admission.noteCut(HERE, 18_000 + 60_001);
  expect(admission.refusal(HERE, 18_000 + 60_001)).toBeNull();
});

test('more than so many from one network, or in all, are not let in', () => {
  const admission = openAdmission({ connections: 3, connectionsPerAddress: 2 });
  const [first, second, third] = [socket(), socket(), socket()];
  admission.enter(HERE, first, 0);
  admission.enter(HERE, second, 0);
  expect(admission.refusal(HERE, 0)?.what).toBe('open');
  expect(admission.refusal(ELSEWHERE, 0)).toBeNull();
  admission.enter(ELSEWHERE, third, 0);
  expect(admission.refusal(ELSEWHERE, 0)?.what).toBe('server');
  admission.leave(HERE, first);
  admission.leave(HERE, first); // once is enough
  expect(admission.refusal(ELSEWHERE, 0)).toBeNull();
});

test('what waits to be sent is summed up by network', () => {
  const admission = open();
  admission.enter(HERE, socket(100), 0);
  admission.enter(HERE, socket(20), 0);
  admission.enter(ELSEWHERE, socket(3), 0);
  expect(admission.unsentTo(HERE)).toBe(120);
  expect(admission.unsentTo(ELSEWHERE)).toBe(3);
  expect(admission.unsentTo('nobody')).toBe(0);
});
