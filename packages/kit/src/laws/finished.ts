import type { Input } from '../game.ts';
import { FORFEITS } from '../game.ts';
import { hold } from './law.ts';
import { bytes, throughJson } from './plain.ts';
import type { Trial } from './trial.ts';
import { attempt, begin, grow, stateOf } from './world.ts';

/** The laws of a match as a whole, from its log. */
export function holdFinished(trial: Trial): void {
  holdInputsReplay(trial);
  holdEventsReplay(trial);
  holdClosed(trial);
}

const differs = (what: string): string => `${what} differs when it is played again`;

function holdInputsReplay({ world }: Trial): void {
  const again = begin(world.game, world.origin);
  const start = bytes(again.states[0]) === bytes(world.states[0]);
  hold('inputs replay to the same events', start ? null : differs('the start'));
  for (const [i, row] of world.rows.entries()) {
    const taken = attempt(again, throughJson(row.input));
    const same = taken.ok && bytes(taken.row) === bytes(row);
    hold('inputs replay to the same events', same ? null : differs(`row ${i + 1}`));
    if (taken.ok) grow(again, taken);
  }
}

function holdEventsReplay({ game, world }: Trial): void {
  let state = world.states[0];
  for (const [i, row] of world.rows.entries()) {
    for (const event of throughJson(row.events)) state = game.evolve(state, event);
    const same = bytes(state) === bytes(world.states[i + 1]);
    hold('events replay to the same state', same ? null : `after row ${i + 1} it differs`);
  }
}

function holdClosed({ world, seats, met, open }: Trial): void {
  const table = open(world.origin, throughJson(world.rows));
  const at = world.rows.at(-1)?.input.at;
  if (at === undefined) return;
  const inputs: readonly Input<unknown>[] = [
    ...world.rows.map((row) => row.input),
    { type: 'tick', at },
    ...seats.flatMap((seat) => [
      ...FORFEITS.map((reason) => ({ type: 'forfeit' as const, at, seat, reason })),
      ...met.slice(0, 20).map((action) => ({ type: 'act' as const, at, seat, action })),
    ]),
  ];
  const accepted = inputs.find((input) => table.propose(input).ok);
  const ended = bytes(table.outcome()) === bytes(world.game.outcome(stateOf(world)));
  hold('events replay to the same state', ended ? null : 'the reopened table ends differently');
  hold(
    'after the end everything is refused',
    accepted === undefined ? null : `${bytes(accepted)} was accepted`,
  );
}
