import type { Choice, Millis, Seat } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { BOTS, ROLES, captainSonar, seatOf } from '@fathom/captain-sonar';
import type {
  Action,
  Announcement,
  Cell,
  Course,
  PanelSymbol,
  Role,
  State,
} from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  luck,
  play,
  take,
  withBoat,
  withStanding,
} from './play.ts';

const LEVELS = BOTS.map(({ level }) => level);

/** A bot in Alpha's boat, to be asked again and again. */
function seated(level: string, role: Role): (state: State) => Choice<Action> | null {
  const seat: Seat = seatOf('alpha', role);
  const player = BOTS.find((bot) => bot.level === level)!.sit(seat, luck(1));
  return (state) => {
    player.observe({ events: [], view: captainSonar.view(state, [seat]) });
    return player.choose();
  };
}

/** What a bot that has just sat down does in Alpha's boat. */
const choice = (level: string, state: State, role: Role): Choice<Action> | null =>
  seated(level, role)(state);

const actionOf = (level: string, state: State, role: Role): Action | null =>
  choice(level, state, role)?.action ?? null;

function after(state: State, seat: Seat, action: Action): State {
  const result = take(state, { type: 'act', at: 0 as Millis, seat, action });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.state;
}

const say = (state: State, ...said: readonly Announcement[]): State => ({
  ...state,
  record: [...state.record, ...said],
});

/** Everybody has just heard that Bravo is on this cell. */
const found = (state: State, cell: Cell): State =>
  say(state, {
    type: 'exploded',
    side: 'alpha',
    charge: 'mine',
    cell,
    hits: { alpha: 'clear', bravo: 'direct' },
  });

describe.each(LEVELS)('a %s as Captain', (level) => {
  test('2.1 waits for both OKs', () => {
    const state = play(begin({ alpha: 'C5' }), 'A course S');
    expect(choice(level, state, 'captain')).toBeNull();
    expect(choice(level, state, 'firstMate')?.action.type).toBe('gauge');
    expect(choice(level, state, 'engineer')?.action.type).toBe('break');
  });

  test('3.2 fires at a boat that is found', () => {
    const state = found(afterMove(begin({ alpha: 'B6', bravo: 'E6' }), 'torpedo'), 'E6');
    expect(actionOf(level, state, 'captain')).toEqual({ type: 'torpedo', cell: 'E6' });
  });

  test('3.3 does not sink itself', () => {
    const near = found(afterMove(begin({ alpha: 'E5', bravo: 'E6' }), 'torpedo'), 'E6');
    const state = withStanding(near, 'alpha', { damage: 3 });
    expect(actionOf(level, state, 'captain')).not.toEqual({ type: 'torpedo', cell: 'E6' });
  });

  test('2.2 surfaces when no course is open', () => {
    const state = withBoat(begin({ alpha: 'A1' }), 'alpha', { route: ['B1', 'A2', 'A1'] });
    expect(actionOf(level, state, 'captain')).toEqual({ type: 'surface' });
  });

  test('3. real time: calls STOP, then aims', () => {
    const ready = found(
      armed(beginRealTime({ alpha: 'B6', bravo: 'E6' }), 'alpha', 'torpedo'),
      'E6',
    );
    expect(actionOf(level, ready, 'captain')).toEqual({ type: 'stop', system: 'torpedo' });
    const stopped = play(ready, 'A stop torpedo');
    expect(actionOf(level, stopped, 'captain')).toEqual({ type: 'torpedo', cell: 'E6' });
    expect(choice(level, stopped, 'firstMate')).toBeNull();
  });

  test('3.5 answers a sonar of the enemy', () => {
    const ready = armed(beginRealTime({ alpha: 'B6' }), 'bravo', 'sonar');
    const state = play(ready, 'B stop sonar');
    expect(actionOf(level, state, 'captain')?.type).toBe('answer');
  });
});

describe('the First Mate', () => {
  const unknown = afterMove(begin({ alpha: 'C5' }), 'sonar');

  test.each(['mate', 'commander'])('3. a %s sends the sonar when little is known', (level) => {
    expect(actionOf(level, unknown, 'firstMate')).toEqual({ type: 'sonar' });
    expect(choice(level, unknown, 'firstMate')?.pause).toBeGreaterThanOrEqual(3000);
  });

  test.each(LEVELS)(
    '3. a %s leaves the turn to a Captain who has something to strike with',
    (level) => {
      expect(
        choice(level, afterMove(begin({ alpha: 'C5' }), 'sonar', 'mine'), 'firstMate'),
      ).toBeNull();
    },
  );

  test.each(['mate', 'commander'])('3.5 a %s keeps the sonar once the enemy is found', (level) => {
    expect(choice(level, found(unknown, 'H3'), 'firstMate')).toBeNull();
  });

  test.each(LEVELS)(
    '3.4 a %s leaves it to the Captain, for a while, to name the sector',
    (level) => {
      const state = play(armed(beginRealTime(), 'alpha', 'drone'), 'A stop drone');
      expect(choice(level, state, 'firstMate')).toMatchObject({ action: { type: 'drone' } });
      expect(choice(level, state, 'firstMate')?.pause).toBeGreaterThan(4000);
    },
  );

  test.each(LEVELS)('2.1 a %s just says OK when every gauge is full', (level) => {
    const full = armed(
      begin({ alpha: 'C5' }),
      'alpha',
      'mine',
      'torpedo',
      'drone',
      'sonar',
      'silence',
    );
    expect(actionOf(level, play(full, 'A course S'), 'firstMate')).toEqual({ type: 'ok' });
  });
});

