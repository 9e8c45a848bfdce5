import { expect, test } from 'vitest';
import { earlierPage, latestFrom, latestStart, MOST_TOLD } from '../src/told-pages.ts';

const { messages, characters } = MOST_TOLD;
const heardOf = (count: number, size = 1): string[] =>
  Array.from({ length: count }, (_, i) => String(i + 1).padEnd(size, '0'));
const told = (heard: readonly string[], forgotten = 0) => ({ heard, forgotten, papers: [] });

test('few messages are told whole, and nothing is said of earlier ones', () => {
  expect(latestFrom(told([]))).toBe('"events":[]');
  expect(latestFrom(told(['1', '2,3']))).toBe('"events":[1,2,3]');
  expect(latestFrom(told(heardOf(messages)))).not.toContain('earlier');
});

test('of many the latest are told, with the number of those before', () => {
  const heard = heardOf(messages + 7);
  expect(latestFrom(told(heard))).toBe(`"events":[${heard.slice(7).join(',')}],"earlier":7`);
  expect(latestFrom(told(heard.slice(5), 5))).toBe(latestFrom(told(heard)));
});

test('large ones are fewer, and one is told however large', () => {
  expect(latestStart(heardOf(50, characters / 10))).toBe(40);
  expect(latestStart([...heardOf(3), 'x'.repeat(2 * characters)])).toBe(3);
});

test('where the latest begin never goes back as more is told', () => {
  const heard = Array.from({ length: 600 }, (_, i) => 'x'.repeat(1 + ((i * 7919) % 900)));
  let before = 0;
  for (let end = 1; end <= heard.length; end += 1) {
    const start = latestStart(heard.slice(0, end));
    expect(start).toBeGreaterThanOrEqual(before);
    before = start;
  }
});

test('pages go back to the first message, each event in one of them', () => {
  const heard = heardOf(3 * messages + 50);
  const papers = [0, 1, messages, 2 * messages + 50, 3 * messages + 50].map((n) => ({
    n,
    events: `"paper ${n}"`,
  }));
  const all = { heard, forgotten: 0, papers };
  const { events: latest, earlier: first } = JSON.parse(`{${latestFrom(all)}}`);
  let earlier: number = first;
  const events: unknown[] = [...latest];
  while (earlier > 0) {
    const page = JSON.parse(earlierPage(all, earlier) ?? '');
    expect(page.before).toBe(earlier);
    events.unshift(...page.events);
    ({ earlier } = page);
  }
  expect(events.filter((event) => typeof event === 'number')).toEqual(heard.map(Number));
  expect(events.filter((event) => typeof event === 'string')).toEqual(
    papers.map(({ n }) => `paper ${n}`),
  );
  for (const { n } of papers)
    expect(events[events.indexOf(`paper ${n}`) - 1] ?? 0).toBe(n === 0 ? 0 : n);
});

test.each([0, -1, 0.5, Number.NaN, 11])('there is no page before message %d of ten', (before) => {
  expect(earlierPage(told(heardOf(10)), before)).toBeNull();
});

test('a page that may begin before what is at hand is not made from what is', () => {
  const heard = heardOf(3 * messages);
  const forgotten = 10;
  const late = told(heard.slice(forgotten), forgotten);
  expect(earlierPage(late, messages)).toBeNull();
  expect(earlierPage(late, 5)).toBeNull();
  expect(earlierPage(late, 2 * messages)).toBe(earlierPage(told(heard), 2 * messages));
});
