import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { done, running, type WrittenRead, writtenDispatch, writtenRead } from '../../testing/written-runs.support.ts';
import { readAfterWorkflowDeletion } from './read-after-workflow-deletion.ts';

interface History {
  ended?: readonly WrittenRead[];
  under_way?: readonly WrittenRead[];
  before?: WrittenRead;
  first?: WrittenRead;
  ids?: readonly [string, string];
  deleted?: number;
  later?: WrittenRead;
}

const facts = { fixtures: { workflow: { create: {}, input: {}, ends_within_s: 1, text_field: 'text' } } };
const of_it = (read: WrittenRead) => (typeof read === 'number' ? read : { graph_workflow_id: 'w9', ...read });

function dispatch(run: string, run_id: string) {
  const exchange = writtenDispatch(`dispatch-${run}`, 'workflow', { run_id, status: 'queued' });
  return { ...exchange, request: { ...exchange.request, body: { text: run } } };
}

function history({
  ended = [done, done],
  under_way = [running, done],
  before = running,
  first = done,
  ids,
  deleted = 204,
  later = done,
}: History) {
  const [one, other] = ids ?? ['r1', 'r2'];
  const read = (step: string, shown: WrittenRead) => writtenRead(step, 'workflow', of_it(shown));
  return [
    dispatch('ended', one),
    read('before-ended/1', first),
    dispatch('under-way', other),
    read('before-under-way/1', before),
    answered('delete', 'deleteGraphWorkflow', deleted),
    ...ended.map((shown, index) => read(`after-ended/${index + 1}`, shown)),
    ...under_way.map((shown, index) => read(`after-under-way/${index + 1}`, shown)),
    read('later', later),
  ];
}

it.each<[string, History, string | readonly string[]]>([
  ['readable', {}, 'satisfied'],
  ['readable, and canceled', { under_way: [{ status_code: 'canceled' }] }, 'satisfied'],
  ['readable, with the workflow left out', { ended: [{ graph_workflow_id: null }, done] }, 'satisfied'],
  ['gone where they had ended', { ended: [404, 404] }, ['ended-run-gone']],
  ['gone some time later', { ended: [done, 404] }, ['ended-run-gone']],
  ['gone where they were under way', { under_way: [404] }, ['unfinished-run-gone']],
  ['gone once they end', { under_way: [running, 404] }, ['unfinished-run-gone']],
  ['gone an hour later', { later: 404 }, ['run-gone-later']],
  ['left to run for ever', { under_way: [running, running] }, ['never-ends']],
  ['left to run, where none ended', { ended: [running, running], first: running, under_way: [running] }, 'satisfied'],
  ['the first one again', { under_way: [{ ...done, input: { text: 'ended' } }] }, ['input-of-another']],
  ['kept with all that was said', { under_way: [{ ...done, input: { all: ['ended', 'under-way'] } }] }, 'satisfied'],
  ['one and the same', { ids: ['r1', 'r1'] }, ['shared-run-id']],
  ['runs of another workflow', { ended: [{ graph_workflow_id: 'w1' }, done] }, ['other-workflow']],
  ['not readable before', { before: 404, under_way: [404] }, 'stopped'],
  ['not orphaned: the workflow stays', { deleted: 403 }, 'stopped'],
  ['hidden by an error', { under_way: [500] }, 'stopped'],
])('runs of a deleted workflow are %s', (_, given, expected) => {
  const evidence = written(history(given), { case: {}, notes: { workflow: 'w9' }, facts });
  expect(outcomeOf(readAfterWorkflowDeletion, evidence)).toEqual(expected);
});
