/** The page of the picture desk in Chromium: a file goes up, the bar follows it, and the shelf shows it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { createModelRunClient } from '../../src/client/client.ts';
import { type PageServer, serveFiles } from './page-server.ts';
import type { ServedKit } from './served.ts';

const here = (name: string) => fileURLToPath(new URL(`../../examples/picture-desk/${name}`, import.meta.url));

const file_bytes = 3_000_000;
/** Slow enough for many steps of the bar, each of which a browser tells after 50 ms at the soonest. */
const bytes_per_s = 4_000_000;

export async function startDeskServer(): Promise<PageServer> {
  const options = { bundle: true, format: 'esm', platform: 'browser', write: false } as const;
  const { outputFiles } = await build({ entryPoints: [here('page.js')], ...options });
  return serveFiles({ '/': here('page.html'), '/page.js': outputFiles[0]!.contents });
}

/** @throws Error with what does not hold */
export async function seenAtDesk(
  browser: Browser,
  { origin }: PageServer,
  { base_url, token }: ServedKit,
  say: (line: string) => void,
): Promise<void> {
  const open = async (page: Page, with_token: string) => {
    await page.goto(`${origin}/#${new URLSearchParams({ base_url, token: with_token })}`);
    return page.locator('output');
  };
  const page = await browser.newPage();
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytes_per_s };
  await network.send('Network.emulateNetworkConditions', line);
  const told = await open(page, token);
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    const file = join(folder, 'harbour.png');
    writeFileSync(file, new Uint8Array(file_bytes).fill(7));
    await page.locator('input').setInputFiles(file);
    const steps = page.evaluate<number[]>(stepsOfBar);
    await page.locator('button').click();
    await told.filter({ hasText: 'harbour.png is on the shelf' }).waitFor();
    const seen = await steps;
    assert.ok(seen.length > 3, `the bar had the values ${seen}`);
    assert.deepEqual(
      seen,
      seen.toSorted((one, other) => one - other),
    );
    assert.deepEqual(await page.locator('li').allTextContents(), ['harbour.png']);
    const client = createModelRunClient({ base_url, token });
    const { items } = await client.listAssets({ query: { q: 'mime_type.eq:image/x-reference' } });
    const { url } = await client.getAsset({ path: { id: items[0]!.id } });
    const kept = await (await fetch(url)).arrayBuffer();
    assert.equal(kept.byteLength, file_bytes);
    say(`holds: the page of the picture desk: it uploads a file with progress (${seen.length} steps of the bar)`);
    const refused = await (await open(await browser.newPage(), 'nobody')).filter({ hasText: 'refused' }).textContent();
    assert.match(String(refused), /^The service refused: .+ \(401/);
    say(`holds: the page of the picture desk: it says what was refused (${refused})`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Values of the bar until it is full; runs in the page. */
const stepsOfBar = `new Promise((resolve) => {
  const bar = document.querySelector('progress');
  const seen = [];
  new MutationObserver(() => {
    if (seen.at(-1) !== bar.value) seen.push(bar.value);
    if (bar.value === 1) resolve(seen);
  }).observe(bar, { attributes: true });
})`;
