import { YOU } from '@fathom/kit';
import type { Names } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { depthCharge } from '@fathom/depth-charge';
import type { State } from '@fathom/depth-charge';
import { endingWords, tellLately, turningPointOf } from '@fathom/depth-charge/client';
import type { View } from '@fathom/depth-charge/client';
import { begin, fresh, leave, play, take, withBoats } from './play.ts';

/** To the person on Black, Ann being on Red. */
const TO_BLACK: Names = {
  side: (side) => ((side as string) === 'black' ? YOU : 'Ann'),
  seat: (seat) => seat,
};
const seen = (state: State): View => depthCharge.view(state, []);
const near = (red = 'e5 f4 h8'): State => withBoats(begin({ red }), { black: 'e4' });

describe('what has just happened is said with what it means', () => {
  test.each<[State, string | null]>([
    [fresh(), null],
    [begin(), 'All mines are placed. You begin.'],
    [play(begin(), 'move a4'), 'You moved a1 → a4.'],
    [play(begin(), 'move a4', 'move h7'), 'Ann moved h8 → h7.'],
    [
      play(near(), 'sound d3'),
      'You sounded d3: Ann’s mines answered from 3, 3 and 9 squares away.',
    ],
    [
      play(near('e5 f5 f6'), 'sound d5'),
      'You sounded d5: Ann’s mines answered from 1 and 3 squares away, one kept silent.',
    ],
    [play(near(), 'charge e5'), 'You destroyed Ann’s mine on e5: 2 left.'],
    [play(near(), 'charge d5'), 'You missed on d5. Your next miss loses.'],
    [play(begin(), 'move a4', 'charge h7'), 'Ann missed on h7. Ann’s next miss loses.'],
    [play(near(), 'move e5'), 'You ran onto a mine on e5 and sank.'],
  ])('%#', (state, sentence) => {
    expect(tellLately(seen(state), TO_BLACK)).toBe(sentence);
  });
});

describe('6 an ending is told with the turn that decided it', () => {
  test('a boat that ran onto a mine: how likely it was, for all that was known', () => {
    expect(endingWords(seen(play(near(), 'move e5')), TO_BLACK)).toEqual({
      title: 'Ann wins',
      why: 'You ran onto a mine',
      turningPoint: 'Turn 1: the way to e5 hid a mine in 11% of 3,276 possible minefields.',
    });
  });

  test('a second miss', () => {
    const lost = play(near(), 'charge d5', 'sound h7', 'charge d4');
    expect(endingWords(seen(lost), TO_BLACK)).toEqual({
      title: 'Ann wins',
      why: 'You missed for the second time',
      turningPoint: 'Turn 3: no mine could lie on d4.',
    });
  });

  test('the third mine destroyed: the sounding by which every mine was known', () => {
    const state = play(
      withBoats(begin({ red: 'e5 f4 f5' }), { black: 'e4' }),
      ...['sound d5', 'sound d3', 'sound f3', 'charge e5', 'charge f4', 'charge f5'].flatMap(
        (turn, i) => (i === 5 ? [turn] : [turn, 'sound h7']),
      ),
    );
    const point = turningPointOf(seen(state));
    expect(point).toMatchObject({ type: 'settled', side: 'black' });
    expect(endingWords(seen(state), TO_BLACK)).toMatchObject({
      title: 'You win',
      why: 'All three of Ann’s mines are destroyed',
      turningPoint: expect.stringMatching(
        /^Turn \d: \w\d settled it\. Only one of \d+ possible minefields was left, and you knew where every mine lay\.$/,
      ),
    });
  });

  test('who leaves is no turning point', () => {
    const gone = take(play(begin(), 'move a4'), leave('black', 'resigned'));
    const state = gone.ok ? gone.state : begin();
    expect(endingWords(seen(state), TO_BLACK)).toEqual({
      title: 'Ann wins',
      why: 'You resigned',
      turningPoint: null,
    });
    expect(tellLately(seen(state), TO_BLACK)).toBeNull();
    expect(endingWords(seen(begin()), TO_BLACK)).toBeNull();
  });
});
