import { HUNTERS, freeCities } from '@fathom/dark-water-salvage/client';
import type { Action, HunterName, Setup, View } from '@fathom/dark-water-salvage/client';
import { apply } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { CreateMatch, ServerMessage } from '@fathom/protocol';
import { expect } from '@playwright/test';
import type { Person } from '../people/person.ts';

/** Who hunts. A hunter that is not named is a bot, if the match has one of that name. */
export type Roster = { readonly [Name in HunterName]?: Person };

interface Wishes extends Omit<Partial<CreateMatch>, 'options'> {
  readonly options?: Partial<Setup>;
}

export const peopleIn = (roster: Roster): readonly Person[] => [...new Set(Object.values(roster))];
const namesIn = (roster: Roster): readonly HunterName[] =>
  HUNTERS.filter((name) => roster[name] !== undefined);

/** A private table that has begun, with everybody looking at it; its id. Bots act at once. */
export async function gather(roster: Roster, wishes: Wishes = {}): Promise<string> {
  const [host] = peopleIn(roster);
  if (host === undefined) throw new Error('nobody comes');
  const players = wishes.options?.players ?? Math.max(2, namesIn(roster).length);
  const plan = (person: Person | undefined): NonNullable<CreateMatch['seats']>[string] => {
    if (person === undefined) return { bot: 'cadet' };
    return person === host ? 'me' : 'open';
  };
  const { match, keys } = await host.makeMatch({
    game: 'dark-water-salvage',
    pace: 'instant',
    start: 'full',
    seats: Object.fromEntries(
      HUNTERS.slice(0, players).map((name) => [name, plan(roster[name])] as const),
    ),
    ...wishes,
    options: { ...wishes.options, players },
  });
  for (const name of namesIn(roster)) {
    const person = roster[name];
    if (person !== undefined && person !== host) await person.takeSeat(match.id, keys[name] ?? '');
  }
  await Promise.all(peopleIn(roster).map((person) => person.open(`/m/${match.id}`)));
  return match.id;
}

const dueIn = ({ waiting, inOrder, phase }: View): readonly HunterName[] => {
  if (phase === 'over') return [];
  return inOrder ? waiting.slice(0, 1) : waiting;
};

/** What ends a round the soonest. */
function idleAction(view: View): Action {
  if (view.phase === 'applying') return { type: 'apply', amount: 0 };
  if (view.phase === 'loop') return { type: 'done' };
  const [region] = freeCities(view);
  if (region === undefined) throw new Error('no city is free');
  return { type: 'city', region };
}

/** What a hunter does now; null: the quickest thing there is. */
export type Policy = (view: View, hunter: HunterName) => Action | null;

interface Plan {
  readonly until: (view: View) => boolean;
  readonly policy?: Policy;
}

/** Plays faster than anyone could click until it is as wanted, and says how it stands then. */
export async function fastForward(
  roster: Roster,
  match: string,
  { until, policy = () => null }: Plan,
): Promise<View> {
  const hands = await Promise.all(
    namesIn(roster).map((name) => openHand(name, roster[name] as Person, match)),
  );
  let end: View | undefined;
  // Each looks with their own eyes: what one has done is what another may still have to hear of.
  const playOn = async (): Promise<boolean> => {
    for (const { name, look, act } of hands) {
      const view = await look();
      if (until(view)) {
        end = view;
        return true;
      }
      if (!dueIn(view).includes(name)) continue;
      const action = policy(view, name) ?? idleAction(view);
      const answer = await act(action);
      // The page of the same person may have acted meanwhile, and this hand hears of it before it is refused.
      if (answer.includes('"t":"refused"') && (await look()) !== view) continue;
      expect(answer, `${name} ${JSON.stringify(action)}`).toContain('"t":"update"');
    }
    return false;
  };
  await expect.poll(playOn, { intervals: [20], timeout: 180_000 }).toBe(true);
  await Promise.all(hands.map(({ drop }) => drop()));
  return end as View;
}

interface Hand {
  readonly name: HunterName;
  readonly look: () => Promise<View>; // how it stands for this hunter
  readonly act: (action: Action) => Promise<string>; // the answer
  readonly drop: () => Promise<void>;
}

/** A socket beside the page's own that tells each message once, so that a long game is not heard over and over. */
async function openHand(name: HunterName, { page }: Person, match: string): Promise<Hand> {
  const handle = await page.evaluateHandle(
    async (join) => {
      const socket = new WebSocket(`ws://${window.location.host}/ws`);
      const texts: string[] = [];
      socket.addEventListener('message', ({ data }) => texts.push(String(data)));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const welcome = new Promise((resolve) => socket.addEventListener('message', resolve));
      socket.send(join);
      await welcome;
      return { socket, texts };
    },
    JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match }),
  );
  let view: unknown = null;
  return {
    name,
    look: async () => {
      for (const text of await handle.evaluate(({ texts }) => texts.splice(0))) {
        const message = JSON.parse(text) as ServerMessage;
        if (message.t === 'welcome') view = message.table?.view;
        if (message.t === 'update') view = apply(view, message.patch);
      }
      return view as View;
    },
    act: (action) =>
      handle.evaluate(
        ({ socket }, sent) =>
          new Promise<string>((resolve) => {
            const id = `h${crypto.randomUUID()}`;
            const listen = ({ data }: MessageEvent): void => {
              if (!String(data).includes(`"re":"${id}"`)) return;
              socket.removeEventListener('message', listen);
              resolve(String(data));
            };
            socket.addEventListener('message', listen);
            socket.send(JSON.stringify({ t: 'act', id, ...sent }));
          }),
        { seat: name, action },
      ),
    drop: () => handle.evaluate(({ socket }) => socket.close()),
  };
}
