import { bold, code } from './said.ts';
import type { Said } from './said.ts';

const matches = (count: number): string => {
  if (count >= 100) return 'at least 100 matches';
  return count === 1 ? 'one match' : `${count} matches`;
};

/** Why a browser cannot make or show a passkey here. */
export type NoPasskeys = 'http' | 'number' | 'browser';

/** The account, and everything around who somebody is. */
export const accountWords = {
  title: 'Your account',
  cannotLoad: 'Your account cannot be shown just now.',
  signedOut:
    'This browser was signed out. What you played is still your account’s: sign in to go on with it.',

  youAreGuest: (name: string): Said => [
    'You are ',
    bold(name),
    ', a guest: known to this browser and to no other. Everything can be played that way.',
  ],
  whySignUp:
    'An account keeps your name, your matches and your ratings, on all your devices. It needs no password and no e-mail: a passkey of your phone, computer or security key proves that it is you.',
  makeAccount: 'Make an account',
  name: 'Name',
  nameHint: 'Up to 24 characters. Nobody else can have it, or one that looks like it.',
  comesAlong: 'All that you have played in this browser comes along.',
  working: 'One moment …',

  signInTitle: 'Sign in',
  signIn: 'Sign in with a passkey',
  signInHint: 'If you have an account already: your browser knows which.',
  lostPasskey: 'I have lost my passkey',
  codeLabel: 'Recovery code',
  codeHint: 'One of the codes you were shown when you made the account. Each works once.',
  useCode: 'Sign in with this code',

  noPasskeys: {
    http: [
      'Passkeys work over ',
      code('https'),
      ' only, and this page came over plain ',
      code('http'),
      '. On the machine that runs the server, ',
      code('http://localhost'),
      ' will do.',
    ],
    number: [
      'Passkeys are bound to a name, and this page was opened by a number. Open it by its name; on the machine that runs the server, by ',
      code('localhost'),
      '.',
    ],
    browser: ['This browser knows no passkeys. A newer one does.'],
  } as Readonly<Record<NoPasskeys, Said>>,
  cancelled:
    'No passkey was chosen. Nothing has changed; try again, or use another device or security key.',
  knownAlready: 'This device has a passkey for your account already.',

  bring: (count: number): string =>
    `This browser has ${matches(count)} played as a guest. Bring them to your account?`,
  bringThem: 'Bring them along',
  leaveThem: 'Leave them',

  codesTitle: 'Your recovery codes',
  codesWhy: [
    'If you lose your passkeys, each of these signs you in once. ',
    bold('They are shown this one time:'),
    ' print them, or keep them where you keep passwords.',
  ] as Said,
  copyCodes: 'Copy',
  copied: 'Copied',
  saveCodes: 'Save as a file',
  codesFile: (name: string, codes: readonly string[]): string =>
    `Fathom recovery codes of ${name}\nEach signs in once.\n\n${codes.join('\n')}\n`,
  codesKept: 'I have kept them',

  since: (day: string): string => `An account since ${day}.`,
  profile: 'Your profile',
  nameTitle: 'Name',
  save: 'Save',
  saved: 'Saved',
  nameNote:
    'A change is seen at once, wherever you sit. Your old name is kept for you for 30 days.',

  passkeys: 'Passkeys',
  synced: 'on all your devices',
  oneDevice: 'on one device',
  lastUsed: (when: string): string => `last used ${when}`,
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey was added.',
  remove: 'Remove',
  removePasskey: (label: string): string => `Remove the passkey ${label}`,
  removeQuestion: 'It signs nobody in any more. Remove it?',
  keepIt: 'Keep it',
  noPasskeyLeft: 'There is no passkey left: add one, or you depend on your recovery codes.',

  recovery: 'Recovery codes',
  codesLeft: (left: number): string => {
    if (left === 0) return 'No recovery code is left: make new ones.';
    return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
  },
  newCodes: 'Make new codes',
  newCodesQuestion: 'The codes you have work no more. Make new ones?',
  makeThem: 'Make them',

  browsers: 'Where you are signed in',
  here: 'this browser',
  seen: (when: string): string => `seen ${when}`,
  signOut: 'Sign out',
  signOutOf: (device: string): string => `Sign ${device} out`,
  signOutHere: 'Sign out here',
  signOutEverywhere: 'Sign out everywhere',
  everywhereQuestion: 'Every browser is signed out, this one too.',
  stay: 'Stay signed in',

  elsewhere: 'Another device',
  elsewhereWhy:
    'A link makes another phone or computer you, too: the same name and the same seats on both screens.',
  makeLink: 'Make a link',
  newLink: 'Make a new link',
  linkLabel: 'Link for your other device',
  linkWhy: [
    'Open it on the other device. ',
    bold('Keep it to yourself:'),
    ' whoever opens it plays as you. It works once, for 10 minutes.',
  ] as Said,
  linkOver: 'This link is over.',

  privacy: 'Privacy',
  privateProfile: 'Nobody but me sees my results and ratings',
  privateNote: 'Your name stays visible in matches; the tables of the best leave you out.',

  data: 'Your data',
  dataNote: 'All that is kept of you, with the list of your matches, as one JSON file.',
  takeData: 'Download',

  deleteTitle: 'Delete the account',
  deleteNote:
    'Passkeys, codes, settings and ratings are erased. Open matches are given up. Matches you have played stay, as those of a “Deleted account”; the sealed records of finished ones keep the name you sat down with. Your name is free for others after 30 days. This cannot be undone.',
  deleteConfirm: (name: string): string => `Type ${name} to confirm`,
  deleteIt: 'Delete my account',

  offeredTitle: 'Play on this device, too?',
  offered: (name: string): Said => [
    'This link makes this browser ',
    bold(name),
    ', as on the device that made it.',
  ],
  offeredSame: (name: string): Said => ['This browser is ', bold(name), ' already.'],
  leaves: (name: string): Said => [
    'It is signed in as ',
    bold(name),
    ' now, and would be signed out.',
  ],
  bringHere: (count: number): string => `Bring along ${matches(count)} played here as a guest`,
  goOnAs: (name: string): string => `Go on as ${name}`,
  goOn: 'Go on',
  notNow: 'Not now',
  noLink: 'This link leads nowhere',
  noLinkWhy: 'A part of it may be missing. Make a new one on the other device.',
} as const;
