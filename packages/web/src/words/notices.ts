import { counted } from '@fathom/kit';
import type { NoticeKind, NoticeMail, NoticeWay } from '@fathom/protocol';
import { bold, link } from './said.ts';
import type { Said } from './said.ts';

/** Why a browser shows no notices while no page is open; `ready`: it could. */
export type PushState = 'ready' | 'on' | 'denied' | 'none' | 'homeScreen' | 'insecure';

const KINDS: Readonly<Record<NoticeKind, string>> = {
  turn: 'It is your turn',
  time: 'Your time is nearly up',
  seated: 'Somebody joins your table',
  began: 'A match begins',
  offered: 'A rematch is offered',
  over: 'A match is over',
};
const WAYS: Readonly<Record<NoticeWay, string>> = {
  page: 'On this site',
  push: 'In browsers',
  mail: 'E-mail',
};
const PUSH: Readonly<Record<PushState, string>> = {
  ready: 'Off in this browser.',
  on: 'On in this browser. Notices come even when no page of Fathom is open.',
  denied:
    'This browser has been told not to show notices from this site. Allow them in its settings for this site, then come back.',
  none: 'This browser cannot show notices while no page is open.',
  homeScreen:
    'On an iPhone or iPad, notices come to an app on the Home Screen: choose Share, then “Add to Home Screen”, and open Fathom from there.',
  insecure: 'Notices need a secure connection: an address that begins with https.',
};
const MAIL: Readonly<Record<NoticeMail['state'], (address: string) => Said>> = {
  asked: (address) => [
    'An e-mail was sent to ',
    bold(address),
    '. Follow the link in it to confirm; nothing else is sent until you do.',
  ],
  confirmed: (address) => ['News is collected and sent to ', bold(address), '.'],
  failing: (address) => [
    'E-mail to ',
    bold(address),
    ' bounced, so no more is sent. Enter the address again to resume.',
  ],
};

/** How somebody is told of their matches while they are elsewhere. */
export const noticeWords = {
  title: 'Notices',
  lead: 'News of your matches while you are away: whose turn it is, and where. Never anything that is hidden in a game.',

  browser: 'This browser',
  push: (state: PushState): string => PUSH[state],
  switchOn: 'Switch notices on',
  switchingOn: 'Switching on …',
  switchOff: 'Switch off',
  notSwitched: 'Notices could not be switched on in this browser.',
  others: 'Your other browsers',
  since: (name: string, when: string): string => `${name}, since ${when}`,
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove ${name}`,

  mail: 'E-mail',
  mailLead: 'News is collected for a few minutes and sent as one e-mail.',
  noMail: 'This site sends no e-mail.',
  address: 'Your address',
  ask: 'Send e-mail here',
  asking: 'Sending …',
  mailState: ({ state, address }: NoticeMail): Said => MAIL[state](address),
  stop: 'Send no e-mail',

  what: 'What you hear about, and how',
  kind: (kind: NoticeKind): string => KINDS[kind],
  way: (way: NoticeWay): string => WAYS[way],
  cell: (kind: NoticeKind, way: NoticeWay): string => `${KINDS[kind]}: ${WAYS[way]}`,

  quiet: 'Quiet hours',
  quietLead:
    'Nothing is sent during these hours; it waits until they end. A warning that your time is running out comes beforehand.',
  quietOn: 'Keep quiet hours',
  from: 'From',
  to: 'to',
  zone: (zone: string): string => `Time zone: ${zone.replaceAll('_', ' ')}`,

  test: 'Try it',
  testLead: 'Sends a notice to all your browsers, and an e-mail if you get e-mail.',
  sendTest: 'Send a test',
  testing: 'Sending …',
  tested: (browsers: number, failed: number, mail: boolean): string => {
    if (browsers + failed === 0 && !mail)
      return 'There is nowhere to send it: switch notices on in a browser, or enter an address.';
    return [
      ...(browsers === 0 ? [] : [`Sent to ${counted(browsers, 'browser')}.`]),
      ...(failed === 0 ? [] : [`${counted(failed, 'browser')} could not be reached.`]),
      ...(mail ? ['An e-mail is on its way.'] : []),
    ].join(' ');
  },
  saved: 'Saved.',
  notSaved: 'That was not saved.',

  confirmTitle: 'E-mail from Fathom?',
  confirmLead: 'News of your matches will be sent to the address where you got this link.',
  confirm: 'Yes, send it',
  confirmed: (address: string): Said => [
    'E-mail goes to ',
    bold(address),
    ' from now on. ',
    link('Choose what it tells you'),
    '.',
  ],
  unsubscribeTitle: 'No more e-mail?',
  unsubscribeLead: 'News of your matches will no longer be sent to your address.',
  unsubscribe: 'Send no more e-mail',
  unsubscribed: 'No more e-mail is sent to this address.',
  working: 'One moment …',
  linkFailed: 'That did not work.',

  /** Of a notice on the page. */
  news: (title: string, body: string): string => `${title}: ${body}`,
  goThere: 'Go there',
  dismissSign: '✕',
  dismissNamed: (title: string, body: string): string => `Dismiss: ${title}, ${body}`,
  region: 'News of your matches',
} as const;
