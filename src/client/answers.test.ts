import { describe, expect, it } from 'vitest';
import { createWorld } from '../server/worlds/world.ts';
import { allOf, at_base_url, clientOf, clientOfWorld } from './client.support.ts';
import { ModelRunError } from './client.ts';

const html = '<!doctype html><title>Log in</title>';
const of = (type: string) => ({ status: 200, headers: { 'content-type': type, 'Service-Request-Id': 'r1' } });
const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

describe('a success without its record is an error:', () => {
  it.each<[string, Response, string]>([
    ['a login page', new Response(html, of('text/html')), 'without a JSON record: text/html, "<!doctype html>'],
    ['cut JSON', new Response('{"id": "1', of('application/json')), 'without a JSON record: application/json, "{'],
    ['null', new Response('null', of('application/json')), 'without a JSON record: application/json, null'],
    ['a list', new Response('[]', of('application/json')), 'without a JSON record: application/json, []'],
    ['nothing', new Response('', of('application/json')), 'without a JSON record: application/json, no body'],
    ['no content', new Response(null, { status: 204 }), 'without a JSON record: null, no body'],
  ])('%s', async (_, answer, told) => {
    const { client, sent } = clientOf(async () => answer.clone());
    const calls: [string, () => Promise<unknown>][] = [
      ['getMe', () => client.getMe()],
      ['listAssets', () => client.listAssets()],
      ['listAssets', () => client.items('listAssets').next()],
      ['getRun', () => client.waitForRun('1')],
      ['dispatchModelRun2', () => client.dispatchModel('a/b', {})],
      ['dispatchGraphWorkflowRun', () => client.dispatchWorkflow('a/b', {})],
      ['createAssetUpload', () => client.upload({ filename: 'a', mime_type: 'text/plain', data: 'a' })],
    ];
    for (const [operation, call] of calls) {
      const error = await thrownBy(call());
      expect(error).toBeInstanceOf(ModelRunError);
      expect(error).toMatchObject({ operation, status: answer.status, code: undefined });
      expect((error as Error).message).toContain(`${operation} was answered with ${answer.status}, ${told}`);
      expect((error as Error).message).not.toContain('\n');
    }
    expect(sent).toHaveLength(calls.length);
  });

  it.each<[string, string, (client: ReturnType<typeof clientOf>['client']) => Promise<unknown>]>([
    ['a page without items', '/items', (client) => client.items('listAssets').next()],
    ['a receipt without the id', '/run_id', (client) => client.dispatchModel('a/b', {})],
    ['a receipt of a workflow without it', '/run_id', (client) => client.dispatchWorkflow('a/b', {})],
    ['a run without a status', '/status_code', (client) => client.waitForRun('1')],
    [
      'a session without the asset',
      '/asset_id',
      (client) => client.upload({ filename: 'a', mime_type: 'b', data: '' }),
    ],
  ])('%s', async (_, pointer, call) => {
    const { client } = clientOf(async () => Response.json({ other: 1 }));
    const error = await thrownBy(call(client));
    expect(error).toBeInstanceOf(ModelRunError);
    expect((error as Error).message).toMatch(new RegExp(`was answered with 200, without ${pointer}: application/json`));
  });
});

it('a list of webhooks is a page in each form that the choices permit, and another list in none', async () => {
  for (const answer of [[{ id: 'a' }], { event_types: [{ id: 'a' }] }, { items: [{ id: 'a' }], next: null }]) {
    const { client } = clientOf(async () => Response.json(answer));
    expect(await client.listEventTypes()).toMatchObject({ items: [{ id: 'a' }] });
    expect(await allOf<unknown>(client.items('listAllDeliveries'))).toEqual([{ id: 'a' }]);
    if (!('items' in answer)) await expect(client.listAssetTypes()).rejects.toThrow(ModelRunError);
  }
});

it('a record is one whatever its content type says, and a deletion may answer with anything', async () => {
  const plain = new Response('{"id":"1"}', of('text/plain'));
  expect(await clientOf(async () => plain.clone()).client.getRun({ path: { id: '1' } })).toEqual({ id: '1' });
  for (const body of ['', 'gone', '{}']) {
    const { client } = clientOf(async () => new Response(body, of('text/plain')));
    await client.deleteAsset({ path: { id: '1' } });
  }
  const text = await clientOf(async () => new Response('{"a":1}', of('text/markdown'))).client;
  expect(await text.getModelText({ path: { owner: 'a', slug: 'b' } })).toBe('{"a":1}');
});

it('a refusal names the request and shows the headers of its answer', async () => {
  const world = await createWorld({ clock: 'virtual', ...at_base_url });
  const { client } = clientOfWorld(world);
  const id = crypto.randomUUID();
  const error = (await thrownBy(client.getRun({ path: { id } }))) as ModelRunError;
  expect(error).toMatchObject({ operation: 'getRun', method: 'GET', status: 404, code: 'not_found' });
  expect(error.url).toBe(`https://api.example/v1/runs/${id}`);
  expect(error.headers.get('service-request-id')).toBe(error.request_id);
  const page = client.items('listAssets', {}, { from: '/v1/assets?cursor=none' }).next();
  expect(await thrownBy(page)).toMatchObject({
    operation: 'listAssets',
    url: 'https://api.example/v1/assets?cursor=none',
  });
  await world.close();
});

it('foreign words are a part of one line, without what acts on a terminal', async () => {
  const message = `one\ntwo\u001b[31m\u202e${'x'.repeat(1_000_000)}`;
  for (const body of [{ code: 'bad', message }, { detail: message }, { code: message }]) {
    const { client } = clientOf(async () => Response.json(body, { status: 400 }));
    const { message: told } = (await thrownBy(client.getMe())) as Error;
    expect(told).toMatch(/^getMe was answered with 400: (bad: )?one two \[31m x+$/);
    expect(told.length).toBeLessThan(350);
  }
});

it.each([
  ['1.5', 1.5],
  ['2', 2],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['', undefined],
])('Retry-After: %s is read as %s', async (value, retry_after_s) => {
  const refused = new Response('', { status: 503, headers: { 'retry-after': value } });
  const { client } = clientOf(async () => refused, { retries: false });
  expect(await thrownBy(client.getMe())).toMatchObject({ retry_after_s });
});

it('a read whose answer is cut in the middle is sent again', async () => {
  const cut = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  const answers = [new Response(cut), Response.json({ id: '1' })];
  const { client, sent } = clientOf(async () => answers.shift()!);
  expect(await client.getRun({ path: { id: '1' } })).toEqual({ id: '1' });
  expect(sent).toHaveLength(2);
});
