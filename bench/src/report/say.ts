const begun = performance.now();

/** A line of progress, with the seconds since the start. */
export function say(text: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(4);
  console.log(`${seconds} s  ${text}`);
}