/** Alpha has gone one cell on a course with such breakdowns. */
const heading = (course: Course, ...broken: readonly PanelSymbol[]): State =>
  play(withBoat(begin({ alpha: 'F5' }), 'alpha', { broken }), `A course ${course}`);

describe('the Engineer', () => {
  test.each(LEVELS)('4. a %s completes a circuit', (level) => {
    expect(actionOf(level, heading('W', 'W2', 'W3', 'E3'), 'engineer')).toEqual({
      type: 'break',
      symbol: 'W1',
    });
  });

  test.each(LEVELS)('4. a %s does not let the reactor go', (level) => {
    const reactor = ['N6', 'E4', 'E6', 'S5', 'W5'] as const;
    expect(actionOf(level, heading('W', ...reactor), 'engineer')).not.toEqual({
      type: 'break',
      symbol: 'W6',
    });
  });

  test.each(LEVELS)('3. a %s keeps charged weapons working', (level) => {
    const charged = armed(begin({ alpha: 'F5' }), 'alpha', 'torpedo');
    const action = actionOf(level, play(charged, 'A course N'), 'engineer');
    expect(['N2', 'N5']).not.toContain(action?.type === 'break' ? action.symbol : null);
  });
});

describe('the Radio Operator', () => {
  const heard = play(begin({ alpha: 'C5', bravo: 'F8' }), 'A sails S', 'B sails N');

  test.each(LEVELS)('8. a %s draws where the enemy is likely to be', (level) => {
    const state = found(heard, 'F7');
    expect(actionOf(level, state, 'radioOperator')).toEqual({
      type: 'sheet',
      sheet: { at: 'F7', since: 0, pencil: [{ cell: 'F7', mark: 'ring' }] },
    });
  });

  test.each(LEVELS)(
    '8. a %s leaves the crosses of others alone and does not draw twice',
    (level) => {
      const cross = { cell: 'A1', mark: 'cross' } as const;
      const crossed = withBoat(found(heard, 'F7'), 'alpha', {
        sheet: { at: null, since: 0, pencil: [cross] },
      });
      const ask = seated(level, 'radioOperator');
      const action = ask(crossed)?.action;
      const sheet = action?.type === 'sheet' ? action.sheet : null;
      expect(sheet?.pencil).toContainEqual(cross);
      const drawn = withBoat(crossed, 'alpha', { sheet: sheet! });
      expect(ask(drawn)).toBeNull();
      expect(ask(found(drawn, 'F7'))).toBeNull();
    },
  );

  test.each(LEVELS)('8. a %s draws anew after every course, and then rests', (level) => {
    const ask = seated(level, 'radioOperator');
    expect(ask(found(heard, 'F7'))?.action.type).toBe('sheet');
    const sailed = say(found(heard, 'F7'), { type: 'courseSet', side: 'bravo', course: 'N' });
    const action = ask(sailed)?.action;
    const sheet = action?.type === 'sheet' ? action.sheet : null;
    expect(sheet?.at).toBe('F6');
    expect(ask(withBoat(sailed, 'alpha', { sheet: sheet! }))).toBeNull();
  });
});

describe('5.2 at the surface', () => {
  const surfaced = play(at(beginRealTime(), 'alpha', 'H8'), 'A surface');

  test.each(LEVELS)('the crew of a %s traces the hull, says ready and dives', (level) => {
    let state = surfaced;
    for (let strokes = 0; state.standing.alpha.surfaced; strokes++) {
      expect(strokes).toBeLessThan(60);
      const [seat, action] = ROLES.map(
        (role) => [seatOf('alpha', role), actionOf(level, state, role)] as const,
      ).find((each) => each[1] !== null)!;
      state = after(state, seat, action!);
    }
    expect(state.boats.alpha.tracing).toBeNull();
  });

  test.each(LEVELS)('a %s leaves the pen to whoever holds it', (level) => {
    const action = actionOf(level, surfaced, 'radioOperator');
    expect(action?.type).toBe('trace');
    const traced = after(surfaced, seatOf('alpha', 'radioOperator'), action!);
    expect(choice(level, traced, 'engineer')).toBeNull();
    expect(choice(level, traced, 'radioOperator')?.action.type).toBe('trace');
  });
});
