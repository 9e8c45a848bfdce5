import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { showCurrentGame } from '../frame/current-game.ts';
import { play } from '../frame/sound.ts';
import '../frame/table.css';
import { Caption } from './caption.tsx';
import { Controls } from './controls.tsx';
import { Fairness } from './fairness.tsx';
import { followKeys } from './keys.ts';
import { Knowledge } from './knowledge.tsx';
import type { Replay } from './load-replay.ts';
import { momentsOf } from './moments.ts';
import { onlookersOf, sideNames } from './onlookers.ts';
import type { Onlooker } from './onlookers.ts';
import { createPlayback } from './playback.ts';
import { Players } from './players.tsx';
import { ReplayLog } from './replay-log.tsx';
import { replayTable } from './replay-table.ts';
import './replay.css';

/** One match to look back on. Whose knowledge is shown can change at any step; the step stays. */
export function ReplayRoom(props: { readonly replay: Replay }): JSX.Element {
  const { record, game, client } = props.replay;
  const onlookers = onlookersOf(game, record, client);
  const [onlooker, setOnlooker] = createSignal(onlookers.at(-1) as Onlooker);
  const moments = createMemo(() => momentsOf(game, record, onlooker().viewer));
  const playback = createPlayback(record.lines.length);
  const nameOf = sideNames(game, record, client);
  const watched = { moments, playback, nameOf };
  const table = createMemo(() => replayTable(watched, onlooker().seat));
  // A game's station may rely on its seat for good: another seat gets another station.
  const station = createMemo(on(table, (seated) => client.sit(seated)));
  const choose = (chosen: Onlooker): void =>
    batch(() => {
      playback.settle();
      setOnlooker(chosen);
    });
  createEffect(() => {
    for (const event of table().news()) {
      const sound = client.soundOf(event);
      if (sound !== null) play(sound);
    }
  });
  showCurrentGame({ id: record.game, water: client.water });
  followKeys(playback);
  return (
    <div class="table replay">
      <div class="middle">
        <Caption replay={props.replay} watched={watched} />
        <div class="card board">
          <Dynamic component={station().Board} />
        </div>
        <Controls playback={playback} />
        <Knowledge onlookers={onlookers} chosen={onlooker()} onChoose={choose} />
      </div>
      <div class="left">
        <Players replay={props.replay} station={station()} />
        <Dynamic component={station().Paper} />
      </div>
      <div class="right">
        <ReplayLog client={client} watched={watched} />
        <Fairness replay={props.replay} />
      </div>
    </div>
  );
}
