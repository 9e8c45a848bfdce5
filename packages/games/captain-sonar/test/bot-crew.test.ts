import type { Choice, Seat } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { BOTS, FITTINGS, captainSonar, captainSonarPlayable, seatOf } from '@fathom/captain-sonar';
import type { Action, Announcement, Call, Course, Role, Sheet, State } from '@fathom/captain-sonar';
import { afterMove, armed, begin, beginRealTime, luck, play, withBoat } from './play.ts';

const LEVELS = BOTS.map(({ level }) => level);

interface Aboard {
  readonly state: State;
  readonly people: readonly Role[];
}

/** What a bot of Alpha's boat does whose mates of these roles are people. */
function choice(level: string, role: Role, { state, people }: Aboard): Choice<Action> | null {
  const seat: Seat = seatOf('alpha', role);
  const player = BOTS.find((bot) => bot.level === level)!.sit(seat, luck(1));
  player.meet?.(people.map((mate) => seatOf('alpha', mate)));
  player.observe({ events: [], view: captainSonar.view(state, [seat]) });
  const made = player.choose();
  expect(player.choose(), 'asked twice it says the same').toEqual(made);
  return made;
}

const among =
  (...people: readonly Role[]) =>
  (level: string, role: Role, state: State): Action | null =>
    choice(level, role, { state, people })?.action ?? null;
const withCaptain = among('captain');
const withRadio = among('radioOperator');
const withFirstMate = among('firstMate');
const withEngineer = among('engineer');

const call = (said: Call): Action => ({ type: 'call', call: said });
const say = (state: State, ...said: readonly Announcement[]): State => ({
  ...state,
  record: [...state.record, ...said],
});
const sails = (side: 'alpha' | 'bravo', ...courses: readonly Course[]): readonly Announcement[] =>
  courses.map((course) => ({ type: 'courseSet', side, course }));

describe.each(LEVELS)('10 a %s obeys a Captain who is a person', (level) => {
  const sailing = play(begin({ alpha: 'C5' }), 'A course S');

  test('the First Mate says yes and charges what is asked for, until it is full', () => {
    const ordered = play(sailing, 'A call charge drone');
    expect(withCaptain(level, 'firstMate', ordered)).toEqual(call({ kind: 'yes' }));
    const answered = play(ordered, 'A.firstMate call yes');
    const mark = { type: 'gauge', system: 'drone' };
    expect(withCaptain(level, 'firstMate', answered)).toEqual(mark);
    const full = armed(answered, 'alpha', 'drone');
    expect(withCaptain(level, 'firstMate', full)).not.toEqual(mark);
  });

  test('the First Mate says no to what is full already', () => {
    const full = play(armed(sailing, 'alpha', 'drone'), 'A call charge drone');
    expect(withCaptain(level, 'firstMate', full)).toEqual(call({ kind: 'no' }));
  });

  test.each(['weapons', 'detection', 'special'] as const)(
    'the Engineer keeps %s whole',
    (colour) => {
      const kept = play(
        begin({ alpha: 'F5' }),
        'A course W',
        `A call keep ${colour}`,
        'A.engineer call yes',
      );
      const action = withCaptain(level, 'engineer', kept);
      const symbol = action?.type === 'break' ? action.symbol : null;
      expect(symbol).not.toBeNull();
      expect(FITTINGS.find((fitting) => fitting.symbol === symbol)?.colour).not.toBe(colour);
    },
  );

  test('drone and sonar go out when they are asked for, and not before', () => {
    const ready = afterMove(begin({ alpha: 'C5' }), 'sonar');
    expect(withCaptain(level, 'firstMate', ready)).toBeNull();
    const asked = play(ready, 'A call use sonar');
    expect(withCaptain(level, 'firstMate', asked)).toEqual({ type: 'sonar' });
    const empty = play(afterMove(begin({ alpha: 'C5' })), 'A call use sonar');
    expect(withCaptain(level, 'firstMate', empty)).toEqual(call({ kind: 'no' }));
  });
});

const LAID: Sheet = { at: 'F8', since: 0, pencil: [] }; // clear of land all along

