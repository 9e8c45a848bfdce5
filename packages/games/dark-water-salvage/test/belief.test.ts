import { describe, expect, test } from 'vitest';
import {
  CONTENTS,
  CONTENT_IDS,
  DEPTHS,
  HUNTERS,
  REGIONS,
  bearing,
  pointOf,
  regionNumber,
} from '@fathom/dark-water-salvage';
import type {
  Card,
  Content,
  HunterName,
  Region,
  State,
  Truth,
  View,
} from '@fathom/dark-water-salvage';
import {
  beliefOf,
  believe,
  candidates,
  chanceAt,
  chancePinned,
  expectedValue,
  regionsOf,
  wouldHold,
} from '../src/belief.ts';
import type { Belief } from '../src/belief.ts';
import { randomGame } from './belief-games.ts';
import { fresh, inLoop, luck, play, viewOf, withWreck } from './play.ts';

type Note = View['researches'][number];

/** 3. Said again without the code of the rules. */
function answer(content: Content, { region, value }: Truth, card: Card): unknown {
  if (card === 'rumour') return content.values[value]!.rumour;
  if (!DEPTHS.includes(card as never)) return bearing(card as Region, region);
  const place = content.terrain[region];
  return place.kind === 'water' && place.depth === card;
}

const worth = (content: Content, { region, value }: Truth): number => {
  const { column, row } = pointOf(region);
  return content.values[value]!.grid[row]![column]!;
};

/** Whether a wreck with these cards would have looked to the viewer as it did. */
function fits(view: View, i: number, truth: Truth): boolean {
  const content = CONTENTS[view.setup.content];
  const { number, region, value } = view.wrecks[i]!;
  const isTold = (note: Note): boolean => note.wreck === number && note.answer !== null;
  return (
    (region === null || region === truth.region) &&
    (value === null || value === worth(content, truth)) &&
    view.researches
      .filter(isTold)
      .every(({ card, answer: said }) => String(answer(content, truth, card)) === String(said)) &&
    view.attempts
      .filter(({ wreck }) => wreck === number)
      .every(
        (attempt) =>
          attempt.found === (attempt.region === truth.region) &&
          (attempt.seen === null ||
            (attempt.seen.region === truth.region &&
              String(attempt.seen.rumour) === String(content.values[truth.value]!.rumour))),
      )
  );
}

/** Deals all location and value cards to three wrecks in every way, and counts those that fit the view. */
function bruteForce(
  view: View,
  content: Content,
): readonly { chances: number[]; values: number[] }[] {
  const tally = view.wrecks.map(() => ({
    chances: REGIONS.map(() => 0),
    values: content.values.map(() => 0),
  }));
  const able = view.wrecks.map((_, i) =>
    content.wreckRegions.flatMap((region) =>
      [...content.values.keys()]
        .map((value): Truth => ({ region, value }))
        .filter((truth) => fits(view, i, truth)),
    ),
  );
  // Location and value may hang together for one wreck (what it brought), so whole truths are dealt.
  let total = 0;
  const [first = [], second = [], third = []] = able;
  for (const a of first)
    for (const b of second) {
      if (a.region === b.region || a.value === b.value) continue;
      for (const c of third) {
        if (c.region === a.region || c.region === b.region) continue;
        if (c.value === a.value || c.value === b.value) continue;
        total += 1;
        for (const [i, truth] of [a, b, c].entries()) {
          tally[i]!.chances[regionNumber(truth.region)]! += 1;
          tally[i]!.values[truth.value]! += 1;
        }
      }
    }
  return tally.map(({ chances, values }) => ({
    chances: chances.map((count) => count / total),
    values: values.map((count) => count / total),
  }));
}

/** The table with three of its wrecks only, so that every deal can be tried. */
function withThree(view: View, numbers: readonly number[]): View {
  const wrecks = numbers.map((number) => view.wrecks[number - 1]!);
  const renumber = <T extends { wreck: number }>(notes: readonly T[]): T[] =>
    notes
      .filter(({ wreck }) => numbers.includes(wreck))
      .map((note) => Object.assign({}, note, { wreck: numbers.indexOf(note.wreck) + 1 }));
  return {
    ...view,
    wrecks: wrecks.map((wreck, i) => Object.assign({}, wreck, { number: i + 1 })),
    researches: renumber(view.researches),
    attempts: renumber(view.attempts),
  };
}

const close = (found: Float64Array, wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [i, chance] of wanted.entries()) {
    expect(found[i]).toBeCloseTo(chance, 10);
    expect(found[i]! > 0).toBe(chance > 0);
  }
};

/** How many truths fit each of three wrecks, multiplied: what trying them all costs. */
const labour = (view: View, content: Content): number =>
  view.wrecks.reduce(
    (product, _, i) =>
      product *
      content.wreckRegions
        .flatMap((region) => [...content.values.keys()].map((value) => ({ region, value })))
        .filter((truth) => fits(view, i, truth)).length,
    1,
  );

