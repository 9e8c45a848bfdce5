import type { JSX } from 'solid-js';
import type { GameClient } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';
import type { MatchInfo } from '@fathom/protocol';
import { CrewWaiting } from './crew-waiting.tsx';
import { DuelWaiting } from './duel-waiting.tsx';

export type KeyBySeat = Readonly<Record<string, string>>;

export interface WaitingProps {
  readonly info: MatchInfo;
  readonly link: MatchLink;
  readonly client: GameClient | null; // null while it is loading
  readonly keys: KeyBySeat;
  readonly onKeys: (keys: KeyBySeat) => void;
}

/** Before the start: who is here, which seats are free, and how to fill them. */
export function WaitingRoom(props: WaitingProps): JSX.Element {
  return props.info.seats.length > 2 || props.info.start === 'host' ? (
    <CrewWaiting {...props} />
  ) : (
    <DuelWaiting info={props.info} you={props.link.you()} keys={props.keys} onKeys={props.onKeys} />
  );
}
