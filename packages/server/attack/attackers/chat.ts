import { LIMITS } from '@fathom/protocol';
import type { Field } from './field.ts';
import { barrage, joining, said } from './sockets.ts';

const TABLES = 8; // to be silenced

/** Spectators without a name who talk until nobody else can. */
export async function chat(field: Field): Promise<void> {
  const { dose, matches } = field.order;
  let lines = 0;
  await Promise.all(
    Array.from({ length: dose.sockets }, (_, i) =>
      barrage(field, {
        first: joining(matches[i % Math.min(TABLES, matches.length)] as string),
        next: () => {
          lines += 1;
          return said({ t: 'chat', id: `c${lines}`, text: 'x'.repeat(LIMITS.chatLength) });
        },
        burst: 18,
        pauseMillis: 1_000,
        counted: 'lines',
      }),
    ),
  );
}
