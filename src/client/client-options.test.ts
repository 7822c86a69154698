import { expect, it } from 'vitest';
import { clientOf } from './client.support.ts';
import { type ClientOptions, createModelRunClient } from './client.ts';

const right = { base_url: 'https://api.example', token: 'a-token' };
const ok = async () => Response.json({ items: [] });

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'the client: undefined is not known'],
  ['no token', { base_url: right.base_url }, 'token is missing: it is undefined'],
  ['an empty token', { ...right, token: ' \n' }, 'token is missing'],
  ['a token within which a line ends', { ...right, token: 'a\nb' }, 'or what no header can carry'],
  ['a token behind Bearer', { ...right, token: 'Bearer a' }, 'token has a space, as behind Bearer'],
  ['a token in other letters', { ...right, token: 'ключ' }, 'or what no header can carry'],
  ['a token that is no text', { ...right, token: 5 }, 'token is missing: it is number'],
  ['no base URL', { token: 'a' }, 'base_url must begin with http:// or https://'],
  ['a base URL without scheme', { ...right, base_url: 'localhost:4010' }, 'base_url must begin with http://'],
  ['a host alone', { ...right, base_url: 'api.example' }, 'base_url must begin with http://'],
  ['another scheme', { ...right, base_url: 'ftp://a' }, 'base_url must begin with http://'],
  ['a password in the URL', { ...right, base_url: 'https://u:secret@a' }, 'base_url must begin with'],
  ['a query in the URL', { ...right, base_url: 'https://a/?b' }, 'base_url must begin with'],
  ['a misspelt option', { ...right, tokn: 'a' }, 'the client: tokn is not known; there are base_url, token,'],
  ['a misspelt retry', { ...right, retries: { time: 1 } }, 'retries: time is not known; there are times,'],
  ['retries in a number', { ...right, retries: 3 }, 'retries: 3 is not known; there are times,'],
  ['retries without end', { ...right, retries: { times: -1 } }, 'retries.times must be a number from 0, and is -1'],
  ['a misspelt dialect', { ...right, dialect: { prefix: 'a' } }, 'dialect: prefix is not known; there are header_'],
  ['a timeout that is no number', { ...right, timeout_ms: '5' }, 'timeout_ms must be a number from 0, and is 5'],
  ['a timeout in the past', { ...right, timeout_ms: -5 }, 'timeout_ms must be a number from 0, and is -5'],
  ['an empty organization', { ...right, organization: '' }, 'organization is missing: it is empty'],
  ['a fetch that is none', { ...right, fetch: 'fetch' }, 'fetch is no function'],
])('%s is told when the client is made', (_, options, told) => {
  const thrown = () => createModelRunClient(options as ClientOptions);
  expect(thrown).toThrow(TypeError);
  expect(thrown).toThrow(told);
  expect(thrown).not.toThrow(/secret|\n/);
});

