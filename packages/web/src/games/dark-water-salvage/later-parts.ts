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
export const Accounts: DeskPart = later(papers, 'Accounts');
export const BankBook: DeskPart = later(papers, 'BankBook');
export const ResearchList: DeskPart = later(papers, 'ResearchList');
export const TheTruth: DeskPart = later(papers, 'TheTruth');

const panels = () => import('./actions/step-panels.ts');
export const CityPanel: DeskPart = later(panels, 'CityPanel');
export const MovePanel: DeskPart = later(panels, 'MovePanel');
export const ResearchPanel: DeskPart = later(panels, 'ResearchPanel');
export const AttemptPanel: Component<AtDesk & { readonly kind: AttemptKind }> = later(
  panels,
  'AttemptPanel',
);
export const ConfirmBox: Component<AtDesk & { readonly confirmation: Confirmation }> = later(
  panels,
  'ConfirmBox',
);
