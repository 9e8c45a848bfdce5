import { refuse } from '@fathom/kit';
import type { Input, Refusal, Seat } from '@fathom/kit';
import type {
  ActMessage,
  ClientMessage,
  HurryMessage,
  Join,
  PingMessage,
  ResignMessage,
} from '@fathom/protocol';
import type { Sitting } from './sitting.ts';

/** A message that has an id and gets an answer. */
export type Asked = Exclude<ClientMessage, Join | HurryMessage | PingMessage>;

/** The input a message stands for, or why it can be none. */
export function inputOf(sitting: Sitting, message: Asked): Input<unknown> | Refusal {
  switch (message.t) {
    case 'act':
    case 'resign':
      return holds(sitting, message.seat) ? playersInput(sitting, message) : notYours;
    case 'claim':
      return refuse('notAway');
    case 'relieve':
      return refuse('notAway');
    case 'return':
      return refuse('notRelieved');
    case 'chat':
      return refuse('alone');
    default:
      return message satisfies never;
  }
}

const holds = (sitting: Sitting, seat: Seat): boolean => sitting.seats.includes(seat);
const notYours: Refusal = refuse('notYourSeat');

function playersInput(sitting: Sitting, message: ActMessage | ResignMessage): Input<unknown> {
  const { seat } = message;
  const at = sitting.time();
  return message.t === 'act'
    ? { type: 'act', at, seat, action: message.action }
    : { type: 'forfeit', at, seat, reason: 'resigned' };
}
