import { expect, test } from 'vitest';
import { choiceKeys, choiceOf } from '../../src/choices/catalog/catalog.ts';
import { allChecks } from '../checks/all.ts';
import { observedBy } from './observed-by.ts';

/** Without these no filter, sort or projection can be written, so that no check can find them out. */
const to_be_told = ['lists.parameters', 'lists.filter_grammar', 'lists.sort_grammar', 'lists.fields_grammar'];

test('a check observes each choice, or the catalog says why none does', () => {
  const unseen = choiceKeys.filter((key) => observedBy(key, allChecks).length === 0 && !to_be_told.includes(key));
  // `untold: 'observed'` is a claim as well.
  const unexplained = unseen.filter((key) => choiceOf(key).untold?.startsWith('observed') ?? true);
  const mend = 'no check observes it: add its clause to a check, or `untold` to its entry in src/choices/catalog';
  expect(unexplained.map((key) => `${key}: ${mend}`)).toEqual([]);
});
