const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/CrOS/u, 'ChromeOS'],
  [/Mac OS X/u, 'Mac'],
  [/Linux/u, 'Linux'],
];

/** A browser in a few words, so that its owner knows it again in a list. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (known: typeof BROWSERS): string | undefined =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return system ?? 'Another program';
  return system === undefined ? browser : `${browser}, ${system}`;
}
