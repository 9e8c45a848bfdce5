import type { JSX } from 'solid-js';
import { systemsIn } from '@fathom/captain-sonar/client';
import { SystemList } from '../first-mate/systems-guide.tsx';
import { HullFigure, RoutePicture } from './pictures.tsx';

/** What everybody at the table should know. */
export function OverviewPage(): JSX.Element {
  return (
    <>
      <p class="rules-lead">
        Two submarines hunt each other and cannot see a thing. Each crew of four steers, charges,
        repairs and, above all, listens: everything a Captain orders is called out loud, and the
        enemy’s Radio Operator draws along. The first boat with <b>four damage</b> sinks.
      </p>
      <section>
        <h2>The crews</h2>
        <div class="rules-row">
          <div>
            <p>
              There are two crews, <b>Alpha</b> and <b>Bravo</b>, and four roles in each:
            </p>
            <dl>
              <dt>Captain</dt>
              <dd>steers, fires, and answers the enemy’s sonar.</dd>
              <dt>First Mate</dt>
              <dd>charges the systems, and launches drone and sonar.</dd>
              <dt>Engineer</dt>
              <dd>decides what breaks, because every course breaks something.</dd>
              <dt>Radio Operator</dt>
              <dd>listens to the enemy and works out where they are.</dd>
            </dl>
            <p>
              With fewer people, one person takes several roles, or bots sit in the empty seats.
              Crew mates share all they know. The other crew knows only what is announced.
            </p>
          </div>
          <RoutePicture />
        </div>
      </section>
      <section>
        <h2>One course, four jobs</h2>
        <p>
          Each Captain first chooses a cell of water in secret. From then on every step of a boat
          goes like this:
        </p>
        <ol>
          <li>
            The Captain calls a course, say <q>north</q>, and the boat moves one cell.
          </li>
          <li>
            The First Mate marks one space on a gauge. A full gauge makes a system <b>ready</b>.
          </li>
          <li>
            The Engineer marks one symbol on the panel of that course. It is <b>broken</b> now.
          </li>
          <li>The enemy’s Radio Operator has heard the course and draws it.</li>
        </ol>
        <p>
          First Mate and Engineer both say OK, and only then can the next course come. A boat never
          crosses its own track, and never enters an island.
        </p>
      </section>
      <section>
        <h2>Two ways to play</h2>
        <p>
          <b>Turn by turn</b>, on 10 by 10 cells and four sectors: the crews alternate. In your turn
          you make a course, or run silent, or surface; then both OKs; then you may use one system.
        </p>
        <p>
          <b>In real time</b>, on 15 by 15 cells and nine sectors: nobody waits. Both crews go as
          fast as they can. Who uses a system calls <b>STOP</b>, and everybody freezes until it is
          settled.
        </p>
        <p>Either way, there must be at least one course between two uses of a system.</p>
      </section>
      <section>
        <h2>The systems</h2>
        <SystemList systems={systemsIn('minefield')} />
        <p>
          A system works when its gauge is full <b>and</b> nothing of its colour is broken. Using it
          empties the gauge.
        </p>
      </section>
      <section>
        <h2>Hits</h2>
        <p>
          A torpedo or a mine does <b>2 damage</b> on its own cell and <b>1</b> on the eight around
          it, to friend and enemy alike. Everybody hears for each boat: all clear, indirect hit or
          direct hit. A mine right under the blast is gone without going off.
        </p>
      </section>
      <section>
        <h2>Surfacing</h2>
        <div class="rules-row">
          <div>
            <p>
              Surfacing repairs every breakdown and wipes the boat’s own track. It costs dearly: the
              sector is announced, and up there the boat can do nothing but be hit. A boat with no
              course left must surface.
            </p>
            <ul>
              <li>
                <b>Turn by turn</b> the enemy gets three turns in a row. If they surface meanwhile,
                the rest is lost.
              </li>
              <li>
                <b>In real time</b> the crew traces the hull: four sections, each by another role,
                without leaving the channel. One slip, and all four start again. Then the Engineer
                says ready, and the Captain dives.
              </li>
            </ul>
          </div>
          <HullFigure />
        </div>
      </section>
      <section>
        <h2>Scenarios and options</h2>
        <dl>
          <dt>Open sea</dt>
          <dd>nothing but islands and water.</dd>
          <dt>Pack ice</dt>
          <dd>surfacing anywhere but in a hole in the ice costs 1 damage first.</dd>
          <dt>Minefield</dt>
          <dd>
            mines printed on the chart, for all to see. A sixth gauge sets one of them off, wherever
            it lies.
          </dd>
          <dt>Torpedoes</dt>
          <dd>run through water only, or straight over islands.</dd>
          <dt>Chained mines</dt>
          <dd>a mine under a blast goes off as well, instead of being lost.</dd>
          <dt>Hull</dt>
          <dd>four damage sink a boat, or any at all.</dd>
          <dt>Aids</dt>
          <dd>
            for the Radio Operator: a bare sheet, impossible places shaded, or a map of where the
            enemy can be.
          </dd>
        </dl>
      </section>
      <section>
        <h2>The end</h2>
        <p>
          Four damage, and the boat is lost; the other crew has won. If both go down in the same
          blast it is a draw. Giving up and running out of time lose as well. Then everything is
          opened: both tracks, every mine, and every lie.
        </p>
      </section>
    </>
  );
}
