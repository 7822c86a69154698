/** The story of a run in the console, from its dispatch until the world is put back; by the mouse, or by keys alone. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { nothingSerious } from '../browser/axe.ts';
import { dispatchInDocs } from '../browser/docs-page.ts';
import type { ServedKit } from '../browser/served.ts';
import type { Receiver } from './receiver.ts';
import type { WatchedPage } from './watched-page.ts';

export interface Stage extends Pick<WatchedPage, 'page' | 'openTab'> {
  server: ServedKit;
  receiver: Receiver;
  /** Everything without the mouse. */
  by_keys: boolean;
  say(line: string): void;
}

/** @throws AssertionError or TimeoutError for the first thing that is not seen */
export async function tellStory(stage: Stage): Promise<void> {
  const { page, openTab, server, receiver, by_keys, say } = stage;
  const told = (line: string) => say(`holds: ${by_keys ? 'by keys' : 'by the mouse'}: ${line}`);
  /** Presses a key, or clicks what it stands for. */
  const act = async (key: string, button: string | RegExp) => {
    if (by_keys) await page.keyboard.press(key);
    else await page.getByRole('button', { name: button }).first().click();
  };
  const view = async (number: string, name: string) => {
    if (by_keys) await page.keyboard.press(number);
    else
      await page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${name}`, 'i') })
        .click();
  };
  const openFirst = async () => {
    if (by_keys) await page.keyboard.press('j');
    else await page.locator('.row').first().click();
    await page.locator('.pane h2').waitFor();
  };
  const toast = (text: string | RegExp) => page.locator('.toast', { hasText: text }).waitFor();
  const close = () => page.keyboard.press('Escape');

  await page.locator('.light.live').waitFor();
  await view('4', 'Snapshots');
  await act('s', /^Take a snapshot/);
  await page.getByText('Deliveries made: 0').waitFor();
  await view('1', 'Runs');
  const before = await rowsOf(page);

  const docs = await openTab(`${server.base_url}/docs`);
  const run_id = await dispatchInDocs(docs, inputOf(receiver.url), by_keys);
  await docs.close();
  const row = page.locator(`.row[data-id="${run_id}"]`);
  await row.getByText('queued').waitFor();
  assert.equal(await rowsOf(page), before + 1);
  told('a run that is dispatched in /docs is there at once, queued');
  await openFirst();
  for (const status of ['running', 'completed']) {
    await act('a', /^To next/);
    await row.getByText(status).waitFor();
  }
  told('it moves as the clock is advanced, and ends');

  await page.locator('.pane .links').getByText('waiting').waitFor();
  if (by_keys) {
    await view('2', 'Deliveries');
    await openFirst();
  } else await page.locator('.pane .links a', { hasText: 'callback' }).click();
  await page.locator('.timeline').getByText('answered 503, which is no 2xx').waitFor();
  await page.getByText(/^HMAC-SHA256 over the very bytes/).waitFor();
  told('its callback has failed, and the way to its signature is explained');
  for (const count of [2, 3]) {
    await act('a', /^To next/);
    await page
      .locator(`.timeline li >> nth=${count - 1}`)
      .getByText('after the one before')
      .waitFor();
  }
  await page.getByText('this was the last attempt').waitFor();
  await page.locator('.pane h2').getByText('given up').waitFor();
  told('it is repeated 1 s and then 2 s later, and given up');

  receiver.statuses.splice(0, receiver.statuses.length, 204);
  await act('r', /^Send again/);
  await page.locator('.pane h2').getByText('taken').waitFor();
  told('it is sent again, and taken');
  await act('c', /^Copy as curl/);
  await toast('The curl line is in the clipboard.');
  assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /service-signature: [\da-f]{64}/);
  await act('t', /^Copy as test/);
  await toast('The test is in the clipboard.');
  told('it is copied as curl and as a test');

  await close();
  await view('3', 'Requests');
  await refusedRequest(server);
  await page.locator('.row.requests', { hasText: '422' }).first().waitFor();
  if (by_keys) {
    await page.keyboard.press('/');
    await page.keyboard.type('limit=0');
    await page.keyboard.press('Escape');
  } else await page.getByRole('searchbox', { name: 'text' }).fill('limit=0');
  await page.waitForURL(/[?&]text=limit%3D0/);
  await openFirst();
  await page.locator('.reason').getByText('A page holds at least 1 item.').waitFor();
  told('a refused request is found by text, with the reason');
  await act('f', /^Make this a fault/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add' }).waitFor();
  if (by_keys) await dialog.getByRole('spinbutton', { name: 'status' }).press('Enter');
  else await dialog.getByRole('button', { name: 'Add' }).click();
  await toast('It was added.');
  // Until it is closed, keys are meant for it.
  await dialog.waitFor({ state: 'detached' });
  await act('r', /^Send again/);
  await page.locator('.row.requests').nth(1).waitFor();
  await page.getByText('answer to sending it again: 422').waitFor();
  told('it is made a fault, which meets the next of its kind');
  await close();
  await close();

  await view('4', 'Snapshots');
  await page.getByText(/^Made: run × 1/).waitFor();
  told('the snapshot tells that exactly one run was made');
  await act('u', /^Go back/);
  await toast('The world is as it was at');
  await view('1', 'Runs');
  await row.waitFor({ state: 'detached' });
  assert.equal(await rowsOf(page), before);
  told('undone to the snapshot, the run is gone');

  await dispatched(server, receiver.url);
  await page.locator(`.list[data-rows="${before + 1}"]`).waitFor();
  await view('4', 'Snapshots');
  if (by_keys) for (const key of ['x', 'x']) await page.keyboard.press(key);
  else for (const name of [/^Reset the world/, /sure\?/]) await page.getByRole('button', { name }).click();
  await toast('The world is as it was at first.');
  await view('3', 'Requests');
  await page.locator('.list[data-rows="0"]').waitFor();
  told('the world is reset');

  await view('2', 'Deliveries');
  const listener = await startListener(server);
  const listed = page.getByRole('region', { name: 'Listeners' });
  await listed.getByText(/listens.*http:\/\/localhost:\*.*0 attempts passed/s).waitFor();
  await dispatched(server, 'http://localhost:9/hook');
  await advance(server);
  await listed.getByText('1 attempt passed').waitFor();
  listener.abort();
  await listed.getByText('is away').waitFor();
  const end = listed.getByRole('button', { name: /^End the listener/ });
  if (by_keys) await end.press('Enter');
  else await end.click();
  await listed.waitFor({ state: 'detached' });
  told('a listener in the place of a receiver is shown, with what passed to it, until it ends');
}

const rowsOf = async (page: Page): Promise<number> => {
  await page.locator('.list[data-rows]').waitFor();
  return Number(await page.locator('.list').getAttribute('data-rows'));
};

const inputOf = (callback_url: string) => ({ prompt: 'a paper boat', callback_url });

async function dispatched({ base_url, token }: ServedKit, callback_url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(inputOf(callback_url));
  const answer = await fetch(`${base_url}/v1/models/trial/spark/runs`, { method: 'POST', headers, body });
  return ((await answer.json()) as { run_id: string }).run_id;
}

/** In the place of receivers on this machine. @returns ends its connection */
async function startListener({ control_url }: ServedKit): Promise<AbortController> {
  const ended = new AbortController();
  const { body } = await fetch(`${control_url}/attempts`, { signal: ended.signal });
  body!.pipeTo(new WritableStream()).catch(() => {});
  return ended;
}

/** Past the end of a run; nobody waits for the answer to its callback. */
async function advance({ control_url }: ServedKit): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  void fetch(`${control_url}/clock/advance`, { method: 'POST', headers, body: '{"by_ms":60000}' }).catch(() => {});
}

async function refusedRequest({ base_url, token }: ServedKit): Promise<void> {
  await fetch(`${base_url}/v1/assets?limit=0`, { headers: { authorization: `Bearer ${token}` } });
}

/** @throws AssertionError with what axe finds serious or critical in any view */
export async function seenByAxe(page: Page, say: Stage['say']): Promise<void> {
  for (const view of ['1', '2', '3', '4', '5', '6', '7', '?']) {
    await page.keyboard.press(view);
    if (Number(view) <= 3) await page.keyboard.press('j');
    await page.waitForTimeout(200);
    await nothingSerious(page);
  }
  await page.keyboard.press('Escape');
  say('holds: axe finds nothing serious in any view');
}
