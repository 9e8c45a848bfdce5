import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { COLOUR_OF, GAUGES, SYSTEMS } from '@fathom/captain-sonar/client';
import { COLOUR_NAMES } from '../components/names.ts';
import { SystemIcon } from '../components/system-icon.tsx';
import { SYSTEM_NAMES } from '../words.ts';
import { DamagePicture, GaugesPicture } from './pictures.tsx';

export function FirstMatePage(): JSX.Element {
  return (
    <>
      <p class="rules-lead">
        You decide what the boat will be able to do in a few courses’ time. Ask your Captain what is
        wanted, and be one step ahead.
      </p>
      <section>
        <h2>One mark for every course</h2>
        <div class="rules-row">
          <div>
            <p>
              Whenever your Captain calls a course or runs silent, mark <b>one free space</b> on one
              gauge. That is your OK. You may spread the marks as you like. If every gauge is full,
              just say OK.
            </p>
            <p>
              When the last space of a gauge is marked, the system is <b>ready</b>, and all hear it,
              the enemy too. Unless something of its colour is broken: then the gauge is full, but
              the system does not work until your Engineer has repaired it.
            </p>
            <p>Using a system empties its gauge. Then it has to be charged again.</p>
          </div>
          <GaugesPicture />
        </div>
      </section>
      <section>
        <h2>How long it takes</h2>
        <table class="csr-table">
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Breaks with</th>
              <th scope="col">Turn by turn</th>
              <th scope="col">Real time</th>
            </tr>
          </thead>
          <tbody>
            <For each={SYSTEMS}>
              {(system) => (
                <tr>
                  <th scope="row">
                    <SystemIcon system={system} /> {SYSTEM_NAMES[system]}
                  </th>
                  <td>{COLOUR_NAMES[COLOUR_OF[system]]}</td>
                  <td>{GAUGES.turn[system]}</td>
                  <td>{GAUGES.realTime[system]}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <p>The gauge of charted mines is there in the minefield only.</p>
      </section>
      <section>
        <h2>Drone and sonar are yours, too</h2>
        <p>
          <b>Drone:</b> name a sector. Both crews hear whether the enemy is in it, and the answer is
          always true.
        </p>
        <p>
          <b>Sonar:</b> the enemy’s Captain tells two of row, column and sector. One is true, one is
          not, and your Radio Operator has to find out which.
        </p>
        <p>
          Turn by turn they come after the course, when both OKs are said, and count as the one
          system of the turn. In real time the button calls STOP for everybody. Agree with your
          Captain first: after any system a course must come before the next.
        </p>
      </section>
      <section>
        <h2>Damage</h2>
        <div class="rules-row">
          <p>
            You keep the count. A direct hit is 2, an indirect one 1; a panel or a reactor that has
            broken down altogether is 1. What has been hit stays hit: nothing repairs the hull.
          </p>
          <DamagePicture />
        </div>
        <h3>Keys</h3>
        <p>
          <kbd>1</kbd> to <kbd>6</kbd> mark a gauge, in the order they stand in.
        </p>
      </section>
    </>
  );
}
