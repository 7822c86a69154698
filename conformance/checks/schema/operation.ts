import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { callWay, wayName } from '../../acts/call-way.ts';
import { lookAtShared } from '../../acts/shared-successes.ts';
import { ways, waysFor } from '../../arbitraries/ways.ts';
import { shapeClauses, validated } from '../../models/answer-clauses.ts';
import { judgeShape, shape_codes } from '../../models/answers.ts';
import { judgeOwnRefusal } from '../../models/envelopes.ts';
import { callerOf, whyNotCallable, writesFor } from '../../models/plain-operations.ts';
import { clausesShown } from '../../models/records-shown.ts';
import { unshown_answers } from '../../models/right-answers.ts';
import { observeGateway, observeSuccess } from '../../models/seen-answers.ts';
import { isRefused, isSuccess } from '../../models/steps.ts';
import { type ControlNotes, controlExchange, testedExchanges } from '../../models/tested-requests.ts';
import { type Check, check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
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
  return check<Case, ControlNotes>({
    id: `schema/${operation}`,
    title: `Every answer of ${operation} has the shape that the document gives it`,
    how: 'Every answer of the operation, in this check and all others, is compared with the shape that the document gives it; further fields are permitted.',
    clauses: shapeClauses(operation),
    codes: shape_codes,
    since: '0.1.0',
    operations: [operation],
    needs: { principals: [callerOf(operation)], writes: writesFor(operation) },
    // A run or a webhook is paid for once, in `requests/…`; its answers are judged here too.
    cases: (facts) =>
      table(
        waysFor(facts, operation)
          .filter(isAffordable)
          .map((way) => ({ way })),
      ),
    async run(ctx, input) {
      const shared = ways[operation][input!.way]!.costs && (await lookAtShared(ctx, operation));
      if (shared) return {};
      // The answers to the same requests were asked for already, where the requests are judged.
      return ctx.takeOver(wayName(operation, input!.way), () => callWay(ctx, operation, input!.way));
    },
    control({ case: input, exchanges, facts }) {
      const answers = answersOf(exchanges, operation);
      if (answers.length > 0 && answers.every(isUnread)) {
        const reason = `the answer of ${operation} has a form that cannot be read, as the specification permits`;
        return { verdict: 'could-not-run', reason, operation };
      }
      if (input === null || answers.length > 0) return undefined;
      const why = whyNotCallable(facts, operation);
      if (why?.verdict === 'not-claimed') return why;
      // A webhook that the target file names was made before this run.
      return { verdict: 'could-not-run', reason: `no answer of ${operation} was met` };
    },
    watches: (exchange) => exchange.request.operation === operation && exchange.decoded !== undefined,
    judge(evidence, tally) {
      const { exchanges, facts } = evidence;
      const refusal = unknownRefused(evidence);
      return answersOf(exchanges, operation).flatMap((answer) => {
        const found = judgeShape(answer, facts, tally);
        return found.length === 0 && answer === refusal ? judgeOwnRefusal(answer, facts, tally) : found;
      });
    },
    covers: ({ exchanges }) => clausesShown(operation, answersOf(exchanges, operation)),
    observe: ({ exchanges }) =>
      answersOf(exchanges, operation).flatMap((answer) => [...observeSuccess(answer), ...observeGateway(answer)]),
  });

  function isAffordable(way: string): boolean {
    return way === 'plain' || !ways[operation][way]!.costs;
  }
}

/** A success in a form of its own, where none is shown. */
function isUnread({ request, decoded }: Exchange): boolean {
  const is_success = decoded?.outcome === 'success';
  const is_blank = decoded?.record === undefined && decoded?.defects[0] !== 'body is not JSON';
  return is_success && is_blank && unshown_answers.includes(request.operation);
}

/** The refusal of one of section 7.2, where what was asked for is unknown and all else as in a request that was accepted. */
function unknownRefused(evidence: Evidence<Case, ControlNotes>): Exchange | undefined {
  const [attempt] = testedExchanges(evidence);
  if (evidence.case === null || !attempt || !validated.includes(attempt.request.operation)) return undefined;
  const { expects, by_router } = ways[attempt.request.operation][evidence.case.way] ?? {};
  return expects === 'refusal' && !by_router && isRefused(attempt) && isSuccess(controlExchange(evidence))
    ? attempt
    : undefined;
}

function answersOf(exchanges: readonly Exchange[], operation: OperationId): Exchange[] {
  return exchanges.filter((one) => one.request.operation === operation && one.decoded);
}
