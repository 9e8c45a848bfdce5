import {
  SHEET,
  WRECKS,
  answerWords,
  candidateWords,
  cardName,
  effectWords,
  trailWords,
  trailsOf,
  wreckSentence,
} from '@fathom/dark-water-salvage/client';
import type { Content, HunterName, WreckNumber } from '@fathom/dark-water-salvage/client';
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { SheetMark, WreckSheet as Sheet } from '../desk/sheet.ts';
import { Badge } from '../parts.tsx';
import { Key } from '../../../table/keys.tsx';
import { MiniMap } from './mini-map.tsx';
import { Prestige } from './wreck-card.tsx';
import { fateOf } from './wreck-facts.ts';
import './wrecks.css';

/** The selected wreck: what it is, what is known of it, and who else has asked. */
export function SelectedWreck(props: {
  readonly desk: Desk;
  readonly withMap: boolean;
}): JSX.Element {
  return (
    <section class="dw-sheet" aria-label={SHEET.label}>
      <Show when={props.desk.reading.choices().length > 1}>
        <WhoseSheet desk={props.desk} />
      </Show>
      <Show when={props.desk.selected()} fallback={<NothingSelected desk={props.desk} />}>
        {(wreck) => <Entry {...props} wreck={wreck()} />}
      </Show>
    </section>
  );
}

function NothingSelected(props: { readonly desk: Desk }): JSX.Element {
  return (
    <p class="dw-sheet-empty">
      {props.desk.reading.of() === null ? SHEET.pickAsGuest : SHEET.pick}
    </p>
  );
}

interface EntryProps {
  readonly desk: Desk;
  readonly withMap: boolean;
  readonly wreck: WreckNumber;
}

function Entry(props: EntryProps): JSX.Element {
  const { reading, pencil } = props.desk;
  const sheet = createMemo(() => reading.sheet(props.wreck));
  const truth = () => props.desk.truths()?.[props.wreck - 1]?.region ?? null;
  const hasPencilled = (): boolean => Object.keys(pencil.on(props.wreck)).length > 0;
  return (
    <>
      <h2 class="dw-sheet-title">
        <span class="dw-wreck-number">{props.wreck}</span>
        <span>{sheet().ship.name}</span>
        <Prestige sheet={sheet()} />
      </h2>
      <p class="dw-sheet-state">
        {wreckSentence({ ...sheet(), fate: fateOf(props.desk, sheet()) })}
      </p>
      <Show when={props.withMap}>
        <MiniMap
          content={props.desk.content()}
          sheet={sheet()}
          marks={reading.showsMarks() && sheet().wreck.region === null ? sheet().marks : []}
          candidates={
            sheet().wreck.region === null
              ? (reading.knowledge()?.candidates(props.wreck) ?? null)
              : null
          }
          pencil={pencil.on(props.wreck)}
          truth={truth()}
          label={SHEET.map(sheet().ship.name)}
        />
      </Show>
      <Answers desk={props.desk} sheet={sheet()} />
      <Possible desk={props.desk} wreck={props.wreck} />
      <Others desk={props.desk} wreck={props.wreck} />
      <div class="dw-sheet-tools">
        <Show when={props.desk.mayMark()}>
          <button
            type="button"
            class="dw-small"
            aria-pressed={pencil.isUp()}
            aria-keyshortcuts="K"
            onClick={() => pencil.setUp(!pencil.isUp())}
          >
            {SHEET.pencil} <Key name="K" />
          </button>
          <Show when={hasPencilled()}>
            <button type="button" class="dw-small" onClick={() => pencil.wipe(props.wreck)}>
              {SHEET.rubOut}
            </button>
          </Show>
        </Show>
        <button type="button" class="dw-small" onClick={() => props.desk.select(null)}>
          {SHEET.putAway}
        </button>
      </div>
    </>
  );
}

