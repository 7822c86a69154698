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
