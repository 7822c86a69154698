/** The pictures of the README: the report and the console of a run of the suite, as Chromium shows them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { startReceiver } from '../console/receiver.ts';
import { type ServedKit, startServed } from './served.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

const look = { viewport: { width: 1_000, height: 620 }, colorScheme: 'light' } as const;
/** Times and fonts change some bytes; another page changes more of them. */
const margin = 0.3;
const most_bytes = 160_000;

const pictures = { 'docs/report.png': reportPicture, 'docs/console.png': consolePicture };

/**
 * Makes each picture again.
 * @param writes in the place of those that are there
 * @returns lines on pictures that are unlike in their size, which a person has to look at
 */
export async function seenInPictures(
  browser: Browser,
  writes: boolean,
  say: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, make] of Object.entries(pictures)) {
    const made = await make(browser);
    if (writes) writeFileSync(path(file), made);
    const kept = readFileSync(path(file));
    const [now, then] = [sizeOf(made), sizeOf(kept)];
    say(`${file}: ${then.shown}; made now: ${now.shown}`);
    const is_like = now.pixels === then.pixels && Math.abs(made.length - kept.length) <= margin * kept.length;
    if (!is_like)
      problems.push(`${file} is not as its page is now: npm run prove -- browser --pictures, and look at it`);
    if (made.length > most_bytes) problems.push(`${file} has ${made.length} bytes, more than ${most_bytes}`);
  }
  return problems;
}

/** By the header, with which each PNG begins: https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(png: Buffer): { pixels: string; shown: string } {
  const pixels = `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
  return { pixels, shown: `${pixels}, ${Math.round(png.length / 1_000)} KB` };
}

/** Of a server that loses items between two pages. */
async function reportPicture(browser: Browser): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    await suite('--mutant', 'pagination/ties--lost-at-the-boundary', '--reporter', 'html', '--out', folder);
    const page = await (await browser.newContext(look)).newPage();
    await page.goto(pathToFileURL(join(folder, 'report.html')).href);
    const made = await page.screenshot();
    await page.context().close();
    return made;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of a run whose callback is refused at first, among those that the suite has dispatched. */
async function consolePicture(browser: Browser): Promise<Buffer> {
  const server = await startServed('--clock', 'virtual');
  const receiver = await startReceiver(503, 204);
  try {
    await suite('--target', server.target_file, '--area', 'runs', '--area', 'isolation');
    await callBack(server, receiver.url);
    const page = await (await browser.newContext(look)).newPage();
    await page.goto(`${server.console_url}?view=deliveries`);
    await page.locator('.light.live').waitFor();
    await page.locator('.row').first().click();
    await page.getByText('after the one before').waitFor();
    const made = await page.screenshot();
    await page.context().close();
    return made;
  } finally {
    receiver.close();
    await server.stop();
  }
}

async function callBack({ base_url, control_url, token }: ServedKit, callback_url: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (url: string, body: object) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await post(`${base_url}/v1/models/trial/spark/runs`, { prompt: 'a paper boat', callback_url });
  await post(`${control_url}/clock/advance`, { by_ms: 10_000 });
}

/** Runs the suite, whose findings are in its files. */
async function suite(...options: string[]): Promise<void> {
  const args = [path('cli/main.ts'), 'conformance', 'run', ...options];
  await once(spawn(path('node_modules/.bin/tsx'), args, { stdio: 'ignore' }), 'exit');
}
