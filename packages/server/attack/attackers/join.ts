import type { Field } from './field.ts';
import { leaveAll, lengthen, makeOwnMatch } from './own-match.ts';
import { barrage, joining } from './sockets.ts';

const ROWS = 990;
const ROWS_A_TIME = 4; // joins asked for, in a short run
const BURST = 58; // as many as a connection may send at once
const BETWEEN_BURSTS = 3_000; // milliseconds until it may again

/** Asks again and again for all there ever was to tell of the longest match there is. */
export async function join(field: Field): Promise<void> {
  const { dose } = field.order;
  const own = await makeOwnMatch(field, 'depth-charge', { turnLimit: 1_000 });
  if (own !== null)
    field.count(
      'rows',
      await lengthen(field, own, Math.min(ROWS, Math.ceil(dose.times / ROWS_A_TIME))),
    );
  field.begin();
  const asked = own === null ? field.order.matches : [own.id];
  await Promise.all(
    Array.from({ length: dose.sockets }, (_, i) =>
      barrage(field, {
        next: () => joining(asked[i % asked.length] as string, { seen: { as: [], n: 0 } }),
        burst: BURST,
        pauseMillis: BETWEEN_BURSTS,
        counted: 'joins',
      }),
    ),
  );
  leaveAll(own);
}

/** Asks for much and reads nothing of it. */
export async function deaf(field: Field): Promise<void> {
  const { dose, matches } = field.order;
  await Promise.all(
    Array.from({ length: dose.sockets }, (_, i) =>
      barrage(field, {
        reads: false,
        next: () => joining(matches[i % matches.length] as string),
        burst: 15,
        pauseMillis: 1_000,
        counted: 'joins',
      }),
    ),
  );
}
