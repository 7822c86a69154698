/** The rules that runs and deliveries are held against, each broken once. */
import { expect, test } from 'vitest';
import type { Attempt } from '../../src/contract/types.ts';
import type { DeliveryRow, RunRow } from '../../src/store/run-rows.ts';
import { deliveryRow, runRow } from '../../src/store/samples.support.ts';
import type { Arrival } from './arrivals.ts';
import { type Hook, judgeReplicas } from './judge.ts';

const start_ms = Date.UTC(2026, 0, 1);
const at = (ms: number): string => new Date(start_ms + ms).toISOString();

function attempt(number: number, made_ms: number, next_ms: number | null): Attempt {
  return {
    ...{ request_id: `request ${number}`, status_code: next_ms === null ? '204' : '503', response_time_ms: 0 },
    ...{ response_body: '', succeeded: next_ms === null },
    ...{ next_retry_at: next_ms === null ? null : at(next_ms), created_at: at(made_ms) },
  };
}

function scene() {
  const run = {
    ...runRow(1).record,
    status_code: 'completed',
    created_at: at(0),
    completed_at: at(1_000),
  } as RunRow['record'];
  const attempts = [attempt(1, 1_000, 2_000), attempt(2, 2_000, null)];
  const row = (number: number, more: Partial<DeliveryRow>): DeliveryRow =>
    deliveryRow(number, { run_id: run.id, created_at: at(1_000), attempts, next_attempt_at: null, ...more });
  const hook: Hook = { id: deliveryRow(2).webhook_id!, url: 'http://receiver.test/', made_ms: start_ms - 1 };
  const deliveries = [row(1, { channel: 'callback', webhook_id: null }), row(2, {})];
  const arrivals = deliveries.flatMap(({ id }) =>
    attempts.map(
      ({ request_id, created_at, status_code }): Arrival => ({
        ...{
          at_ms: Date.parse(created_at),
          delivery: id,
          request_id,
          path: '/',
          status: Number(status_code),
          digest: 'x',
        },
      }),
    ),
  );
  return { run, deliveries, hook, arrivals };
}

type Scene = ReturnType<typeof scene>;

function problemsOf(
  change: (scene: Scene) => unknown,
  breaks = [{ from_ms: start_ms - 60_000, to_ms: start_ms - 60_000 }],
) {
  const one = scene();
  change(one);
  const { run, deliveries, hook, arrivals } = one;
  return judgeReplicas({ runs: [run], deliveries }, { hooks: [hook], arrivals, breaks });
}

test('what follows its rules has no problem', () => {
  expect(problemsOf(() => {})).toEqual([]);
});

test.each<[string, (scene: Scene) => unknown, RegExp]>([
  ['a run that has not ended', ({ run }) => (run.status_code = 'running'), /is running in the end$/],
  [
    'a callback that is missing',
    ({ deliveries, arrivals }) => [deliveries.shift(), arrivals.splice(0, 2)],
    /has 0 callbacks$/,
  ],
  [
    'a webhook that is missing',
    ({ deliveries, arrivals }) => [deliveries.pop(), arrivals.splice(2)],
    /was told of it by 0 deliveries$/,
  ],
  [
    'a delivery that is pending',
    ({ deliveries }) => (deliveries[0]!.next_attempt_at = at(9_000)),
    /is still to be sent/,
  ],
  [
    'an attempt after a success',
    ({ deliveries, arrivals }) => {
      deliveries[0] = { ...deliveries[0]!, attempts: [...deliveries[0]!.attempts, attempt(3, 4_000, null)] };
      arrivals.push({ ...arrivals[0]!, request_id: 'request 3' });
    },
    /attempt 3 follows one after which none was to come$/,
  ],
  [
    'an attempt before its time',
    ({ deliveries }) =>
      (deliveries[0] = { ...deliveries[0]!, attempts: [attempt(1, 1_000, 2_000), attempt(2, 1_900, null)] }),
    /attempt 2 was made 100 ms before its time$/,
  ],
  [
    'an attempt long after its time',
    ({ deliveries }) =>
      (deliveries[0] = { ...deliveries[0]!, attempts: [attempt(1, 1_000, 2_000), attempt(2, 72_000, null)] }),
    /attempt 2 was made 70000 ms after its time$/,
  ],
  [
    'a wait of a callback that is too short',
    ({ deliveries }) =>
      (deliveries[0] = { ...deliveries[0]!, attempts: [attempt(1, 1_000, 1_500), attempt(2, 1_500, null)] }),
    /attempt 2 was due 500 ms after the one before/,
  ],
  ['an attempt that never came', ({ arrivals }) => arrivals.shift(), /attempt 1 is answered 503 and came 0 times$/],
  [
    'an attempt that nobody kept',
    ({ arrivals }) => arrivals.push({ ...arrivals[0]!, request_id: 'another' }),
    /an attempt that nothing cut off is not kept: another$/,
  ],
  ['another body', ({ arrivals }) => (arrivals[0]!.digest = 'y'), /came with different bodies$/],
  [
    'a webhook that is sent to after its end',
    ({ hook, arrivals }) => {
      Object.assign(hook, { deleting_ms: start_ms + 1_500, deleted_ms: start_ms + 1_600 });
      arrivals[3]!.at_ms = start_ms + 9_000;
    },
    /came 1 times after its webhook was deleted$/,
  ],
])('%s is told of', (_, change, problem) => {
  expect(problemsOf(change)).toEqual([expect.stringMatching(problem)]);
});

test('an attempt that a kill cut off may come again', () => {
  const arrive = ({ arrivals }: Scene) => void arrivals.push({ ...arrivals[0]!, request_id: 'another' });
  const killed_ms = start_ms + 1_005;
  expect(problemsOf(arrive, [{ from_ms: killed_ms, to_ms: killed_ms }])).toEqual([]);
});
