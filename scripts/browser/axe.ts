/** Pages as axe sees them: what keeps people out who use a keyboard, a screen reader, or large type. */
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The looks of a page that are tried: a phone and a desk, by day and by night. */
export const looks = [390, 1_400].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport: { width, height: 1_000 }, colorScheme })),
);

/** @throws AssertionError with what is serious or critical, and where it is first */
export async function nothingSerious(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.length} places, such as ${nodes[0]!.html.slice(0, 120)}`);
  assert.deepEqual(found, []);
}

/** @throws AssertionError when the page would have to be moved sideways */
export async function asWideAs(page: Page, width: number): Promise<void> {
  const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
  assert.ok(needed <= width, `${needed} px in a window of ${width}`);
}
