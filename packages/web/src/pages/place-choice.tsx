import type { Seat } from '@fathom/kit';
import type { MatchInfo, SeatInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { roleText } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { Sentence } from '../frame/sentence.tsx';
import { seatLinkWords } from '../words/waiting.ts';
import { berthName, berthsOf } from './berths.ts';

interface PlaceChoiceProps {
  readonly info: MatchInfo;
  readonly seats: readonly Seat[]; // that can be taken
  readonly naming: Naming;
  readonly chosen: Seat | undefined;
  readonly onChoose: (seat: Seat) => void;
}

/** Which of the free places: a seat, or several that go together. Where there is one, it is named. */
export function PlaceChoice(props: PlaceChoiceProps): JSX.Element {
  const places = (): readonly (readonly SeatInfo[])[] =>
    berthsOf(
      props.info,
      props.info.seats.filter(({ seat }) => props.seats.includes(seat)),
    );
  const nameOf = (place: readonly SeatInfo[]): string =>
    berthName(props.naming, place, props.info.seats);
  const isChosen = (place: readonly SeatInfo[]): boolean =>
    place.some(({ seat }) => seat === props.chosen);
  return (
    <Show
      when={places().length > 1}
      fallback={
        <For each={places()}>
          {(place) => (
            <p>
              <Sentence said={seatLinkWords.yourSeat(nameOf(place), workOf(props, place))} />
            </p>
          )}
        </For>
      }
    >
      <fieldset class="which-seat">
        <legend>{seatLinkWords.whichSeat}</legend>
        <For each={places()}>
          {(place) => (
            <label class="choice">
              <input
                type="radio"
                name="which-seat"
                checked={isChosen(place)}
                onChange={() => place[0] && props.onChoose(place[0].seat)}
              />
              <span>
                <b>{nameOf(place)}</b> <small>{workOf(props, place)}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
    </Show>
  );
}

/** What one does there, and with whom. */
function workOf({ info, naming }: PlaceChoiceProps, place: readonly SeatInfo[]): string | null {
  const [first, ...others] = place;
  if (first === undefined) return null;
  const work = others.length === 0 ? roleText(naming, first.role) : seatLinkWords.together;
  const mates = info.seats.flatMap(({ side, holder }) =>
    side === first.side && holder?.kind === 'person' ? [holder.name] : [],
  );
  const parts = [
    ...(work === null ? [] : [sentence(work)]),
    ...(mates.length === 0 ? [] : [seatLinkWords.inCrewWith([...new Set(mates)])]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