/** How likely a Captain takes the enemy to be where the sheet puts it. */
function chanceAt(level: string, state: State): number {
  const made = choice(level, 'captain', { state, people: ['radioOperator'] });
  const { enemy } = made!.belief as { enemy: { cells: { cell: string; chance: number }[] } };
  return enemy.cells.find(({ cell }) => cell === LAID.at)?.chance ?? 0;
}

describe.each(LEVELS)('8 a %s as Captain goes by the sheet of a person', (level) => {
  /** Alpha can fire, and Bravo, wherever it is, has sailed so. */
  const heard = say(
    afterMove(begin({ alpha: 'C6', bravo: 'H2' }), 'torpedo'),
    ...sails('bravo', 'N', 'N', 'W', 'W', 'S', 'S', 'W', 'N'),
  );
  const here = play(heard, 'A.radioOperator call here F6');

  test('it fires where it is told that the enemy is', () => {
    expect(withRadio(level, 'captain', here)).toEqual({ type: 'torpedo', cell: 'F6' });
  });

  test('what is said is carried on by the courses heard since', () => {
    const on = say(here, ...sails('bravo', 'W'));
    expect(withRadio(level, 'captain', on)).toEqual({ type: 'torpedo', cell: 'E6' });
  });

  test('it does not know what nobody has told it', () => {
    const found: Announcement = {
      type: 'exploded',
      side: 'alpha',
      charge: 'mine',
      cell: 'F6',
      hits: { alpha: 'clear', bravo: 'clear' },
    };
    const refuted = say(here, found);
    expect(withRadio(level, 'captain', refuted)).not.toEqual({ type: 'torpedo', cell: 'F6' });
    expect(withRadio(level, 'captain', heard)?.type).not.toBe('torpedo');
  });

  test('who says that the enemy is lost takes back what was said', () => {
    const lost = play(here, 'A.radioOperator call lost');
    expect(withRadio(level, 'captain', lost)?.type).not.toBe('torpedo');
  });

  test('it takes the enemy to be where the track ends, the more so the longer it is', () => {
    const drawn = (since: number): State =>
      withBoat(heard, 'alpha', { sheet: { ...LAID, since, heard: heard.record.length } });
    const long = chanceAt(level, drawn(0));
    const short = chanceAt(level, drawn(heard.record.length));
    expect(long).toBeGreaterThan(short + 0.1);
    expect(short).toBeGreaterThan(chanceAt(level, heard) + 0.05);
  });

  test('10 it asks where they are when it has heard nothing for a while', () => {
    const sailing = play(begin({ alpha: 'C6', bravo: 'H2' }), 'A sails S');
    const unheard = say(sailing, ...sails('bravo', 'N', 'W', 'W'));
    expect(withRadio(level, 'captain', unheard)).toEqual(call({ kind: 'where' }));
    const asked = play(unheard, 'A call where');
    expect(withRadio(level, 'captain', asked)?.type).not.toBe('call');
    const told = play(unheard, 'A.radioOperator call sector 2 perhaps');
    expect(withRadio(level, 'captain', told)?.type).not.toBe('call');
  });
});

