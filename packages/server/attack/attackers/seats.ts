import { setTimeout as pause } from 'node:timers/promises';
import type { MyMatch } from '@fathom/protocol';
import type { Visitor } from '../visitor.ts';
import type { Field } from './field.ts';
import { leaveAll, makeOwnMatch } from './own-match.ts';
import { barrage, joining, said } from './sockets.ts';

const REQUESTS_A_SECOND = 9; // an address may make 600 a minute
const COMMANDS_A_CHANGE = 6;
const SEAT = 'alpha.engineer';

/** Sits down and gets up without end, seats bots and sends them away; resigns, claims and relieves where it may not. */
export async function seats(field: Field): Promise<void> {
  const own = await makeOwnMatch(field, 'captain-sonar', { mode: 'turn' });
  await Promise.all([
    musicalChairs(field),
    ...Array.from({ length: field.order.dose.sockets }, (_, i) =>
      pester(field, i, own?.id ?? null),
    ),
  ]);
  leaveAll(own);
}

async function musicalChairs(field: Field): Promise<void> {
  const visitor: Visitor = field.visitor(1);
  const made = await field.ask(visitor, 'POST /api/matches', { game: 'captain-sonar' });
  if (made?.status !== 201) return;
  const { match } = JSON.parse(made.text) as MyMatch;
  const seat = `/api/matches/${match.id}/seats`;
  const changes: readonly (readonly [string, unknown?])[] = [
    [`POST ${seat}`, { seat: SEAT }],
    [`DELETE ${seat}/${SEAT}`],
    [`PUT ${seat}/${SEAT}`, { plan: { bot: 'mate' } }],
    [`PUT ${seat}/${SEAT}`, { plan: 'open' }],
  ];
  const most = field.order.dose.times / COMMANDS_A_CHANGE;
  for (let i = 0; !field.isOver() && i < most; i++) {
    const [line, body] = changes[i % changes.length] as (typeof changes)[number];
    await field.ask(visitor, line, body);
    field.count('changes');
    await pause(1_000 / REQUESTS_A_SECOND);
  }
}

/** Commands about other people's seats, and about one's own that make no sense. */
async function pester(field: Field, index: number, own: string | null): Promise<void> {
  const { matches } = field.order;
  const match = index % 2 === 0 && own !== null ? own : (matches[index % matches.length] as string);
  const names = ['black', 'red', 'alpha.captain', 'bravo.engineer', 'nobody'];
  let sent = 0;
  await barrage(field, {
    first: joining(match),
    next: () => {
      sent += 1;
      const id = `p${index}-${sent}`;
      const seat = names[sent % names.length];
      const messages = [
        { t: 'resign', id, seat },
        { t: 'claim', id, seat },
        { t: 'relieve', id, seat, level: 'mate' },
        { t: 'return', id, seat },
        { t: 'hurry' },
        { t: 'act', id, seat, action: { type: 'pass' } },
      ];
      return said(messages[sent % messages.length]);
    },
    burst: 18,
    pauseMillis: 1_000,
    counted: 'commands',
  });
}
