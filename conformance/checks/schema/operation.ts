import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { callWay } from '../../acts/call-way.ts';
import { lookAtShared } from '../../acts/shared-successes.ts';
import { ways, waysFor } from '../../arbitraries/ways.ts';
import { shapeClauses } from '../../models/answer-clauses.ts';
import { judgeShape } from '../../models/answers.ts';
import { callerOf, needsWrites } from '../../models/plain-operations.ts';
import { clausesShown } from '../../models/records-shown.ts';
import { observeGateway, observeSuccess } from '../../models/seen-answers.ts';
import { type Check, check, table } from '../../suite/check.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** Null for an exchange of another check, which is judged on its own. */
type Case = { way: string } | null;

/**
 * One check for each operation, `schema/<operationId>`: every answer of that operation, in this check's own cases and
 * in those of all others, is of the shape that the document gives it. They are made here together because they differ
 * in nothing but the operation, and in the ways to call it, which are data (`conformance/arbitraries/ways.ts`).
 */
export const schemaChecks: readonly Check[] = operationIds.map(schemaCheck);

export function schemaCheck(operation: OperationId): Check {
  return check<Case>({
    id: `schema/${operation}`,
    title: `Every answer of ${operation} has the shape that the document gives it`,
    how: 'Every answer of the operation, in the cases of this check and of all others, is compared with the shape that the document gives it. Further fields, and what is stated nowhere, are permitted.',
    clauses: shapeClauses(operation),
    since: '0.1.0',
    operations: [operation],
    needs: { principals: [callerOf(operation)], writes: needsWrites(operation) },
    // What costs a run or a webhook is paid for once, in `requests/…`; its answers are judged here too.
    cases: (facts) =>
      table(
        waysFor(facts, operation)
          .filter(isAffordable)
          .map((way) => ({ way })),
      ),
    async run(ctx, input) {
      const shared = ways[operation][input!.way]!.costs && (await lookAtShared(ctx, operation));
      if (!shared) await callWay(ctx, operation, input!.way);
    },
    control({ case: input, exchanges }) {
      if (input === null || answersOf(exchanges, operation).length > 0) return undefined;
      // A webhook that the target file names was made before this run.
      return { verdict: 'could-not-run', reason: `no answer of ${operation} was met` };
    },
    watches: (exchange) => exchange.request.operation === operation && exchange.decoded !== undefined,
    judge: ({ exchanges, facts }, tally) =>
      answersOf(exchanges, operation).flatMap((answer) => judgeShape(answer, facts, tally)),
    covers: ({ exchanges }) => clausesShown(operation, answersOf(exchanges, operation)),
    observe: ({ exchanges }) =>
      answersOf(exchanges, operation).flatMap((answer) => [...observeSuccess(answer), ...observeGateway(answer)]),
  });

  function isAffordable(way: string): boolean {
    return way === 'plain' || !ways[operation][way]!.costs;
  }
}

function answersOf(exchanges: readonly Exchange[], operation: OperationId): Exchange[] {
  return exchanges.filter((one) => one.request.operation === operation && one.decoded);
}
