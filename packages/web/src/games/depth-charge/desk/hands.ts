/** Fingers press long where a mouse clicks right, and have no Esc. */
export const hasMouse: boolean = window.matchMedia('(hover: hover)').matches;
