import type { JSX } from 'solid-js';
import { BotFace } from './bot-face.tsx';
import './bot-portrait.css';

interface BotPortraitProps {
  readonly name: string;
  readonly level: string;
}

/** A bot's face beside its name. */
export function BotPortrait(props: BotPortraitProps): JSX.Element {
  return (
    <span class="bot-portrait" aria-hidden="true">
      <BotFace name={props.name} level={props.level} />
    </span>
  );
}