/** Every answer about this wreck and what it ruled out; without the aid of marks only the answers themselves. */
function Answers(props: { readonly desk: Desk; readonly sheet: Sheet }): JSX.Element {
  const content = (): Content => props.desk.content();
  const words = ({ card, answer, effect }: SheetMark): string =>
    props.desk.reading.showsMarks()
      ? effectWords(content(), effect)
      : answerWords(content(), card, answer);
  const isEmpty = (): boolean => props.sheet.marks.length === 0 && props.sheet.rumour === null;
  return (
    <Show when={props.desk.reading.of()}>
      <Show when={!isEmpty()} fallback={<p class="dw-quiet">{SHEET.noAnswers}</p>}>
        <ul class="dw-answers" aria-label={SHEET.answers}>
          <For each={props.sheet.marks}>{(mark) => <li>{words(mark)}</li>}</For>
          <Show when={props.sheet.rumour}>{(rumour) => <li>{SHEET.rumoured(rumour())}</li>}</Show>
        </ul>
      </Show>
    </Show>
  );
}

function Possible(props: { readonly desk: Desk; readonly wreck: WreckNumber }): JSX.Element {
  const words = (): string | null => {
    const knowledge = props.desk.reading.knowledge();
    if (knowledge === null || props.desk.reading.sheet(props.wreck).wreck.region !== null)
      return null;
    return candidateWords(knowledge.candidates(props.wreck));
  };
  return <Show when={words()}>{(said) => <p class="dw-possible">{said()}</p>}</Show>;
}

/** What the others can know of her by now, as everybody can work it out; where that is no aid, what they asked. */
function Others(props: { readonly desk: Desk; readonly wreck: WreckNumber }): JSX.Element {
  const lines = createMemo(() => {
    const { desk, wreck } = props;
    const known = trailsOf(desk.view(), wreck).filter(({ hunter }) => hunter !== desk.reading.of());
    if (desk.reading.showsMarks() && known.length > 0)
      return known.map((trail) => ({
        hunter: trail.hunter,
        words: SHEET.trail(
          trailWords(trail, desk.nameOf),
          trail.cards.map((card) => cardName(desk.content(), card)),
        ),
      }));
    return askedBy(desk, wreck).map(({ hunter, cards }) => ({
      hunter,
      words: SHEET.asked(desk.nameOf(hunter), cards),
    }));
  });
  return (
    <Show when={lines().length > 0}>
      <ul class="dw-others" aria-label={SHEET.others}>
        <For each={lines()}>
          {({ hunter, words }) => (
            <li>
              <Badge hunter={hunter} /> {words}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

interface Asked {
  readonly hunter: HunterName;
  readonly cards: readonly string[];
}

/** The public list of who asked what, for this wreck. */
function askedBy(desk: Desk, wreck: WreckNumber): readonly Asked[] {
  const { researches, hunters } = desk.view();
  return hunters
    .filter(({ name }) => name !== desk.reading.of())
    .map(({ name }) => ({
      hunter: name,
      cards: [
        ...new Set(
          researches
            .filter((note) => note.hunter === name && note.wreck === wreck)
            .map(({ card }) => cardName(desk.content(), card)),
        ),
      ],
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** Where several sheets may be read, one of them lies open. */
function WhoseSheet(props: { readonly desk: Desk }): JSX.Element {
  const { reading } = props.desk;
  return (
    <div class="dw-whose" role="group" aria-label={SHEET.whose}>
      <For each={reading.choices()}>
        {(hunter) => (
          <button
            type="button"
            class="quiet"
            aria-label={SHEET.sheetOf(hunter)}
            title={SHEET.sheetOf(hunter)}
            aria-pressed={reading.of() === hunter}
            onClick={() => reading.open(hunter)}
          >
            <Badge hunter={hunter} />
          </button>
        )}
      </For>
      <span>{reading.of() === null ? '' : SHEET.sheetOf(reading.of() as HunterName)}</span>
    </div>
  );
}

/** Goes through the wrecks one by one. */
export function WreckSteps(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="dw-steps">
      <button type="button" class="dw-small" onClick={() => stepWreck(props.desk, -1)}>
        {SHEET.previous}
      </button>
      <button type="button" class="dw-small" onClick={() => stepWreck(props.desk, 1)}>
        {SHEET.next}
      </button>
    </div>
  );
}

/** The wreck before or after the selected one, leaving out those that have left the game. */
export function stepWreck({ selected, select, view }: Desk, by: 1 | -1): void {
  const open = WRECKS.filter(
    (number) => view().phase === 'over' || view().wrecks[number - 1]?.salvagedBy === null,
  );
  const now = selected();
  const at = now === null ? (by === 1 ? -1 : 0) : open.indexOf(now);
  select(open.at((at + by) % open.length) ?? null);
}
