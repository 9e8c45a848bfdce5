import type { Foresee, Refusal, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { ActMessage, ClientMessage, MatchInfo, ServerMessage } from '@fathom/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { foresightOf } from '../src/frame/foresight.ts';
import { openMatchLink } from '../src/net/match-link.ts';
import type { MatchLink } from '../src/net/match-link.ts';
import type { WireEvents } from '../src/net/wire.ts';

const ANN = 'ann' as Seat;
const BEN = 'ben' as Seat;

/** A toy: everybody writes words on one sheet, each word once; what "luck" comes to nobody knows beforehand. */
interface Sheet {
  readonly words: readonly string[];
}
const foresee: Foresee<unknown, unknown> = (view, seat, action) => {
  const { words } = view as Sheet;
  const word = String(action);
  if (word === 'luck' || words.some((each) => each.endsWith(`:${word}`))) return null;
  return { words: [...words, `${seat}:${word}`] };
};

/** The other end of the line, which answers only when it is told to. */
function openLine() {
  const sent: ClientMessage[] = [];
  const wires: WireEvents[] = [];
  const link = openMatchLink('toy', (events) => {
    wires.push(events);
    return { send: (message) => void sent.push(message), close: () => {} };
  });
  const wire = (): WireEvents => wires.at(-1) as WireEvents;
  const acts = (): readonly ActMessage[] => sent.filter((message) => message.t === 'act');
  const say = (message: object): void => wire().message(message as ServerMessage);
  let n = 0;
  return {
    link,
    acts,
    lines: () => wires.length,
    idOf: (word: string): string => acts().find(({ action }) => action === word)?.id ?? '',
    lose: () => wire().down(),
    comeUp: () => wire().up(),
    welcome: (words: readonly string[] = []) => {
      say({ t: 'welcome', ...ARRIVAL, chat: [], table: { n, view: { words }, events: [] } });
    },
    resumed: (...missed: readonly string[]) => {
      say({
        t: 'resumed',
        ...ARRIVAL,
        chat: [],
        missed: missed.map((word) => ({ n: ++n, events: [], patch: written(link, word) })),
      });
    },
    /** Somebody's word is on the sheet. */
    update: (word: string, re?: string) => {
      n += 1;
      say({ t: 'update', n, events: [word], patch: written(link, word), re });
    },
    done: (re: string) => say({ t: 'done', re }),
    refuse: (re: string) => say({ t: 'refused', re, code: 'tooLate', message: 'Too late.' }),
  };
}
const ARRIVAL = {
  v: PROTOCOL_VERSION,
  you: [ANN],
  host: false,
  relieved: [],
  surrender: null,
  match: { id: 'toy', status: 'running', time: 0 } as unknown as MatchInfo,
};
const written = (link: MatchLink, word: string): unknown => [
  [['words', (link.view() as Sheet).words.length], word],
];

const shown = (link: MatchLink): readonly string[] =>
  (foresightOf(link, foresee).view as Sheet).words;
const told = (link: MatchLink): readonly string[] => (link.view() as Sheet).words;
/** What is on its way: a word, with a question mark where nobody can say what comes of it. */
const onItsWay = (link: MatchLink): readonly string[] =>
  foresightOf(link, foresee).pending.map(
    ({ action, isForeseen }) => `${String(action)}${isForeseen ? '' : '?'}`,
  );

function atTheTable() {
  const line = openLine();
  line.comeUp();
  line.welcome();
  const act = (word: string): Promise<Refusal | null> =>
    line.link.send({ t: 'act', seat: ANN, action: word });
  return { ...line, act };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    setTimeout: (run: () => void, millis: number) => setTimeout(run, millis),
    clearTimeout: (timer: number) => clearTimeout(timer),
    setInterval: (run: () => void, millis: number) => setInterval(run, millis),
    clearInterval: (timer: number) => clearInterval(timer),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what somebody does', () => {
  test('is shown at once and told by nobody, until the host confirms it', async () => {
    const { link, act, idOf, update } = atTheTable();
    const answer = act('sail');
    expect(shown(link)).toEqual(['ann:sail']);
    expect(told(link)).toEqual([]);
    expect(onItsWay(link)).toEqual(['sail']);
    update('ann:sail', idOf('sail'));
    expect(onItsWay(link)).toEqual([]);
    expect(shown(link)).toEqual(['ann:sail']);
    expect(await answer).toBeNull();
    link.close();
  });

  test('is asked on another line where a server has gone silent, and nowhere else while it talks', () => {
    const { link, act, acts, lines, comeUp, resumed, update } = atTheTable();
    void act('sail');
    vi.advanceTimersByTime(4_000);
    update('ben:row');
    vi.advanceTimersByTime(10_000);
    expect(lines()).toBe(1);
    void act('dive');
    vi.advanceTimersByTime(5_250);
    expect(lines()).toBe(2);
    comeUp();
    resumed();
    expect(acts().map(({ action }) => action)).toEqual(['sail', 'dive', 'sail', 'dive']);
    link.close();
  });

  test('is taken back when it is refused, with the reason', async () => {
    const { link, act, idOf, refuse } = atTheTable();
    const answer = act('sail');
    refuse(idOf('sail'));
    expect(shown(link)).toEqual([]);
    expect(onItsWay(link)).toEqual([]);
    expect(await answer).toEqual({ code: 'tooLate' });
    link.close();
  });

  test('is only asked where nobody can say what comes of it', () => {
    const { link, act } = atTheTable();
    void act('luck');
    expect(shown(link)).toEqual([]);
    expect(onItsWay(link)).toEqual(['luck?']);
    link.close();
  });

  test('is seen anew over whatever others do meanwhile', () => {
    const { link, act, update } = atTheTable();
    void act('sail');
    update(`${BEN}:wait`);
    expect(shown(link)).toEqual(['ben:wait', 'ann:sail']);
    update(`${BEN}:sail`);
    expect(shown(link)).toEqual(['ben:wait', 'ben:sail']);
    expect(onItsWay(link)).toEqual(['sail?']);
    link.close();
  });

  test('comes on top of what was done before it, in that order', () => {
    const { link, act, idOf, update, refuse } = atTheTable();
    void act('sail');
    void act('dive');
    void act('rise');
    expect(shown(link)).toEqual(['ann:sail', 'ann:dive', 'ann:rise']);
    update('ann:sail', idOf('sail'));
    expect(onItsWay(link)).toEqual(['dive', 'rise']);
    refuse(idOf('dive'));
    expect(shown(link)).toEqual(['ann:sail', 'ann:rise']);
    link.close();
  });

  test('is answered once, however often the answer comes', async () => {
    const { link, act, idOf, update, done, refuse } = atTheTable();
    const answer = act('sail');
    update('ann:sail', idOf('sail'));
    done(idOf('sail'));
    refuse(idOf('sail'));
    expect(await answer).toBeNull();
    expect(shown(link)).toEqual(['ann:sail']);
    link.close();
  });
});

