const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** This player's own share of the match's luck. */
export const newContribution = (): string => randomHex(16);
/** Marks an input, so that sent twice it is applied once. */
export const newInputId = (): string => randomHex(8);
/** Luck for what never leaves this browser. */
export const newLocalSeed = (): string => randomHex(32);
