/** The tests of the desk with MSW in the same process, which lets nothing pass that nobody answers. */
import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { expect } from 'vitest';
import { testDesk } from './desk-tests.support.ts';
import { openIntercepted } from './intercepted.support.ts';

const open_to_pages = { headers: { 'access-control-allow-origin': '*' } };
const msw = setupServer(
  http.all('https://mine.example/', () => HttpResponse.text('mine', open_to_pages)),
  // The receiver of callbacks.
  http.post('http://127.0.0.1:*/done', () => passthrough()),
);
const listen = () => msw.listen({ onUnhandledFrame: 'error' });

for (const when of ['before', 'after']) {
  testDesk(`interceptors, and MSW there ${when} them`, async () => {
    if (when === 'before') listen();
    const place = await openIntercepted();
    if (when === 'after') listen();
    expect(await (await fetch('https://mine.example/')).text()).toBe('mine');
    return {
      ...place,
      async close() {
        await place.close();
        expect(await (await fetch('https://mine.example/')).text()).toBe('mine');
        msw.close();
      },
    };
  });
}
