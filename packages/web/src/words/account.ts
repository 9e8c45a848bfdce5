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
    ', a guest: only this browser knows you. You can play everything this way.',
  ],
  whySignUp:
    'An account keeps your name, your matches and your ratings, on all your devices. It needs no password and no e-mail: a passkey on your phone, computer or security key proves that it is you.',
  makeAccount: 'Create an account',
  name: 'Name',
  nameHint: 'Up to 24 characters. Nobody else can have the same name, or one that looks like it.',
  comesAlong: 'Everything you have played in this browser comes with you.',
  working: 'One moment …',

  signInTitle: 'Sign in',
  signIn: 'Sign in with a passkey',
  signInHint: 'If you already have an account. Your browser knows which one.',
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
      'Passkeys are tied to a name, and this page was opened by its number. Open it by name; on the machine that runs the server, at ',
      code('localhost'),
      '.',
    ],
    browser: ['This browser does not support passkeys. A newer one will.'],
  } as Readonly<Record<NoPasskeys, Said>>,
  cancelled:
    'No passkey was chosen. Nothing has changed; try again, or use another device or security key.',
  knownAlready: 'This device already has a passkey for your account.',

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

  since: (day: string): string => `Member since ${day}.`,
  profile: 'Your profile',
  nameTitle: 'Name',
  save: 'Save',
  saved: 'Saved',
  nameNote:
    'A new name shows everywhere right away. Your old name is reserved for you for 30 days.',

  passkeys: 'Passkeys',
  synced: 'on all your devices',
  oneDevice: 'on one device',
  lastUsed: (when: string): string => `last used ${when}`,
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey was added.',
  remove: 'Remove',
  removePasskey: (label: string): string => `Remove the passkey ${label}`,
  removeQuestion: 'It will no longer sign you in. Remove it?',
  keepIt: 'Keep it',
  noPasskeyLeft: 'There is no passkey left: add one, or you depend on your recovery codes.',

  recovery: 'Recovery codes',
  codesLeft: (left: number): string => {
    if (left === 0) return 'No recovery codes are left: make new ones.';
    return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
  },
  newCodes: 'Make new codes',
  newCodesQuestion: 'Your present codes will stop working. Make new ones?',
  makeThem: 'Make them',

  browsers: 'Where you are signed in',
  here: 'this browser',
  seen: (when: string): string => `seen ${when}`,
  signOut: 'Sign out',
  signOutOf: (device: string): string => `Sign ${device} out`,
  signOutHere: 'Sign out here',
  signOutEverywhere: 'Sign out everywhere',
  everywhereQuestion: 'Every browser will be signed out, including this one.',
  stay: 'Stay signed in',

  elsewhere: 'Another device',
  elsewhereWhy:
    'A link lets you play on another phone or computer as well: the same name and the same seats on both screens.',
  makeLink: 'Make a link',
  newLink: 'Make a new link',
  linkLabel: 'Link for your other device',
  linkWhy: [
    'Open it on the other device. ',
    bold('Keep it to yourself:'),
    ' whoever opens it plays as you. It works once, for 10 minutes.',
  ] as Said,
  linkOver: 'This link has expired.',

  privacy: 'Privacy',
  privateProfile: 'Only I can see my results and ratings',
  privateNote: 'Your name still shows in matches, but the lists of best players leave you out.',

  data: 'Your data',
  dataNote:
    'Everything that is kept about you, including the list of your matches, as one JSON file.',
  takeData: 'Download',

  deleteTitle: 'Delete the account',
  deleteNote:
    'Passkeys, codes, settings and ratings are erased. Open matches are given up. Matches you have played stay, under “Deleted account”; the sealed records of finished ones keep the name you played under. Others can take your name after 30 days. This cannot be undone.',
  deleteConfirm: (name: string): string => `Type ${name} to confirm`,
  deleteIt: 'Delete my account',

  offeredTitle: 'Play on this device, too?',
  offered: (name: string): Said => [
    'This link signs this browser in as ',
    bold(name),
    ', just like the device that made it.',
  ],
  offeredSame: (name: string): Said => ['This browser is already ', bold(name), '.'],
  leaves: (name: string): Said => [
    'It is signed in as ',
    bold(name),
    ' now, and would be signed out.',
  ],
  bringHere: (count: number): string => `Bring along ${matches(count)} played here as a guest`,
  goOnAs: (name: string): string => `Continue as ${name}`,
  goOn: 'Go on',
  notNow: 'Not now',
  noLink: 'This link leads nowhere',
  noLinkWhy: 'Part of it may be missing. Make a new one on the other device.',
} as const;
