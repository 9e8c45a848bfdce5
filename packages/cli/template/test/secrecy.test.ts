import type { Row, Viewer } from '@fathom/kit';
import { checkSecrecy } from '@fathom/kit/secrecy';
import { expect, test } from 'vitest';
import { newGame, seatOf } from '../src/index.ts';
import type { Action, Event, State } from '../src/index.ts';

/** By the rules, and not by view.ts: everything is public but the depth of the other's treasure. */
const learnt = (event: Event, viewer: Viewer): unknown =>
  event.type === 'treasureHidden' && !viewer.includes(seatOf(event.side))
    ? [event.type, event.side]
    : event;

const entitlement = {
  atStart: (start: State) => start.first,
  byRow: (row: Row<Action, Event>, viewer: Viewer) =>
    row.events.map((event) => learnt(event, viewer)),
  secrets: (state: State) => (state.result === null ? state.treasure : null),
};

test('1.1 nobody can tell by any byte how deep the other’s treasure lies', () => {
  const options = { entitlement, seeds: 20, minimumWorlds: 20 };
  const { leaks } = checkSecrecy(newGame, options);
  expect(leaks).toEqual([]);
});
