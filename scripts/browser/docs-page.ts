/** The page at `/docs`, as somebody tries an operation in it. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** Its example in the document names a model that every world has. */
export const dispatching = 'dispatchModelRun2';

export const operation = (page: Page, id: string): Locator => page.locator(`[id^="operations-"][id$="-${id}"]`);

export function answeredAs(page: Page, id: string): Locator {
  return operation(page, id).locator('.live-responses-table tbody .response-col_status').first();
}

/** Tabs from the top of a page to the end of its longest list of operations. */
const most_tabs = 600;

/** Goes on by Tab until an element has the focus. @throws AssertionError when Tab does not lead there */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const is_there = `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`;
  for (let steps = 0; steps < most_tabs; steps++) {
    if (await page.evaluate<boolean>(is_there)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${most_tabs} times Tab lead to no ${selector}`);
}

/**
 * Dispatches a run with this input.
 * @param by_keys without the mouse, from the top of the page
 * @returns the id of the run
 */
export async function dispatchInDocs(page: Page, input: object, by_keys: boolean): Promise<string> {
  const own = operation(page, dispatching);
  const summary = own.locator('.opblock-summary-control');
  await summary.waitFor();
  const inside = `[id^="operations-"][id$="-${dispatching}"]`;
  const text = JSON.stringify(input, null, 2);
  const answer = page.waitForResponse((one) => one.request().method() === 'POST');
  if (by_keys) {
    await tabTo(page, `${inside} .opblock-summary-control`);
    await page.keyboard.press('Enter');
    await own.locator('textarea').waitFor();
    await tabTo(page, `${inside} textarea`);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
    await tabTo(page, `${inside} button.execute`);
    await page.keyboard.press('Enter');
  } else {
    await summary.click();
    await own.locator('textarea').fill(text);
    await own.locator('button.execute').click();
  }
  const answered = answeredAs(page, dispatching);
  await answered.waitFor();
  assert.match((await answered.textContent()) ?? '', /^\s*202/);
  return ((await (await answer).json()) as { run_id: string }).run_id;
}
