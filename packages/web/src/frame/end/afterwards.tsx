import type { RematchOffer } from '@fathom/protocol';
import type { Seat } from '@fathom/kit';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { JSX, ParentProps } from 'solid-js';
import type { MatchLink } from '../../net/match-link.ts';
import { afterFrame } from '../../table/in-turn.ts';
import { afterWords } from '../../words/after.ts';
import { appWords } from '../../words/app.ts';
import { announce } from '../announce.tsx';
import type { EndDesk } from './end.ts';
import { ownSide, personIn } from '../live-table.ts';
import { Problem } from '../problem.tsx';
import { play } from '../sound.ts';
import './afterwards.css';

/** What there is to do after the end. */
export interface WaysProps {
  readonly link: MatchLink;
  readonly home: 'server' | 'browser';
  readonly onAgain: () => Promise<string | null>;
  readonly onDecline?: (() => Promise<string | null>) | undefined;
}
export interface AfterwardsProps extends WaysProps {
  /** Something waits for this person's answer, for those in another tab; null: no more. */
  readonly onCall: (text: string | null) => void;
  readonly end: EndDesk;
}

/** What comes after the end, where it is seen at once, whatever the page shows. Its scene has the same ways on. */
export function Afterwards(props: AfterwardsProps): JSX.Element {
  tellOf(
    props,
    createMemo(() => standOf(props.link)),
  );
  return (
    <Show when={!props.end.isOpen()}>
      <aside class="afterwards" aria-label={afterWords.ways}>
        <Ways {...props}>
          <button type="button" onClick={() => props.end.open()}>
            {afterWords.scene.open}
          </button>
        </Ways>
      </aside>
    </Show>
  );
}

/** Once more, the replay, the lobby; and what is said about a rematch. */
export function Ways(props: ParentProps<WaysProps>): JSX.Element {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [asking, setAsking] = createSignal(false);
  const attempt = async (ask: () => Promise<string | null>): Promise<void> => {
    setAsking(true);
    setProblem(await ask());
    setAsking(false);
  };
  const again = (): void => void attempt(props.onAgain);
  const decline = (): void => void attempt(props.onDecline ?? (async () => null));
  const stand = createMemo(() => standOf(props.link));
  const rematch = (): string | null =>
    props.home === 'server' ? (props.link.info()?.rematch ?? null) : null;
  const isPlayer = (): boolean => ownSide(props.link) !== null;
  let ways: HTMLElement | undefined;
  // Whoever ended the match by a button that is gone now would have lost their place on the page.
  onCleanup(
    afterFrame(() => {
      if (document.activeElement === document.body)
        ways?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    }),
  );
  return (
    <>
      <Show when={rematch() === null ? stand().text : afterWords.rematch.isOn}>
        {(text) => <p classList={{ call: stand().is === 'asked' }}>{text()}</p>}
      </Show>
      <div ref={(element) => (ways = element)} class="ways">
        <Show
          when={rematch()}
          fallback={
            <Show when={isPlayer()}>
              <Answers stand={stand()} isBusy={asking()} onYes={again} onNo={decline} />
            </Show>
          }
        >
          {(next) => (
            <a class="button primary" href={`/m/${next()}`}>
              {isPlayer() ? afterWords.rematch.go : afterWords.rematch.watch}
            </a>
          )}
        </Show>
        <a class="button" href={`/m/${props.link.info()?.id ?? ''}/replay`}>
          {afterWords.watchReplay}
        </a>
        <a class="button" href="/">
          {appWords.backToLobby}
        </a>
        {props.children}
      </div>
      <Problem why={problem()} />
    </>
  );
}

/** How this person stands to a rematch. free: nothing is offered, or nothing came of it. */
interface Stand {
  readonly is: 'free' | 'offering' | 'asked' | 'agreed' | 'looking';
  readonly text: string | null;
  readonly needsNobody: boolean; // only bots play on the other sides
}

