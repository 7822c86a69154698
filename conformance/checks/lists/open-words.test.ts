/** The checks of open clauses about names and words in a query: permitted is what the target file does not rule out. */
import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { flagWords } from './flag-words.ts';
import { unknownNames } from './unknown.ts';

type Lists = ChoicesDocument['lists'];
const answer = (step: string, status: number, next: string | null = 'http://target.example/next') =>
  answered(step, 'listAssets', status, status < 400 ? { items: [], next } : { code: 'x', message: 'y' });
const control = answer('control', 200);

it.each<[string, Exchange[], Lists, string | string[]]>([
  ['refused, undeclared', [control, answer('lists.unknown_sort', 422)], {}, 'satisfied'],
  ['ignored as declared', [control, answer('lists.unknown_sort', 200)], { unknown_sort: 'ignored' }, 'satisfied'],
  ['ignored', [control, answer('lists.unknown_sort', 200)], { unknown_sort: 'refused' }, ['not-as-declared']],
  ['refused', [control, answer('lists.unknown_parameter', 400)], { unknown_parameter: 'ignored' }, ['not-as-declared']],
  [
    'a cursor with another status',
    [control, answer('lists.bad_cursor', 404)],
    { bad_cursor: 422 },
    ['not-as-declared'],
  ],
  [
    'a cursor that counts as none',
    [control, answer('lists.bad_cursor', 200)],
    { bad_cursor: 'first_page' },
    'satisfied',
  ],
  [
    'a cursor of a list without pages',
    [answer('control', 200, null), answer('lists.bad_cursor', 200, null)],
    { bad_cursor: 422 },
    'satisfied',
  ],
  ['everything is refused', [answer('control', 422), answer('lists.unknown_sort', 422)], {}, 'stopped'],
])('what nobody knows: %s', (_, exchanges, lists, outcome) => {
  const evidence = written(exchanges, { case: { operation: 'listAssets' }, facts: { choices: { lists } } });
  expect(outcomeOf(unknownNames, evidence)).toEqual(outcome);
});

const usual_pairs = 5;
const url = 'http://files.example/a';
const read = (step: string, is_signed: boolean | 'refused') =>
  is_signed === 'refused'
    ? answered(step, 'getAsset', 422, { code: 'x', message: 'y' })
    : answered(step, 'getAsset', 200, { id: 'a', url: is_signed ? `${url}?s=1` : url });
/** The answer to each pair of words: understood, or as by default. */
const flags = (understood: readonly number[], otherwise: boolean | 'refused' = 'refused', pairs = usual_pairs) =>
  Array.from({ length: pairs }, (_, index) =>
    understood.includes(index)
      ? [read(`on/${index}`, true), read(`off/${index}`, false)]
      : [read(`on/${index}`, otherwise), read(`off/${index}`, otherwise)],
  ).flat();

it.each<[string, Exchange[], Lists, string | string[]]>([
  ['some words, undeclared', flags([1]), {}, 'satisfied'],
  ['the declared ones', flags([0]), { boolean_values: ['true', 'false'] }, 'satisfied'],
  ['more than the declared ones', flags([0, 1, 4]), { boolean_values: ['true', 'false'] }, 'satisfied'],
  ['others', flags([1]), { boolean_values: ['true', 'false'] }, ['not-as-declared']],
  ['none of the declared ones', flags([], true), { boolean_values: ['true', 'false'] }, ['not-as-declared']],
  [
    'not all of them',
    flags([0], false),
    { boolean_values: ['true', 'false'], boolean_values_accepted: [['1', '0']] },
    ['not-as-declared'],
  ],
  ['none, undeclared', flags([], true), {}, 'stopped'],
])('a flag understands %s', (_, exchanges, lists, outcome) => {
  expect(outcomeOf(flagWords, written(exchanges, { facts: { choices: { lists } } }))).toEqual(outcome);
});
