import { createMemo, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameClient, GameTable, MatchEnding, Station } from '../../games/game-client.ts';
import { namesAt } from '../../table/event-lines.ts';
import { listenForKeys } from '../../table/keys.tsx';
import { afterWords } from '../../words/after.ts';
import { Ways } from './afterwards.tsx';
import type { WaysProps } from './afterwards.tsx';
import { EndPicture } from './end-picture.tsx';
import type { Mood } from './end-picture.tsx';
import { ownSide } from '../live-table.ts';
import { mayMove } from '../settings.ts';
import './end-scene.css';

interface EndSceneProps extends WaysProps {
  readonly client: GameClient;
  readonly table: GameTable;
  readonly station: Station;
  readonly onClose: () => void;
}

/** Victory or defeat, in the middle of the table: who won, by what, when it turned, what was hidden where, and what now. */
export function EndScene(props: EndSceneProps): JSX.Element {
  const ending = createMemo(() => asLived(endingAt(props), moodOf(props)));
  listenForKeys({
    take: (key) => {
      if (key === 'Escape') props.onClose();
      return key === 'Escape';
    },
  });
  return (
    <div class="end-stage">
      <aside
        class={`end-scene end-${moodOf(props)}`}
        classList={{ moves: mayMove() }}
        aria-label={afterWords.ways}
      >
        <EndPicture mood={moodOf(props)} />
        <h2>{ending().title}</h2>
        <p class="end-why">{ending().why}</p>
        <Show when={ending().turningPoint}>
          {(point) => (
            <p class="end-turn">
              <b>{afterWords.scene.turningPoint}</b> {point()}
            </p>
          )}
        </Show>
        <Show when={ending().Picture} keyed>
          {(Picture) => (
            <div class="end-truth">
              <Picture />
            </div>
          )}
        </Show>
        <Ways {...props} />
        <button type="button" class="quiet end-close" onClick={() => props.onClose()}>
          {afterWords.scene.close}
        </button>
      </aside>
    </div>
  );
}

/** As the game tells it, or else by its words for the outcome. */
function endingAt({ link, client, table, station }: EndSceneProps): MatchEnding {
  const told = station.ending?.() ?? null;
  if (told !== null) return told;
  const outcome = link.info()?.outcome ?? null;
  const title = afterWords.scene.wins((outcome?.winners ?? []).map((side) => table.nameOf(side)));
  const words = outcome === null ? '' : client.words.outcome(outcome, namesAt(table));
  return { title, why: afterWords.scene.why(title, words), turningPoint: null };
}

/** Whoever lost is told so first, and then who won. */
const asLived = (ending: MatchEnding, mood: Mood): MatchEnding =>
  mood === 'lost' ? { ...ending, ...afterWords.scene.lost(ending.title, ending.why) } : ending;

function moodOf({ link }: EndSceneProps): Mood {
  const winners = link.info()?.outcome?.winners ?? [];
  const own = ownSide(link);
  if (own === null || winners.length === 0) return 'calm';
  return winners.includes(own) ? 'won' : 'lost';
}
