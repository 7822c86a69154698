import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

const started = answered('run', 'dispatchModelRun2', 202, { run_id: 'r1', status: 'queued' });

it.each([
  ['a webhook is made', { heard: 1, witness: 0 }, 'satisfied'],
  ['a webhook is made', { heard: 0, witness: 1 }, ['new-webhook-not-told']],
  ['a webhook is made', { heard: 0, witness: 0 }, 'stopped'],
  ['the workflow is deleted', { heard: 2, witness: 0 }, 'satisfied'],
  ['the workflow is deleted', { heard: 0, witness: 1 }, ['deleted-workflow-not-told']],
  ['the workflow is deleted', { heard: 0, witness: 0 }, 'stopped'],
] as const)('%s: %j', (meanwhile, notes, outcome) => {
  expect(outcomeOf(changedMeanwhile, written([started], { case: { meanwhile }, notes }))).toEqual(outcome);
});

it('says nothing where nobody took a run', () => {
  const refused = answered('run', 'dispatchModelRun2', 503, {});
  const evidence = written([refused], { case: { meanwhile: 'a webhook is made' }, notes: { heard: 0, witness: 1 } });
  expect(outcomeOf(changedMeanwhile, evidence)).not.toEqual(['new-webhook-not-told']);
});
