import { expect, test } from 'vitest';
import { controlOperationIds, controlOperations } from '../../contract/control-operations.ts';
import { controlServer } from './control.support.ts';

const withBody = controlOperationIds
  .map((id) => controlOperations[id])
  // The token endpoint takes a form, and refuses in the words of OAuth: `grant-token.test.ts`.
  .filter(({ id, request }) => request !== undefined && id !== 'grantToken');

test.each(
  withBody.map(({ id, method, path }) => [
    id,
    `${method} ${path.slice('/_control'.length).replace(/\{\w+\}/, '0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54')}`,
  ]),
)('%s refuses bodies that are none', async (_, line) => {
  const { control } = await controlServer();
  const answers = [
    await control(line, { raw: '{"a":' }),
    await control(line, { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    await control(line, { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    await control(line, { raw: `"${'x'.repeat(1_048_576)}"` }),
    await control(line),
    await control(line, { body: 'text' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 415, 415, 413, 422, 422]);
  expect(answers.map(({ json }) => json.code)).toEqual([
    'malformed_json',
    'unsupported_media_type',
    'unsupported_media_type',
    'payload_too_large',
    'invalid_request',
    'invalid_request',
  ]);
});

test.each([
  ['PUT /', 'GET, HEAD'],
  ['POST /clock', 'GET, HEAD, PATCH'],
  ['POST /console', 'GET, HEAD'],
  ['DELETE /console/console.js', 'GET, HEAD'],
  ['GET /reset', 'POST'],
  ['PATCH /worlds', 'GET, HEAD, POST'],
  ['GET /snapshots/1', 'DELETE'],
  ['OPTIONS /faults', 'GET, HEAD, POST, DELETE'],
])('%s is refused with what the path offers', async (line, allow) => {
  const { control } = await controlServer();
  const { status, headers, json } = await control(line);
  expect([status, headers.allow, json.code]).toEqual([405, allow, 'method_not_allowed']);
});

test.each(['GET /nothing', 'POST /clock/back', 'DELETE /faults/1/2', 'GET /worlds/', 'DELETE /faults/%2F'])(
  'nothing answers at %s',
  async (line) => {
    const { control } = await controlServer();
    const { status, json } = await control(line);
    expect([status, json.code, json.errors]).toEqual([404, 'not_found', []]);
  },
);

test('names that a caller chose are cut before they are repeated', async () => {
  const { control } = await controlServer();
  const { status, json } = await control('POST /worlds', { body: { ['n'.repeat(10_000)]: 1 } });
  expect(status).toBe(422);
  expect(json.errors[0].message.length).toBeLessThan(1_025);
});

test('answers are kept by nobody', async () => {
  const { control } = await controlServer();
  for (const line of ['GET /clock', 'GET /nothing', 'POST /reset']) {
    const { headers } = await control(line);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  }
});

test('a fault of the server is told to whoever runs it, and not to the caller', async () => {
  const { main, control } = await controlServer();
  const failure = new Error('out of order');
  main.parts.timers.next_due_ms = () => {
    throw failure;
  };
  const { status, json } = await control('GET /clock');
  expect([status, json]).toEqual([
    500,
    { code: 'internal_error', message: 'The server failed to answer this request.', errors: [] },
  ]);
  expect(main.failures.splice(0)).toEqual([failure]);
});

test('a server without it has nothing there', async () => {
  const { main, control } = await controlServer({ control: null });
  for (const line of ['GET /', 'GET /worlds', 'POST /reset']) expect((await control(line)).status, line).toBe(404);
  expect(main.activity.active()).toBe(0);
});

test('a reset that waits for a request does not wait for control', async () => {
  const { main, control } = await controlServer();
  const leave = await main.activity.enter();
  const reset = control('POST /reset');
  expect((await control('GET /clock')).status).toBe(200);
  leave();
  expect((await reset).status).toBe(204);
});
