import { MOST_CHARTS } from '@fathom/protocol';
import type { KeptPreferences, Preferences } from '@fathom/protocol';
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import { changeSettings, settings, USUAL_SETTINGS } from '../frame/settings.ts';
import { ask } from '../net/api.ts';

const PATH = '/api/me/preferences';
const SETTLED = 400; // milliseconds: a slider is let go of before it is sent

/** Whether what was chosen here is kept with the account by now. */
export type Keeping = 'asking' | 'kept' | 'failed';
const [state, setState] = createSignal<Keeping>('asking');
export const keeping: Accessor<Keeping> = state;

/** What this browser has chosen differently from the usual. */
function chosenHere(): Partial<Preferences> {
  const now = Object.entries(settings());
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_SETTINGS };
  return Object.fromEntries(now.filter(([name, value]) => value !== usual[name]));
}

/**
 * The account knows best; what it has never been told is as this browser has it; and what was explained on either
 * need not be explained again.
 */
export function merged(
  here: Partial<Preferences>,
  kept: Partial<Preferences> | null,
): Partial<Preferences> {
  const lessons = [...new Set([...(kept?.lessons ?? []), ...(here.lessons ?? [])])];
  return { ...here, ...kept, lessons, charts: chartsOf(here, kept) };
}

/** Charts drawn on either, each drawing once. */
function chartsOf(
  here: Partial<Preferences>,
  kept: Partial<Preferences> | null,
): Preferences['charts'] {
  const charts = [...(kept?.charts ?? []), ...(here.charts ?? [])];
  const byDrawing = new Map(charts.toReversed().map((chart) => [chart.drawing, chart]));
  return [...byDrawing.values()].toReversed().slice(0, MOST_CHARTS);
}

let isKept = false;

/** For whoever has an account: takes up what is kept with it, and keeps what is changed from here on. */
export function keepPreferences(): void {
  if (isKept) return;
  isKept = true;
  takeUp().catch(() => {
    isKept = false; // the next page tries again
    setState('failed');
  });
}

async function takeUp(): Promise<void> {
  const { chosen } = await ask<KeptPreferences>('GET', PATH);
  const both = merged(chosenHere(), chosen);
  changeSettings(both);
  if (JSON.stringify(both) !== JSON.stringify(chosen)) await send();
  setState('kept');
  createRoot(() => {
    let timer: number | undefined;
    createEffect(
      on(
        settings,
        () => {
          window.clearTimeout(timer);
          setState('asking');
          timer = window.setTimeout(() => {
            send().then(
              () => setState('kept'),
              () => setState('failed'),
            );
          }, SETTLED);
        },
        { defer: true },
      ),
    );
  });
}

const send = (): Promise<KeptPreferences> => ask('PUT', PATH, settings());
