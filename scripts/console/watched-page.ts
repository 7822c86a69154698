/** A page of which it is noted when it asks another host, breaks its policy or throws. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  page: Page;
  /** Opens another tab, of which the same is noted. */
  openTab(url: string): Promise<Page>;
  /** Lines on what should not have happened. */
  problems: string[];
}

export async function watchedPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1_400, height: 900 }, ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems: string[] = [];
  const { origin } = new URL(url);
  context.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(`${origin}/`) && !asked.startsWith('data:')) problems.push(`it asked ${asked}`);
  });
  const openTab = async (address: string) => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(`it threw: ${message}`));
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text());
    });
    await page.addInitScript(
      "addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error('Content Security Policy: ' + violatedDirective))",
    );
    await page.goto(address);
    return page;
  };
  return { page: await openTab(url), openTab, problems };
}
