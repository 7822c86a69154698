/**
 * The reference server as pages in Chromium meet it, the picture desk's among them, and its own pages and the HTML
 * report as it shows them.
 * One line for each fact; the first that does not hold ends it.
 */
import type { Browser } from 'playwright-core';
import { InputError } from '../../src/input/input-error.ts';
import { launchChromium } from '../browser/chromium.ts';
import { seenAtDesk, startDeskServer } from '../browser/desk-page.ts';
import { callPage, type Fact, type FactContext, namedFacts, openFacts, strangerFacts } from '../browser/facts.ts';
import { startPageServer } from '../browser/page-server.ts';
import { seenInPictures } from '../browser/pictures.ts';
import { seenInReference } from '../browser/reference-pages.ts';
import { seenInReport } from '../browser/report-page.ts';
import { startServed } from '../browser/served.ts';
import { flag, text } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';

/** Ends what was started, the last first. */
type Endings = (() => unknown)[];

export default part({
  name: 'browser',
  proves: 'a page in Chromium lists, uploads and plays what runs made, and shows the HTML report and /docs',
  options: {
    screenshot: text('keeps a picture of the page', 'FILE'),
    pictures: flag('makes the pictures of the README anew'),
  },
  quick: () => ({}),
  async run({ screenshot, pictures }, { say }) {
    const endings: Endings = [];
    try {
      const browser = await launchChromium();
      endings.push(() => browser.close());
      await seenInPages(browser, endings, screenshot, say);
      return { problems: await seenInPictures(browser, pictures, say) };
    } finally {
      for (const end of endings.reverse()) await end();
    }
  },
});

/** @throws InputError with the first fact that does not hold */
async function seenInPages(
  browser: Browser,
  endings: Endings,
  screenshot: string | undefined,
  say: Proving['say'],
): Promise<void> {
  const holds = (seen: Promise<void>) =>
    seen.catch((error: Error) => {
      throw new InputError(`does NOT hold: ${error.message}`);
    });
  await holds(seenInReport(browser, say));
  const [known, unknown] = [await startPageServer(), await startPageServer()];
  endings.push(known.close, unknown.close);
  const open = await startServed();
  endings.push(open.stop);
  const desk = await startDeskServer();
  endings.push(desk.close);
  await holds(seenAtDesk(browser, desk, open, say));
  const token_asked = await startServed('--control-token', 'of-the-proof');
  endings.push(token_asked.stop);
  await holds(seenInReference(browser, { open, token_asked }, say));
  const closed = await startServed('--cors', known.origin);
  endings.push(closed.stop);

  const pageOf = async (origin: string) => {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    return page;
  };
  const page = await pageOf(known.origin);
  await check('a page of another port', openFacts, { server: open, page }, say);
  if (screenshot !== undefined) await page.screenshot({ path: screenshot, fullPage: true });
  const named = { server: closed, page: await pageOf(known.origin) };
  await check('a page whose origin was named', namedFacts, named, say);
  const stranger = { server: closed, page: await pageOf(unknown.origin) };
  await check('a page whose origin was not named', strangerFacts, stranger, say);
}

/** Says each fact that holds. @throws InputError with the first that does not */
async function check(who: string, facts: readonly Fact[], place: FactContext, say: Proving['say']): Promise<void> {
  for (const { says, holds } of facts) {
    const seen = await holds(place).catch((error: Error) => {
      throw new InputError(`does NOT hold: ${who}: ${says}: ${error.message}`);
    });
    say(`holds: ${who}: ${says} (${seen})`);
    await callPage(place.page, 'note', `${says} (${seen})`);
  }
}
