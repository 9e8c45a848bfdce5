import type { Seat } from '@fathom/kit';
import { Show } from 'solid-js';
import type { Accessor, Component, JSX } from 'solid-js';
import type { MatchLink } from '../net/match-link.ts';
import { intercomWords as words } from '../words/intercom.ts';
import { hasIntercom } from './circle.ts';
import { createIntercomDesk } from './desk.ts';
import { HoldToTalk, MuteToggle } from './hold-to-talk.tsx';
import { IntercomCard } from './intercom-card.tsx';

/** What pages show of the intercom of a match, each where it suits. */
export interface IntercomParts {
  /** There is somebody to talk with, or was a moment ago. */
  readonly isThere: Accessor<boolean>;
  /** How many are on it while this person is not. */
  readonly waiting: Accessor<number>;
  /** Who is on it, and how to talk. */
  readonly Card: Component;
  /** The button to talk by, for where the rest is out of sight. */
  readonly TalkButton: Component;
  /** Whoever sits there is heard to say something just now. */
  readonly SpeakingMark: Component<{ readonly seat: Seat }>;
}

export function openIntercomParts(link: MatchLink): IntercomParts {
  const desk = createIntercomDesk(link);
  const isThere = (): boolean => hasIntercom(link) || desk.state() !== 'off';
  return {
    isThere,
    waiting: () => (desk.state() === 'off' ? desk.others().length : 0),
    Card: (): JSX.Element => (
      <Show when={isThere()}>
        <IntercomCard desk={desk} link={link} />
      </Show>
    ),
    TalkButton: (): JSX.Element => (
      <Show when={desk.state() === 'on'}>
        <HoldToTalk desk={desk} isBrief />
        <MuteToggle desk={desk} isBrief />
      </Show>
    ),
    SpeakingMark: (props): JSX.Element => (
      <Show when={desk.isSpeaking(props.seat)}>
        <span class="speaking-mark" role="img" aria-label={words.speaks} title={words.speaks} />
      </Show>
    ),
  };
}
