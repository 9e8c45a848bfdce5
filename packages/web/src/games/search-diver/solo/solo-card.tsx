import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { counted } from '../words.ts';
import { againstPar, parText } from './par.ts';
import type { Par } from './par.ts';
import './solo.css';

/** Days so far against the par of these waters. */
export function SoloCard(props: { readonly desk: Desk; readonly par: Par }): JSX.Element {
  const view = () => props.desk.view();
  const days = (): number => Math.min(view().setup.maxDays, view().divers[0]?.day ?? 1);
  const isFound = (): boolean => view().result?.reason === 'found';
  return (
    <Show when={view().setup.players === 1}>
      <section class="card sd-solo" aria-label="Your search">
        <h2>{view().setup.daily === '' ? 'Alone' : `Dive of ${view().setup.daily}`}</h2>
        <div class="sd-solo-figures">
          <p>
            <b>{days()}</b> {days() === 1 ? 'day' : 'days'} {isFound() ? '' : 'so far'}
          </p>
          <p>
            <b>{props.par() === null ? '–' : parText(props.par() ?? 0)}</b> par
          </p>
          <p>
            <b>{view().divers[0]?.dives ?? 0}</b> dives
          </p>
        </div>
        <p class="sd-quiet">
          <Show
            when={props.par()}
            fallback="Par is the mean of the strongest bot in these waters. It is being worked out."
          >
            {(par) =>
              isFound()
                ? `Found in ${counted(days(), 'day')}: ${againstPar(days(), par())}.`
                : 'Par: the mean of the strongest bot in these very waters.'
            }
          </Show>
        </p>
      </section>
    </Show>
  );
}
