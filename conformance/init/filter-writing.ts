/** Filters as they go out by a grammar that is only guessed at. */
import type { Operator } from '../../src/choices/canonical.ts';
import type { ChoicesDocument, FilterGrammar } from '../../src/choices/choices-document.ts';
import { createDialect, Inexpressible, MissingChoice } from '../../src/choices/dialect.ts';
import type { Pairs } from '../../src/choices/query-string.ts';
import { withChoice } from './findings.ts';
import type { ListUnderStudy } from './list-under-study.ts';

export interface FilterGuess {
  pairs: Pairs;
  grammar: FilterGrammar;
  /** The word for it. */
  eq: string;
  /** Of the parameter that holds all conditions, where there is one. */
  name?: string;
}

/** The known choices, with a grammar that is tried. */
export function declaring(
  list: ListUnderStudy,
  grammar: FilterGrammar,
  ops: Partial<Record<Operator, string>>,
  more: object = {},
): ChoicesDocument {
  return withChoice(list.choices(), list.operation, {
    'lists.parameters': { filter: list.names().filter ?? 'q' },
    'lists.filter_grammar': grammar,
    'lists.operators': ops,
    'lists.quoting': 'none',
    'lists.multiple_conditions': 'and',
    ...more,
  });
}

/** Undefined where the grammar cannot say it. */
export function written(
  list: ListUnderStudy,
  declared: ChoicesDocument,
  filter: readonly { field: string; operator: Operator; value: string | null | readonly string[] }[],
): Pairs | undefined {
  try {
    return createDialect(declared).queryToWire(list.operation, { filter });
  } catch (error) {
    if (error instanceof Inexpressible || error instanceof MissingChoice) return undefined;
    throw error;
  }
}

/** Without a word for the operator, a grammar can say `eq` alone. */
export function takesWord(grammar: FilterGrammar): boolean {
  return Object.values(grammar).some((part) => typeof part === 'string' && part.includes('{operator}'));
}
