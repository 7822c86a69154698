import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { ratedWithinOrganization } from './organization-scoped.ts';

const ours = { id: 'r1', org_id: 'o1', feedback_is_positive: false };
const theirs = { id: 'r2', org_id: 'o2', feedback_is_positive: null };
const refusal = { code: 'not_found', message: 'There is no such run.' };

function outcome(statuses: readonly number[], after: object = theirs, before: object = theirs, control = 200) {
  const exchanges = [
    answered('control', 'rateRun', control, control === 200 ? ours : refusal, { principal: 'human' }),
    answered('before', 'getRun', 200, before, { principal: 'outsider' }),
    ...statuses.map((status, index) => {
      const body = status === 200 ? theirs : refusal;
      return answered(`attempt/${index + 1}`, 'rateRun', status, body, { principal: 'human' });
    }),
    answered('after', 'getRun', 200, after, { principal: 'outsider' }),
  ];
  return outcomeOf(ratedWithinOrganization, written(exchanges, { case: { acts_in: 'own' } }));
}

it('lets a foreign run be refused in any way', () => {
  expect(outcome([404, 404, 403])).toBe('satisfied');
});

it('finds a foreign run that is rated, or cleared, or rated by a refusal', () => {
  expect(outcome([200, 404, 404])).toEqual(['foreign-rated']);
  expect(outcome([404, 404, 200])).toEqual(['foreign-rated']);
  expect(outcome([404, 404, 404], { ...theirs, feedback_is_positive: true })).toEqual(['refused-and-recorded']);
});

function misplaced(status: number, is_positive: boolean | null) {
  const human = { principal: 'human' };
  const exchanges = [
    answered('control', 'rateRun', 200, ours, human),
    answered('before', 'getRun', 200, theirs, { principal: 'outsider' }),
    answered('attempt/1', 'rateRun', 404, refusal, human),
    answered('after', 'getRun', 200, theirs, { principal: 'outsider' }),
    answered('misplaced', 'rateRun', status, status === 200 ? ours : refusal, human),
    answered('own', 'getRun', 200, { ...ours, feedback_is_positive: is_positive }, human),
  ];
  return outcomeOf(ratedWithinOrganization, written(exchanges, { case: { acts_in: 'foreign' } }));
}

it('finds a rating that is refused for the organization that it names, and recorded', () => {
  expect(misplaced(403, true)).toEqual(['refused-and-recorded']);
  expect(misplaced(404, false)).toBe('satisfied');
  expect(misplaced(404, null)).toBe('satisfied');
  expect(misplaced(200, true)).toBe('satisfied');
});

it('proves nothing within one organization, or where nothing can be rated', () => {
  expect(outcome([200], theirs, { ...theirs, org_id: 'o1' })).toBe('stopped');
  expect(outcome([404], theirs, theirs, 403)).toBe('stopped');
});
