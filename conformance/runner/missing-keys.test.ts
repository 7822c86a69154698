import { expect, it } from 'vitest';
import { bare_facts } from '../testing/written-evidence.support.ts';
import { missingKeys, tellMissing } from './missing-keys.ts';

it('names all that is missing at once, also what is needed behind a name that is missing itself', () => {
  const keys = missingKeys(bare_facts);
  const named = keys.map(({ key }) => key);
  for (const key of [
    ...['page_size', 'sort', 'fields', 'filter', 'presign'].map((role) => `choices.lists.parameters.${role}`),
    ...['filter_grammar', 'sort_grammar', 'fields_grammar'].map((grammar) => `choices.lists.${grammar}`),
    'choices.feedback.clearing',
    'principals.no_secret',
    'fixtures.models.cancels',
    'fixtures.catalog.unpublished',
    'fixtures.invitation',
  ]) {
    expect(named).toContain(key);
  }
  expect(keys.find(({ key }) => key === 'choices.lists.parameters.page_size')?.operations).toContain('listAssetTypes');
});

it('asks for nothing that the target has none of, or does not claim', () => {
  const absent = ['principals', 'fixtures'];
  const named = missingKeys({ ...bare_facts, absent, operations: ['getHealth', 'rateRun'] }).map(({ key }) => key);
  expect(named).toEqual(['choices.feedback.clearing']);
});

it('is told in one line for each part of the file', () => {
  const lines = tellMissing(missingKeys({ ...bare_facts, operations: ['getRun', 'rateRun'] }));
  expect(lines).toEqual([
    'not in the target file: principals.member, principals.no_secret; give them, or null where there is none',
    'not in the target file: fixtures.models.succeeds; give them, or null where there is none',
    'not in the target file: choices.feedback.clearing (rateRun); declare them; init finds most',
  ]);
});
