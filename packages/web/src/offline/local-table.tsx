import { nextSeats } from '@fathom/host';
import type { Seat } from '@fathom/kit';
import { Match, onCleanup, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Table } from '../frame/table.tsx';
import type { GameClient } from '../games/game-client.ts';
import { namedGame } from '../games/named-game.ts';
import { openMatchLink } from '../net/match-link.ts';
import { localWords } from '../words/local.ts';
import { dialLocal } from './dial-local.ts';
import { newLocalId } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';
import './local.css';

interface LocalTableProps {
  readonly wanted: LocalWanted;
  readonly client: GameClient;
  readonly onAgain: (wanted: LocalWanted) => void;
  readonly onLeave: () => void;
}

/** The frame of every match, with a worker at the other end of the line. */
export function LocalTable(props: LocalTableProps): JSX.Element {
  const { match } = props.wanted;
  const link = openMatchLink(match, dialLocal(props.wanted));
  onCleanup(link.close);
  const again = async (): Promise<string | null> => {
    const next = nextSeats(link.info()?.seats ?? []);
    const seats = Object.entries(props.wanted.seats).map(([seat, plan]) => [
      next.get(seat as Seat) ?? seat,
      plan,
    ]);
    props.onAgain({ ...props.wanted, match: newLocalId(), seats: Object.fromEntries(seats) });
    return null;
  };
  return (
    <div class="local">
      <aside class="local-notice" aria-label={localWords.where}>
        <p>{localWords.playingHere}</p>
        <button type="button" class="quiet" onClick={() => props.onLeave()}>
          {localWords.otherMatches}
        </button>
      </aside>
      <Switch fallback={<p class="loading">{localWords.wakingBot}</p>}>
        <Match when={link.state() === 'gone'}>
          <section class="page" role="alert">
            <h1>{localWords.cannotGoOn}</h1>
            <p>{link.problem()}</p>
          </section>
        </Match>
        <Match when={link.view() !== null}>
          <Table
            link={link}
            client={props.client}
            hasHints={namedGame(props.client.id)?.hasHints === true}
            home="browser"
            onAgain={again}
          />
        </Match>
      </Switch>
    </div>
  );
}
