/** The console in Chromium: a story by the mouse and by keys, its looks, and its pace with 10,000 entries. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { InputError } from '../../src/input/input-error.ts';
import { launchChromium } from '../browser/chromium.ts';
import { startServed } from '../browser/served.ts';
import { seenBehindProxy } from '../console/behind-proxy.ts';
import { paceOf } from '../console/pace.ts';
import { startReceiver } from '../console/receiver.ts';
import { seenByAxe, tellStory } from '../console/story.ts';
import { watchedPage } from '../console/watched-page.ts';
import { text } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';

export default part({
  name: 'console',
  proves:
    'the console shows a run, its events and requests live in Chromium, acts on them, and keeps its pace with 10,000',
  options: { pictures: text('keeps pictures of each view', 'FOLDER') },
  quick: () => ({}),
  async run({ pictures }, { say }) {
    const browser = await launchChromium();
    try {
      const problems = [];
      for (const by_keys of [false, true]) problems.push(...(await toldIn(browser, by_keys, say)));
      problems.push(
        ...(await ofAnotherWorld(browser, say)),
        ...(await seenBehindProxy(browser, say)),
        ...(await looksOf(browser, pictures, say)),
      );
      const { figures, problems: slow } = await paceOf(browser, say);
      return { figures, problems: [...problems, ...slow] };
    } finally {
      await browser.close();
    }
  },
});

/** @throws InputError with what is not seen */
async function toldIn(browser: Browser, by_keys: boolean, say: Proving['say']): Promise<string[]> {
  const server = await startServed('--clock', 'virtual');
  const receiver = await startReceiver(503);
  try {
    const { page, openTab, problems } = await watchedPage(browser, server.console_url);
    await tellStory({ page, openTab, server, receiver, by_keys, say }).catch((error: Error) => {
      throw new InputError(`does NOT hold: ${by_keys ? 'by keys' : 'by the mouse'}: ${error.message}`);
    });
    await page.context().close();
    return problems;
  } finally {
    receiver.close();
    await server.stop();
  }
}

const control_token = 'a-control-token';

/** Of another world, with a token that is asked for once. */
async function ofAnotherWorld(browser: Browser, say: Proving['say']): Promise<string[]> {
  const server = await startServed('--clock', 'virtual', '--control-token', control_token);
  try {
    const headers = { authorization: `Bearer ${control_token}`, 'content-type': 'application/json' };
    const made = await fetch(`${server.control_url}/worlds`, { method: 'POST', headers, body: '{"clock":"virtual"}' });
    const { control_url } = (await made.json()) as { control_url: string };
    const { page, problems } = await watchedPage(browser, `${control_url}/console?view=runs`);
    await page.locator('input[name=token]').fill(control_token);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.locator('.row').first().waitFor();
    await page.locator('.light.live').waitFor();
    await page.reload();
    await page.locator('.row').first().waitFor();
    await page.keyboard.press('6');
    await page.getByRole('link', { name: 'go there' }).click();
    await page.locator('.light.live').waitFor();
    await page.locator('.cards a', { hasText: 'its console' }).waitFor();
    say('holds: a world below a path, with a token that is asked for once, leads to the others');
    await page.context().close();
    return problems;
  } finally {
    await server.stop();
  }
}

async function looksOf(browser: Browser, folder: string | undefined, say: Proving['say']): Promise<string[]> {
  const server = await startServed('--clock', 'virtual');
  const found: string[] = [];
  try {
    for (const width of [390, 1_400])
      for (const colorScheme of ['light', 'dark'] as const) {
        const viewport = { width, height: 900 };
        const { page, problems } = await watchedPage(browser, server.console_url, { viewport, colorScheme });
        await page.locator('.row').first().waitFor();
        await seenByAxe(page, (line) => say(`${line}, ${width} pixels wide, ${colorScheme}`));
        for (const view of ['1', '2', '3', '4', '5', '6', '7']) {
          await page.keyboard.press(view);
          const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
          if (wide > width) found.push(`view ${view} is ${wide} pixels wide in a window of ${width}`);
          if (folder === undefined) continue;
          await page.waitForTimeout(300);
          await page.screenshot({ path: join(folder, `${width}-${colorScheme}-${view}.png`) });
        }
        found.push(...problems);
        await page.context().close();
      }
    return found;
  } finally {
    await server.stop();
  }
}
