import { ROLES, hullWords, seatOf } from '@fathom/captain-sonar/client';
import type { Action, Role, TracingView } from '@fathom/captain-sonar/client';
import { createEffect, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { actionsOf, ownSeat } from '../station.ts';
import type { StationProps } from '../station.ts';
import { nextSection, ownTracer, turnWords } from './crew.ts';
import { HullPicture } from './hull-drawing.tsx';
import { createHullPen } from './pen.ts';
import { TracingSheet } from './tracing-sheet.tsx';
import './hull.css';
import '../crew-stations-later.css';

/** At the surface, in real time: the crew traces the hull before the boat can dive again. */
export function HullStation(props: StationProps): JSX.Element {
  return (
    <Show when={props.view.boats[props.side]?.tracing}>
      {(tracing) => <Surfaced {...props} tracing={tracing()} />}
    </Show>
  );
}

function Surfaced(props: StationProps & { readonly tracing: TracingView }): JSX.Element {
  const own = (): readonly Role[] =>
    ROLES.filter((role) => props.seats.includes(seatOf(props.side, role)));
  const tracer = (): Role | null => ownTracer(props.tracing, own());
  const isStopped = (): boolean => props.view.stop !== null;
  const mayTrace = (): boolean =>
    tracer() !== null && !isStopped() && props.view.phase === 'playing';
  const pen = createHullPen({
    tracing: () => props.tracing,
    mayTrace,
    isPending: () => props.pending,
    send: (stroke) => {
      const role = tracer();
      if (role !== null) props.act(seatOf(props.side, role), { type: 'trace', stroke });
    },
  });
  const isVoided = (): boolean => props.tracing.voided > 0 && props.tracing.traced.length === 0;
  return (
    <div class="hull-station">
      <div class="hull-layout">
        <div class="hull-crew">
          <p class="hull-turn" classList={{ 'is-due': mayTrace() }}>
            {isStopped() ? hullWords.stopped : turnWords(props.tracing, own())}
          </p>
          <Show when={isVoided()}>
            <p class="notice hull-voided" role="alert">
              <b>{hullWords.voidedTitle}</b> {hullWords.voided(props.tracing.voided)}
            </p>
          </Show>
          <HullPicture
            traced={props.tracing.traced}
            section={nextSection(props.tracing)}
            reached={tracer() === null ? props.tracing.reached : pen.at().reached}
          />
          <Show when={nextSection(props.tracing) !== null} fallback={<Diving {...props} />}>
            <Show when={tracer() === null}>
              <p class="hull-hint">{waitingHint(props.tracing, own())}</p>
            </Show>
          </Show>
        </div>
        <Show when={tracer() !== null}>
          <TracingSheet
            tracing={props.tracing}
            pen={pen}
            mayTrace={mayTrace()}
            hint={hullWords.pensDown}
          />
        </Show>
      </div>
    </div>
  );
}

function waitingHint({ traced }: TracingView, own: readonly Role[]): string {
  if (own.length === 0) return hullWords.lookingOn;
  return own.every((role) => traced.includes(role)) ? hullWords.done : hullWords.waitForPen;
}

/** The sheet is gone, and with it the focus of who drew by keys; so is, a moment later, that of a button that was pressed. */
function isFocusLost(): boolean {
  const held = document.activeElement;
  return held === document.body || (held instanceof HTMLButtonElement && held.disabled);
}

function Diving(props: StationProps & { readonly tracing: TracingView }): JSX.Element {
  const may = (role: Role, type: Action['type']): boolean =>
    actionsOf(props, role).some((action) => action.type === type);
  const order = (role: Role, action: Action): void => {
    const seat = ownSeat(props, role);
    if (seat !== null) props.act(seat, action);
  };
  let root: HTMLDivElement | undefined;
  createEffect(() => {
    const isOpen = may('engineer', 'readyToDive') || may('captain', 'dive');
    if (isOpen && isFocusLost()) root?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return (
    <div class="hull-diving" ref={(element) => (root = element)}>
      <Show when={ownSeat(props, 'engineer')}>
        <button
          type="button"
          class="primary"
          disabled={!may('engineer', 'readyToDive')}
          onClick={() => order('engineer', { type: 'readyToDive' })}
        >
          {props.tracing.ready ? hullWords.readySaid : hullWords.ready}
        </button>
      </Show>
      <Show when={ownSeat(props, 'captain')}>
        <button
          type="button"
          class="primary"
          disabled={!may('captain', 'dive')}
          onClick={() => order('captain', { type: 'dive' })}
        >
          {hullWords.dive}
        </button>
      </Show>
    </div>
  );
}
