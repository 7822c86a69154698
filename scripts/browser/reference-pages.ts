/** The reference pages as Chromium shows them: complete, offline, within their policy, and at work on this server alone. */
import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { watchedPage } from '../console/watched-page.ts';
import { asWideAs, looks, nothingSerious } from './axe.ts';
import { answeredAs, dispatching, operation, tabTo } from './docs-page.ts';
import type { ServedKit } from './served.ts';

/** Says each fact that holds. @throws Error with the first that does not */
export async function seenInReference(
  browser: Browser,
  { open, token_asked }: { open: ServedKit; token_asked: ServedKit },
  say: (line: string) => void,
): Promise<void> {
  const world = await newWorld(open);
  for (const look of looks) await tried(browser, open.base_url, look, say);
  await tried(browser, world, looks[0]!, say);
  await complete(browser, open.base_url, say);
  await byKeyboard(browser, open.base_url, say);
  await withoutToken(browser, token_asked.base_url, say);
  await front(browser, world, say);
}

async function newWorld({ control_url }: ServedKit): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${control_url}/worlds`, { method: 'POST', headers, body: '{}' });
  return ((await made.json()) as { base_url: string }).base_url;
}

async function tried(
  browser: Browser,
  base_url: string,
  look: (typeof looks)[number],
  say: (line: string) => void,
): Promise<void> {
  const { page, problems } = await watchedPage(browser, `${base_url}/docs`, look);
  const own = operation(page, dispatching);
  await own.locator('.opblock-summary-control').click();
  assert.match((await page.textContent('#token')) ?? '', /as its owner/);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    own.locator('button.execute').click(),
  ]);
  assert.ok(request.url().startsWith(`${base_url}/v1/models/`), request.url());
  const answered = answeredAs(page, dispatching);
  await answered.waitFor();
  assert.match((await answered.textContent()) ?? '', /^\s*202/);
  await nothingSerious(page);
  await asWideAs(page, look.viewport.width);
  assert.deepEqual(problems, []);
  await page.context().close();
  const place = `${new URL(base_url).pathname === '/' ? '' : 'a world’s '}/docs`;
  say(
    `holds: ${place}, ${look.viewport.width} px, ${look.colorScheme}: a run is dispatched as the owner, no other host is asked, the policy is kept, axe finds nothing serious`,
  );
}

async function complete(browser: Browser, base_url: string, say: (line: string) => void): Promise<void> {
  const document = (await (await fetch(`${base_url}/openapi.json`)).json()) as Record<string, Record<string, object>>;
  const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
  const count = (items: Record<string, object>) =>
    Object.values(items).flatMap((item) => Object.keys(item).filter((name) => methods.has(name))).length;
  const [operations, webhooks] = [count(document.paths!), count(document.webhooks!)];
  const { page } = await watchedPage(browser, `${base_url}/docs`);
  await page.locator('.opblock').first().waitFor();
  assert.equal(await page.locator('.opblock').count(), operations + webhooks);
  await operation(page, dispatching).locator('.opblock-summary-control').click();
  assert.ok(await operation(page, dispatching).getByText('Callbacks').isVisible());
  await page.context().close();
  say(`holds: /docs: it shows ${operations} operations with their callbacks, and ${webhooks} webhooks`);
}

async function byKeyboard(browser: Browser, base_url: string, say: (line: string) => void): Promise<void> {
  const { page } = await watchedPage(browser, `${base_url}/docs`);
  await operation(page, 'getMe').locator('.opblock-summary-control').waitFor();
  await tabTo(page, '[id$="-getMe"] .opblock-summary-control');
  await page.keyboard.press('Enter');
  await operation(page, 'getMe').locator('button.execute').waitFor();
  await tabTo(page, 'button.execute');
  await page.keyboard.press('Enter');
  const answered = answeredAs(page, 'getMe');
  await answered.waitFor();
  assert.match((await answered.textContent()) ?? '', /200/);
  await page.context().close();
  say('holds: /docs: an operation is opened and tried by keyboard alone');
}

/** Control asks for its token, which the page does not have; so it has no other either. */
async function withoutToken(browser: Browser, base_url: string, say: (line: string) => void): Promise<void> {
  const { page } = await watchedPage(browser, `${base_url}/docs`);
  await page.locator('.opblock').first().waitFor();
  assert.match((await page.textContent('#token')) ?? '', /No token is filled in/);
  await page.context().close();
  say('holds: /docs of a server with --control-token: no token is filled in, and the page says so');
}

async function front(browser: Browser, base_url: string, say: (line: string) => void): Promise<void> {
  for (const look of looks) {
    const { page, problems } = await watchedPage(browser, base_url, look);
    await nothingSerious(page);
    await asWideAs(page, look.viewport.width);
    await page.getByRole('link', { name: `${base_url}/docs` }).click();
    await page.waitForURL(`${base_url}/docs`);
    assert.deepEqual(problems, []);
    await page.context().close();
  }
  say(`holds: /w/ID says in ${looks.length} looks what is where, and leads to its own /docs`);
}
