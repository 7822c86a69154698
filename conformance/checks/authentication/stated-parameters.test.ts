import { expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { statedParameters } from './stated-parameters.ts';

const page = { items: [], first: null, next: null, previous: null };
const input = { operation: 'listAssetTypes', others: ['human'] };

function asked(who: 'owner' | 'human', statuses: Partial<Record<'plain' | 'least' | 'most', number>>): Exchange[] {
  return Object.entries({ plain: 200, least: 200, most: 200, ...statuses }).map(([step, status]) =>
    answered(`${who}/${step}`, 'listAssetTypes', status, page, {
      principal: who,
      query: step === 'plain' ? {} : { page_size: 1 },
    }),
  );
}

it.each([
  ['taken from both', asked('owner', {}), asked('human', {}), 'satisfied'],
  ['invalid for one', asked('owner', {}), asked('human', { most: 422 }), ['invalid-for-others']],
  ['forbidden for one', asked('owner', {}), asked('human', { most: 403 }), 'satisfied'],
  ['invalid for both', asked('owner', { most: 400 }), asked('human', { most: 400 }), 'satisfied'],
  ['invalid, and so is the plain list', asked('owner', {}), asked('human', { plain: 400, most: 400 }), 'stopped'],
] as const)('a parameter is %s', (_, owner, human, outcome) => {
  expect(outcomeOf(statedParameters, written([...owner, ...human], { case: input }))).toEqual(outcome);
});