describe('when the line breaks', () => {
  test('what is on its way is kept, shown, and sent again under the same id', async () => {
    const { link, act, acts, lines, lose, comeUp, resumed, done } = atTheTable();
    const answer = act('sail');
    lose();
    expect(link.state()).toBe('lost');
    expect(shown(link)).toEqual(['ann:sail']);
    vi.runOnlyPendingTimers();
    expect(lines()).toBe(2);
    comeUp();
    resumed();
    expect(onItsWay(link)).toEqual(['sail']);
    expect(acts().map(({ id }) => id)).toEqual([acts()[0]?.id, acts()[0]?.id]);
    done(acts()[0]?.id ?? '');
    expect(await answer).toBeNull();
    link.close();
  });

  test('what may have been taken is not counted twice', async () => {
    const { link, act, idOf, lose, comeUp, resumed, done } = atTheTable();
    // This toy would let anybody write the same word again.
    const often: typeof foresee = (view, seat, action) => ({
      words: [...(view as Sheet).words, `${seat}:${String(action)}`],
    });
    const answer = act('sail');
    lose();
    vi.runOnlyPendingTimers();
    comeUp();
    resumed('ann:sail');
    expect((foresightOf(link, often).view as Sheet).words).toEqual(['ann:sail']);
    expect(foresightOf(link, often).pending[0]?.isForeseen).toBe(false);
    void act('dive');
    expect((foresightOf(link, often).view as Sheet).words).toEqual(['ann:sail', 'ann:dive']);
    done(idOf('sail'));
    expect(await answer).toBeNull();
    link.close();
  });

  test('and everything is told anew, the same holds', () => {
    const { link, act, lose, comeUp, welcome, update } = atTheTable();
    update('ben:wait');
    void act('sail');
    lose();
    vi.runOnlyPendingTimers();
    comeUp();
    welcome(['ben:wait']);
    expect(onItsWay(link)).toEqual(['sail']);
    expect(shown(link)).toEqual(['ben:wait', 'ann:sail']);
    link.close();
  });
});
