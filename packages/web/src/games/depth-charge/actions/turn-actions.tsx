import { buttons, distanceWords, opponent, TURN_TYPES } from '@fathom/depth-charge/client';
import type { Square, TurnType } from '@fathom/depth-charge/client';
import { Match, Show, Switch, createUniqueId, onMount, For } from 'solid-js';
import type { JSX } from 'solid-js';
import { Key } from '../../../table/keys.tsx';
import type { Confirmation } from '../desk/confirmations.ts';
import type { Desk } from '../desk/desk.ts';
import type { Sounding } from '../desk/ranging.ts';
import { TURN_KEYS, passTurn, takeTurn } from './keys.ts';
import './actions-later.css';

/** The buttons once all mines are placed, or what is asked or told in their place. */
export function TurnActions(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  return (
    <Switch fallback={<TurnButtons desk={desk} />}>
      <Match when={desk.turn.confirmation()}>
        {(asked) => <ConfirmationBox desk={desk} asked={asked()} />}
      </Match>
      {/* Whoever has picked a square needs the buttons to say what is to happen there. */}
      <Match when={desk.turn.picked() === null && desk.ranging.lesson()}>
        {(sounding) => <DistanceLesson desk={desk} sounding={sounding()} />}
      </Match>
    </Switch>
  );
}

interface ConfirmationBoxProps {
  readonly desk: Desk;
  readonly asked: Confirmation;
}

/** Asks in place of the buttons it interrupts. Enter confirms, Esc goes back to the board. */
function ConfirmationBox(props: ConfirmationBoxProps): JSX.Element {
  const text = createUniqueId();
  let yes: HTMLButtonElement | undefined;
  onMount(() => yes?.focus({ preventScroll: true }));
  const answer = (settle: () => void): void => {
    settle();
    props.desk.board()?.focus(null);
  };
  return (
    <div class="dc-question" role="alertdialog" aria-labelledby={text}>
      <p id={text}>{props.asked.text}</p>
      <div class="dc-buttons">
        <button
          ref={(node) => (yes = node)}
          type="button"
          class="dc-danger-button"
          onClick={() => answer(props.desk.turn.confirm)}
        >
          {props.asked.yes} <Key name="Enter" />
        </button>
        <button type="button" onClick={() => answer(props.desk.turn.startOver)}>
          {buttons.chooseAgain} <Key name="Esc" />
        </button>
      </div>
    </div>
  );
}

/** The rule of distance beside the first sounding of a newcomer, until they go on. */
function DistanceLesson(props: { readonly desk: Desk; readonly sounding: Sounding }): JSX.Element {
  const isOneSilent = (): boolean =>
    props.sounding.pings.length < props.desk.view().minesLeft[opponent(props.sounding.side)];
  return (
    <div class="dc-lesson" role="note">
      <p>
        <b>{distanceWords.lessonTitle(props.sounding.square)}</b> {distanceWords.lesson}
        <Show when={isOneSilent()}> {distanceWords.silent}</Show>
      </p>
      <button type="button" onClick={() => props.desk.ranging.putAway()}>
        {distanceWords.gotIt} <Key name="Esc" />
      </button>
    </div>
  );
}

/** What a turn can be. With a square picked, the buttons say what would happen there. */
function TurnButtons(props: { readonly desk: Desk }): JSX.Element {
  const { turn, outbox } = props.desk;
  const isIdle = (): boolean => turn.isMine() && !outbox.isSending();
  const isOpen = (type: TurnType): boolean => {
    const square = turn.picked();
    return isIdle() && (square === null || turn.can(type, square));
  };
  // With a square picked, what a second click on it would do stands out.
  const isOffered = (type: TurnType): boolean =>
    turn.picked() !== null && isOpen(type) && (turn.again() ?? type) === type;
  const pickedFor = (type: TurnType): Square | null => {
    const square = turn.picked();
    return square !== null && turn.can(type, square) ? square : null;
  };
  return (
    <div class="dc-buttons" role="group" aria-label={buttons.yourTurn}>
      <For each={TURN_TYPES}>
        {(type) => (
          <button
            type="button"
            classList={{ 'dc-offered': isOffered(type) }}
            aria-pressed={turn.type() === type}
            aria-keyshortcuts={TURN_KEYS[type]}
            disabled={!isOpen(type)}
            onClick={() => takeTurn(props.desk, type)}
          >
            {buttons.turn(type, pickedFor(type))} <Key name={TURN_KEYS[type]} />
          </button>
        )}
      </For>
      <Show when={props.desk.view().setup.allowPass}>
        <button type="button" disabled={!isIdle()} onClick={() => passTurn(props.desk)}>
          {buttons.pass} <Key name="P" />
        </button>
      </Show>
      <Show when={props.desk.mayMark()}>
        <Pencil desk={props.desk} />
      </Show>
    </div>
  );
}

function Pencil(props: { readonly desk: Desk }): JSX.Element {
  const { marks } = props.desk;
  return (
    <button
      type="button"
      class="dc-pencil-button"
      aria-label={buttons.markSquares}
      aria-keyshortcuts="K"
      title={buttons.markSquaresKey}
      aria-pressed={marks.isPencilUp()}
      onClick={() => marks.setPencil(!marks.isPencilUp())}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 20l1.2-5L16 4.2a1.7 1.7 0 0 1 2.4 0l1.4 1.4a1.7 1.7 0 0 1 0 2.4L9 18.8zM14 6.5l3.5 3.5" />
      </svg>
      <Key name="K" />
    </button>
  );
}
