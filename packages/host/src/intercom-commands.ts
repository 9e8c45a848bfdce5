import type { Refusal } from '@fathom/kit';
import type { IntercomWish, SignalWish } from '@fathom/protocol';
import { openAllowance } from './allowance.ts';
import type { MatchControls } from './controls.ts';
import { circleOf, seatedPeople } from './intercom-circles.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import { deny } from './refusals.ts';
import { sayWhoIsHere } from './who-is-here.ts';

/** What one person may do a minute; as much may come at once. */
const A_MINUTE = { wishes: 30, signals: 240 };

export interface IntercomCommands {
  intercom(wish: IntercomWish, from: Listener): Promise<Refusal | null>;
  signal(wish: SignalWish, from: Listener): Promise<Refusal | null>;
}

export function intercomCommands(controls: MatchControls): IntercomCommands {
  const { state, services, room, intercom } = controls;
  const wishes = openAllowance(A_MINUTE.wishes);
  const signals = openAllowance(A_MINUTE.signals);
  const paceFault = (pace: typeof wishes, guest: string): Refusal | null => {
    const wait = pace.take(guest, services.now());
    return wait === 0 ? null : deny('intercomTooFast', { seconds: Math.ceil(wait / 1_000) });
  };
  const tellAll = (): void => {
    sayWhoIsHere(controls);
    intercom.review();
  };
  return {
    intercom: async ({ session, direct = 'crew' }, from) => {
      const { guest } = from;
      if (session === null) {
        if (intercom.takeOff(from)) tellAll();
        return null;
      }
      if (services.intercom === undefined) return deny('noIntercom');
      if (circleOf(state, guest) === null) return deny('noCrew');
      const fault = services.conduct?.muted(guest) ?? paceFault(wishes, guest);
      if (fault !== null) return fault;
      await services.conduct?.load(seatedPeople(state)); // whom they will have nothing to do with
      if (!room.hears(from)) return deny('joinFirst');
      send(from, { t: 'ice', ...services.intercom.iceFor(guest) });
      intercom.putOn({ guest, session, direct, listener: from });
      tellAll();
      return null;
    },
    signal: async (wish, from) => {
      if (!intercom.isOn(from)) return deny('notOnIntercom');
      const fault = paceFault(signals, from.guest);
      if (fault !== null) return fault;
      // Whoever sits there: an enemy must not learn whether they are on it.
      return intercom.signal(wish, from) ? null : deny('nobodyOnIntercom', { seat: wish.to });
    },
  };
}
