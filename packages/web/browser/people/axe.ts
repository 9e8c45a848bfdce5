import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const GRAVE: ReadonlySet<unknown> = new Set(['serious', 'critical']);
const DAY = { colorScheme: 'light', rules: null } as const;
const NIGHT = { colorScheme: 'dark', rules: ['color-contrast'] } as const; // nothing else depends on the light
const LIGHTS = [DAY, NIGHT];

const PHONE = 600; // pixels across, at most
const seenByNight = new WeakSet<Page>();

/** By day and by night; a phone by night once only, for its colours are those of a desk. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Half a megabyte that is read and run once a page, not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const isPhone = (page.viewportSize()?.width ?? 0) <= PHONE;
  for (const { colorScheme, rules } of isPhone && seenByNight.has(page) ? [DAY] : LIGHTS) {
    await page.emulateMedia({ colorScheme });
    // Colours that are still on their way from one light to the other are not what people see.
    await page.evaluate(async () => {
      // In what is folded away nothing moves on, and so nothing ends.
      const seen = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true,
        );
      await Promise.allSettled(seen.map(({ finished }) => finished));
    });
    expect(await faultsOf(page, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
  seenByNight.add(page);
}

/** By all rules where none are named. */
async function faultsOf(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  const violations = await page.evaluate(async (only) => {
    const found = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only === null ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    });
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
  return violations
    .filter(({ impact }) => GRAVE.has(impact))
    .flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

/** Most of what axe knows is the same on a desk and on a phone: the phone's turn is in the long form. */
export const titleOf = (where: 'on a desk' | 'on a phone'): string =>
  where === 'on a desk' ? where : `@long ${where}`;
