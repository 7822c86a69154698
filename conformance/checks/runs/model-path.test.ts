import { expect, it } from 'vitest';
import type { OperationId } from '../../../src/contract/operations.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { modelPaths } from './model-path.ts';

const accepted = { run_id: 'r1', status: 'queued' };
const at = (operation: OperationId, status: number, body?: unknown) =>
  answered(`again-${operation}`, operation, status, body, { path: { provider: 'trial', name: 'spark' } });

it.each([
  ['every length', [at('dispatchModelRun2', 202, accepted), at('dispatchModelRun5', 200, accepted)], 'satisfied'],
  ['no fifth segment', [at('dispatchModelRun2', 202, accepted), at('dispatchModelRun5', 404)], ['path-not-found']],
  [
    'no fifth segment for this method',
    [at('dispatchModelRun3', 201, accepted), at('dispatchModelRun5', 405)],
    ['path-not-found'],
  ],
  [
    'one of two models of a length',
    [at('dispatchModelRun2', 202, accepted), at('dispatchModelRun2', 404)],
    'satisfied',
  ],
  ['too little balance', [at('dispatchModelRun2', 202, accepted), at('dispatchModelRun4', 402)], 'satisfied'],
  ['nothing for this caller', [at('dispatchModelRun2', 404), at('dispatchModelRun4', 404)], 'stopped'],
] as const)('models are found at paths of %s', (_, exchanges, expected) => {
  expect(outcomeOf(modelPaths, written(exchanges, { case: {} }))).toEqual(expected);
});

it('asks for the id of the run where its place is known', () => {
  const answer = at('dispatchModelRun2', 202, accepted);
  const { decoded: _, ...unread } = answer;
  expect(outcomeOf(modelPaths, written([unread], { case: {} }))).toBe('satisfied');
  const without = { ...answer, decoded: { ...answer.decoded!, record: { status: 'queued' } } };
  expect(outcomeOf(modelPaths, written([without], { case: {} }))).toEqual(['no-run-id']);
});
