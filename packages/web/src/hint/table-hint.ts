import type { Seat } from '@fathom/kit';
import { createEffect } from 'solid-js';
import type { Accessor } from 'solid-js';
import { roleName } from '../frame/names.ts';
import { settings } from '../frame/settings.ts';
import type { GameClient } from '../games/game-client.ts';
import { shelfEntry } from '../games/shelf.ts';
import type { MatchLink } from '../net/match-link.ts';
import { askAdviser } from './adviser.ts';
import { createHintDesk } from './hint-desk.ts';
import type { HintDesk } from './hint-desk.ts';
import { mayAsk } from './may-ask.ts';

interface HintedTable {
  readonly link: MatchLink;
  readonly client: GameClient;
  readonly isYours: Accessor<boolean>; // something is waited for from this person
}
export interface TableHint {
  readonly desk: HintDesk;
  readonly mayAsk: Accessor<boolean>; // somebody could be asked here
  readonly isOffered: Accessor<boolean>; // and the person wants to be able to
  /** Whose station advice is about, where the person has several; null: there is no need to say. */
  readonly stationOf: (seat: Seat) => string | null;
}

/** The hint of one table: whether there is one, and about which of the person's stations. */
export function createTableHint({ link, client, isYours }: HintedTable): TableHint {
  const desk = createHintDesk({
    game: client.id,
    seats: link.you,
    view: link.view,
    isYours,
    ask: askAdviser,
  });
  const may = (): boolean => {
    const match = link.info();
    const isPutInWords = shelfEntry(client.id)?.hasHints === true;
    return isPutInWords && match !== null && mayAsk(match, link.you());
  };
  const isOffered = (): boolean => may() && settings().hints;
  createEffect(() => {
    if (!isOffered()) desk.close();
  });
  return {
    desk,
    mayAsk: may,
    isOffered,
    stationOf: (seat) => {
      if (link.you().length < 2) return null;
      const role = link.info()?.seats.find((known) => known.seat === seat)?.role;
      return role === undefined ? null : roleName(client, role);
    },
  };
}
