import { expect, it } from 'vitest';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { createBudgets } from '../target/budget.ts';
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
    const { stop } = await answerOrStop(async () => (await context.runs.polled('succeeds')).dispatch);
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
    stops.push((await answerOrStop(async () => (await context.runs.polled('succeeds')).dispatch)).stop?.verdict);
  }
  expect([stops, dispatches]).toEqual([[undefined, undefined, undefined], 2]);
});

it('of few runs those of all checks are kept, then one for each check that finds most with it', async () => {
  const accepted = { status: 202, body: { run_id: 'a', status: 'queued' } };
  const ended = { status: 200, body: { id: 'a', status_code: 'completed', completed_at: '2026-01-01T00:00:00Z' } };
  const session = testSession(({ method }) => (method === 'POST' ? accepted : ended), target);
  const dispatchers = ['runs/finds-most', 'runs/finds-less'];
  Object.assign(session, {
    budgets: createBudgets({ runs: 12, webhooks: 30, wave_runs: 9 }),
    allotment: { most_cases: new Map(), dispatchers },
  });
  const fates: string[] = [];
  for (const check_id of ['runs/other', 'runs/finds-most', 'runs/finds-most', 'runs/finds-less', 'runs/other']) {
    const { context } = openCase(session, check_id);
    const { stop } = await answerOrStop(() => context.runs.dispatch('owner', 'succeeds', 'dispatch'));
    fates.push(stop?.budget ? 'no run' : 'a run');
  }
  expect(fates).toEqual(['no run', 'a run', 'no run', 'a run', 'no run']);
  const { context } = openCase(session, 'runs/reads');
  const { stop } = await answerOrStop(async () => (await context.runs.polled('succeeds')).dispatch);
  expect([stop, session.budgets.runs.left]).toEqual([undefined, 0]);
});
