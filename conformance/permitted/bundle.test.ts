import { expect, it, test } from 'vitest';
import type { Parts } from '../../src/server/parts.ts';
import { bundled, bundlesOf, isTogether } from './bundle.ts';
import { type Permit, permittedOf } from './permitted.ts';

const server = (how: string, more: Partial<Permit> = {}) =>
  permittedOf({ id: 'area/rule' }, { [how]: { obeys: [], what: '', ...more } })[0]!;

const small = server('small', { choices: { lists: { default_page_size: 7 } } });
const large = server('large', { choices: { lists: { default_page_size: 70 } } });
const large_too = server('large-too', { choices: { lists: { default_page_size: 70 } } });
const large_for_one = server('large-for-one', {
  choices: { lists: { for: { listAssets: { default_page_size: 70 } } } },
});
const late = server('late', { target: { consistency_ms: 100 } });
const later = server('later', { target: { consistency_ms: 200 } });
const lonely = server('lonely', { alone: 'It is like nobody else.' });
const unlike_late = server('unlike-late', { apart: { [late.id]: 'Nobody is late and early.' } });
const silent = server('silent', { untold: ['lists.default_page_size'] });
const silent_too = server('silent-too', { untold: ['lists.default_page_size', 'lists.text_order'] });
const declares = server('declares', { declares: { lists: { default_page_size: 9 } } });

test.each([
  ['the same choice otherwise', small, large, false],
  ['the same choice alike', large, large_too, true],
  ['the same choice for all and for one', large, large_for_one, false],
  ['the same line of the target file otherwise', late, later, false],
  ['different things', small, late, true],
  ['one that is alone', small, lonely, false],
  ['one that names the other', late, unlike_late, false],
  ['one that names another than that', small, unlike_late, true],
  ['one whose choice is one that the other does not tell', small, silent, false],
  ['one whose choice is one that the other tells otherwise', small, declares, false],
  ['two that do not tell the same choice', silent, silent_too, false],
  ['one that does not tell a choice that the other does not make', late, silent, true],
])('%s', (_, one, other, expected) => {
  expect(isTogether(one, other)).toBe(expected);
  expect(isTogether(other, one)).toBe(expected);
});

it('puts each server into one bundle, and none beside one that it contradicts', () => {
  const servers = [small, large, late, lonely, later, silent];
  const bundles = bundlesOf(servers, 3);
  expect(bundles).toEqual([[small, late], [large, later], [lonely], [silent]]);
  expect(bundlesOf(servers, 1)).toEqual(servers.map((one) => [one]));
});

it('is all of them at once, in their order', () => {
  const named = (name: string) => (parts: object) => ({
    ...parts,
    names: [...((parts as { names?: string[] }).names ?? []), name],
  });
  const one = server('one', { applyTo: named('one') as never, costs: { 'a/b': 'why' } });
  const two = server('two', {
    applyTo: named('two') as never,
    choices: { lists: { text_order: 'code_point' } } as never,
  });
  const { choices, applyTo, costs, target, untold, declares: otherwise } = bundled([one, small, two, late]);
  expect(choices).toEqual({ lists: { default_page_size: 7, text_order: 'code_point' } });
  expect(applyTo!({} as Parts)).toEqual({ names: ['one', 'two'] });
  expect({ costs, target, untold, otherwise }).toEqual({
    costs: { 'a/b': 'why' },
    target: { consistency_ms: 100 },
    untold: [],
    otherwise: {},
  });
});
