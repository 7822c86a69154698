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

it('proves nothing within one organization, or where nothing can be rated', () => {
  expect(outcome([200], theirs, { ...theirs, org_id: 'o1' })).toBe('stopped');
  expect(outcome([404], theirs, theirs, 403)).toBe('stopped');
});
