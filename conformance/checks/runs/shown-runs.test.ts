import { describe, expect, it } from 'vitest';
import { completed_at, done, outcomeOfRuns, type WrittenRead } from '../../testing/written-runs.support.ts';
import { embeddedParts } from './embedded-parts.ts';
import { nodesBounded } from './nodes-bounded.ts';
import { runsOfOneKind } from './one-kind.ts';
import { timesInOrder } from './times-in-order.ts';

type Row = readonly [what: string, read: WrittenRead, outcome: string | readonly string[]];

const outcome = (check: Parameters<typeof outcomeOfRuns>[0], read: WrittenRead, name = 'succeeds') =>
  outcomeOfRuns(check, [{ name, reads: [read] }]);

describe('the kind of a run', () => {
  it.each<Row>([
    ['its model alone', done, 'satisfied'],
    ['its model, and null for the workflow', { graph_workflow_id: null }, 'satisfied'],
    ['both', { graph_workflow_id: 'w1' }, ['of-both-kinds']],
    ['neither', { model_id: null }, ['of-no-kind']],
    ['nothing at all', 404, 'stopped'],
  ])('is told by %s', (_, read, expected) => {
    expect(outcome(runsOfOneKind, read)).toEqual(expected);
  });

  it.each([
    ['an id and a word', { id: 'run-of-succeeds', state: 'accepted' }, 'satisfied'],
    ['both', { id: 'run-of-succeeds', model_id: 'm1', graph_workflow_id: 'w1' }, ['of-both-kinds']],
  ])('may be left out of the receipt: %s', (_, run, expected) => {
    const answer = { run_id: 'run-of-succeeds', run };
    expect(outcomeOfRuns(runsOfOneKind, [{ answer, reads: [done] }])).toEqual(expected);
  });

  it('may be that of a workflow', () => {
    expect(outcome(runsOfOneKind, done, 'workflow')).toBe('satisfied');
  });
});

const id = 'run-of-succeeds';

describe('what is within a run', () => {
  it.each<Row>([
    [
      'its own',
      { model: { id: 'model-of-succeeds' }, logs: [{ run_id: id }], node_runs: [{ run_id: id }] },
      'satisfied',
    ],
    ['its own, in upper case', { logs: [{ run_id: id.toUpperCase() }] }, 'satisfied'],
    ['its own beside entries that name no run', { logs: [{}, { run_id: null }, { run_id: id }] }, 'satisfied'],
    ['another model', { model: { id: 'm9' } }, ['foreign-model']],
    ['another workflow', { graph_workflow_id: 'w1', graph_workflow: { id: 'w2' } }, ['foreign-graph-workflow']],
    ['a second node run of another', { node_runs: [{ run_id: id }, { run_id: 'r9' }] }, ['foreign-node-runs']],
    ['a log entry of another', { logs: [{ run_id: 'r9' }] }, ['foreign-logs']],
    ['nothing', done, 'stopped'],
    ['nothing but nulls', { model: null, logs: [], node_runs: null }, 'stopped'],
  ])('may be: %s', (_, read, expected) => {
    expect(outcome(embeddedParts, read)).toEqual(expected);
  });
});

describe('the times of a run', () => {
  it.each<Row>([
    ['in order', done, 'satisfied'],
    ['written otherwise', { started_at: '2026-01-05T09:30:00,2+00:00', completed_at }, 'satisfied'],
    ['equal', { started_at: completed_at, completed_at }, 'satisfied'],
    ['100 ms apart by two clocks', { started_at: '2026-01-05T09:29:59.900Z' }, 'satisfied'],
    ['without a start', { completed_at }, 'satisfied'],
    ['a start too early', { started_at: '2026-01-05T09:29:59.899Z' }, ['started-at-before-created-at']],
    [
      'an end too early',
      { started_at: completed_at, completed_at: '2026-01-05T09:30:01.100Z' },
      ['completed-at-before-started-at'],
    ],
    ['an end before it was made', { completed_at: '2026-01-05T08:30:01.300Z' }, ['completed-at-before-created-at']],
    ['one time alone', {}, 'stopped'],
  ])('may be: %s', (_, read, expected) => {
    expect(outcome(timesInOrder, read)).toEqual(expected);
  });
});

describe('the nodes of a run', () => {
  it.each<Row>([
    ['some', { nodes_total: 3, nodes_completed: 2 }, 'satisfied'],
    ['all', { nodes_total: 3, nodes_completed: 3 }, 'satisfied'],
    ['none of none', { nodes_total: 0, nodes_completed: 0 }, 'satisfied'],
    ['more than all, in a loop', { nodes_total: 3, nodes_completed: 4 }, 'satisfied'],
    ['less than none', { nodes_total: 3, nodes_completed: -1 }, ['negative-node-count']],
    ['less than none of all', { nodes_total: -1, nodes_completed: null }, ['negative-node-count']],
    ['not shown', { nodes_total: null, nodes_completed: null }, 'stopped'],
  ])('may be completed: %s', (_, read, expected) => {
    expect(outcome(nodesBounded, read)).toEqual(expected);
  });
});
