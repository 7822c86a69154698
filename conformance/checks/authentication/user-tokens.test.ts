import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { userTokens } from './user-tokens.ts';

const page = { items: [], first: null, next: null, previous: null };
const me = (status: number) => answered('attempt/getMe', 'getMe', status, { id: 'u1' }, { principal: 'human' });
const human = (status: number) =>
  answered('attempt/listAssetTypes', 'listAssetTypes', status, page, { principal: 'human' });
const login = (step: 'attempt' | 'control') =>
  answered(`${step}/listAssetTypes`, 'listAssetTypes', 200, '<h1>Log in</h1>', {
    headers: { 'content-type': 'text/html' },
  });
const owner = (status: number) => answered('control/listAssetTypes', 'listAssetTypes', status, page);

it.each([
  ['taken', [owner(200), human(200), me(200)], 'satisfied'],
  ['taken by one of several', [owner(200), human(403), me(200)], 'satisfied'],
  ['refused everywhere', [owner(200), human(403), me(401)], ['user-refused']],
  ['refused where nothing else was asked', [owner(200), human(403)], 'satisfied'],
  ['refused like a key', [owner(403), human(403)], 'stopped'],
  ['sent to a page for people', [owner(200), login('attempt')], 'stopped'],
  ['sent to that page like a key', [login('control'), login('attempt')], 'stopped'],
  ['met with an error', [owner(200), human(500)], 'stopped'],
] as const)('a user token is %s', (_, exchanges, outcome) => {
  expect(outcomeOf(userTokens, written(exchanges))).toEqual(outcome);
});
