import type { JSX } from 'solid-js';

/** While mines are placed there is nothing on the record sheet yet: room for what is to come. */
export function BeforePlay(): JSX.Element {
  return (
    <section class="card dc-paper">
      <h2>What is to come</h2>
      <ul class="dc-brief">
        <li>Find the other side’s three mines before yours are found.</li>
        <li>A sounding charge makes mines answer with how far away they are.</li>
        <li>A mine straight behind another keeps silent. Yours do so too.</li>
        <li>Sail onto a mine, or waste two depth charges, and you have lost.</li>
      </ul>
      <p class="dc-brief-more">
        <a href="/depth-charge/rules">All the rules, with pictures</a>
      </p>
    </section>
  );
}
