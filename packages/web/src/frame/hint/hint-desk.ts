import type { Seat } from '@fathom/kit';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { AdvisedAction, GameClient } from '../../games/game-client.ts';
import type { MatchLink } from '../../net/match-link.ts';
import { newLocalSeed } from '../../net/random.ts';
import { refusalText } from '../../table/event-lines.ts';
import { roleName } from '../people/names.ts';
import { settings } from '../settings.ts';
import type { SeatAdvice } from './advise.ts';
import type { Asking } from './adviser.ts';
import { laterParts } from '../parts.ts';

/** Where the request for a hint stands. */
export type Hint =
  | { readonly is: 'closed' }
  | { readonly is: 'thinking'; readonly who: string | null } // null: still being called
  | {
      readonly is: 'told';
      readonly who: string;
      readonly advice: readonly SeatAdvice[]; // none: there is nothing to do
      readonly isOld: boolean; // more has happened since
    }
  | { readonly is: 'failed'; readonly why: string };

export const CLOSED: Hint = { is: 'closed' };
const NOTHING: readonly AdvisedAction[] = [];

/** Advice grows old with the next thing that happens, and goes when nothing is waited for from the person any more. */
export function afterNews(hint: Hint, isYours: boolean): Hint {
  if (hint.is !== 'told') return hint;
  return hint.advice.length === 0 || !isYours ? CLOSED : { ...hint, isOld: true };
}

/** Whether somebody may ask a bot what to do: while the match is on and no person plays against them. */
export function mayAsk(match: MatchInfo, you: readonly Seat[]): boolean {
  const own = match.seats.find(({ seat }) => you.includes(seat))?.side;
  if (match.status !== 'running' || own === undefined) return false;
  return match.seats.every((seat) => seat.side === own || isBots(seat));
}

/** A bot that stands in for somebody keeps a person's seat. */
const isBots = ({ holder }: SeatInfo): boolean =>
  holder?.kind === 'bot' && holder.relieves === null;

interface HintedTable {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly hasHints: boolean; // the game's bots can say in words what they would do
  readonly isYours: Accessor<boolean>; // something is waited for from this person
  readonly isGuided?: Accessor<boolean>; // hints come unasked, until the person puts one away
}
export interface HintDesk {
  readonly hint: Accessor<Hint>;
  readonly ask: () => void;
  readonly close: () => void;
  readonly advised: Accessor<readonly AdvisedAction[]>; // what the open hint is about, unless it is out of date
  readonly follow: (advised: AdvisedAction) => void; // does as it was advised
  readonly mayAsk: Accessor<boolean>; // somebody could be asked here
  readonly isOffered: Accessor<boolean>; // and the person wants to be able to
  /** Whose station advice is about, where the person has several; null: there is no need to say. */
  readonly stationOf: (seat: Seat) => string | null;
}

/** One request at a time; its answer grows old with the next thing that happens, and goes when the turn is over. */
export function createHintDesk(table: HintedTable): HintDesk {
  const { link, client } = table;
  const [hint, setHint] = createSignal<Hint>(CLOSED);
  let asking: Asking | null = null;
  let request = 0; // the last one; answers to others are not wanted any more
  let isOld = false;
  const [isFollowed, setFollowed] = createSignal(true); // by whoever is guided

  const drop = (): void => {
    request += 1;
    asking?.callOff();
    asking = null;
    setHint(CLOSED);
  };
  const close = (): void => {
    setFollowed(false);
    drop();
  };
  const fail = (why: string): void => void setHint({ is: 'failed', why });
  const think = async (own: number): Promise<void> => {
    let who = '';
    const { askAdviser } = await laterParts();
    if (own !== request) return;
    asking = askAdviser(
      { game: client.id, seats: link.you(), view: link.view(), seed: newLocalSeed() },
      (name) => {
        who = name;
        if (own === request) setHint({ is: 'thinking', who });
      },
    );
    const advice = await asking.answer;
    if (own === request) setHint({ is: 'told', who, advice, isOld });
  };
  const ask = (): void => {
    drop();
    setFollowed(true);
    isOld = false;
    const own = request;
    setHint({ is: 'thinking', who: null });
    think(own).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      if (own === request) fail(why);
    });
  };
  const follow = async ({ seat, action }: AdvisedAction): Promise<void> => {
    const own = request;
    const refusal = await link.send({ t: 'act', seat, action });
    if (refusal !== null && own === request) fail(await refusalText(client.words, refusal));
  };
  const isPossible = (): boolean => {
    const match = link.info();
    return table.hasHints && match !== null && mayAsk(match, link.you());
  };
  const isOffered = (): boolean => isPossible() && settings().hints;
  createEffect(
    on(
      link.view,
      () => {
        isOld = true;
        setHint((now) => afterNews(now, table.isYours()));
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!isOffered()) drop();
  });
  const isDueUnasked = (): boolean => {
    if (table.isGuided?.() !== true || !isFollowed() || !isOffered() || !table.isYours())
      return false;
    const now = hint();
    return now.is === 'closed' || (now.is === 'told' && now.isOld);
  };
  createEffect(() => {
    if (isDueUnasked()) untrack(ask);
  });
  onCleanup(drop);
  return {
    hint,
    ask,
    close,
    advised: createMemo(() => {
      const now = hint();
      return now.is === 'told' && !now.isOld ? now.advice : NOTHING;
    }),
    follow: (advised) => void follow(advised),
    mayAsk: isPossible,
    isOffered,
    stationOf: (seat) => {
      if (link.you().length < 2) return null;
      const role = link.info()?.seats.find((known) => known.seat === seat)?.role;
      return role === undefined ? null : roleName(client, role);
    },
  };
}
