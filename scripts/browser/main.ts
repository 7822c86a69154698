/**
 * The reference server as pages in Chromium meet it. `npm run browser`; `-- --screenshot FILE` keeps a picture of the
 * page. One line for each fact; the first that does not hold ends it, with 1.
 */
import { InputError } from '../../src/input/input-error.ts';
import { readArguments } from '../runs/read-arguments.ts';
import { launchChromium } from './chromium.ts';
import { type Fact, inPage, namedFacts, openFacts, type Place, strangerFacts } from './facts.ts';
import { startPageServer } from './page-server.ts';
import { startServed } from './served.ts';

/** Ends what was started, the last first. */
type Endings = (() => unknown)[];

async function main(endings: Endings): Promise<void> {
  const { screenshot } = readArguments({ options: { screenshot: { type: 'string' } } }, ({ values }) => values);
  const browser = await launchChromium();
  endings.push(() => browser.close());
  const [known, unknown] = [await startPageServer(), await startPageServer()];
  endings.push(known.close, unknown.close);
  const open = await startServed();
  endings.push(open.stop);
  const closed = await startServed('--cors', known.origin);
  endings.push(closed.stop);

  const pageOf = async (origin: string) => {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    return page;
  };
  const page = await pageOf(known.origin);
  await check('a page of another port', openFacts, { server: open, page });
  if (screenshot !== undefined) await page.screenshot({ path: screenshot, fullPage: true });
  await check('a page whose origin was named', namedFacts, { server: closed, page: await pageOf(known.origin) });
  await check('a page whose origin was not named', strangerFacts, {
    server: closed,
    page: await pageOf(unknown.origin),
  });
}

/** @throws InputError with the first fact that does not hold */
async function check(who: string, facts: readonly Fact[], place: Place): Promise<void> {
  for (const { says, holds } of facts) {
    const seen = await holds(place).catch((error: Error) => {
      throw new InputError(`does NOT hold: ${who}: ${says}: ${error.message}`);
    });
    console.log(`holds: ${who}: ${says} (${seen})`);
    await inPage(place.page, 'note', `${says} (${seen})`);
  }
}

const endings: Endings = [];
try {
  await main(endings);
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const end of endings.reverse()) await end();
}
