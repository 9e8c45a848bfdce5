import type { AttemptKind } from '@fathom/dark-water-salvage/client';
import type { Component } from 'solid-js';
import { later } from '../../table/later.tsx';
import type { Confirmation } from './desk/attempt.ts';
import type { Desk } from './desk/desk.ts';

// What a table does not show at first: fetched when somebody touches the page, or else when it is shown.

interface AtDesk {
  readonly desk: Desk;
}
type DeskPart = Component<AtDesk>;

const papers = () => import('./papers.ts');
export const Accounts: DeskPart = later(async () => (await papers()).Accounts);
export const BankBook: DeskPart = later(async () => (await papers()).BankBook);
export const ResearchList: DeskPart = later(async () => (await papers()).ResearchList);
export const TheTruth: DeskPart = later(async () => (await papers()).TheTruth);

const panels = () => import('./actions/step-panels.ts');
export const CityPanel: DeskPart = later(async () => (await panels()).CityPanel);
export const MovePanel: DeskPart = later(async () => (await panels()).MovePanel);
export const ResearchPanel: DeskPart = later(async () => (await panels()).ResearchPanel);
export const AttemptPanel: Component<AtDesk & { readonly kind: AttemptKind }> = later(
  async () => (await panels()).AttemptPanel,
);
export const ConfirmBox: Component<AtDesk & { readonly confirmation: Confirmation }> = later(
  async () => (await panels()).ConfirmBox,
);
