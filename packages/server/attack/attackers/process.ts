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

// Attackers bring their own machine. Here they share the server's, and must not win by taking its processor.
setPriority(10);

process.on('message', (order: Order) => {
  const field = openField(order);
  ATTACKS[order.kind](field).then(
    () => process.send?.(field.tally()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
