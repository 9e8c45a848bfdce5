import { describe, expect, test } from 'vitest';
import { hunterOf } from '@fathom/dark-water-salvage';
import type { State } from '@fathom/dark-water-salvage';
import {
  eventsOf,
  fresh,
  inLoop,
  legal,
  play,
  refusal,
  typesOf,
  viewOf,
  waitedFor,
  withHunter,
  withOnly,
} from './play.ts';

const everybody = (what: string): readonly string[] =>
  ['amber', 'coral', 'jade'].map((name) => `${name} ${what}`);

/** All in open water with cash: every step asks all three. */
const atSea = inLoop('research', { amber: 'A1', coral: 'E3', jade: 'H5' });

describe('2.6 the action loop', () => {
  test('2.6 goes from Research to Move, Locate, Salvage and again Research', () => {
    const moved = play(atSea, 'amber research 1 shallow', ...everybody('pass'));
    expect(moved).toMatchObject({ loop: 1, step: 'move' });
    const located = play(moved, ...everybody('pass'));
    expect(located).toMatchObject({ loop: 1, step: 'locate' });
    const salvaged = play(located, ...everybody('pass'));
    expect(salvaged).toMatchObject({ loop: 1, step: 'salvage' });
    const again = play(salvaged, ...everybody('pass'));
    expect(again).toMatchObject({ loop: 2, step: 'research', acted: false });
    expect(viewOf(again)).toMatchObject({ loop: 2, step: 'research' });
  });

  test('2.6 all may act in any order but in Move', () => {
    expect(waitedFor(atSea)).toEqual(['amber', 'coral', 'jade']);
    expect(waitedFor(play(atSea, 'coral pass'))).toEqual(['amber', 'jade']);
    const moving = play(atSea, ...everybody('pass'));
    expect(waitedFor(moving)).toEqual(['amber']);
    expect(refusal(moving, 'jade pass')).toBe('notYourTurn');
    expect(refusal(moving, 'jade done')).toBe('notYourTurn');
  });

  test('2.6 each action waits for its step', () => {
    expect(refusal(atSea, 'amber locate 1')).toBe('anotherStep');
    expect(refusal(atSea, 'amber salvage 1')).toBe('anotherStep');
    expect(refusal(atSea, 'amber move A2')).toBe('anotherStep');
    expect(refusal(play(atSea, ...everybody('pass')), 'amber research 1 shallow')).toBe(
      'anotherStep',
    );
  });

  test('2.6 passing one action leaves the next ones open', () => {
    const moving = play(atSea, ...everybody('pass'));
    expect(waitedFor(moving)).toEqual(['amber']);
    expect(refusal(moving, 'amber move A2')).toBe('accepted');
  });

  test('2.6 nobody passes twice in a step', () => {
    expect(refusal(play(atSea, 'coral pass'), 'coral pass')).toBe('notWaitedFor');
    expect(refusal(play(atSea, 'coral pass'), 'coral research 1 deep')).toBe('notWaitedFor');
    expect(legal(play(atSea, 'coral pass'), 'coral')).toEqual([{ type: 'askTurnOrder' }]);
  });

  test('2.6 one who is done for the round is not asked again in it', () => {
    const done = play(atSea, 'coral done', 'amber research 1 shallow', 'amber pass', 'jade pass');
    expect(hunterOf(done, 'coral').done).toBe(true);
    expect(play(done, 'amber pass').waiting).toEqual(['jade']);
    expect(refusal(done, 'coral done')).toBe('notWaitedFor');
  });

  test('2.6 the round ends when all are done', () => {
    const last = play(atSea, 'amber research 1 shallow', 'coral done', 'jade done');
    expect(typesOf(last, 'amber done')).toEqual(['wasDone', 'roundEnded', 'loansOffered']);
  });

  test('2.6 the round ends when a whole loop passes without an action', () => {
    let state = atSea;
    for (const _step of ['research', 'move', 'locate']) state = play(state, ...everybody('pass'));
    state = play(state, 'amber pass', 'coral pass');
    expect(typesOf(state, 'jade pass')).toEqual(['passed', 'roundEnded', 'loansOffered']);
  });

  test('2.6 one action anywhere in the loop opens another loop', () => {
    let state = play(atSea, ...everybody('pass'), 'amber move A2', 'coral pass', 'jade pass');
    for (const _step of ['locate', 'salvage']) state = play(state, ...everybody('pass'));
    expect(state).toMatchObject({ loop: 2, step: 'research', round: 1 });
    for (const _step of ['research', 'move', 'locate', 'salvage'])
      state = play(state, ...everybody('pass'));
    expect(state).toMatchObject({ phase: 'applying', round: 2 });
  });

  test('2.6 who can do nothing in a step is not waited for', () => {
    const broke = withHunter(atSea, 'coral', { cash: 0 });
    const inCity = withHunter(broke, 'jade', { token: 'I3' });
    const moving = play(inCity, 'amber pass', 'jade pass');
    expect(waitedFor(moving)).toEqual(['amber']);
    const locating = play(moving, 'amber pass', 'jade pass');
    expect(locating.step).toBe('locate');
    expect(waitedFor(locating)).toEqual(['amber']);
  });

  test('2.6 a step in which nobody can do anything is passed over', () => {
    const ashore = inLoop();
    const events = eventsOf(
      play(ashore, 'amber research 1 rumour', ...everybody('pass'), 'amber pass', 'coral pass'),
      'jade pass',
    );
    expect(events).toEqual([
      { type: 'passed', hunter: 'jade' },
      { type: 'stepBegan', loop: 2, step: 'research' },
    ]);
  });

  test('2.6 without money the round is over as soon as it begins', () => {
    const state = play(fresh(), ...everybody('apply 0'), 'amber city B1', 'coral city D1');
    expect(typesOf(state, 'jade city G1')).toEqual(['cityChosen', 'roundEnded', 'loansOffered']);
  });

  test('2.6 one who spends the last dollar is not waited for any more', () => {
    const state = withHunter(atSea, 'amber', { cash: 1 });
    expect(waitedFor(play(state, 'amber research 1 shallow'))).toEqual(['coral', 'jade']);
  });

  test('2.6 one with no wreck left to name is not waited for', () => {
    const sea = inLoop('salvage', { amber: 'A1', coral: 'E3', jade: 'H5' });
    const lone = withHunter(withOnly(sea, 7, 8), 'jade', { lockedOut: [7] });
    // Coral salvages wreck 7; 8 is left, and nobody is locked out of it
    expect(waitedFor(play(lone, 'coral salvage 7'))).toEqual(['amber', 'jade']);
    const locked = withHunter(lone, 'jade', { lockedOut: [8] });
    expect(waitedFor(play(locked, 'coral salvage 7'))).toEqual(['amber']);
  });

  test('2.6 the round ends when no wreck is left', () => {
    const sea = inLoop('salvage', { amber: 'A1', coral: 'E3', jade: 'H5' });
    expect(typesOf(withOnly(sea, 7), 'coral salvage 7')).toEqual([
      'wreckSalvaged',
      'roundEnded',
      'gameEnded',
    ]);
  });

  test('2.6 nothing is done in the loop before it begins', () => {
    expect(refusal(fresh(), 'amber pass')).toBe('notInTheLoop');
    expect(refusal(fresh(), 'amber research 1 D1')).toBe('notInTheLoop');
    expect(refusal(fresh(), 'amber move D1')).toBe('notInTheLoop');
  });

  test('2.6 who is waited for follows from public facts alone', () => {
    const worlds = [atSea, { ...atSea, truths: atSea.truths.toReversed() }] satisfies State[];
    const [one, other] = worlds.map((state) => waitedFor(play(state, 'amber research 1 shallow')));
    expect(one).toEqual(other);
  });
});

test('2.7 tokens leave the map, chips are kept, and the next round begins', () => {
  const before = play(atSea, 'amber research 1 shallow', 'amber done', 'coral done');
  const after = play(before, 'jade done');
  expect(after).toMatchObject({ phase: 'applying', round: 2, step: null, loop: 0 });
  for (const { token, hired, done } of after.hunters)
    expect({ token, hired, done }).toEqual({ token: null, hired: false, done: false });
  expect(after.hunters.map(({ cash }) => cash)).toEqual([29, 30, 30]);
  expect(after.order).toEqual(before.order);
});