describe.each(LEVELS)('10 a %s as Captain listens and waits', (level) => {
  const ready = beginRealTime({ alpha: 'H8', bravo: 'A1' });
  const asked = (line: string): Choice<Action> | null =>
    choice(level, 'captain', { state: play(ready, line), people: ['radioOperator'] });

  test('a course is only meant until its time has come, and "wait" makes it wait', () => {
    const usual = choice(level, 'captain', { state: ready, people: ['radioOperator'] });
    expect(usual).toMatchObject({ action: { type: 'course' }, tentative: true });
    expect(usual!.pause).toBeGreaterThan(4000);
    expect(asked('A.radioOperator call wait')!.action).toEqual(call({ kind: 'yes' }));
    const held = play(ready, 'A.radioOperator call wait', 'A.captain call yes');
    const waiting = choice(level, 'captain', { state: held, people: ['radioOperator'] });
    expect(waiting!.pause).toBeGreaterThan(usual!.pause! + 2000);
  });

  test('it goes where it is asked to, and not where it is asked not to', () => {
    expect(asked('A.radioOperator call go N')!.action).toEqual({ type: 'course', course: 'N' });
    expect(asked('A.radioOperator call go W')!.action).toEqual({ type: 'course', course: 'W' });
    expect(asked('A.radioOperator call not W')!.action).not.toEqual({
      type: 'course',
      course: 'W',
    });
  });

  test('it surfaces when it is asked to, but not where there is nothing to be had by it', () => {
    expect(asked('A.radioOperator call surface')!.action).toEqual(call({ kind: 'no' }));
    const way = withBoat(ready, 'alpha', { route: ['H6', 'H7', 'H8'] });
    const wished = play(way, 'A.radioOperator call surface');
    const up = choice(level, 'captain', { state: wished, people: ['radioOperator'] });
    expect(up!.action).toEqual(call({ kind: 'yes' }));
    const answered = play(wished, 'A.captain call yes');
    expect(withRadio(level, 'captain', answered)).toEqual({ type: 'surface' });
  });

  test('it tells a First Mate what to charge, and asks for a sonar before it sends one', () => {
    const sailing = play(begin({ alpha: 'C6' }), 'A course S');
    expect(withFirstMate(level, 'captain', sailing)).toMatchObject({ call: { kind: 'charge' } });
    const wish = withFirstMate(level, 'captain', sailing);
    const said = play(sailing, 'A call charge torpedo');
    expect(withFirstMate(level, 'captain', said), 'once').not.toEqual(wish);
  });

  test('it tells an Engineer what to keep whole', () => {
    const charged = armed(begin({ alpha: 'C6' }), 'alpha', 'torpedo');
    const sailing = play(charged, 'A course S');
    const keep = call({ kind: 'keep', colour: 'weapons' });
    expect(withEngineer(level, 'captain', sailing)).toEqual(keep);
    expect(withEngineer(level, 'captain', play(sailing, 'A call keep weapons'))).toBeNull();
  });
});

describe.each(LEVELS)('8 a %s at the radio tells no more than the aid allows', (level) => {
  const heard = say(
    play(begin({ alpha: 'C5', bravo: 'H8' }), 'A sails S'),
    ...sails('bravo', 'N', 'N', 'W', 'W', 'S', 'S', 'S', 'W', 'W', 'N'),
  );
  const found = say(heard, { type: 'droneLaunched', side: 'alpha', sector: 2, found: true });

  test('a question is answered in words: a sector, or that they are lost', () => {
    const lost = withCaptain(level, 'radioOperator', play(begin(), 'A call where'));
    expect(lost).toEqual(call({ kind: 'lost' }));
    const asked = withCaptain(level, 'radioOperator', play(found, 'A call where'));
    expect(asked).toEqual(call({ kind: 'sector', sector: 2, sure: true }));
    const answered = play(found, 'A call where', 'A.radioOperator call sector 2 surely');
    expect(withCaptain(level, 'radioOperator', answered)?.type).not.toBe('call');
  });

  test('on a bare sheet it lays the track and leaves the pencil to others', () => {
    const cross = { cell: 'A1', mark: 'cross' } as const;
    const told = play(found, 'A.radioOperator call sector 2 surely');
    const pencilled = withBoat(told, 'alpha', { sheet: { at: null, since: 0, pencil: [cross] } });
    const action = withCaptain(level, 'radioOperator', pencilled);
    expect(action).toMatchObject({ type: 'sheet', sheet: { pencil: [cross] } });
  });

  test('who asks for a hint is told where to lay the track, and why', () => {
    const seat = seatOf('alpha', 'radioOperator');
    const made = choice(level, 'radioOperator', { state: found, people: ['radioOperator'] });
    const view = captainSonar.view(found, [seat]);
    const { what } = captainSonarPlayable.explain!(made!, view, seat);
    expect(what).toMatch(/^Lay the track so that it ends on [A-J]\d+\.$/);
  });

  test('it says nothing to bots', () => {
    expect(among()(level, 'radioOperator', play(found, 'A call where'))?.type).toBe('sheet');
  });
});

describe('among bots alone', () => {
  test.each(LEVELS)('a %s does as it always did: it neither talks nor listens', (level) => {
    const sailing = play(begin({ alpha: 'C5' }), 'A course S');
    for (const role of ['captain', 'firstMate', 'engineer'] as const)
      expect(among()(level, role, play(sailing, 'A call charge drone', 'A call wait'))).toEqual(
        among()(level, role, sailing),
      );
  });
});
