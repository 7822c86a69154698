import { expect, it } from 'vitest';
import { answered, outcomeOf, refusedAs, written } from '../../testing/written-evidence.support.ts';
import { eachReceiver } from './each-receiver.ts';

const run = answered('run-1-1', 'dispatchGraphWorkflowRun', 202, { run_id: 'r1', status: 'queued' });
const unanswered = answered('run-1-2', 'dispatchGraphWorkflowRun', 429, {});
const of_user = { receiver: 'a webhook that hears of the workflow of a user' } as const;
const of_others = { receiver: 'a callback of another organization' } as const;

it.each([
  ['a webhook and a callback, once', of_user, { rounds: 1, heard: 1, witness: 1 }, 'satisfied'],
  ['a callback in one of two rounds', of_user, { rounds: 2, heard: 2, witness: 1 }, 'satisfied'],
  ['the webhook alone, in two rounds', of_user, { rounds: 2, heard: 2, witness: 0 }, ['callback-not-told']],
  ['the webhook in one of two rounds, and no callback', of_user, { rounds: 2, heard: 1, witness: 0 }, 'satisfied'],
  ['the callback alone, in two rounds', of_user, { rounds: 2, heard: 0, witness: 2 }, ['receiver-not-told']],
  ['nobody', of_user, { rounds: 2, heard: 0, witness: 0 }, 'stopped'],
  ['the one of two callbacks', of_others, { rounds: 2, heard: 2, witness: 0 }, 'satisfied'],
  ['the other of two callbacks', of_others, { rounds: 2, heard: 0, witness: 2 }, ['receiver-not-told']],
] as const)('runs tell %s', (_, one, notes, outcome) => {
  expect(outcomeOf(eachReceiver, written([run], { case: one, notes: { ...notes, told: [] } }))).toEqual(outcome);
});

it.each([
  ['the run that was dispatched', [run], ['R1'], 'satisfied'],
  ['another one', [run], ['r1', 'r2'], ['run-id-of-another-run']],
  ['another one, where a dispatch had no answer of its own', [run, unanswered], ['r1', 'r2'], 'satisfied'],
] as const)('a callback tells of %s', (_, exchanges, told, outcome) => {
  const notes = { rounds: 1, heard: 1, witness: 1, told };
  expect(outcomeOf(eachReceiver, written([...exchanges], { case: of_user, notes }))).toEqual(outcome);
});

it('says nothing of runs that nobody could start', () => {
  const refused = answered('run-1-1', 'dispatchGraphWorkflowRun', 403, {});
  const notes = { rounds: 2, heard: 2, witness: 0, told: [] };
  expect(outcomeOf(eachReceiver, written([refused], { case: of_user, notes }))).toBe('satisfied');
});

const page = (step: string, ids: string[], next: string | null = null) =>
  answered(step, step.startsWith('log') ? 'listWebhookDeliveries' : 'listAllDeliveries', 200, {
    items: ids.map((id) => ({ id, attempts: [] })),
    first: null,
    next,
    previous: null,
  });

it.each([
  ['holds it', [page('log/1', ['d1']), page('whole/1', ['d2', 'D1'])], 'satisfied'],
  [
    'holds it on a later page',
    [page('log/1', ['d1']), page('whole/1', ['d2'], '?2'), page('whole/2', ['d1'])],
    'satisfied',
  ],
  ['lacks it', [page('log/1', ['d1']), page('whole/1', ['d2'])], ['delivery-not-among-all']],
  ['was not read to its end', [page('log/1', ['d1']), page('whole/1', ['d2'], '?2')], 'satisfied'],
  ['is refused', [page('log/1', ['d1']), answered('whole/1', 'listAllDeliveries', 403, {})], 'satisfied'],
  ['was not read', [page('log/1', [])], 'satisfied'],
] as const)('of a delivery in the log of the webhook of a user, that of all webhooks %s', (_, logs, outcome) => {
  const notes = { rounds: 1, heard: 1, witness: 1, told: [] };
  const evidence = written([run, ...logs], { case: { receiver: 'a webhook of a user' }, notes });
  expect(outcomeOf(eachReceiver, evidence)).toEqual(outcome);
});

const lost = (step: string, status = 404) =>
  refusedAs(answered(step, 'listWebhookDeliveries', status, {}), [status === 404 ? 'not_found' : 'missing_scope']);

it.each([
  ['neither of them', [lost('log/1'), lost('own-log')], 1, ['log-lost']],
  ['that user', [lost('log/1'), { ...page('log/2', []), step: 'own-log' }], 1, 'satisfied'],
  ['neither, who may not read it', [lost('log/1', 403)], 1, 'satisfied'],
  ['the one that may', [lost('log/1'), lost('own-log', 403)], 1, 'satisfied'],
] as const)('the log of the webhook of a user is there for %s', (_, logs, heard, outcome) => {
  const notes = { rounds: 1, heard, witness: 1, told: [] };
  const evidence = written([run, ...logs], { case: { receiver: 'a webhook of a user' }, notes });
  expect(outcomeOf(eachReceiver, evidence)).toEqual(outcome);
});
