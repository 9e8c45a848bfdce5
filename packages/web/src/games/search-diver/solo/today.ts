/** The date of today's search: the same for everybody at the same moment, wherever they are. */
export const today = (now: Date = new Date()): string => now.toISOString().slice(0, 10);
