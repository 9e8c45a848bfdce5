import { expectAccessible } from '../people/axe.ts';
import { comeAboard } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { expect, test } from '../people/fixtures.ts';
import type { Come } from '../people/fixtures.ts';
import { listenIn } from '../people/frames.ts';
import { holdLine } from '../people/line.ts';
import type { Person } from '../people/person.ts';
import { hum, tonesAt, TONES } from '../people/tones.ts';

const BOT = { bot: 'cadet' };
const BOTS = { 'alpha.firstMate': BOT, 'alpha.engineer': BOT, 'bravo.firstMate': BOT };
const NAMES = ['Anna', 'Abel', 'Ben', 'Bea'] as const;
type Name = (typeof NAMES)[number];
type Crowd = Readonly<Record<Name, Person>>;
const toneOf = (name: Name): number => TONES[NAMES.indexOf(name)] ?? 0;

/** With a microphone that hums, and talking all the time to everybody who may hear it. */
async function comes(come: Come, name: Name): Promise<Person> {
  const person = await come(name);
  await hum(person.page.context(), toneOf(name));
  await person.page.context().addInitScript(() => {
    const wishes = JSON.stringify({ microphone: 'open', direct: 'everybody' });
    if (localStorage.getItem('fathom/settings') === null)
      localStorage.setItem('fathom/settings', wishes);
  });
  return person;
}

/** A table at which Anna and Abel are one crew, Ben and Bea the other; it waits for its host, Anna. */
async function gather(crowd: Crowd): Promise<string> {
  const { Anna, Abel, Ben, Bea } = crowd;
  const { match, keys } = await Anna.makeMatch({
    game: 'captain-sonar',
    pace: 'instant',
    start: 'host',
    options: OPEN_WATERS,
    seats: { 'alpha.captain': 'me', ...BOTS },
  });
  await Abel.takeSeat(match.id, keys['alpha.radioOperator'] ?? '');
  await Ben.takeSeat(match.id, keys['bravo.captain'] ?? '');
  await Bea.takeSeat(match.id, keys['bravo.radioOperator'] ?? '');
  await Promise.all(Object.values(crowd).map((person) => person.open(`/m/${match.id}`)));
  return match.id;
}

const talk = (person: Person): Promise<void> => person.press(person.button('Talk aloud'));
/** At a table it stands with log and talk. */
const talkAtTable = async (person: Person): Promise<void> => {
  await person.press(person.page.getByRole('tab', { name: 'Voice' }));
  await talk(person);
};

/** Each hears these, and nobody else, all at once. */
async function expectToHear(
  crowd: Crowd,
  wanted: Readonly<Record<Name, readonly Name[]>>,
): Promise<void> {
  const heard = async (): Promise<object> =>
    Object.fromEntries(
      await Promise.all(NAMES.map(async (name) => [name, await tonesAt(crowd[name].page)])),
    );
  const tones = Object.fromEntries(NAMES.map((name) => [name, wanted[name].map(toneOf)]));
  await expect.poll(heard).toEqual(tones);
}
const ALL = {
  Anna: ['Abel', 'Ben', 'Bea'],
  Abel: ['Anna', 'Ben', 'Bea'],
  Ben: ['Anna', 'Abel', 'Bea'],
  Bea: ['Anna', 'Abel', 'Ben'],
} as const;

const ask = async ({ page }: Person, request: string, data?: object): Promise<void> => {
  const [method = '', path = ''] = request.split(' ');
  const answer = await page.request.fetch(path, { method, ...(data && { data }) });
  expect(answer.ok(), request).toBe(true);
};
const isSignal = (text: string): boolean => text.startsWith('{"t":"signal"');

const CREWS = { Anna: ['Bea'], Bea: ['Anna'], Abel: ['Ben'], Ben: ['Abel'] } as const;

