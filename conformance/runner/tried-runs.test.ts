import { expect, it } from 'vitest';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

const request = { operation: 'dispatchGraphWorkflowRun' as const, path: { owner: 'acme', slug: 'paint' }, body: {} };

/** Requests sent of three, and runs that may still be dispatched of two. */
async function tried(status: number) {
  const body = status === 202 ? { run_id: 'r1', status: 'queued' } : { code: 'forbidden', message: 'no', errors: [] };
  const session = testSession(() => ({ status, body }), { ...fakeTargetFile, limits: { runs: 2 } });
  const { context } = openCase(session, 'workflows/one');
  const sent = [];
  for (const step of ['a', 'b', 'c']) sent.push(await context.runs.tryDispatch('owner', request, step));
  return { sent: sent.filter((one) => one !== undefined).length, left: session.budgets.runs.left };
}

it('counts runs that are taken, and asks for none beyond the limit', async () => {
  expect(await tried(202)).toEqual({ sent: 2, left: 0 });
});

it('counts none that is refused', async () => {
  expect(await tried(403)).toEqual({ sent: 3, left: 2 });
});
