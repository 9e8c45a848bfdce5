/** Whether the keyboard may be led on: it is at the table, or nowhere, because what it was at is gone. */
export function isFocusOurs(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.closest('.sd') !== null;
}
