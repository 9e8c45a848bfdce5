import type { Call, CallKind } from '../../actions.ts';
import type { Announcement } from '../../events.ts';
import type { Boat, Spoken } from '../../state.ts';
import type { Role, SideName } from '../../vocabulary.ts';
import type { BotContext } from '../context.ts';

/** Calls of one kind, or of several that say the same sort of thing. */
type CallOf<Kind extends CallKind> = Call extends infer One
  ? One extends { readonly kind: infer Own }
    ? [Extract<Own, Kind>] extends [never]
      ? never
      : Omit<One, 'kind'> & { readonly kind: Extract<Own, Kind> }
    : never
  : never;
/** Something said, of which it is known what kind of thing. */
export interface SpokenOf<Kind extends CallKind> extends Spoken {
  readonly call: CallOf<Kind>;
}

const isOf = <Kind extends CallKind>(
  said: Spoken,
  kinds: readonly Kind[],
): said is SpokenOf<Kind> => kinds.some((kind) => kind === said.call.kind);

/** What the crew has said lately, the latest last. */
export const callsOf = ({ calls = [] }: Pick<Boat, 'calls'>): readonly Spoken[] => calls;

/** The latest call of some kinds by one of some roles, among what is still remembered. */
export function latest<Kind extends CallKind>(
  { boat }: BotContext,
  by: readonly Role[],
  ...kinds: readonly Kind[]
): SpokenOf<Kind> | null {
  for (const said of callsOf(boat).toReversed())
    if (by.includes(said.role) && isOf(said, kinds)) return said;
  return null;
}

/** Whose word counts: that of the people aboard, and the Captain's. */
export const voices = ({ company }: BotContext): readonly Role[] =>
  company.mates.length === 0 ? [] : [...new Set<Role>([...company.mates, 'captain'])];

/** Whether a crew has moved since something was said. */
export const hasMovedSince = ({ view, side }: BotContext, { heard }: Spoken): boolean =>
  view.record.slice(heard).some((said) => isMove(said, side));

export const isMove = (said: Announcement, side: SideName): boolean =>
  (said.type === 'courseSet' || said.type === 'silenceRun' || said.type === 'surfaced') &&
  said.side === side;

/** How often a crew has moved since so much was heard. */
export const movesSince = (
  record: readonly Announcement[],
  side: SideName,
  heard: number,
): number => record.slice(heard).filter((said) => isMove(said, side)).length;

/** Whether this role has said anything after that. */
export function hasSpokenSince({ boat, role }: BotContext, said: Spoken): boolean {
  const calls = callsOf(boat);
  return calls.slice(calls.indexOf(said) + 1).some((later) => later.role === role);
}
