import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { userTokens } from './user-tokens.ts';

const page = { items: [], first: null, next: null, previous: null };
const human = (status: number) => answered('attempt', 'listAssetTypes', status, page, { principal: 'human' });
const owner = (status: number) => answered('control', 'listAssetTypes', status, page);

it.each([
  ['taken', [human(200), owner(200)], 'satisfied'],
  ['refused', [human(403), owner(200)], ['user-refused']],
  ['refused like a key', [human(403), owner(403)], 'stopped'],
  ['met with an error', [human(500), owner(200)], 'stopped'],
] as const)('a user token is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(userTokens, written(exchanges, { case: { operation: 'listAssetTypes' } }))).toEqual(outcome);
});

it('needs no key to compare the account read with', () => {
  const evidence = written([answered('attempt', 'getMe', 401)], { case: { operation: 'getMe' } });
  expect(outcomeOf(userTokens, evidence)).toEqual(['user-refused']);
});
