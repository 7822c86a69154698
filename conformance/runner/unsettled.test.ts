import { expect, test } from 'vitest';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { Exchange } from '../suite/exchange.ts';
import { createUnsettled } from './unsettled.ts';

const asked = (operation: CanonicalRequest['operation'], path: CanonicalRequest['path'] = {}) =>
  ({ operation, path, query: {} }) satisfies CanonicalRequest;
const answered = (request: CanonicalRequest, record: object, outcome = 'success') =>
  ({ request, decoded: { outcome, record } }) as unknown as Exchange;

/** Wait of each request, after a write at time 0. */
async function waits(
  write: Exchange,
  consistency_ms: number,
  requests: readonly CanonicalRequest[],
): Promise<number[]> {
  let now_ms = 0;
  const clock = {
    now_ms: () => now_ms,
    async wait(ms: number) {
      now_ms += ms;
    },
  };
  const unsettled = createUnsettled(consistency_ms, [clock]);
  unsettled.after(write);
  const waited: number[] = [];
  for (const request of requests) {
    const before_ms = now_ms;
    await unsettled.before(request);
    waited.push(now_ms - before_ms);
  }
  return waited;
}

const made = answered(asked('createAssetFolder'), { id: 'A-1' });

test.each<[string, Exchange, number, CanonicalRequest[], number[]]>([
  ['a read of what was made', made, 500, [asked('getAssetFolder', { id: 'a-1' })], [500]],
  [
    'a second read',
    made,
    500,
    [asked('getAssetFolder', { id: 'a-1' }), asked('getAssetFolder', { id: 'a-1' })],
    [500, 0],
  ],
  ['a read of something else', made, 500, [asked('getAssetFolder', { id: 'b-2' })], [0]],
  ['its deletion', made, 500, [asked('deleteAssetFolder', { id: 'a-1' })], [0]],
  ['a target that shows all at once', made, 0, [asked('getAssetFolder', { id: 'a-1' })], [0]],
  [
    'a refused write',
    answered(asked('deleteAsset', { id: 'a' }), {}, 'refusal'),
    500,
    [asked('getAsset', { id: 'a' })],
    [0],
  ],
  [
    'a read behind a deletion',
    answered(asked('deleteAsset', { id: 'a' }), {}),
    500,
    [asked('getAsset', { id: 'a' })],
    [500],
  ],
  [
    'a second dispatch of a model, and a read of the first run',
    answered(asked('dispatchModelRun2', { owner: 'acme', slug: 'still' }), { run_id: 'r-1' }),
    500,
    [asked('dispatchModelRun2', { owner: 'acme', slug: 'other' }), asked('getRun', { id: 'r-1' })],
    [0, 500],
  ],
  [
    'a dispatch of a workflow that was made just now',
    answered(asked('createGraphWorkflow'), { id: 'w-1', slug: 'sample' }),
    500,
    [asked('dispatchGraphWorkflowRun', { owner: 'acme', slug: 'sample' })],
    [500],
  ],
  [
    'a read behind a read',
    answered(asked('getAsset', { id: 'a' }), { id: 'a' }),
    500,
    [asked('getAsset', { id: 'a' })],
    [0],
  ],
])('%s', async (_, write, consistency_ms, requests, expected) => {
  expect(await waits(write, consistency_ms, requests)).toEqual(expected);
});

test('by a clock that is stepped and by real time, each as long as is left of it', async () => {
  const waited = [0, 0];
  const clocks = waited.map((_, place) => ({
    now_ms: () => (place === 0 ? 400 * asks : 0) + waited[place]!,
    async wait(ms: number) {
      waited[place]! += ms;
    },
  }));
  let asks = 0;
  const unsettled = createUnsettled(500, clocks);
  unsettled.after(made);
  asks = 1;
  await unsettled.before(asked('getAssetFolder', { id: 'a-1' }));
  expect(waited).toEqual([100, 500]);
});
