import { expect, it } from 'vitest';
import type { Check } from '../../suite/check.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { schemaChecks } from './operation.ts';

const checkOf = (operation: string) => schemaChecks.find(({ id }) => id === `schema/${operation}`) as Check;

it('judges exchanges of other checks, each by itself', () => {
  const exchange = answered('walk/1', 'listAssets', 200, { items: [{ id: 7 }] });
  expect(checkOf('listAssets').watches?.(exchange)).toBe(true);
  expect(checkOf('getAsset').watches?.(exchange)).toBe(false);
  expect(outcomeOf(checkOf('listAssets'), written([exchange]))).toEqual(['wrong-type']);
});

it('says nothing where no answer of the operation was met', () => {
  expect(outcomeOf(checkOf('createWebhook'), written([], { case: { way: 'plain' } }))).toBe('stopped');
});
