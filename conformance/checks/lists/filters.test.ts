/** The checks that ask for parts of a list by a filter, over the same few items. */
import { expect, it } from 'vitest';
import type { Condition } from '../../../src/choices/canonical.ts';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { SentFilter } from '../../models/filtering.ts';
import type { Check } from '../../suite/check.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { filters } from './filter.ts';
import { filtersTogether } from './filter-together.ts';
import { operators } from './operators.ts';
import { quoting } from './quoting.ts';

type Item = Record<string, unknown>;
type Lists = ChoicesDocument['lists'];
/** The answer to a filter: items, or a refusal. */
type TestAnswer = readonly Item[] | 'refused' | 500;

const a = { id: 'a', name: 'q01', size_bytes: 5 };
const b = { id: 'b', name: 'q02', size_bytes: 12 };
const c = { id: 'c', name: 'q03', size_bytes: 12 };
const all = [a, b, c];
const foreign = { id: 'z', name: 'q01', size_bytes: 12 };

const page = (step: string, answer: TestAnswer) =>
  typeof answer === 'string' || typeof answer === 'number'
    ? answered(`${step}/1`, 'listAssets', answer === 500 ? 500 : 422, { code: 'x', message: 'y' })
    : answered(`${step}/1`, 'listAssets', 200, { items: answer, next: null });
const data = { assets: all.map(({ id }) => ({ id })) };

const eq = (field: string, value: string): Condition => ({ field, operator: 'eq', value });

function judged(
  check: Check,
  answers: Record<string, TestAnswer>,
  more: { case: unknown; notes?: object; lists?: Lists },
) {
  const exchanges = [page('whole-1', all), ...Object.entries(answers).map(([step, answer]) => page(step, answer))];
  const notes = { sets: [data], data, ...more.notes };
  const { lists = {} } = more;
  return outcomeOf(check, written(exchanges, { case: more.case, notes, facts: { choices: { lists } } }));
}

const by_name: SentFilter = { step: 'eq-name-0', conditions: [eq('name', 'q01')] };
const by_size: SentFilter = { step: 'eq-size_bytes-1', conditions: [eq('size_bytes', '12')] };

it.each<[string, TestAnswer, TestAnswer, Lists, string | string[]]>([
  ['just what has the value', [a], [b, c], {}, 'satisfied'],
  ['what others have too', [a, foreign], [b, c, foreign], {}, 'satisfied'],
  ['nothing of a field that is refused', 'refused', [b, c], {}, 'satisfied'],
  ['all, by a field that is ignored', all, [b, c], {}, 'satisfied'],
  ['an item that has another value', [a], [a, b, c], {}, 'satisfied'],
  ['an item that has another value, and not all', [a, b], [b, c], {}, ['non-matching-shown']],
  ['too few', [a], [b], {}, ['matching-missing']],
  ['all, whatever is asked', all, all, {}, ['no-filter']],
  ['nothing but refusals', 'refused', 'refused', {}, ['no-filter']],
  ['all, by a field that is declared', all, [b, c], { queryable_fields: { filter: ['name'] } }, ['not-as-declared']],
  ['all, where unknown fields are refused', all, [b, c], { unknown_filter: 'refused' }, ['not-as-declared']],
  ['an error', 500, [b, c], {}, 'stopped'],
])('a filter shows %s', (_, named, sized, lists, outcome) => {
  const answers = { [by_name.step]: named, [by_size.step]: sized };
  const notes = { asked: [by_name, by_size] };
  expect(judged(filters, answers, { case: { operation: 'listAssets' }, notes, lists })).toEqual(outcome);
});

it.each<[string, TestAnswer, TestAnswer, TestAnswer, Lists, string | string[]]>([
  ['what meets both', [b], [b, c], [b], {}, 'satisfied'],
  ['what meets one', [b], [b, c], [b, c], {}, ['non-matching-shown']],
  ['less than what meets both', [b], [b, c], [], {}, ['matching-missing']],
  ['a refusal', [b], [b, c], 'refused', {}, 'stopped'],
  ['a refusal of what is declared', [b], [b, c], 'refused', { multiple_conditions: 'and' }, ['not-as-declared']],
  ['what one shows that has no effect alone', all, [b, c], [b, c], {}, 'stopped'],
])('two conditions show %s', (_, named, sized, together, lists, outcome) => {
  const answers = { 'alone-1': named, 'alone-2': sized, together };
  const notes = { conditions: [eq('name', 'q02'), eq('size_bytes', '12')] };
  expect(judged(filtersTogether, answers, { case: { parts: [] }, notes, lists })).toEqual(outcome);
});

it.each<[string, TestAnswer, string | string[]]>([
  ['what meets all', [b], 'satisfied'],
  ['what meets the first two', [b, { ...b, id: 'y', name: 'q09' }], ['non-matching-shown']],
])('three conditions show %s', (_, together, outcome) => {
  const answers = { 'alone-1': [b, c], 'alone-2': [b, c], 'alone-3': [b], together };
  const notes = { conditions: [eq('size_bytes', '12'), eq('size_bytes', '12'), eq('name', 'q02')] };
  expect(judged(filtersTogether, answers, { case: { parts: [] }, notes, lists: {} })).toEqual(outcome);
});

const greater: SentFilter = { step: 'asked', conditions: [{ field: 'size_bytes', operator: 'gt', value: '5' }] };

it.each<[string, TestAnswer, Lists, string | string[]]>([
  ['what is greater', [b, c], {}, 'satisfied'],
  ['what is as great too', [...[b, c], { ...a, id: 'y' }], {}, ['non-matching-shown']],
  ['not all that is greater', [b], {}, ['matching-missing']],
  ['all, as if it were not there', all, {}, 'stopped'],
  ['all, by a field that is declared', all, { queryable_fields: { filter: 'scalars' } }, ['non-matching-shown']],
  ['a refusal, where only the operator is declared', 'refused', {}, 'stopped'],
  ['a refusal', 'refused', { queryable_fields: { filter: ['size_bytes'] } }, ['operator-refused']],
])('an operator shows %s', (_, answer, lists, outcome) => {
  const more = { case: { operator: 'gt', field: 'size_bytes', value: 0 }, notes: { asked: greater }, lists };
  expect(judged(operators, { asked: answer }, more)).toEqual(outcome);
});

it.each<[string, TestAnswer, string | string[]]>([
  ['just what has it', [a], 'satisfied'],
  ['what others have too', [a, foreign], 'satisfied'],
  ['nothing', [], ['not-as-declared']],
  ['a name that begins as it does', [a, b], ['not-as-declared']],
  ['a refusal', 'refused', ['not-as-declared']],
  ['all, where the filter has no effect', all, 'stopped'],
])('a name that is quoted shows %s', (_, answer, outcome) => {
  const lists = { quoting: 'backslash' } as const;
  expect(judged(quoting, { whole: all, asked: answer }, { case: { index: 0 }, lists })).toEqual(outcome);
});

it.each<[string, Lists, TestAnswer, string | string[]]>([
  ['no quoting is declared', {}, [], 'stopped'],
  ['a plain name is refused too', { quoting: 'backslash' }, 'refused', 'stopped'],
  ['a plain name is taken', { quoting: 'backslash' }, [], ['not-as-declared']],
])('a quoted name that is refused tells of quoting, or of nothing where %s', (_, lists, plain, outcome) => {
  const answers = { whole: all, asked: 'refused', plain } as const;
  expect(judged(quoting, answers, { case: { index: 0 }, lists })).toEqual(outcome);
});
