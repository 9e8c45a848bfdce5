import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { COLOURS } from '@fathom/captain-sonar/client';
import { COLOUR_NAMES } from '../components/names.ts';
import { SymbolIcon } from '../components/symbol-icon.tsx';
import { systemsOfColour } from '../engineer/consequence-words.ts';
import { HullFigure, PanelFigure } from './pictures.tsx';

export function EngineerPage(): JSX.Element {
  return (
    <>
      <p class="rules-lead">
        Every course breaks something, and you choose what. Steer the breakdowns into circuits that
        repair themselves, and warn your Captain before a course costs damage.
      </p>
      <section>
        <h2>The control panel</h2>
        <div class="rules-row">
          <div>
            <p>
              There is a panel for each course, with six symbols. When your Captain calls north, or
              slips north in silence, mark <b>one free symbol</b> on the North panel. That is your
              OK. The shape says what it breaks:
            </p>
            <ul class="csr-shapes">
              <For each={COLOURS}>
                {(colour) => (
                  <li>
                    <SymbolIcon colour={colour} />
                    <span>
                      <b>{COLOUR_NAMES[colour]}:</b>{' '}
                      {colour === 'radiation'
                        ? 'no system, but six of them are too many.'
                        : `${systemsOfColour(colour, 'minefield')}.`}
                    </span>
                  </li>
                )}
              </For>
            </ul>
            <p>
              One broken symbol is enough: <b>none</b> of the systems of that shape works while any
              symbol of it is broken, on whichever panel.
            </p>
          </div>
          <PanelFigure
            broken={['N2']}
            lit="N"
            chosen={null}
            label="The four panels West, North, South and East with six symbols each. The North panel is lit, its second symbol, weapons, is crossed out."
            caption="North was called and N2 is marked: no mine and no torpedo until it is repaired."
          />
        </div>
      </section>
      <section>
        <h2>Circuits repair themselves</h2>
        <div class="rules-row">
          <div>
            <p>
              Three wires, yellow, orange and gray, connect four symbols each: three on one panel
              and one on the East panel. Mark all four, and <b>all four are repaired at once</b>,
              for free and unheard.
            </p>
            <p>
              So a circuit that is begun wants to be finished. Orange takes three courses north and
              one east; gray three south, yellow three west, and one east each.
            </p>
          </div>
          <PanelFigure
            broken={['N1', 'N2', 'N3', 'S4']}
            lit="E"
            chosen="E1"
            label="N1, N2 and N3 on the orange circuit are crossed out, and S4. On the lit East panel E1, the last of the orange circuit, is picked."
            caption="East is called. E1 completes the orange circuit: N1, N2, N3 and E1 are repaired. S4 stays broken."
          />
        </div>
      </section>
      <section>
        <h2>What costs damage</h2>
        <div class="rules-row">
          <div>
            <ul>
              <li>
                <b>A whole panel:</b> all six symbols of one course are marked.
              </li>
              <li>
                <b>The reactor:</b> all six reactor symbols are marked, wherever they are.
              </li>
            </ul>
            <p>
              Either costs <b>1 damage</b>, which all hear, and then the whole board is repaired.
              Both at once still cost 1. A mark that completes a circuit repairs first, and may save
              the panel.
            </p>
          </div>
          <PanelFigure
            broken={['W1', 'W2', 'W3', 'W4', 'W6']}
            lit="W"
            chosen="W5"
            label="Five of the six symbols on the West panel are crossed out. Only W5 is left, a reactor symbol."
            caption="West is one mark from damage. It would have been better to go east once: E3 completes yellow."
          />
        </div>
      </section>
      <section>
        <h2>Tell your Captain</h2>
        <ul>
          <li>which systems have no breakdown now,</li>
          <li>which course would repair something,</li>
          <li>which course would cost damage.</li>
        </ul>
        <p>
          Your station says all three, always, and what each symbol would do before you mark it.
        </p>
      </section>
      <section>
        <h2>At the surface</h2>
        <div class="rules-row">
          <p>
            Surfacing repairs the whole board. In real time the hull is traced first, section by
            section, each by another role. When all four are done you say <b>ready to dive</b>, and
            your Captain dives. Draw with mouse or finger, or put the pen down with <kbd>Enter</kbd>{' '}
            and draw with the arrow keys.
          </p>
          <HullFigure />
        </div>
        <h3>Keys</h3>
        <p>
          Arrow keys go from symbol to symbol and <kbd>Enter</kbd> marks one. By touch: tap a symbol
          to see what it would do, tap again to mark it.
        </p>
      </section>
    </>
  );
}
