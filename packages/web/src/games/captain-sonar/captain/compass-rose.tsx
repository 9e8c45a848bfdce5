import { COURSES, captainWords, courseTitle } from '@fathom/captain-sonar/client';
import type { Action, BoatView, Course } from '@fathom/captain-sonar/client';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { Key } from '../../../table/keys.tsx';
import { obstacle, whyIdle, whyNoOk } from './why-not.ts';
import './captain-later.css';
import '../table-later.css';

const ARROWS: { readonly [Name in Course]: string } = { N: '↑', E: '→', S: '↓', W: '←' };

interface CompassRoseProps {
  readonly desk: Desk;
  readonly boat: BoatView;
}

/** The four courses, each with what is in its way; and what else ends or takes up a turn. */
export function CompassRose(props: CompassRoseProps): JSX.Element {
  const { desk } = props;
  const open = (course: Course): boolean =>
    desk
      .captain()
      .of('course')
      .some((action) => action.course === course);
  const barred = (course: Course): string | null => obstacle(desk.view(), props.boat, course);
  const titleOf = (course: Course): string | undefined => {
    const why = barred(course);
    return why === null ? undefined : captainWords.barred(course, why);
  };
  const advises = (type: Action['type']): boolean =>
    desk.advised().some((action) => action.type === type);
  const isMovable = (): boolean => desk.captain().can('surface');
  const isBlackout = (): boolean => isMovable() && !desk.captain().can('course');
  return (
    <section class="cs-captain-compass" aria-label={captainWords.course}>
      <div class="cs-captain-rose">
        <For each={COURSES}>
          {(course) => (
            <button
              type="button"
              class={`cs-captain-course cs-captain-course-${course}`}
              classList={{
                'cs-captain-open': open(course),
                'cs-advised': desk
                  .advised()
                  .some((action) => action.type === 'course' && action.course === course),
              }}
              aria-keyshortcuts={`Arrow${{ N: 'Up', E: 'Right', S: 'Down', W: 'Left' }[course]}`}
              disabled={!open(course)}
              title={titleOf(course)}
              onClick={() => desk.order({ type: 'course', course })}
            >
              <b>
                <span aria-hidden="true">{ARROWS[course]}</span> {courseTitle(course)}
              </b>
              <Show when={barred(course)}>{(why) => <small>{why()}</small>}</Show>
            </button>
          )}
        </For>
        <Rose heading={props.boat.heading} />
      </div>
      <Show when={isBlackout()}>
        <p class="cs-captain-blackout">{captainWords.blackout}</p>
      </Show>
      <div class="cs-captain-turn">
        <Show when={desk.captain().can('dive')}>
          <button type="button" class="primary" onClick={() => desk.order({ type: 'dive' })}>
            {captainWords.dive}
          </button>
        </Show>
        <button
          type="button"
          disabled={!isMovable()}
          classList={{ 'cs-captain-open': isBlackout(), 'cs-advised': advises('surface') }}
          onClick={() => desk.aim.begin('surface')}
        >
          {captainWords.surface} <Key name="U" />
        </button>
        <Show when={desk.view().setup.mode === 'turn'}>
          <button
            type="button"
            classList={{
              primary: desk.captain().can('endTurn'),
              'cs-advised': advises('endTurn'),
            }}
            disabled={!desk.captain().can('endTurn')}
            onClick={() => desk.order({ type: 'endTurn' })}
          >
            {captainWords.endTurn} <Key name="X" />
          </button>
        </Show>
      </div>
      <Waiting desk={desk} isMovable={isMovable()} />
    </section>
  );
}

/** Why the compass is dead, in words. */
function Waiting(props: { readonly desk: Desk; readonly isMovable: boolean }): JSX.Element {
  const why = (): string | null => {
    const { desk } = props;
    const side = desk.side();
    if (props.isMovable || side === null) return null;
    if (desk.pending()) return captainWords.sending;
    return (
      whyIdle(desk.view(), side) ??
      whyNoOk(desk.view(), side) ??
      (desk.view().turn?.moved === true ? captainWords.moved : null)
    );
  };
  return <Show when={why()}>{(words) => <p class="cs-captain-why">{words()}</p>}</Show>;
}

const TURNS: { readonly [Name in Course]: number } = { N: 0, E: 90, S: 180, W: 270 };

function Rose(props: { readonly heading: Course | null }): JSX.Element {
  return (
    <svg class="cs-captain-needle" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r={46} />
      <path d="M0-44 7-7 44 0 7 7 0 44-7 7-44 0-7-7Z" />
      <Show when={props.heading}>
        {(heading) => (
          <path
            class="cs-captain-heading"
            transform={`rotate(${TURNS[heading()]})`}
            d="M0-46 12 12 0 4-12 12Z"
          />
        )}
      </Show>
    </svg>
  );
}