interface AnswersProps {
  readonly stand: Stand;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Answers(props: AnswersProps): JSX.Element {
  const { rematch, playAgain } = afterWords;
  const yes = (): string | null => {
    if (props.stand.is === 'asked') return rematch.accept;
    if (props.stand.is !== 'free') return null;
    return props.stand.needsNobody ? playAgain : rematch.offer;
  };
  const no = (): string | null => {
    if (props.stand.is === 'asked') return rematch.decline;
    return props.stand.is === 'offering' || props.stand.is === 'agreed' ? rematch.takeBack : null;
  };
  return (
    <>
      <Show when={yes()}>
        {(word) => (
          <button
            type="button"
            class="primary"
            disabled={props.isBusy}
            onClick={() => props.onYes()}
          >
            {word()}
          </button>
        )}
      </Show>
      <Show when={no()}>
        {(word) => (
          <button type="button" disabled={props.isBusy} onClick={() => props.onNo()}>
            {word()}
          </button>
        )}
      </Show>
    </>
  );
}

function standOf(link: MatchLink): Stand {
  const offer = link.info()?.offer ?? null;
  const own = ownSide(link);
  const needsNobody = !(link.info()?.seats ?? []).some(
    ({ side, holder }) => side !== own && holder?.kind === 'person',
  );
  if (offer === null) return { is: 'free', text: null, needsNobody };
  return { ...standTo(link, offer), needsNobody };
}

function standTo(link: MatchLink, offer: RematchOffer): Pick<Stand, 'is' | 'text'> {
  const { rematch } = afterWords;
  const names = (seats: readonly Seat[]): readonly string[] =>
    seats.map((seat) => personIn(link, seat));
  const declined = names(offer.declined);
  const said = declined.length === 0 ? '' : ` ${rematch.declined(declined)}`;
  if (!offer.isOpen) return { is: 'free', text: rematch.declined(declined) };
  const missing = names(missingFor(link, offer));
  const isMine = (seat: Seat): boolean => link.you().includes(seat);
  const who = personIn(link, offer.by);
  const accepted = offer.accepted.length === 0 ? '' : rematch.accepted(names(offer.accepted));
  if (isMine(offer.by))
    return { is: 'offering', text: `${rematch.offeredByYou(missing)}${accepted}${said}` };
  if (offer.accepted.some(isMine))
    return { is: 'agreed', text: `${rematch.acceptedByYou(who, missing)}${said}` };
  const isAsked = ownSide(link) !== null && ownSide(link) !== sideOf(link, offer.by);
  return isAsked
    ? { is: 'asked', text: `${rematch.offers(who)}${accepted}${said}` }
    : { is: 'looking', text: `${rematch.toOthers(who, missing)}${said}` };
}

const sideOf = (link: MatchLink, wanted: Seat) =>
  link.info()?.seats.find(({ seat }) => seat === wanted)?.side ?? null;

/** One seat for each person whose word is still missing: of every other side somebody's. */
function missingFor(link: MatchLink, offer: RematchOffer): readonly Seat[] {
  const seats = link.info()?.seats ?? [];
  const own = sideOf(link, offer.by);
  const agreed = new Set(offer.accepted.map((seat) => sideOf(link, seat)));
  const people = new Map<string, Seat>();
  for (const { seat, side, holder } of seats)
    if (holder?.kind === 'person' && side !== own && !agreed.has(side))
      if (!people.has(`${side} ${holder.name}`)) people.set(`${side} ${holder.name}`, seat);
  return [...people.values()].filter((seat) => !offer.declined.includes(seat));
}

/** An offer is read out, heard, and seen in the title by those it is for. */
function tellOf(props: AfterwardsProps, stand: () => Stand): void {
  createEffect(
    on(
      () => stand().text,
      (text, before) => {
        if (text === null || text === before) return;
        announce(text);
        if (stand().is === 'asked') play('turn');
      },
    ),
  );
  createEffect(() => {
    const { is, text } = stand();
    props.onCall(is === 'asked' && props.link.info()?.rematch === null ? text : null);
  });
  onCleanup(() => props.onCall(null));
}