test('four of two crews hear exactly whom they should, whoever reloads or changes seats', async ({
  come,
}) => {
  const [Anna, Abel, Ben, Bea] = await Promise.all([
    comes(come, 'Anna'),
    comes(come, 'Abel'),
    comes(come, 'Ben'),
    comes(come, 'Bea'),
  ]);
  const crowd: Crowd = { Anna, Abel, Ben, Bea };
  const frames = listenIn(Ben.page);
  const match = `/api/matches/${await gather(crowd)}`;

  await test.step('before the start the whole table talks', async () => {
    await Promise.all(Object.values(crowd).map(talk));
    await expectToHear(crowd, ALL);
  });

  let signals = 0;
  await test.step('who has changed crews is heard by the new one alone once it begins', async () => {
    const [left, free] = ['alpha.radioOperator', 'bravo.engineer'];
    await ask(Abel, `POST ${match}/seats`, { seat: free, leave: left });
    await ask(Bea, `POST ${match}/seats`, { seat: left, leave: 'bravo.radioOperator' });
    await ask(Anna, `PUT ${match}/seats/bravo.radioOperator`, { plan: BOT });
    await expectToHear(crowd, ALL);
    signals = frames.heard.filter(isSignal).length;
    await ask(Anna, `POST ${match}/start`);
    await expectToHear(crowd, CREWS);
  });

  await test.step('after a reload the crew is there again, without a word', async () => {
    await Promise.all([Anna, Ben].map(({ page }) => page.reload()));
    await expectToHear(crowd, CREWS);
    expect(signals).toBeGreaterThan(0);
    const since = frames.heard.filter(isSignal).slice(signals);
    expect(since.filter((text) => text.includes('"from":"alpha'))).toEqual([]);
    expect(since.length).toBeGreaterThan(0);
  });

  await test.step('after the end the table talks again', async () => {
    for (const [person, seat] of [
      [Anna, 'alpha.captain'],
      [Bea, 'alpha.radioOperator'],
    ] as const)
      await ask(person, `POST ${match}/seats/${seat}/resign`);
    await expectToHear(crowd, ALL);
  });
});

const heardBy = (person: Person) => expect.poll(() => tonesAt(person.page));

/** The first time it is asked for, the microphone is refused. */
const refuseOnce = ({ page }: Person): Promise<unknown> =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async () => {
      devices.getUserMedia = ask;
      throw new DOMException('no', 'NotAllowedError');
    };
  });

test('one without a microphone listens, is told why and what to do; a key is held to be heard; each can be muted', async ({
  come,
}) => {
  const [Anna, Bea] = await Promise.all([comes(come, 'Anna'), comes(come, 'Bea')]);
  await refuseOnce(Anna);
  const line = await holdLine(Bea.page);
  await Anna.page.addInitScript(() =>
    localStorage.setItem('fathom/settings', JSON.stringify({ microphone: 'push' })),
  );
  await comeAboard({ 'alpha.captain': Anna, 'alpha.radioOperator': Bea }, { options: OPEN_WATERS });
  await talkAtTable(Bea);
  const isOnIt = Anna.page.getByRole('tab', { name: 'Voice 1 new' });
  await expect(isOnIt).toBeVisible();
  await Anna.press(isOnIt);
  await expect(Anna.page.getByText('Bea is on it.')).toBeVisible();
  await talk(Anna);
  await heardBy(Anna).toEqual([toneOf('Bea')]);
  await expect(Anna.page.getByText('Allow it beside the address of the page')).toBeVisible();
  await expect(Anna.page.getByRole('img', { name: 'speaks' })).toHaveCount(1);
  expect(await tonesAt(Bea.page)).toEqual([]);

  await Anna.press(Anna.button('Try again'));
  await expect(Anna.button('Hold to talk')).toBeVisible();
  await Anna.page.keyboard.down('v');
  await heardBy(Bea).toEqual([toneOf('Anna')]);
  await expect(Anna.button('You are heard')).toBeVisible();
  await Anna.page.keyboard.up('v');
  await heardBy(Bea).toEqual([]);

  await Anna.press(Anna.button('Do not hear Bea'));
  await heardBy(Anna).toEqual([]);
  await Anna.press(Anna.button('Hear Bea again'));
  await heardBy(Anna).toEqual([toneOf('Bea')]);
  await expectAccessible(Anna.page, 'the intercom');
  await line.cut();
  await heardBy(Anna).toEqual([]); // while it is not known who listens, nobody is talked with
  line.mend();
  await heardBy(Anna).toEqual([toneOf('Bea')]);
  await Bea.press(Bea.button('Switch off'));
  await expect(Anna.page.getByText('Nobody else is on it yet.')).toBeVisible();
});
