/** Whether the keyboard may be led on: it is at the table or, because what it was at is gone, around it. */
export function isFocusOurs(): boolean {
  const at = document.activeElement;
  return at === null || at.closest('.sd') !== null || at.querySelector('.sd') !== null;
}