describe.each(CONTENT_IDS)('%s', (content) => {
  test('belief is what trying every deal gives, two wrecks never sharing a card', () => {
    const cards = CONTENTS[content];
    let tried = 0;
    for (let seed = 0; seed < 12; seed++) {
      const state = [...randomGame({ content, players: 3 }, luck(seed))].at(-1)!;
      const open: State = { ...state, phase: 'loop' };
      for (const hunter of [...state.order, null])
        for (const numbers of [
          [1, 2, 3],
          [4, 5, 6],
          [2, 7, 9],
        ]) {
          const whole = hunter === null ? viewOf(open) : viewOf(open, hunter);
          const view = withThree(whole, numbers);
          if (labour(view, cards) > 3e6) continue;
          tried += 1;
          const { wrecks } = believe(view);
          for (const [i, { chances, values }] of bruteForce(view, cards).entries()) {
            close(wrecks[i]!.chances, chances);
            close(wrecks[i]!.values, values);
          }
        }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test('belief holds the truth, never grows, and its chances add up', () => {
    for (let seed = 20; seed < 24; seed++) {
      const before = new Map<string, number>();
      const states = [...randomGame({ content, players: 4 }, luck(seed))];
      for (const state of states.filter(({ phase }, i) => phase === 'loop' && i % 9 === 0))
        for (const hunter of state.order) {
          const belief = believe(viewOf(state, hunter));
          for (const [i, { region, value }] of state.truths.entries()) {
            const { chances, values } = belief.wrecks[i]!;
            expect(chances[regionNumber(region)]).toBeGreaterThan(0);
            expect(values[value]).toBeGreaterThan(0);
            expect([sum(chances), sum(values)]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
            const count = candidates(belief, (i + 1) as never).length;
            expect(count).toBeLessThanOrEqual(before.get(`${hunter} ${i}`) ?? 36);
            before.set(`${hunter} ${i}`, count);
          }
          const crowds = REGIONS.map((region) => crowd(belief, region));
          expect(Math.max(...crowds)).toBeLessThan(1 + 1e-9);
        }
    }
  });

  test('3 what a rival holds is what the rival believes, for the wreck taken alone', () => {
    let pinned = 0;
    for (let seed = 40; seed < 46; seed++) {
      const state = [...randomGame({ content, players: 3 }, luck(seed))].at(-1)!;
      const open: State = { ...state, phase: 'loop' };
      for (const hunter of open.order)
        for (const { number: wreck } of open.wrecks) {
          const view = viewOf(open);
          for (const region of CONTENTS[content].wreckRegions) {
            const held = regionsOf(wouldHold(view, { hunter, wreck }, region));
            const wanted = rivalByTrial(open, hunter, { wreck, region });
            expect(held).toEqual(wanted);
            if (held.length === 1) pinned += 1;
          }
        }
    }
    expect(pinned).toBeGreaterThan(100);
  });
});

/** Puts the wreck into the region, tells the rival what it would have been told, and tries every region against that. */
function rivalByTrial(
  state: State,
  hunter: HunterName,
  { wreck, region }: { wreck: State['wrecks'][number]['number']; region: Region },
): readonly Region[] {
  const content = CONTENTS[state.setup.content];
  const others = new Set(
    state.wrecks.filter(({ number }) => number !== wreck).map((each) => each.region),
  );
  const shown = state.wrecks[wreck - 1]!.region;
  const misses = state.attempts.filter((attempt) => attempt.wreck === wreck && !attempt.found);
  const possible = (place: Region): boolean =>
    !others.has(place) &&
    (shown === null || shown === place) &&
    !misses.some((miss) => miss.region === place);
  if (!possible(region)) return [];
  if (misses.some((miss) => miss.hunter === hunter)) return [region];
  const cards = state.researches
    .filter((note) => note.hunter === hunter && note.wreck === wreck && note.card !== 'rumour')
    .map(({ card }) => card);
  const told = (place: Region): string =>
    String(cards.map((card) => answer(content, { region: place, value: 0 }, card)));
  return content.wreckRegions.filter((place) => possible(place) && told(place) === told(region));
}

const sum = (chances: Float64Array): number => chances.reduce((all, chance) => all + chance, 0);
const crowd = ({ wrecks }: Belief, region: Region): number =>
  wrecks.reduce((all, { chances }) => all + chances[regionNumber(region)]!, 0);

test('before any research every region and every value card is as likely as the others', () => {
  const belief = believe(viewOf(fresh(), 'amber'));
  for (const { chances, values } of belief.wrecks) {
    for (const region of CONTENTS.greatLake.wreckRegions)
      expect(chances[regionNumber(region)]).toBeCloseTo(1 / 36, 12);
    for (const chance of values) expect(chance).toBeCloseTo(1 / 16, 12);
  }
});

test('3.2 answers of one’s own narrow a wreck down; the others hear nothing and gain nothing', () => {
  const state = play(inLoop('research', { amber: 'D1' }), 'amber research 10 D1'); // A4
  const amber = candidates(believe(viewOf(state, 'amber')), 10);
  expect(amber).toHaveLength(12);
  expect(amber).toContain('A4');
  expect(candidates(believe(viewOf(state, 'coral')), 10)).toHaveLength(36);
});

test('5 who was wrong knows where the wreck lies; the others know where it does not', () => {
  const state = play(inLoop('locate', { amber: 'A1' }), 'amber locate 1'); // F2
  expect(candidates(believe(viewOf(state, 'amber')), 1)).toEqual(['F2']);
  const coral = believe(viewOf(state, 'coral'));
  expect(chanceAt(coral, 1, 'A1')).toBe(0);
  expect(candidates(coral, 1)).toHaveLength(35);
  expect(chancePinned(coral, viewOf(state, 'coral'), { hunter: 'amber', wreck: 1 })).toBeCloseTo(1);
  expect(chancePinned(coral, viewOf(state, 'coral'), { hunter: 'jade', wreck: 1 })).toBe(0);
});

test('5 no other wreck lies where one was located', () => {
  const state = withWreck(inLoop(), 4, { region: 'G4', locatedBy: 'jade' });
  const belief = believe(viewOf(state, 'amber'));
  expect(candidates(belief, 4)).toEqual(['G4']);
  expect(candidates(belief, 5)).not.toContain('G4');
  expect(chanceAt(belief, 5, 'A1')).toBeCloseTo(1 / 35, 12);
});

test('two wrecks known to lie in two regions leave these to no other', () => {
  const told = { deep: true, D1: 'SW' } as const; // C3 and C4
  const researches = ([1, 2] as const).flatMap((wreck) =>
    (['deep', 'D1'] as const).map((card) => ({
      round: 1,
      hunter: 'amber' as const,
      wreck,
      card,
      answer: told[card],
    })),
  );
  const belief = believe({ ...viewOf(inLoop(), 'amber'), researches });
  expect(candidates(belief, 1)).toEqual(['C3', 'C4']);
  expect(candidates(belief, 2)).toEqual(['C3', 'C4']);
  expect(candidates(belief, 3)).toHaveLength(34);
  expect(chanceAt(belief, 3, 'C3')).toBe(0);
});

test('6 what a salvaged wreck brought tells its value card, and that no other has it', () => {
  const state = withWreck(inLoop(), 1, {
    region: 'F2',
    locatedBy: 'coral',
    salvagedBy: 'coral',
    value: 80, // only on the last card
  });
  const belief = believe(viewOf(state, 'amber'));
  expect(beliefOf(belief, 1).values[15]).toBe(1);
  expect(beliefOf(belief, 2).values[15]).toBe(0);
});

test('3.3 the rumoured value is what salvage is expected to bring', () => {
  const state = play(inLoop('research', { amber: 'D1' }), 'amber research 12 rumour'); // [50, 80]
  const belief = believe(viewOf(state, 'amber'));
  expect(expectedValue(belief, 12, 'F5')).toBeCloseTo((42 + 29) / 2, 9);
  const all = CONTENTS.greatLake.values.map((_, value) =>
    worth(CONTENTS.greatLake, { region: 'F5', value }),
  );
  const rest = (all.reduce((a, b) => a + b, 0) - 42 / 2 - 29 / 2) / 15; // wreck 12 has one of these two
  expect(expectedValue(belief, 11, 'F5')).toBeCloseTo(rest, 9);
});

/** The regions of the Great Lake that a single card pins down. */
const count = (card: Region): number => {
  const { wreckRegions } = CONTENTS.greatLake;
  const told = wreckRegions.map((region) => bearing(card, region));
  return told.filter((one) => told.filter((other) => other === one).length === 1).length;
};

test('3 how likely a rival has a wreck pinned down follows from the cards it used', () => {
  const state = play(
    inLoop('research', { amber: 'D1', coral: 'F3' }),
    'amber research 1 D1',
    'coral research 1 F3',
  );
  const view = viewOf(state, 'jade');
  const belief = believe(view);
  const alone = HUNTERS.slice(0, 3).map((hunter) =>
    chancePinned(belief, view, { hunter, wreck: 1 }),
  );
  expect(alone[0]).toBeCloseTo(count('D1') / 36, 12);
  expect(alone[1]).toBeCloseTo(count('F3') / 36, 12);
  expect(alone[2]).toBe(0);
});

test('8 when the game is over everything is known', () => {
  const state: State = { ...inLoop(), phase: 'over' };
  const belief = believe(viewOf(state));
  for (const [i, { region }] of state.truths.entries())
    expect(candidates(belief, (i + 1) as never)).toEqual([region]);
});
