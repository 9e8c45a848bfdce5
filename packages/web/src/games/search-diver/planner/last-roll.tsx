import { LAST_ROLL, turnsMarker } from '@fathom/search-diver/client';
import type { Setup } from '@fathom/search-diver/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { mayMove } from '../../../frame/settings.ts';
import type { Desk } from '../desk/desk.ts';
import type { DiveStory, Throw } from '../desk/story.ts';
import { Bold, Die } from '../parts/parts.tsx';
import { unit } from '../units.ts';
import './planner.css';
import './planner-later.css';

/** The dice of the last dive as they fell, what they meant, and the odds there were. */
export function LastRoll(props: { readonly desk: Desk }): JSX.Element {
  const last = createMemo((): DiveStory | null => props.desk.story().at(-1) ?? null);
  return <Show when={last()}>{(story) => <DiveRoll desk={props.desk} story={story()} />}</Show>;
}

function DiveRoll(props: { readonly desk: Desk; readonly story: DiveStory }): JSX.Element {
  const news = (): readonly unknown[] => props.desk.table.news();
  /** Its place among those just rolled. */
  const order = (each: Throw): number | null => {
    const at = news()
      .filter((event) => isThrow(event))
      .findIndex((event) => JSON.stringify(event) === JSON.stringify(each));
    return at < 0 || !mayMove() ? null : at;
  };
  const setup = (): Setup => props.desk.view().setup;
  const dived = (): string =>
    LAST_ROLL.dive(props.desk.nameOf(props.story.dive.side), props.story.dive, unit());
  return (
    <div class="sd-roll" role="group" aria-label={LAST_ROLL.name}>
      <div class="sd-roll-dice">
        <For each={props.story.throws} fallback={<span class="sd-quiet">{LAST_ROLL.noRoll}</span>}>
          {(each) => (
            <Die
              pips={each.die}
              kind={each.type === 'searched' ? 'search' : 'event'}
              isGood={each.type === 'searched' && turnsMarker(each, setup().naturalSix)}
              rolls={order(each)}
            />
          )}
        </For>
      </div>
      <div>
        <p>
          <Bold text={dived()} />{' '}
          <span class="sd-roll-odds">{LAST_ROLL.odds(props.story.turns, props.story.wins)}</span>
        </p>
        <ul>
          <For each={props.story.throws}>{(each) => <li>{LAST_ROLL.throw(each, setup())}</li>}</For>
        </ul>
      </div>
    </div>
  );
}

const isThrow = (event: unknown): boolean => {
  const { type } = event as { readonly type: string };
  return type === 'searched' || type === 'eventHappened';
};
