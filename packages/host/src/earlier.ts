import { MOST_TOLD, openAudience } from '@fathom/kit';
import type { Audience, Refusal } from '@fathom/kit';
import type { EarlierWish } from '@fathom/protocol';
import type { Circle } from './circles.ts';
import type { Clock } from './clock.ts';
import type { Listener } from './listener.ts';
import type { Recall } from './recall.ts';
import { deny } from './refusals.ts';

/** Rows an audience takes in at a time: a long log must not hold up everybody else. */
export const SLICE = 200;

/** Somebody who asks, as one of a circle. */
interface Asking {
  readonly circle: Circle;
  readonly listener: Listener;
  readonly stays: () => boolean; // it is still there: in another circle other things were told
}
/** Where listeners are told what was told to their circle before they came. */
export interface EarlierDesk {
  /** The answer goes to the listener; where the log has to be read for it, soon. */
  ask(asking: Asking, wish: Pick<EarlierWish, 'id' | 'before'>): Promise<Refusal | null>;
}
interface EarlierServices extends Pick<Clock, 'after'> {
  readonly recall: Recall;
}

export function openEarlierDesk({ after, recall }: EarlierServices): EarlierDesk {
  return new DeskForEarlier({ after, recall });
}

class DeskForEarlier implements EarlierDesk {
  readonly #services: EarlierServices;
  #reading: Map<Circle, Promise<void>> | null = null;

  constructor(services: EarlierServices) {
    this.#services = services;
  }

  async ask(
    { circle, listener, stays }: Asking,
    { id, before }: Pick<EarlierWish, 'id' | 'before'>,
  ): Promise<Refusal | null> {
    const page = (): string | null => circle.audience?.earlier(before) ?? null;
    let found = page();
    if (found === null && isForgotten(circle.audience, before)) {
      await this.#readOnce(circle);
      if (!stays()) return null; // it was told everything anew
      found = page();
    }
    if (found === null) return deny('noEarlier');
    listener.send(`{"t":"earlier","re":${JSON.stringify(id)},${found.slice(1)}`);
    return null;
  }

  #readOnce(circle: Circle): Promise<void> {
    const reading = (this.#reading ??= new Map());
    const known = reading.get(circle);
    if (known !== undefined) return known;
    const begun = this.#readAll(circle).finally(() => reading.delete(circle));
    reading.set(circle, begun);
    return begun;
  }

  /** The circle's audience was taken up where it stood: another one hears everything from the first row on, and is the same from there. */
  async #readAll(circle: Circle): Promise<void> {
    const { after, recall } = this.#services;
    await recall();
    const table = circle.table();
    if (table === null) return;
    const whole = openAudience(table, circle.viewer);
    while (whole.left() > SLICE) {
      whole.catchUp(SLICE);
      await new Promise<void>((resolve) => void after(0, resolve));
    }
    whole.snapshot(); // with the last rows, and what was drawn since
    circle.audience = whole;
  }
}

/** Whether a page up to this number may need what is not at hand. No other number is worth reading a log for. */
function isForgotten(audience: Audience | null, before: number): boolean {
  const forgotten = audience?.forgotten() ?? 0;
  return forgotten > 0 && before > 0 && before <= forgotten + MOST_TOLD.messages;
}
