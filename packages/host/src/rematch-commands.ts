import type { Refusal } from '@fathom/kit';
import type { MatchControls } from './controls.ts';
import { wordFault } from './log-limits.ts';
import { deny } from './refusals.ts';
import { isAgreed, isOfferOpen } from './rematch.ts';
import { plays } from './seating.ts';

/** The match that follows, as the host of many matches sees to it. */
export interface NextMatch {
  /** Whether that one still goes on, or was played. */
  readonly stands: (match: string) => Promise<boolean>;
  /** Makes it, under the word of whoever offered it. */
  readonly make: (offerer: string) => Promise<string | Refusal>;
}

/** Once a match is over. All of it may be said twice. */
export interface RematchCommands {
  /** Offers a rematch, or accepts the one that is offered; with the last word that is needed it is made. */
  wantRematch(guest: string, next: NextMatch): Promise<Refusal | null>;
  /** Declines what is offered; whoever has offered it takes it back. */
  declineRematch(guest: string): Promise<Refusal | null>;
}

export function rematchCommands(controls: MatchControls): RematchCommands {
  const { state, services, queue } = controls;
  const { now } = services;
  const fault = (guest: string): Refusal | null => {
    if (state.status !== 'finished') return deny('notOver', { wanted: 'rematch' });
    return plays(state, guest) ? null : deny('notYourSeat', { wanted: 'rematch' });
  };
  const follow = async (
    guest: string,
    offerer: string,
    next: NextMatch,
  ): Promise<Refusal | null> => {
    const match = await next.make(offerer);
    if (typeof match !== 'string') return match;
    await controls.append({ type: 'followed', at: now(), match, guest });
    return null;
  };
  return {
    wantRematch: (guest, next) =>
      queue.run(async () => {
        const refusal = fault(guest);
        if (refusal !== null) return refusal;
        if (state.rematch !== null && (await next.stands(state.rematch))) return null;
        const offer = isOfferOpen(state) ? state.offer : null;
        const offerer = offer?.by ?? guest;
        if (offer !== null && isAnswered(offer, guest)) return null;
        if (isAgreed(state, offerer, guest)) return follow(guest, offerer, next);
        const full = wordFault(state, guest, 'rematches');
        if (full !== null) return full;
        await controls.append(
          offer === null
            ? { type: 'offered', at: now(), guest }
            : { type: 'answered', at: now(), guest, answer: 'accepted' },
        );
        return null;
      }),
    declineRematch: (guest) =>
      queue.run(async () => {
        const refusal = fault(guest);
        if (refusal !== null) return refusal;
        const { offer } = state;
        if (offer === null || offer.answers.get(guest) === 'declined') return null;
        const answer = offer.by === guest ? 'withdrawn' : 'declined';
        const full = wordFault(state, guest, 'rematches');
        if (full !== null) return full;
        await controls.append({ type: 'answered', at: now(), guest, answer });
        return null;
      }),
  };
}

type Offered = NonNullable<MatchControls['state']['offer']>;

const isAnswered = ({ by, answers }: Offered, guest: string): boolean =>
  by === guest || answers.get(guest) === 'accepted';
