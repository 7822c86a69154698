import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { refusedDispatchStartsNothing } from './refused-dispatch-starts-nothing.ts';

const removed = answered('delete', 'deleteGraphWorkflow', 204);
const attempt = (status: number) => answered('attempt', 'dispatchGraphWorkflowRun', status, {});
const witness = (status = 202) => answered('witness', 'dispatchGraphWorkflowRun', status, { run_id: 'r1' });
const named = (status: number) => answered('named', 'getRun', status, { id: 'r2' });

const stranger = (status: number) =>
  answered('stranger/succeeds', 'dispatchModelRun2', status, { run_id: 'r3' }, { principal: null });

it.each([
  ['followed by nothing', [removed, attempt(404), witness()], [0, 1], 'satisfied'],
  ['followed by nothing, with a witness called twice', [removed, attempt(404), witness()], [0, 2], 'satisfied'],
  ['told with an id of nothing', [removed, attempt(404), named(404), witness()], [0, 1], 'satisfied'],
  ['followed by a callback', [removed, attempt(404), witness()], [1, 1], ['called-back']],
  ['told with a run', [removed, attempt(404), named(200), witness()], [0, 1], ['run-exists']],
  ['accepted', [removed, attempt(202), witness()], [1, 1], ['deleted-and-dispatched']],
  ['followed by nothing at all', [removed, attempt(404), witness()], [0, 0], 'stopped'],
  ['refused like the live one', [removed, attempt(404), witness(403)], [0, 0], 'stopped'],
] as const)('a dispatch in vain is %s', (_, exchanges, [refused, heard], outcome) => {
  const evidence = written(exchanges, { notes: { heard: { refused, stranger: 0, witness: heard, others: {} } } });
  expect(outcomeOf(refusedDispatchStartsNothing, evidence)).toEqual(outcome);
});

it.each([
  ['refused, and nobody is called', [401, 401], 0, 'satisfied'],
  ['refused, and somebody is called', [401, 404], 1, ['called-back-without-token']],
  ['accepted, which others judge', [202, 401], 1, 'satisfied'],
] as const)('a dispatch without a token is %s', (_, statuses, called, outcome) => {
  const strangers = statuses.map((status) => stranger(status));
  const notes = { heard: { refused: 0, stranger: called, witness: 1, others: {} } };
  const evidence = written([removed, attempt(404), ...strangers, witness()], { notes });
  expect(outcomeOf(refusedDispatchStartsNothing, evidence)).toEqual(outcome);
});

const readers = 'refusable/reader/succeeds';
const misplaced = 'refusable/owner/workflow';

it.each([
  ['refused, and nobody is called', 403, {}, 'satisfied'],
  ['refused, and the callback of a reader comes', 403, { [readers]: 1 }, ['refused-to-reader-and-done']],
  ['refused, and one in another organization comes', 404, { [misplaced]: 1 }, ['refused-for-organization-and-done']],
  ['accepted, as is permitted', 202, { [readers]: 1, [misplaced]: 1 }, 'satisfied'],
  ['answered with an error, which other checks judge', 500, {}, 'satisfied'],
] as const)('a dispatch by others is %s', (_, status, others, outcome) => {
  const notes = { heard: { refused: 0, stranger: 0, witness: 1, others } };
  const asked = [
    answered(readers, 'dispatchModelRun2', status, { run_id: 'r3' }, { principal: 'reader' }),
    answered(misplaced, 'dispatchGraphWorkflowRun', status, { run_id: 'r4' }),
  ];
  const evidence = written([removed, attempt(404), ...asked, witness()], { notes });
  expect(outcomeOf(refusedDispatchStartsNothing, evidence)).toEqual(outcome);
});

it.each([
  ['refused, and nobody is called', 422, 0, 'satisfied'],
  ['refused, and the callback of a run comes', 422, 1, ['invalid-and-called-back']],
  ['accepted, as is permitted', 202, 1, 'satisfied'],
] as const)('a dispatch with inputs of a wrong type is %s', (_, status, called, outcome) => {
  const notes = { heard: { refused: 0, stranger: 0, witness: 1, others: { 'invalid/succeeds': called } } };
  const invalid = answered('invalid/succeeds', 'dispatchModelRun2', status, { run_id: 'r3' });
  expect(
    outcomeOf(refusedDispatchStartsNothing, written([removed, attempt(404), invalid, witness()], { notes })),
  ).toEqual(outcome);
});
