import type { Field } from './field.ts';
import { leaveAll, makeOwnMatch } from './own-match.ts';
import { barrage, joining, said } from './sockets.ts';

const COLUMNS = 'ABCDEFGHIJKLMNO';
const CELLS = COLUMNS.split('').flatMap((column) =>
  Array.from({ length: 15 }, (_, row) => `${column}${row + 1}`),
);

/** Paper without end: a crew's sheet, full of pencil marks, drawn anew as often as is allowed. */
export async function sheet(field: Field): Promise<void> {
  const own = await makeOwnMatch(field, 'captain-sonar', { mode: 'realTime' });
  if (own === null) return;
  for (const player of own.players)
    for (const seat of player.knows.you()) {
      const [start] = player.legal(seat);
      if (seat.endsWith('captain')) await player.act(seat, start);
    }
  field.begin();
  let drawn = 0;
  const stroke = (): Buffer => {
    drawn += 1;
    const pencil = CELLS.map((cell, i) => ({
      cell,
      mark: (i + drawn) % 2 === 0 ? 'ring' : 'cross',
    }));
    const action = { type: 'sheet', sheet: { at: null, since: 0, pencil } };
    return said({ t: 'act', id: `s${drawn}`, seat: 'alpha.radioOperator', action });
  };
  await Promise.all(
    Array.from({ length: field.order.dose.sockets }, () =>
      barrage(field, {
        cookie: own.visitors[0]?.cookie() ?? null,
        first: joining(own.id),
        next: stroke,
        burst: 18,
        pauseMillis: 1_000,
        counted: 'strokes',
        hear: (text) => {
          if (text.startsWith('{"t":"refused"')) field.count('refused');
          field.watch(text);
        },
      }),
    ),
  );
  leaveAll(own);
}
