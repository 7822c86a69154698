import { describe, expect, it } from 'vitest';
import type { Condition } from '../../src/choices/canonical.ts';
import { uncounted } from '../suite/tally.ts';
import { answered, written } from '../testing/written-evidence.support.ts';
import { effectOf, filterResult, judgeFiltered, meetsCondition } from './filtering.ts';

const a = { id: '1', name: 'q01', size_bytes: 5 };
const b = { id: '2', name: 'Q02', size_bytes: 12 };
const c = { id: '3', name: 'q03', size_bytes: null };
const own = [a, b, c];
const is_q01: Condition = { field: 'name', operator: 'eq', value: 'Q01' };

function answer(status: number, items?: unknown[]) {
  const page = items && { items, first: null, next: null, previous: null };
  const exchange = answered('asked/1', 'listAssets', status, page ?? { code: 'x', message: 'y' });
  return filterResult(written([exchange]), 'listAssets', { step: 'asked', conditions: [is_q01] }, own);
}

describe('whether an item meets a condition', () => {
  it.each<[Condition['operator'], string, string, boolean | undefined]>([
    ['gt', 'size_bytes', '10', true],
    ['lt', 'size_bytes', '12', false],
    ['lte', 'size_bytes', '12', true],
    ['gt', 'name', 'q01', undefined],
    ['eq', 'name', 'q02', true],
    ['ne', 'name', 'q02', false],
    ['like', 'name', 'q0%', true],
    ['like', 'name', '%02%', true],
    ['like', 'name', '02%', false],
  ])('%s %s %s', (operator, field, value, expected) => {
    expect(meetsCondition(b, { field, operator, value })).toBe(expected);
  });

  it('asks whether there is a value', () => {
    expect(meetsCondition(b, { field: 'name', operator: 'eq', value: null })).toBe(false);
    expect(meetsCondition(b, { field: 'name', operator: 'ne', value: null })).toBe(true);
    expect(meetsCondition(c, { field: 'size_bytes', operator: 'eq', value: null })).toBeUndefined();
  });

  it('is not judged of an item without a value, but that it equals none', () => {
    expect(meetsCondition(c, { field: 'size_bytes', operator: 'ne', value: '5' })).toBeUndefined();
    expect(meetsCondition(c, { field: 'size_bytes', operator: 'eq', value: '5' })).toBe(false);
  });
});

describe('a filtered list', () => {
  it('shows what meets the condition, others’ items among them', () => {
    expect(judgeFiltered(answer(200, [a, { id: '9', name: 'q01' }]), 'id', uncounted)).toEqual([]);
  });

  it('shows nothing else, and all that meets the condition', () => {
    expect(judgeFiltered(answer(200, [a, b]), 'id', uncounted).map(({ code }) => code)).toEqual(['non-matching-shown']);
    expect(judgeFiltered(answer(200, []), 'id', uncounted).map(({ code }) => code)).toEqual(['matching-missing']);
  });

  it.each([
    ['refused', answer(422)],
    ['none', answer(200, own)],
    ['empty', answer(200, [])],
    ['some', answer(200, [a])],
  ])('has the effect %s', (effect, one) => {
    expect(effectOf([one])).toBe(effect);
  });

  it('has none that can be seen where every item meets the condition', () => {
    const page = { items: [a], first: null, next: null, previous: null };
    const evidence = written([answered('asked/1', 'listAssets', 200, page)]);
    const result = filterResult(evidence, 'listAssets', { step: 'asked', conditions: [is_q01] }, [a]);
    expect(effectOf([result])).toBe('unclear');
  });
});
