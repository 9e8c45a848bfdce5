import type { JSX, ParentProps } from 'solid-js';
import { sayWhy } from '../../../board/say-why.ts';

/** Named one by one: attributes that are spread would bring Solid's tables of attribute names. */
interface ReasonedProps extends ParentProps {
  readonly whyNot: string | null; // why nothing comes of pressing it; null: something does
  readonly onPress: () => void;
  readonly onPoint?: (isPointed: boolean) => void; // by mouse or keyboard
  readonly class: string;
  readonly isAdvised?: boolean;
  readonly isPressed?: boolean;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly keys?: string;
}

/** A button that says why where it can do nothing. */
export function ReasonedButton(props: ReasonedProps): JSX.Element {
  return (
    <button
      type="button"
      class={props.class}
      classList={{ 'dw-advised-button': props.isAdvised === true }}
      disabled={props.disabled === true}
      title={props.title}
      aria-disabled={props.whyNot === null ? undefined : 'true'}
      aria-pressed={props.isPressed}
      aria-keyshortcuts={props.keys}
      onMouseEnter={() => props.onPoint?.(true)}
      onFocus={() => props.onPoint?.(true)}
      onMouseLeave={() => props.onPoint?.(false)}
      onClick={({ currentTarget }) => {
        if (props.whyNot === null) props.onPress();
        else sayWhy(currentTarget, props.whyNot);
      }}
    >
      {props.children}
    </button>
  );
}
