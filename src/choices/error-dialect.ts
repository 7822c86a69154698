/** Values of errors by choice (`codes.error_values`): words for the codes, and parts that have nothing to say. */
import type { OperationId } from '../contract/operations.ts';
import type { Problem } from './canonical.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { createRecordDialect } from './record-encoding.ts';
import { renamedIssues, reverseNames, webhookNames } from './webhook-fields.ts';

/** Form of a part without content: there, null or absent. */
export type EmptyParts = 'present' | 'null' | 'absent';

export interface ErrorDialect {
  empty_parts: EmptyParts;
  write(problem: Problem): Problem;
  /** A code that nobody declared stays as it is. */
  read(problem: Problem): Problem;
}

export function createErrorDialect(choices: ChoicesDocument, operation: OperationId | undefined): ErrorDialect {
  const { codes = {}, details = 'present' } = chosen(choices, 'codes.error_values', operation) ?? {};
  const words = new Map(Object.entries(codes));
  const codeOf = new Map(Object.entries(codes).map(([code, word]) => [word, code]));
  const names = operation === 'createWebhook' ? webhookNames(choices, operation) : new Map<string, string>();
  // The only record that an error shows.
  const balances = createRecordDialect(choices, 'CreditBalance', operation);
  return {
    empty_parts: isOther(details) ? 'present' : details,
    write: (problem) => withNames(exchanged(problem, words, balances.write), names),
    read: (problem) =>
      withNames(
        exchanged(problem, codeOf, (record) => balances.read(record)),
        reverseNames(names),
      ),
  };
}

/** With the fields of a webhook under the names that the caller knows. */
function withNames(problem: Problem, names: ReadonlyMap<string, string>): Problem {
  return names.size === 0 ? problem : { ...problem, issues: renamedIssues(problem.issues, names) };
}

type Current = Record<string, unknown>;

function exchanged(
  problem: Problem,
  codes: ReadonlyMap<string, string>,
  change: (record: Current) => Current,
): Problem {
  const { code, message, issues } = problem;
  const changed = issues.map((issue) => (issue.current ? { ...issue, current: change(issue.current) } : issue));
  return { code: codes.get(code) ?? code, message, issues: changed };
}
