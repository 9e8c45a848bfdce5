import type { MatchInfo } from '@fathom/protocol';
import { createEffect, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { announce } from '../frame/announce.tsx';
import { isLooking } from '../frame/looking.ts';
import type { Naming } from '../frame/people/names.ts';
import { noteInTitle } from '../frame/page-title.ts';
import { play } from '../frame/sound.ts';
import type { MatchLink } from '../net/match-link.ts';
import { waitingWords } from '../words/waiting.ts';
import { berthName } from './berths.ts';
import { seatChanges } from './seat-changes.ts';

interface ArrivalProps {
  readonly link: MatchLink;
  readonly client: Accessor<Naming>;
}

/** Who sits down or gets up until the match has begun is heard, read out, and seen on the tab by whoever looks elsewhere. */
export function createArrivals({ link, client }: ArrivalProps): void {
  const [unseen, setUnseen] = createSignal<string | null>(null);
  createEffect(
    on(link.info, (now: MatchInfo | null, before: MatchInfo | null | undefined) => {
      if (now === null || before === null || before === undefined) return;
      if (before.status !== 'lobby') return;
      const changes = seatChanges(before, now).filter(
        ({ seats }) => !seats.some(({ seat }) => link.you().includes(seat)),
      );
      const texts = changes.map(({ seats, name, came }) => {
        const place = berthName(client(), seats, now.seats);
        return came ? waitingWords.satDown(name, place) : waitingWords.gotUp(name, place);
      });
      if (texts.length === 0) return;
      play(changes.some(({ came }) => came) ? 'arrival' : 'departure');
      announce(texts.map((text) => `${text}.`).join(' '));
      if (!isLooking()) setUnseen(texts.at(-1) ?? null);
    }),
  );
  createEffect(() => {
    if (isLooking()) setUnseen(null);
  });
  noteInTitle(() => {
    const news = unseen();
    return news === null ? null : waitingWords.tabNews(news);
  });
}
