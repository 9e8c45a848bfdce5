/** Letters of other alphabets, and signs, that are read as a Latin letter; and Latin ones that are read as another. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'а@αɑ',
    b: 'вβьƅ',
    c: 'сϲᴄ',
    d: 'ԁ',
    e: 'еєεҽ',
    f: 'ƒ',
    g: 'ɡց',
    h: 'нһհ',
    j: 'јϳ',
    k: 'кκ',
    l: 'i1|!ıіїιӏǀ',
    m: 'м',
    n: 'ոпη',
    o: '0оοօσø',
    p: 'рρþ',
    q: 'ԛ',
    r: 'гᴦ',
    s: '5ѕ$',
    t: 'тτ',
    u: 'υսц',
    v: 'ѵν',
    w: 'ԝшωѡ',
    x: 'хχ×',
    y: 'уүγ',
    z: 'ᴢ',
  }).flatMap(([letter, alike]) => Array.from(alike, (other) => [other, letter])),
);
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
  [/ß/gu, 'ss'],
  [/æ/gu, 'ae'],
  [/œ/gu, 'oe'],
];

/** What is the same for names that people may take for one another: case, accents, spaces, signs and look-alikes are gone. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const letters = Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter).join('');
  const joined = letters.replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
  return PAIRS.reduce((text, [pair, read]) => text.replaceAll(pair, read), joined);
}

/** What only those who run a server may be called. */
const STAFF = [
  'admin',
  'administrator',
  'fathom',
  'fathom team',
  'help',
  'mod',
  'moderator',
  'official',
  'operator',
  'owner',
  'root',
  'security',
  'server',
  'staff',
  'support',
  'system',
  'team',
  'webmaster',
];
/** What the house itself says in the place of a name. */
const HOUSE = ['anonymous', 'bot', 'deleted account', 'everybody', 'nobody', 'spectator', 'you'];
const GUEST = /^guest\d*$/u;

/** Which names nobody can have. */
export interface ReservedNames {
  /** For guests, too. */
  readonly isReserved: (folded: string) => boolean;
  /** What guests are called who have chosen no name, which no account can be. */
  readonly isGuestly: (name: string) => boolean;
}

export function reserveNames(ofBots: Iterable<string>): ReservedNames {
  const reserved = new Set([...STAFF, ...HOUSE, ...ofBots].map(foldName));
  return {
    isReserved: (folded) => reserved.has(folded),
    isGuestly: (name) => GUEST.test(name.normalize('NFKC').toLowerCase().replaceAll(/\W/gu, '')),
  };
}
