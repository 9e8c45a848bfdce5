import { SOLO, isSuccess } from '@fathom/search-diver/client';
import type { View } from '@fathom/search-diver/client';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { readStored, writeStored } from '../../../net/storage.ts';
import { keepPar } from '../../../people/par-of-day.ts';
import type { Desk } from '../desk/desk.ts';
import { Bold } from '../parts/parts.tsx';
import '../parts/parts-later.css';

/** Mean days of the strongest bot in the same waters; null: not known yet. */
type Par = Accessor<number | null>;

const KEPT = 'fathom/search-diver/par';
const MOST_KEPT = 20;

/** Asked for once the markers lie and again when the target is known, worked out by a worker, and kept in this browser. */
function createPar(view: Accessor<View>): Par {
  const [par, setPar] = createSignal<number | null>(null);
  let worker: Worker | null = null;
  const asked = createMemo((): string | null => {
    const { setup, toPlace } = view();
    return setup.players === 1 && toPlace === 0 ? keyOf(view()) : null;
  });
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  createEffect(
    on(asked, (key) => {
      stop();
      if (key === null) return;
      const known = keptPars()[key];
      if (known !== undefined) {
        setPar(known);
        return;
      }
      worker = new Worker(new URL('./par-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
        setPar(data);
        const { setup, target } = view();
        if (setup.daily !== '' && target !== null) keepPar(setup.daily, data);
        keep(key, data);
        stop();
      });
      worker.addEventListener('error', (event) => event.preventDefault()); // then there is no par to show
      worker.postMessage(view());
    }),
  );
  onCleanup(stop);
  return par;
}

/** The same for every moment of a search but the last, when its target is known. */
const keyOf = ({ setup, chartSeed, markers, target }: View): string =>
  JSON.stringify([setup, chartSeed, markers.map(({ hex }) => hex), target]);

function keptPars(): Readonly<Record<string, number>> {
  const stored = readStored(KEPT);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}
function keep(key: string, par: number): void {
  const others = Object.entries(keptPars()).slice(1 - MOST_KEPT);
  writeStored(KEPT, Object.fromEntries([...others, [key, par]]));
}

/** Of who dives alone: days so far against the par of these waters. */
export function SoloCard(props: { readonly desk: Desk }): JSX.Element {
  const view = (): View => props.desk.view();
  const par = createPar(props.desk.table.told);
  const days = (): number => Math.min(view().setup.maxDays, view().divers[0]?.day ?? 1);
  const isFound = (): boolean => isSuccess(view().result?.reason ?? 'dayLimit');
  const about = (): string => {
    const mean = par();
    if (mean === null) return SOLO.working;
    return isFound() ? SOLO.found(days(), mean) : SOLO.about;
  };
  return (
    <section class="card sd-solo" aria-label={SOLO.name}>
      <h2>{SOLO.title(view().setup.daily)}</h2>
      <div class="sd-solo-figures">
        <p>
          <Bold text={SOLO.days(days(), isFound())} />
        </p>
        <p>
          <Bold text={SOLO.par(par())} />
        </p>
        <p>
          <Bold text={SOLO.dives(view().divers[0]?.dives ?? 0)} />
        </p>
      </div>
      <p class="sd-quiet">{about()}</p>
    </section>
  );
}
