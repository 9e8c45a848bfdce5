import type { Cell, SideName } from '../vocabulary.ts';
import { chartFor } from './table.ts';
import type { OpenTable } from './table.ts';

/** 6. The wrecks that still have their crate: each has one. */
export const wrecksLeft = ({
  setup,
  record,
}: Pick<OpenTable, 'setup' | 'record'>): readonly Cell[] =>
  setup.scenario === 'salvage'
    ? chartFor(setup).wrecks.filter(
        (cell) => !record.some((said) => said.type === 'salvaged' && said.cell === cell),
      )
    : [];

/** 6. The crates a crew has hauled up. */
export const cratesOf = ({ record }: Pick<OpenTable, 'record'>, side: SideName): number =>
  record.filter((said) => said.type === 'salvaged' && said.side === side).length;
