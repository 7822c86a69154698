import { describe, expect, it } from 'vitest';
import type { RequestDraft } from '../suite/context.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Target } from '../target/target.ts';
import { createSpending } from './spending.ts';

const dispatch: RequestDraft = { operation: 'dispatchModelRun2', path: { provider: 'lumen', name: 'flux' }, body: {} };
const workflow: RequestDraft = { operation: 'dispatchGraphWorkflowRun', path: { owner: 'acme', slug: 'x' }, body: {} };

function spendingOf(spend: number | string | undefined, cost?: number) {
  const models = { succeeds: { path: 'lumen/flux', input: {}, ends_within_s: 1, ...(cost !== undefined && { cost }) } };
  return createSpending({ limits: { ...(spend !== undefined && { spend }) }, fixtures: { models } } as Pick<
    Target,
    'limits' | 'fixtures'
  >);
}

function answered(request: RequestDraft, record: object, outcome = 'success') {
  return { request: { query: {}, ...request }, decoded: { outcome, record } } as unknown as Exchange;
}

const read = (id: string, cost: unknown) => answered({ operation: 'getRun', path: { id } }, { id, cost });

/** Dispatches a run and notes its answer. */
function run(spending: ReturnType<typeof spendingOf>, id: string, request = dispatch): string | undefined {
  const over = spending.begin(request);
  if (over === undefined) {
    spending.saw(answered(request, { run_id: id }));
    spending.end(request);
  }
  return over;
}

describe('a run whose cost the target file tells', () => {
  it('goes out while it cannot go beyond the limit, to the last decimal', () => {
    const spending = spendingOf('0.3', 0.1);
    expect([run(spending, 'a'), run(spending, 'b'), run(spending, 'c')]).toEqual([undefined, undefined, undefined]);
    expect(run(spending, 'd')).toBe('the run may spend 0.3, and has spent 0.3 (limits.spend)');
  });

  it('counts while its answer is awaited, and no more when it is refused', () => {
    const spending = spendingOf(0.1, 0.1);
    expect(spending.begin(dispatch)).toBeUndefined();
    expect(spending.begin(dispatch)).toMatch('limits.spend');
    spending.end(dispatch);
    expect(spending.begin(dispatch)).toBeUndefined();
  });

  it('counts what it cost when that is shown', () => {
    const spending = spendingOf(0.2, 0.2);
    run(spending, 'a');
    expect(run(spending, 'b')).toMatch('has spent 0.2');
    spending.saw(read('a', '0.00'));
    expect(run(spending, 'b')).toBeUndefined();
  });
});

it('takes one that nobody knows the cost of for the dearest of its kind so far, once there is one', () => {
  const spending = spendingOf('1.00');
  run(spending, 'a');
  spending.saw(read('a', '0.60'));
  expect(run(spending, 'b')).toMatch('has spent 0.6');
  expect(run(spending, 'w', workflow)).toBeUndefined();
  spending.saw(read('w', '0.40'));
  expect(run(spending, 'v', workflow)).toMatch('has spent 1');
});

it('counts no run of others, no cost that is no number, and nothing where there is no limit', () => {
  const spending = spendingOf(1, 0.5);
  spending.saw(read('foreign', '900'));
  expect(run(spending, 'a')).toBeUndefined();
  spending.saw(read('a', null));
  expect(run(spending, 'b')).toBeUndefined();
  expect(run(spending, 'c')).toMatch('limits.spend');
  expect(run(spendingOf(undefined, 5), 'd')).toBeUndefined();
});
