import { expect, test } from 'vitest';
import { type Clause, clauses } from '../../../src/contract/clauses.ts';
import { choicesSchema } from './schema.ts';

const [tie_break] = clauses().flatMap((clause) =>
  clause.level === 'open' && clause.choice === 'lists.tie_break' ? [clause] : [],
);
const others = clauses().filter((clause) => clause !== tie_break);

test('a choice without a clause is named, with its mend', () => {
  expect(() => choicesSchema([], others)).toThrow(
    'choice lists.tie_break has no clause: add an open clause with "choice: lists.tie_break" to openapi/clauses.yaml',
  );
});

test('so is a clause of a choice that the catalog does not hold', () => {
  const further: Clause = { ...tie_break!, id: 'lists.colour', choice: 'lists.colour' };
  expect(() => choicesSchema([], [...clauses(), further])).toThrow(
    'clause lists.colour leaves lists.colour open: add colour to src/choices/catalog/lists.ts',
  );
});
