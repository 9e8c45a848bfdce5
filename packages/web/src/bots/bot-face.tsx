import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { facePlan } from './face-parts.ts';
import type { BotFacePlan, FaceStroke } from './face-parts.ts';
import { stripesOf } from './stripes.ts';
import './bots.css';

interface BotFaceProps {
  readonly name: string;
  readonly level: string;
}

/** Who a bot is, at a glance. Its name stands beside it. */
export function BotFace(props: BotFaceProps): JSX.Element {
  const plan = (): BotFacePlan => facePlan(props.name);
  return (
    <svg class="bot-face" viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="20" fill={plan().ground} />
      <path class="bot-collar" d="M4 40q2-8 16-8t16 8z" />
      <path class="bot-stripes" d={stripesOf(props.level, { x: 20, y: 36, high: 3, apart: 3.2 })} />
      <g stroke="#17242e" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">
        <For each={plan().strokes}>
          {(stroke) => <path d={stroke.path} fill={fillOf(plan(), stroke)} />}
        </For>
      </g>
    </svg>
  );
}

function fillOf({ metal, cloth }: BotFacePlan, { ink }: FaceStroke): string {
  switch (ink) {
    case 'metal':
      return metal;
    case 'cloth':
      return cloth;
    case 'glass':
      return '#fdfbf4';
    case 'dark':
      return '#17242e';
    case 'line':
      return 'none';
    default:
      return ink satisfies never;
  }
}
