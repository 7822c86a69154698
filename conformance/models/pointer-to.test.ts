import { expect, it } from 'vitest';
import { agreesInCommon, pointerTo } from './pointer-to.ts';

it.each([
  ['at the top', 'x', { id: 'x' }, '/id'],
  ['inside', 'x', { webhook: { id: 'x' } }, '/webhook/id'],
  ['under a name with signs of its own', 'x', { 'a/b~c': 'x' }, '/a~1b~0c'],
  ['an object like it', { type: 'object' }, { schema: { type: 'object' } }, '/schema'],
  ['in a list', 'x', { ids: ['x'] }, undefined],
  ['nowhere', 'x', { id: 'y' }, undefined],
  ['nothing', null, { id: null }, undefined],
])('finds a value: %s', (_, value, body, place) => {
  expect(pointerTo(value, body)).toBe(place);
});

it('compares only places that are told and found', () => {
  expect(agreesInCommon({}, { id: '/id' })).toBe(true);
  expect(agreesInCommon({ secret: '/secret' }, { id: '/id' })).toBe(true);
  expect(agreesInCommon({ id: '/webhook/id' }, { id: '/id' })).toBe(false);
});
