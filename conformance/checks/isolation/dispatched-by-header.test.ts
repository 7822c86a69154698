import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { dispatchedByHeader } from './dispatched-by-header.ts';

const theirs = { ...bare_facts.principals, outsider: { kind: 'api_key', organization: { id: 'o2' } } } as const;
const dispatch = (step: string, status = 202) => answered(step, 'dispatchModelRun2', status, { run_id: 'r1' });
const read = (step: string, status: number, id = 'r1', org_id = 'o1') =>
  answered(step, 'getRun', status, status === 200 ? { id, org_id } : undefined);

it.each([
  ['refused', [dispatch('attempt', 403)], 'satisfied'],
  ['a run of the own organization', [dispatch('attempt'), read('theirs', 404), read('ours', 200)], 'satisfied'],
  ['read by the other', [dispatch('attempt'), read('theirs', 200), read('ours', 404)], ['run-elsewhere']],
  ['of the other by its own word', [dispatch('attempt'), read('ours', 200, 'r1', 'o2')], ['run-elsewhere']],
  ['shown to nobody', [dispatch('attempt'), read('theirs', 404), read('ours', 404)], 'stopped'],
  ['any run', [dispatch('attempt'), read('theirs', 200, 'r2'), read('ours', 200, 'r3')], 'stopped'],
] as const)('a dispatch that names a foreign organization is %s', (_, exchanges, outcome) => {
  const control = dispatch('dispatch-succeeds');
  const evidence = written([control, ...exchanges], { case: { run: 'succeeds' }, facts: { principals: theirs } });
  expect(outcomeOf(dispatchedByHeader, evidence)).toEqual(outcome);
});
