// Whoever was on the intercom before a reload, or in the match before this one, is on it again.

const KEY = 'fathom/intercom';

/** For this tab alone: another one of the same person would take it over. */
export function readWish(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false; // storage may be forbidden
  }
}

export function writeWish(isOn: boolean): void {
  try {
    if (isOn) window.sessionStorage.setItem(KEY, 'on');
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // it lasts until the page is left
  }
}
