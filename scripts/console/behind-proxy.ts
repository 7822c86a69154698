/** Console and reference pages below a path, behind a proxy that takes it away, where callers need the control token. */
import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { serve } from '../../cli/serve.ts';
import { dispatchInDocs } from '../browser/docs-page.ts';
import type { Proving } from '../prove/part.ts';
import { startStrippingProxy } from '../proxy/stripping-proxy.ts';
import { watchedPage } from './watched-page.ts';

const prefixes = { api: '/team-a/api', files: '/team-a/files' };
const control_token = 'a-control-token';

/** Says each fact that holds. @throws Error with the first that does not */
export async function seenBehindProxy(browser: Browser, say: Proving['say']): Promise<string[]> {
  return [...(await withToken(browser, say)), ...(await withoutToken(browser, say))];
}

async function startProxied(options: { controlToken?: string }) {
  const proxy = await startStrippingProxy();
  const { sockets, stop, base_url, console_url } = await serve({
    ...{ port: 0, host: '127.0.0.1', seedState: 'full', seed: 1, clock: 'virtual', quiet: true, control: true },
    ...{ publicUrl: proxy.url + prefixes.api, storagePublicUrl: proxy.url + prefixes.files, ...options },
  });
  proxy.routes.set(prefixes.api, sockets.base_url);
  proxy.routes.set(prefixes.files, sockets.storage_url);
  const end = async () => {
    await stop();
    await proxy.close();
  };
  return { base_url, console_url: console_url!, end };
}

async function withToken(browser: Browser, say: Proving['say']): Promise<string[]> {
  const { base_url, console_url, end } = await startProxied({ controlToken: control_token });
  try {
    assert.equal(new URL(console_url).pathname, `${prefixes.api}/_control/console`);
    const { page, problems } = await watchedPage(browser, console_url);
    await page.locator('input[name=token]').fill(control_token);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.locator('.light.live').waitFor();
    // In the same tab, which keeps the token.
    await page.getByRole('link', { name: 'docs' }).click();
    await page.waitForURL(`${base_url}/docs`);
    await page.locator('#token', { hasText: 'as its owner' }).waitFor();
    const run_id = await dispatchInDocs(page, { prompt: 'a paper boat' }, false);
    await page.getByRole('link', { name: 'Console' }).click();
    await page.waitForURL(console_url);
    const row = page.locator(`.row[data-id="${run_id}"]`);
    await row.getByText('queued').waitFor();
    for (const status of ['running', 'completed']) {
      await page.keyboard.press('a');
      await row.getByText(status).waitFor();
    }
    say(
      `holds: below ${prefixes.api} of a proxy: the console asks for its token once, leads to /docs and back, and shows the run that was dispatched there as it moves`,
    );
    await page.goto(`${base_url}/`);
    await page.getByRole('link', { name: `${base_url}/docs` }).click();
    await page.waitForURL(`${base_url}/docs`);
    await page.context().close();
    return problems;
  } finally {
    await end();
  }
}

/** The proxy says for whom it asks, so that its callers count as others than this machine. */
async function withoutToken(browser: Browser, say: Proving['say']): Promise<string[]> {
  const { base_url, console_url, end } = await startProxied({});
  try {
    const { page, openTab, problems } = await watchedPage(browser, `${base_url}/docs`);
    await page.locator('#token', { hasText: 'No token is filled in' }).waitFor();
    await page.locator('.opblock').first().waitFor();
    const refused = await openTab(console_url);
    await refused.getByText('start the server with --control-token').first().waitFor();
    say(
      `holds: below ${prefixes.api} of a proxy, without a token: /docs reads as ever, and the console says what it needs`,
    );
    await page.context().close();
    return problems;
  } finally {
    await end();
  }
}
