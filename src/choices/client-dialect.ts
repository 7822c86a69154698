/** A choices document in the words of the typed client: what it reads and writes by itself where a provider differs. */
import { type OperationId, operationIds } from '../contract/operations.ts';
import { type ChoicesDocument, chosen, referenceChoices, resolve } from './choices.ts';
import { createDialect } from './dialect.ts';
import type { Pairs } from './query-string.ts';
import { runWords } from './status-words.ts';

type Query = Readonly<Record<string, unknown>>;

/** The `dialect` option of `createModelRunClient` in `model-run-kit/client`. */
export interface ChosenClientDialect {
  header_prefix: string | undefined;
  run_id: string | undefined;
  ended_words: readonly string[];
  reversed_lists: readonly OperationId[];
  /**
   * @returns a list where one name stands several times, as with a parameter for each condition of a filter
   * @throws MissingChoice, Inexpressible for what the implementation has no name for
   */
  query(operation: OperationId, query: Query): Query;
}

/** The `dialect` of a client for an implementation with these choices, and the reference's for all others. */
export function clientDialect(choices: ChoicesDocument): ChosenClientDialect {
  const canonical = createDialect(referenceChoices);
  const wire = createDialect({ ...choices, lists: resolve({ lists: choices.lists }).lists });
  const words = runWords(choices, 'getRun');
  return {
    header_prefix: chosen(choices, 'records.header_prefix', undefined),
    run_id: chosen(choices, 'runs.dispatch_response', 'dispatchModelRun2')?.id,
    ended_words: ['completed', 'failed'].flatMap((outcome) => words.get(outcome) ?? []),
    reversed_lists: operationIds.filter((list) => chosen(choices, 'lists.backward_order', list) === 'reversed'),
    query(operation, query) {
      const pairs = wire.queryToWire(operation, canonical.queryFromWire(operation, pairsOf(query)));
      const named: Record<string, string | string[]> = {};
      for (const [name, value] of pairs)
        named[name] = Object.hasOwn(named, name) ? [named[name]!, value].flat() : value;
      return named;
    },
  };
}

function pairsOf(query: Query): Pairs {
  return Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)] as const]));
}
