import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { refusedDispatchStartsNothing } from './refused-dispatch-starts-nothing.ts';

const removed = answered('delete', 'deleteGraphWorkflow', 204);
const attempt = (status: number) => answered('attempt', 'dispatchGraphWorkflowRun', status, {});
const witness = (status = 202) => answered('witness', 'dispatchGraphWorkflowRun', status, { run_id: 'r1' });
const named = (status: number) => answered('named', 'getRun', status, { id: 'r2' });

it.each([
  ['followed by nothing', [removed, attempt(404), witness()], [0, 1], 'satisfied'],
  ['followed by nothing, with a witness called twice', [removed, attempt(404), witness()], [0, 2], 'satisfied'],
  ['told with an id of nothing', [removed, attempt(404), named(404), witness()], [0, 1], 'satisfied'],
  ['followed by a callback', [removed, attempt(404), witness()], [1, 1], ['called-back']],
  ['told with a run', [removed, attempt(404), named(200), witness()], [0, 1], ['run-exists']],
  ['accepted', [removed, attempt(202), witness()], [1, 1], ['dispatched']],
  ['followed by nothing at all', [removed, attempt(404), witness()], [0, 0], 'stopped'],
  ['refused like the live one', [removed, attempt(404), witness(403)], [0, 0], 'stopped'],
] as const)('a dispatch in vain is %s', (_, exchanges, [refused, heard], outcome) => {
  const evidence = written(exchanges, { notes: { heard: { refused, witness: heard } } });
  expect(outcomeOf(refusedDispatchStartsNothing, evidence)).toEqual(outcome);
});
