import { expect, it } from 'vitest';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

const target = {
  ...fakeTargetFile,
  fixtures: { models: { succeeds: { path: 'acme/short', input: {}, ends_within_s: 5 } } },
};

it('a run that could not be polled leaves the answer to its dispatch in the evidence', async () => {
  const session = testSession(() => ({ status: 422, body: { code: 'invalid', message: 'No.', errors: [] } }), target);
  for (const check_id of ['runs/one', 'runs/another']) {
    const { context, exchanges } = openCase(session, check_id);
    const { stop } = await answerOrStop(async () => (await context.polledRun('succeeds')).dispatch);
    expect(stop).toMatchObject({ verdict: 'could-not-run', operation: 'dispatchModelRun2' });
    expect(exchanges.map(({ step, received }) => [step, received?.status])).toEqual([['dispatch-succeeds', 422]]);
  }
});

it('a run whose dispatch brought no answer is dispatched anew', async () => {
  let dispatches = 0;
  const session = testSession(({ method }) => {
    if (method === 'POST') dispatches += 1;
    if (method === 'POST' && dispatches === 1) return 'timeout';
    const run = { run_id: 'a', id: 'a', status_code: 'completed', completed_at: '2026-01-01T00:00:00Z' };
    return { status: 200, body: run };
  }, target);
  const stops: unknown[] = [];
  for (const check_id of ['runs/one', 'runs/another', 'runs/third']) {
    const { context } = openCase(session, check_id);
    stops.push((await answerOrStop(async () => (await context.polledRun('succeeds')).dispatch)).stop?.verdict);
  }
  expect([stops, dispatches]).toEqual([[undefined, undefined, undefined], 2]);
});
