import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { anyRunRated } from './any-run.ts';

const blamed = { feedback_is_positive: false, feedback_reason: 'too dark' };
const rated = (step: string, id: string) =>
  answered(step, 'rateRun', 200, { id, ...blamed }, { principal: 'human', path: { run_id: id } });
const read = (step: string, id: string, rating: object) =>
  answered(step, 'getRun', 200, { id, ...rating }, { principal: 'human', path: { id } });
const unrated = { feedback_is_positive: null, feedback_reason: null };

it.each([
  ['shows no rating', unrated, unrated, 'satisfied'],
  ['keeps the rating that it had', blamed, blamed, 'satisfied'],
  ['shows the rating of the other', unrated, blamed, ['rated-with-another-run']],
  ['loses the rating that it had', blamed, unrated, ['rated-with-another-run']],
] as const)('a run beside one that is rated %s', (_, before, after, outcome) => {
  const exchanges = [
    rated('rate-known', 'r0'),
    read('beside/1', 'r2', before),
    read('before', 'r1', unrated),
    rated('rate', 'r1'),
    read('read', 'r1', blamed),
    read('beside/2', 'r2', after),
  ];
  expect(outcomeOf(anyRunRated, written(exchanges, { case: { run: 'of a batch' } }))).toEqual(outcome);
});
