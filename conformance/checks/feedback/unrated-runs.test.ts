import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { unratedRuns } from './unrated-runs.ts';

const rating = (id: string) =>
  answered(
    'rate-another',
    'rateRun',
    200,
    { id },
    { principal: 'human', path: { run_id: id }, sent: { is_positive: true } },
  );
const read = (id: string, asked: string, feedback_is_positive: boolean | null) =>
  answered('read', 'getRun', 200, { id, feedback_is_positive, feedback_reason: null }, { path: { id: asked } });

it.each([
  ['no rating', [rating('r1'), read('r2', 'r2', null)], 'satisfied'],
  ['a rating', [rating('r1'), read('r2', 'r2', true)], ['rated-by-nobody']],
  ['no rating of another run than was asked for', [rating('r1'), read('r3', 'r2', null)], 'stopped'],
  ['no rating, but there is one run alone', [rating('r1'), read('r1', 'r1', null)], 'stopped'],
] as const)('a run that nobody rated shows %s', (_, exchanges, outcome) => {
  expect(outcomeOf(unratedRuns, written(exchanges, { case: { by: 'owner', run: 'succeeds' } }))).toEqual(outcome);
});

const readAnother = (id: string, feedback_is_positive: boolean | null) =>
  answered('read-another', 'getRun', 200, { id, feedback_is_positive }, { path: { id } });
const rated = (id: string, feedback_is_positive: boolean | null) =>
  answered('rate-another', 'rateRun', 200, { id, feedback_is_positive }, { principal: 'human', path: { run_id: id } });

it.each([
  ['keeps its rating', rated('r1', true), readAnother('r1', true), 'satisfied'],
  ['loses its rating', rated('r1', true), readAnother('r1', null), ['rating-lost']],
  ['whose answer shows no rating may show none later', rated('r1', null), readAnother('r1', null), 'satisfied'],
] as const)('a run that was rated %s', (_, rating_of_it, later, outcome) => {
  const exchanges = [rating_of_it, read('r2', 'r2', null), later];
  expect(outcomeOf(unratedRuns, written(exchanges, { case: { by: 'owner', run: 'succeeds' } }))).toEqual(outcome);
});

it.each([
  ['keeps its rating', true, 'satisfied'],
  ['loses its rating', null, ['rating-lost']],
] as const)('a run %s when that of another one is cleared', (_, left, outcome) => {
  const own = (step: string, is_positive: boolean | null) =>
    answered(step, 'getRun', 200, { id: 'r2', feedback_is_positive: is_positive }, { path: { id: 'r2' } });
  const other = { id: 'r2', feedback_is_positive: true };
  const exchanges = [
    rating('r1'),
    read('r2', 'r2', null),
    answered('rate-other', 'rateRun', 200, other, { principal: 'human', path: { run_id: 'r2' } }),
    own('read-other', left),
  ];
  expect(outcomeOf(unratedRuns, written(exchanges, { case: { by: 'owner', run: 'succeeds' } }))).toEqual(outcome);
});
