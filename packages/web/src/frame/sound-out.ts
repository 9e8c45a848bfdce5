import { createEffect } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { EarSetting, GameClient, GameTable, Station } from '../games/game-client.ts';
import { namesAt } from '../table/event-lines.ts';
import { settings } from './settings.ts';
import { play } from './sound.ts';
import { callOut } from './voice.ts';

interface SoundParts {
  readonly client: GameClient;
  readonly table: GameTable;
  readonly station: Station;
  readonly ears: Accessor<readonly EarSetting[]>;
}

/** What has just happened, for the ears: its sounds, and a voice for those who want one. */
export function soundOut({ client, table, station, ears }: SoundParts): void {
  const hasVoice = (): boolean => ears().some((name) => name !== 'ambience' && settings()[name]);
  createEffect(() => {
    for (const event of table.news()) {
      const sound = client.soundOf(event);
      if (sound !== null) play(sound);
      if (!hasVoice() || station.isNews?.(event as never) === false) continue;
      const words = client.words.spoken(event, namesAt(table));
      if (words !== null) callOut(words, client.sayingOf?.(event) ? 'mate' : 'announcer');
    }
  });
}
