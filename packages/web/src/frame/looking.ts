import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

const seen = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
const [looking, setLooking] = createSignal(seen());
const look = (): void => void setLooking(seen());
document.addEventListener('visibilitychange', look);
window.addEventListener('focus', look);
window.addEventListener('blur', look);

/** Whether somebody has this page before them: its tab is in front, and its window is the one they work in. */
export const isLooking: Accessor<boolean> = looking;
