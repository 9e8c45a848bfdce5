const two = (n: number): string => String(n).padStart(2, '0');
const DAY = 86_400_000;
const ERA = 146_097; // days in 400 years

/** Unix time in milliseconds as ISO 8601. The host has no clock, and so no Date; this is its calendar. */
export function isoTime(millis: number): string {
  const whole = Math.floor(millis);
  const days = Math.floor(whole / DAY);
  const left = whole - days * DAY;
  // Counted from 1 March 0000, so that leap days come last in their years.
  const since = days + 719_468;
  const era = Math.floor(since / ERA);
  const ofEra = since - era * ERA;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * ofYear + 2) / 153); // months since March
  const day = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const date = `${year + era * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`;
  const seconds = Math.floor(left / 1_000);
  const time = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((n) => two(Math.floor(n)));
  return `${date.padStart(10, '0')}T${time.join(':')}.${String(left % 1_000).padStart(3, '0')}Z`;
}
