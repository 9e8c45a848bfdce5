import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { readStored, writeStored } from '../../net/storage.ts';

const KEY = 'fathom/search-diver/tables';
const [current, setCurrent] = createSignal(readStored(KEY) === true);

/** Whether this person wants to see what is looked up in the tables, letters and all. */
export const areTablesShown: Accessor<boolean> = current;

export function showTables(wanted: boolean): void {
  setCurrent(wanted);
  writeStored(KEY, wanted);
}
