import type { Input, SomeGame, Viewer } from '../game.ts';
import type { Row } from '../table.ts';
import { hold } from './law.ts';
import type { Law } from './law.ts';
import { bytes, unplain } from './plain.ts';
import { sample } from './probe.ts';
import type { Trial } from './trial.ts';
import { VIEWERS_TRIED, nameOf } from './viewers.ts';
import { attempt, grow, isTalk, stateOf } from './world.ts';
import type { AppliedRow } from './world.ts';

/** The laws of one input on its way from a state to the next. */
export function holdMoving(trial: Trial, input: Input<unknown>): void {
  const { world } = trial;
  const taken = attempt(world, input);
  if (!taken.ok) return hold(promise(input), `${bytes(input)}: ${bytes(taken.refusal)}`);
  const again = attempt(world, input);
  hold(
    'the same input gives the same bytes',
    bytes(again) === bytes(taken) ? null : `${bytes(taken)}, then ${bytes(again)}`,
  );
  hold('everything is plain JSON', unplain(taken.row.events, 'the events'));
  for (const viewer of sample(trial.viewers, VIEWERS_TRIED, trial.dice))
    holdNotice(trial, taken, viewer);
  const paper = paperOf(trial, taken.row);
  if (paper !== null) holdPaper(trial, taken, paper);
  if (input.type === 'act' && isTalk(trial.game, input.action))
    holdUnnoticed(trial, taken, 'talk is for its crew alone and changes nothing else');
  grow(world, taken);
}

const paperOf = ({ game }: Trial, { input }: Row): string | null =>
  input.type === 'act' ? (game.paper?.(input.action, input.seat) ?? null) : null;

/** A drawing is kept apart from the log, and only the last one of each paper: nothing may turn on when it was made. */
function holdPaper(trial: Trial, { row, after }: AppliedRow, paper: string): void {
  const { game, world } = trial;
  holdUnnoticed(trial, { row, after }, 'paper is for its crew alone and changes nothing else');
  const last = world.rows.at(-1);
  if (last === undefined) return;
  const isSame = paperOf(trial, last) === paper;
  const earlier = evolved(game, world.states.at(-2), row.events);
  const other = isSame ? earlier : evolved(game, earlier, last.events);
  hold(
    'of a paper only the last drawing counts',
    bytes(other) === bytes(after)
      ? null
      : `with ${bytes(last.events)} it is ${bytes(after)}, but ${bytes(other)} ${isSame ? 'without' : 'before'} it`,
  );
}

/** Whoever is not of the crew has nothing to notice it by. */
function holdUnnoticed(
  { game, world }: Trial,
  { row, after }: Pick<AppliedRow, 'row' | 'after'>,
  law: Law,
): void {
  const before = stateOf(world);
  const open = (state: unknown): string =>
    bytes([game.toAct(state), game.deadline(state), game.outcome(state)]);
  hold(law, open(after) === open(before) ? null : `${open(before)} became ${open(after)}`);
  const heard = row.events.some((event) => game.redact(event, after, []) !== null);
  hold(law, heard ? 'a spectator hears of it' : null);
}

const evolved = (game: SomeGame, state: unknown, events: readonly unknown[]): unknown =>
  events.reduce(game.evolve, state);

function promise(input: Input<unknown>): Parameters<typeof hold>[0] {
  switch (input.type) {
    case 'act':
      return 'every legal action is accepted';
    case 'tick':
      return 'a due tick is accepted';
    case 'forfeit':
      return 'every seat may forfeit at any time';
    default:
      return input satisfies never;
  }
}

function holdNotice({ game, world }: Trial, taken: AppliedRow, viewer: Viewer): void {
  const was = bytes(taken);
  const heard = taken.row.events
    .map((event) => game.redact(event, taken.after, viewer))
    .filter((event) => event !== null);
  hold('everything is plain JSON', unplain(heard, `what ${nameOf(viewer)} hears`));
  const earlier = game.view(stateOf(world), viewer);
  const before = bytes(earlier);
  const after = bytes(game.view(taken.after, viewer));
  const continued = bytes(game.view(taken.after, viewer, earlier));
  hold(
    'a view is the same whichever came before it',
    continued === after && bytes(earlier) === before
      ? null
      : `${nameOf(viewer)}: ${continued} instead of ${after}`,
  );
  hold('asking changes nothing', bytes(taken) === was ? null : `there was ${was}`);
  hold(
    'no view changes without a notice',
    heard.length > 0 || before === after ? null : `${nameOf(viewer)}: ${before} became ${after}`,
  );
}
