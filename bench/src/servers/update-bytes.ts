/** What an update of ours weighs on average, measured (bytes a move, both players, divided by two). */
export const UPDATE_BYTES = 250;
