import type { Refusal, Seat } from '@fathom/kit';
import type { Spectators, Unwatched } from '@fathom/protocol';
import type { MatchControls } from './controls.ts';
import { arrangementFault, spectatorWishFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { isCreator, notRunning, seatsOf } from './seating.ts';
import type { MatchState } from './state.ts';

/** The people who play, each with the first of their seats. */
function playersOf(match: MatchState): ReadonlyMap<string, Seat> {
  const players = new Map<string, Seat>();
  for (const { guest, chair } of match.seats.values())
    if (guest !== null && !players.has(guest)) players.set(guest, chair.seat);
  return players;
}

/** How things stand with the wish to be without spectators; null: nobody who plays has it. */
export function unwatchedOf(match: MatchState): Unwatched | null {
  if (match.status !== 'running') return null;
  const players = playersOf(match);
  const asked = [...players].filter(([guest]) => match.wouldBeAlone.has(guest));
  return asked.length === 0 ? null : { asked: asked.map(([, seat]) => seat), needed: players.size };
}

/** Whether this guest may see everything, late: the host has allowed it, and they have never been in a seat of it. */
export const mayWatchLate = (match: MatchState, guest: string): boolean =>
  match.created.lateView !== undefined &&
  match.status === 'running' &&
  match.spectators === 'welcome' &&
  !match.players.has(guest);

export interface SpectatorCommands {
  /** Before the start the creator says who may watch; once the match runs, all players together send spectators away. */
  chooseSpectators(guest: string, spectators: Spectators): Promise<Refusal | null>;
}

export function spectatorCommands(controls: MatchControls): SpectatorCommands {
  const { state, services, queue } = controls;
  const choose = async (spectators: Spectators): Promise<void> =>
    controls.append({ type: 'spectatorsChosen', at: services.now(), spectators });
  const chooseAsCreator = async (
    guest: string,
    spectators: Spectators,
  ): Promise<Refusal | null> => {
    if (!isCreator(state, guest)) return deny('notHost', { wanted: 'spectators' });
    if (state.spectators === spectators) return null;
    const fault = arrangementFault(state);
    if (fault === null) await choose(spectators);
    return fault;
  };
  const ask = async (guest: string, spectators: Spectators): Promise<Refusal | null> => {
    if (seatsOf(state, guest).length === 0) return deny('notYourSeat', { wanted: 'spectators' });
    const isAsked = state.wouldBeAlone.has(guest);
    if (state.spectators === 'none')
      return spectators === 'none' ? null : deny('begun', { wanted: 'arrange' });
    if (isAsked === (spectators === 'none')) return null;
    const fault = spectatorWishFault(state, guest);
    if (fault !== null) return fault;
    await controls.append({ type: 'spectatorsAsked', at: services.now(), guest, spectators });
    const vote = unwatchedOf(state);
    if (vote !== null && vote.asked.length === vote.needed) await choose('none');
    return null;
  };
  return {
    chooseSpectators: (guest, spectators) =>
      queue.run(async () => {
        if (state.status === 'lobby') return chooseAsCreator(guest, spectators);
        return state.status === 'running' ? ask(guest, spectators) : notRunning(state);
      }),
  };
}
