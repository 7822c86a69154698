/**
 * Texts that callers make up so that an expression takes long to say no. A linear one takes some milliseconds for each of
 * these; what doubles with every character, or goes with the square of their length, takes seconds.
 */
import { expect, test } from 'vitest';
import { readDirective } from '../../engine/directives.ts';
import { testWorld } from '../worlds/world.support.ts';

/** As long as a head may be. */
const long = (text: string) => text.repeat(Math.floor(100_000 / text.length));
const most_ms = 1_000;

async function tookMs(act: () => unknown): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

const spaces = ' '.repeat(50_000);

test.each<[string, Record<string, string>, number]>([
  // So few that the test ends, should it fail.
  ['content-type', { 'content-type': `application/json${'; '.repeat(27)}x` }, 415],
  ['content-type', { 'content-type': `application/json;${spaces}x` }, 415],
  ['content-type', { 'content-type': long('application/json;charset=utf-8') }, 415],
  ['prefer', { prefer: long('\\"') }, 201],
  ['prefer', { prefer: `x="${long('\\"')}` }, 201],
  ['prefer', { prefer: `code=${spaces}x` }, 422],
  ['prefer', { prefer: long('code,') }, 201],
  ['authorization', { authorization: `Bearer ${spaces}x y` }, 401],
  ['authorization', { authorization: `Bearer x${'='.repeat(50_000)}x` }, 401],
  ['host', { host: `${long('a.')}:` }, 201],
  ['x-organization-id', { 'x-organization-id': long('0') }, 422],
])('a long %s is read in a moment', async (_, headers, status) => {
  const world = await testWorld();
  const who = headers.authorization === undefined ? 'owner' : null;
  const ask = (given = {}) => world.ask(who, 'POST /v1/asset-folders', { headers: given, body: { name: 'x' } });
  await ask();
  let answered = 0;
  const took_ms = await tookMs(async () => {
    answered = (await ask(headers)).status;
  });
  expect(took_ms).toBeLessThan(most_ms);
  expect(answered).toBe(status);
});

test.each([
  long('a="\\" '),
  long('a=" '),
  long(`output="${'\\"'.repeat(1_000)} `),
  `${long(' ')}a=`,
  long('after=1s '),
])('a text with a directive is read in a moment', async (text) => {
  const whole = `mock:complete ${text.repeat(10)}`;
  expect(await tookMs(() => readDirective(whole))).toBeLessThan(most_ms);
});

test('other texts of a request are read in a moment', async () => {
  const world = await testWorld();
  const filename = long('. -');
  const bodies: [string, object][] = [
    ['POST /v1/asset-uploads', { filename, mime_type: 'text/plain', size_bytes: 1 }],
    ['POST /v1/asset-uploads', { filename: 'a', mime_type: `text/plain${spaces}x`, size_bytes: 1 }],
    ['POST /v1/asset-folders', { name: `${long(' ')}x` }],
    ['POST /v1/webhooks', { name: 'x', url: `http://${long('a')}`, secret: `${'='.repeat(50_000)}x`, event_types: [] }],
    ['POST /v1/models/trial/spark/runs', { prompt: long('mock:'), callback_url: `http://${long('a.')} ` }],
  ];
  for (const [operation, body] of bodies)
    expect(await tookMs(() => world.ask('owner', operation, { body })), operation).toBeLessThan(most_ms);
});
