import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { unknownRuns } from './unknown-not-served.ts';

const known = answered('known', 'getRun', 200, { id: 'r1' });
const attempt = (status: number, body?: object) => answered('attempt', 'getRun', status, body, { path: { id: 'r2' } });

it.each([
  ['refused', [known, attempt(404)], 'satisfied'],
  ['refused as malformed', [known, attempt(422)], 'satisfied'],
  ['answered', [known, attempt(200, { id: 'r1' })], ['unknown-served']],
  ['answered with nothing', [known, attempt(200, {})], ['unknown-served']],
  ['refused like every id', [answered('known', 'getRun', 404), attempt(404)], 'stopped'],
  ['an error', [known, attempt(500)], 'stopped'],
] as const)('an unknown id is %s', (_, exchanges, expected) => {
  expect(outcomeOf(unknownRuns, written(exchanges, { case: { asked: 'unknown' } }))).toEqual(expected);
});
