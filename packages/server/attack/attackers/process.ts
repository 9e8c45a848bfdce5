import { setPriority } from 'node:os';
import { fuzzFrames } from '../fuzz/frames.ts';
import { fuzzRequests } from '../fuzz/requests.ts';
import type { Kind, Order } from '../kinds.ts';
import { chat } from './chat.ts';
import { crowd } from './crowd.ts';
import { openField } from './field.ts';
import type { Field } from './field.ts';
import { flood } from './flood.ts';
import { deaf, join } from './join.ts';
import { requests } from './requests.ts';
import { seats } from './seats.ts';
import { sheet } from './sheet.ts';
import { slow } from './slow.ts';

const ATTACKS: Readonly<Record<Kind, (field: Field) => Promise<void>>> = {
  flood,
  join,
  sheet,
  crowd,
  chat,
  slow,
  deaf,
  seats,
  requests,
  fuzzFrames,
  fuzzRequests,
};

const PROGRESS_MILLIS = 10_000;

// Attackers bring their own machine. Here they share the server's, and must not win by taking its processor.
setPriority(10);

async function obey(order: Order): Promise<void> {
  const field = openField(order);
  const progress = setInterval(
    () => process.send?.({ progress: field.tally().counts }),
    PROGRESS_MILLIS,
  );
  await ATTACKS[order.kind](field);
  clearInterval(progress);
  process.send?.({ tally: field.tally() });
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
