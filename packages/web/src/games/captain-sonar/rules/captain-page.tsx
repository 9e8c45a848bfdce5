import type { JSX } from 'solid-js';
import { Compass } from '../components/compass.tsx';
import { MinePicture, Picture, RoutePicture, SilencePicture, TorpedoPicture } from './pictures.tsx';

export function CaptainPage(): JSX.Element {
  return (
    <>
      <p class="rules-lead">
        You steer, and you speak for the boat. Every course you call helps your crew and tells the
        enemy something. Make them believe the wrong thing.
      </p>
      <section>
        <h2>Before the first course</h2>
        <p>
          Choose a cell of water to begin on. Nobody but your crew sees it, and the enemy may even
          begin on the same one.
        </p>
      </section>
      <section>
        <h2>Courses</h2>
        <div class="rules-row">
          <div>
            <p>
              <b>North, east, south or west, one cell.</b> All hear it. You may not
            </p>
            <ul>
              <li>leave the chart or enter an island,</li>
              <li>enter or cross your own track since you last surfaced,</li>
              <li>enter a cell with a mine of your own.</li>
            </ul>
            <p>
              Enemy mines and the enemy’s boat are no obstacle, and nothing happens when you meet
              them. The next course must wait until your First Mate and your Engineer have said OK.
            </p>
            <p>
              Before you call a course, ask your Engineer what it will break. Some courses cost
              damage.
            </p>
          </div>
          <div>
            <Picture caption="The course is set: north.">
              <div class="csr-small">
                <Compass course="N" label="A compass whose north point is lit." />
              </div>
            </Picture>
            <RoutePicture />
          </div>
        </div>
      </section>
      <section>
        <h2>Torpedo</h2>
        <div class="rules-row">
          <p>
            Name a cell <b>up to four steps away</b>, counted along rows and columns through water,
            around corners if you like. Not your own. The blast does 2 on that cell and 1 around it,
            and it does not ask whose boat it is: stay two cells away.
          </p>
          <TorpedoPicture />
        </div>
      </section>
      <section>
        <h2>Mines</h2>
        <div class="rules-row">
          <div>
            <p>
              <b>Lay</b> a mine on one of the eight cells around you: water, not on your track, not
              on another mine of yours. All hear <q>mine</q>, nobody hears where.
            </p>
            <p>
              <b>Set it off</b> whenever you are not surfaced, turn by turn in your own turn. That
              needs no gauge and is not a use of a system. The cell is announced with the blast.
            </p>
          </div>
          <MinePicture />
        </div>
      </section>
      <section>
        <h2>Silence</h2>
        <div class="rules-row">
          <p>
            Instead of a course: <b>none to four cells in one straight line</b>, under the same
            rules. The enemy hears <q>silence</q> and nothing else. Your crew hears the direction:
            one mark on a gauge, one breakdown on that panel.
          </p>
          <SilencePicture />
        </div>
      </section>
      <section>
        <h2>Drone, sonar and your answers</h2>
        <p>
          You may launch drone and sonar, as your First Mate may. When the <b>enemy</b> sends a
          sonar, you answer: tell <b>two</b> of row, column and sector,{' '}
          <b>one true and one false</b>. The table checks that it is so. Without an answer in time
          one is drawn by lot. The best lie is one that the enemy already believes.
        </p>
      </section>
      <section>
        <h2>Surfacing</h2>
        <p>
          Instead of a course, whenever you like, and always when no course is left. Your sector is
          announced. All breakdowns are repaired and your track is wiped; mines, gauges and damage
          stay.
        </p>
        <h3>Keys</h3>
        <p>
          Arrow keys steer. <kbd>M</kbd> mine, <kbd>T</kbd> torpedo, <kbd>D</kbd> drone,{' '}
          <kbd>S</kbd> sonar, <kbd>Q</kbd> silence, <kbd>C</kbd> charted mine, <kbd>G</kbd> set off
          a mine, <kbd>U</kbd> surface, <kbd>X</kbd> end the turn, <kbd>Esc</kbd> take it back. At
          every station <kbd>H</kbd> asks for a hint, where only bots crew the other boat.
        </p>
        <h3>A bot at the radio</h3>
        <p>
          If your Radio Operator is a bot, it tells you after each announcement how many cells are
          left for the enemy and which is the likeliest, and shades them on the chart.
        </p>
      </section>
    </>
  );
}
