/** The environment says something that cannot be followed. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

export const MOST_PORT = 65_535;

export type Environment = Readonly<Record<string, string | undefined>>;

export function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  return value === '' ? null : value;
}

export function readWhole(
  env: Environment,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new BadConfig(
      `${name} is "${text}"; it should be a whole number from ${least} to ${most}`,
    );
  return value;
}

export function readSwitch(
  env: Environment,
  name: string,
  { fallback }: { readonly fallback: boolean },
): boolean {
  const text = readText(env, name);
  if (text === null) return fallback;
  if (text === 'no') return false;
  if (text === 'yes') return true;
  throw new BadConfig(`${name} is "${text}"; it should be yes or no`);
}
