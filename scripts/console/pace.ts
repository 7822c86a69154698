/** Pace of the console with many entries, measured in the browser, and what an open console costs the server. */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Browser, Page } from 'playwright-core';
import { type ServedKit, startServed } from '../browser/served.ts';
import type { Proving } from '../prove/part.ts';
import { startReceiver } from './receiver.ts';
import { watchedPage } from './watched-page.ts';

const many = { runs: 10_000, requests: 10_000, deliveries: 1_000 };
/** So many at once, of which the server remembers all until the page has read them. */
const round = 900;
const wanted = { first_paint_ms: 300, frame_ms: 50, ratio: 0.9 };
/** On a machine that is busy with other work, a figure that is missed twice is a problem. */
const tries = 3;

export interface Pace {
  figures: object;
  problems: string[];
}

export async function paceOf(browser: Browser, say: Proving['say']): Promise<Pace> {
  const server = await startServed('--clock', 'virtual');
  const receiver = await startReceiver(204);
  try {
    const opened = await watchedPage(browser, `${server.console_url}?view=requests`);
    await opened.page.locator('.light.live').waitFor();
    await filled(server, opened.page, receiver.url);
    const frame_ms = Math.min(...(await several(() => longestFrame(opened.page))));
    await opened.page.keyboard.press('1');
    const runs_frame_ms = Math.min(...(await several(() => longestFrame(opened.page))));
    const paints = await several(async () => {
      const { page } = await watchedPage(browser, server.console_url);
      await page.locator('.row').first().waitFor();
      const paint = await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime");
      await page.context().close();
      return Math.round(paint);
    });
    const first_paint_ms = Math.min(...paints);
    const ratios = await several(() => ratioOf(server, browser));
    const ratio = Math.max(...ratios);
    const figures = { ...many, first_paint_ms, frame_ms: Math.max(frame_ms, runs_frame_ms), ratio };
    say(
      `with ${many.runs} runs, ${many.requests} requests and ${many.deliveries} deliveries: first paint after ${first_paint_ms} ms`,
    );
    say(`the longest frame of scrolling: ${figures.frame_ms} ms; reads with a console open: ${ratio} of those without`);
    const problems = [
      ...opened.problems,
      ...(first_paint_ms > wanted.first_paint_ms ? [`first paint after ${first_paint_ms} ms`] : []),
      ...(figures.frame_ms > wanted.frame_ms ? [`a frame of ${figures.frame_ms} ms`] : []),
      ...(ratio < wanted.ratio ? [`reads fall to ${ratio} while a console is open`] : []),
    ];
    return { figures, problems };
  } finally {
    receiver.close();
    await server.stop();
  }
}

async function several(measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < tries; turn++) found.push(await measure());
  return found;
}

/** Each dispatch is a request; the page has seen one round before the next begins, which the server then forgets. */
async function filled({ base_url, control_url, token }: ServedKit, page: Page, callback_url: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let made = 0; made < many.runs; ) {
    const until = Math.min(many.runs, made + round);
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (made < until) {
          made += 1;
          const body = JSON.stringify({ prompt: `boat ${made}`, ...(made <= many.deliveries && { callback_url }) });
          await fetch(`${base_url}/v1/models/trial/spark/runs`, { method: 'POST', headers, body });
        }
      }),
    );
    // Not by waitForFunction, which the policy of the page forbids.
    while (Number(await page.locator('.list').getAttribute('data-rows')) < Math.min(made, many.requests))
      await pause(100);
  }
  await fetch(`${control_url}/clock/advance`, { method: 'POST', headers, body: '{"by_ms":1000}' });
  // The page reads what it was not told of.
  await pause(4_000);
}

/** The longest frame in milliseconds while the list is scrolled from its beginning to its end, in two seconds. */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const list = document.querySelector('.list');
    const [begun, far] = [performance.now(), list.scrollHeight - list.clientHeight];
    let [last, longest] = [begun, 0];
    const step = (now) => {
      longest = Math.max(longest, now - last);
      last = now;
      const part = (now - begun) / 2000;
      list.scrollTop = far * Math.min(1, part);
      if (part < 1) requestAnimationFrame(step);
      else resolve(Math.round(longest));
    };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(step); });
  })`);
}

/** Reads a second with a console open, by those before and after. */
async function ratioOf(server: ServedKit, browser: Browser): Promise<number> {
  const [before, during, after] = [await readsOf(server), await withConsole(server, browser), await readsOf(server)];
  return Math.round((200 * during) / (before + after)) / 100;
}

async function withConsole(server: ServedKit, browser: Browser): Promise<number> {
  const { page } = await watchedPage(browser, `${server.console_url}?view=requests`);
  await page.locator('.light.live').waitFor();
  await pause(2_000);
  const reads = await readsOf(server);
  await page.context().close();
  return reads;
}

async function readsOf({ base_url, token }: ServedKit): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const found = await fetch(`${base_url}/v1/assets?limit=1`, { headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  const url = `${base_url}/v1/assets/${items[0]!.id}`;
  let reads = 0;
  const run = autocannon({ url, method: 'GET', headers, connections: 16, duration: 3 });
  run.on('response', () => {
    reads += 1;
  });
  await run;
  return reads;
}