it('what is undefined counts as left out', () => {
  const names = ['organization', 'fetch', 'retries', 'timeout_ms', 'dialect'];
  createModelRunClient({ ...right, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  createModelRunClient({ ...right, dialect: { header_prefix: undefined }, retries: { times: undefined } as object });
});

it('white space around a token and an organization is left out', async () => {
  const { client, sent } = clientOf(ok, { token: () => 'a-token\r\n', organization: ' o ' });
  await client.listAssets();
  await clientOf(ok, { token: ' b\n' }).client.listAssets();
  expect([...sent[0]!.headers].filter(([name]) => name !== 'content-type')).toEqual([
    ['authorization', 'Bearer a-token'],
    ['x-organization-id', 'o'],
  ]);
});

it('a body is what JSON makes of it', async () => {
  const { client, sent } = clientOf(async () => Response.json({ run_id: '1' }));
  class Sketch {
    prompt = 'a';
    readonly at = new Date(0);
    skipped = undefined;
  }
  const bare = Object.assign(Object.create(null), { list: [null, true, 1.5, 'x'] });
  await client.dispatchModel('a/b', {
    sketch: new Sketch(),
    bare,
    url: new URL('https://a/'),
    own: { toJSON: () => 1 },
  });
  expect(await sent[0]!.json()).toEqual({
    sketch: { prompt: 'a', at: '1970-01-01T00:00:00.000Z' },
    bare: { list: [null, true, 1.5, 'x'] },
    url: 'https://a/',
    own: 1,
  });
});

type Client = ReturnType<typeof createModelRunClient>;
it.each<[string, (client: Client) => Promise<unknown>, string]>([
  ['no request', (client) => (client.getRun as () => Promise<unknown>)(), 'getRun: path.id is missing'],
  ['no id', (client) => client.getRun({ path: { id: undefined as never } }), 'getRun: path.id is missing'],
  ['an empty id', (client) => client.deleteAsset({ path: { id: '' } }), 'deleteAsset: path.id is missing'],
  ['dots as an id', (client) => client.deleteAsset({ path: { id: '..' } }), 'deleteAsset: path.id is ..'],
  ['a dot as an id', (client) => client.deleteAsset({ path: { id: '.' } }), 'deleteAsset: path.id is .'],
  ['a model with an empty segment', (client) => client.dispatchModel('a//b', {}), 'path.name is missing'],
  ['a workflow without owner', (client) => client.dispatchWorkflow('/b', {}), 'path.owner is missing'],
  ['no model', (client) => client.dispatchModel(undefined as never, {}), 'undefined: the path of a model has'],
  ['no workflow', (client) => client.dispatchWorkflow(undefined as never, {}), 'path.slug is missing'],
  ['a workflow of three', (client) => client.dispatchWorkflow('a/b/c', {}), 'the path of a workflow is owner/slug'],
  ['a field beside the body', (client) => client.createAssetFolder({ name: 'a' } as never), 'name is not known'],
  ['a misspelt option', (client) => client.getMe({}, { timeout: 5 } as never), 'timeout is not known'],
  [
    'a misspelt option of a list',
    (client) => client.items('listAssets', {}, { form: 'x' } as never).next(),
    'form is not',
  ],
  [
    'a list that there is not',
    async (client) => client.items('listAsset' as 'listAssets').next(),
    'listAsset is no list',
  ],
  ['a page of one', async (client) => client.pages('x' as 'listAssets', {}, { from: '?b' }).next(), 'x is no list'],
  ['what is no list', async (client) => client.pages('getMe' as 'listAssets').next(), 'getMe is no list'],
  ['a name of every object', async (client) => client.items('toString' as 'listAssets').next(), 'toString is no list'],
  ['a misspelt option of a wait', (client) => client.waitForRun('1', { max_ms: 5 } as never), 'max_ms is not known'],
  [
    'a wait that is no number',
    (client) => client.waitForRun('1', { first_ms: Number.NaN }),
    'first_ms must be a number',
  ],
  ['a wait in the past', (client) => client.waitForRun('1', { most_ms: -1 }), 'most_ms must be a number from 0'],
  [
    'a date in the query',
    (client) => client.listAssets({ query: { q: new Date() as never } }),
    'query.q is no text or number',
  ],
  ['a list of objects', (client) => client.listAssets({ query: { fields: [{}] as never } }), 'query.fields is no text'],
  ['half a character', (client) => client.listAssets({ query: { q: 'name.eq:\ud83d' } }), 'query.q is no text'],
  ['null in a list', (client) => client.listAssets({ query: { fields: [null] as never } }), 'query.fields is no text'],
  ['no number in the query', (client) => client.listAssets({ query: { limit: Number.NaN } }), 'query.limit is no text'],
  ['null as an organization', (client) => client.getMe({}, { header: { a: null as never } }), 'header.a is no text'],
  ['a list as an organization', (client) => client.getMe({ header: { a: ['b'] } } as never), 'header.a is no text'],
  ['half a character', (client) => client.getAsset({ path: { id: 'a\ud800' } }), 'path.id is a'],
  ['no body', (client) => client.createAssetFolder(undefined as never), 'createAssetFolder: body is missing'],
  ['no input of a model', (client) => client.dispatchModel('a/b', undefined as never), 'body is missing'],
  [
    'a body with a big integer',
    (client) => client.dispatchModel('a/b', { n: 1n }),
    'dispatchModelRun2: body is no JSON',
  ],
  [
    'a file in a body',
    (client) => client.dispatchModel('a/b', { n: { image: new Blob(['a']) } }),
    'image would be lost',
  ],
  ['bytes in a body', (client) => client.dispatchModel('a/b', { image: new Uint8Array(9) }), 'image would be lost'],
  ['a promise', (client) => client.dispatchModel('a/b', { prompt: Promise.resolve('') }), 'prompt would be lost'],
  ['a map', (client) => client.dispatchModel('a/b', new Map([['prompt', 'a']]) as never), 'would be lost'],
  [
    'no number in a body',
    (client) => client.updateBalance({ body: { low_balance_threshold: Number('a') } }),
    'low_balance_threshold would be lost',
  ],
  ['a misspelt part of a file', (client) => client.upload({ name: 'a' } as never), 'upload: name is not known'],
  ['a header that none can carry', (client) => client.getMe({}, { header: { a: 'b\nc' } }), 'invalid header value'],
])('%s is told at the call, and nothing is sent', async (_, call, told) => {
  const { client, sent } = clientOf(ok);
  await expect(call(client)).rejects.toThrow(told);
  expect(sent).toEqual([]);
});

it.each<[string, () => string | Promise<string>, string]>([
  [
    'throws',
    () => {
      throw new Error('signed out');
    },
    'signed out',
  ],
  [
    'rejects',
    async () => {
      throw new Error('signed out');
    },
    'signed out',
  ],
  ['gives none', () => undefined as never, 'token is missing: it is undefined'],
])('a token function that %s is asked once', async (_, token, told) => {
  let asked = 0;
  const { client, sent } = clientOf(ok, {
    token: () => {
      asked += 1;
      return token();
    },
  });
  await expect(client.listAssets()).rejects.toThrow(told);
  expect([asked, sent.length]).toEqual([1, 0]);
});

it('dots within a name lead nowhere else', async () => {
  const { client, sent } = clientOf(async () => Response.json({ id: 'x' }));
  for (const id of ['...', '.a', 'a.', '..%2f', '../x', 7 as never]) await client.getAsset({ path: { id } });
  expect(sent.map(({ url }) => new URL(url).pathname.slice('/v1/assets/'.length))).toEqual([
    '...',
    '.a',
    'a.',
    '..%252f',
    '..%2Fx',
    '7',
  ]);
});
