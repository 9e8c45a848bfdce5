/** Raised when a message changes so that an old peer would misread it. */
export const PROTOCOL_VERSION = 4;
