import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';
import { freeWorkflows, most_workflows } from './spare-workflows.ts';

/** A target that makes workflows, and remembers which were deleted. */
function workflowTarget() {
  const deleted: string[] = [];
  let made = 0;
  const session = testSession(({ method, url }) => {
    if (method === 'DELETE') {
      deleted.push(url.split('/').at(-1)!);
      return { status: 204 };
    }
    if (url.includes('/runs')) return { status: 202, body: { id: 'a-run', status_code: 'in_queue' } };
    made += 1;
    return { status: 201, body: { id: `workflow-${made}`, name: 'a', slug: `slug-${made}` } };
  });
  const create = { operation: 'createGraphWorkflow', body: { name: 'a', workflow_json: {} } } as const;
  return { session, deleted, create };
}

const named = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `workflow-${from + index}`);

it('keeps what cases made until there are many, and deletes all of it then', async () => {
  const { session, deleted, create } = workflowTarget();
  for (let one = 1; one <= most_workflows; one++) {
    const { context, exchanges } = openCase(session, 'a/case');
    await context.call('owner', create, 'create');
    await freeWorkflows(session, exchanges);
  }
  expect(deleted).toEqual([]);
  const { context, exchanges } = openCase(session, 'a/case');
  await context.call('owner', create, 'create');
  await freeWorkflows(session, exchanges);
  expect(deleted.toSorted()).toEqual(named(1, most_workflows + 1).toSorted());
});

it('keeps what other cases use, and what runs were made of', async () => {
  const { session, deleted, create } = workflowTarget();
  const { context, exchanges } = openCase(session, 'a/case');
  await context.once('shared', () => context.call('owner', create, 'create'));
  await freeWorkflows(session, exchanges);
  const running = openCase(session, 'a/case');
  await running.context.call('owner', create, 'create');
  const dispatch = {
    operation: 'dispatchGraphWorkflowRun',
    path: { owner: 'an-owner', slug: 'slug-2' },
    body: {},
  } as const;
  await running.context.call('owner', dispatch, 'dispatch');
  await freeWorkflows(session, running.exchanges);
  const last = openCase(session, 'a/case');
  for (let one = 3; one <= most_workflows + 1; one++) await last.context.call('owner', create, 'create');
  await freeWorkflows(session, last.exchanges);
  expect(deleted.toSorted()).toEqual(named(3, most_workflows + 1).toSorted());
});
