import { expect, it } from 'vitest';
import { answered } from '../../testing/written-evidence.support.ts';
import { outcomeOfRuns } from '../../testing/written-runs.support.ts';
import { invalidDispatchRefused } from './invalid-dispatch-refused.ts';

const about = { case: { run: 'succeeds', body: 'a list' } };
const attempt = (status: number, body?: object) =>
  answered('attempt', 'dispatchModelRun2', status, body, { sent: ['x'] });

it.each([
  ['refused', attempt(422), 'satisfied'],
  ['refused otherwise', attempt(400), 'satisfied'],
  ['accepted', attempt(202, { run_id: 'r2', status: 'queued' }), ['invalid-accepted']],
  ['an error', attempt(500), 'stopped'],
] as const)('a list for a body is %s', (_, exchange, expected) => {
  expect(outcomeOfRuns(invalidDispatchRefused, [{}], [exchange], about)).toEqual(expected);
});

it('proves nothing where sound bodies are refused', () => {
  expect(outcomeOfRuns(invalidDispatchRefused, [], [attempt(422)], about)).toBe('stopped');
});
