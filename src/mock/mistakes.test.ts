/** Mistakes in what a test gives to the interceptors: told at once, in one line that names the place. */
import { expect, it, onTestFinished } from 'vitest';
import { InputError } from '../input/input-error.ts';
import { type Interception, type InterceptOptions, interceptModelRun, modelRunMatchers } from './interceptors.ts';

const base_url = 'https://mistakes.example.com';

it.each<[string, string, object | undefined, RegExp]>([
  [
    'a misspelt option',
    base_url,
    { onUnhandledRequests: 'error' },
    /onUnhandledRequests.*did you mean onUnhandledRequest/,
  ],
  ['choices that are none', base_url, { choices: { lists: { default_page_sizes: 3 } } }, /default_page_sizes/],
  ['a state that there is not', base_url, { seed_state: 'smal' }, /smal.*small, full/],
  ['a password in the URL', 'https://ann:secret@api.example.com', undefined, /^base_url has a user(?!.*secret)/],
  [
    'storage where the interface is',
    base_url,
    { storage_origin: `${base_url}:443` },
    /^storage_origin must be an origin/,
  ],
  [
    'storage below a path',
    base_url,
    { storage_origin: 'https://files.example/a' },
    /^storage_origin .* without a path/,
  ],
  ['a query in the URL', `${base_url}/?a=1`, undefined, /^base_url has a user, a query/],
])('%s', async (_, url, options, message) => {
  const refused = interceptModelRun(url, options as InterceptOptions);
  await expect(refused).rejects.toThrow(InputError);
  await expect(refused).rejects.toThrow(message);
});

it.each<[string, (service: Interception) => unknown, RegExp]>([
  ['an answer with a misspelt member', (it) => it.answer('getRun', { status: 200, bodi: {} } as never), /bodi.*body/],
  ['an answer that is no JSON', (it) => it.answer('getRun', { status: 200, body: 1n }), /^answer: .*BigInt/],
  ['an answer of a stream', (it) => it.answer('getRun', { status: 200, body: new Blob([]) }), /JSON, a text or bytes/],
  ['a misspelt number of times', (it) => it.answer('getRun', { status: 200 }, { time: 2 } as never), /time .*times/],
  ['a filter that there is not', (it) => it.requests({ op: 'getRun' } as never), /^requests: op /],
  ['an operation that there is not', (it) => it.requests({ operation: 'getRuns' as never }), /called getRuns/],
  [
    'a number of times that is none',
    (it) => modelRunMatchers.toHaveReceived(it, 'getRun', { times: '1' as never }),
    /times must be a whole number/,
  ],
  ['one in a matcher', (it) => modelRunMatchers.toHaveReceived(it, 'getRuns' as never), /called getRuns/],
])('%s', async (_, act, message) => {
  const service = await interceptModelRun(base_url);
  onTestFinished(() => service.stop());
  expect(() => act(service)).toThrow(InputError);
  expect(() => act(service)).toThrow(message);
});

it('sends bytes as they are, and the type that the test says', async () => {
  const service = await interceptModelRun(base_url);
  onTestFinished(() => service.stop());
  service.answer('getRun', { status: 200, body: Uint8Array.of(0, 255), headers: { 'Content-Type': 'image/png' } });
  const answer = await fetch(`${base_url}/v1/runs/9d31ec21-5b89-4217-bc94-b8636ffcd596`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255]);
});
