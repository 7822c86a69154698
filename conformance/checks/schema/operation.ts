import { type OperationId, operations } from '../../../src/contract/operations.ts';
import { ways, waysFor } from '../../arbitraries/ways.ts';
import { answerClauses, ownClause } from '../../models/answer-clauses.ts';
import { judgeAnswer } from '../../models/answers.ts';
import { at, statusOf, succeeded } from '../../models/steps.ts';
import { type Check, check, type Evidence, type Mismatch, type Observation, table } from '../../runner/check.ts';
import type { Exchange } from '../../runner/history.ts';
import {
  callable,
  callerOf,
  type PlainOperation,
  plain_operations,
  plainRequest,
} from '../../runner/plain-requests.ts';

/** Null for an exchange of another check, which is judged on its own. */
type Case = { way: string } | null;

/** An error of the server counts once the same request has met with it this often. */
const tries = 3;

/**
 * One check for each operation, `schema/<operationId>`: every answer of that operation, in this check's own cases and in
 * those of all others, is of the shape that the document gives it. They are made here together because they differ in
 * nothing but the operation, and in the ways to call it, which are data (`conformance/arbitraries/ways.ts`).
 */
export const schemaChecks: readonly Check[] = (Object.keys(plain_operations) as PlainOperation[]).map(schemaCheck);

function schemaCheck(operation: PlainOperation): Check {
  const writes = operation === 'getAssetFolder' || plain_operations[operation] === 'writes';
  return check<Case>({
    id: `schema/${operation}`,
    title: `Every answer of ${operation} has the shape that the document gives it`,
    clauses: answerClauses(operation),
    since: '0.1.0',
    area: 'schema',
    operations: [operation],
    needs: { principals: operation === 'getMe' ? ['human'] : ['owner'], writes },
    cases: (facts) => table(waysFor(facts, operation).map((way) => ({ way }))),
    async run(ctx, input) {
      if (!callable(ctx.facts).includes(operation)) ctx.stop('could-not-run', whyNot(operation));
      const { expects, change, caller = callerOf(operation), before } = ways[operation][input!.way]!;
      // What is deleted first must be nobody else's.
      const plain = before
        ? { ...(await plainRequest(ctx, deletionOf(operation))), operation }
        : await plainRequest(ctx, operation);
      if (expects === 'refusal') await ctx.call(caller, plain, 'control');
      if (before) await ctx.call('owner', { operation: deletionOf(operation), path: plain.path }, 'before');
      const request = { ...plain, ...change?.(plain, ctx.facts) };
      for (let tried = 0; tried < tries; tried++) {
        const exchange = await ctx.call(caller, request, 'attempt');
        if (exchange.received!.status < 500) break;
      }
      if (operation === 'updateBalance') await ctx.call('owner', await plainRequest(ctx, operation), 'restore');
    },
    control: unproven,
    watches: (exchange) => exchange.request.operation === operation && exchange.decoded !== undefined,
    judge(evidence) {
      const answers = evidence.exchanges.filter((one) => one.request.operation === operation && one.decoded);
      return [...judgeWay(evidence, operation), ...answers.flatMap((answer) => judgeAnswer(answer, evidence.facts))];
    },
    observe: (evidence) => evidence.exchanges.flatMap((one) => observeAnswer(one, operation)),
  });
}

/** A read of a folder that is to be deleted first, like its deletion, takes the folder's operations. */
function deletionOf(operation: PlainOperation): 'deleteAsset' | 'deleteAssetFolder' {
  return operation === 'getAsset' || operation === 'deleteAsset' ? 'deleteAsset' : 'deleteAssetFolder';
}

function whyNot(operation: PlainOperation): string {
  if (operation === 'updateBalance')
    return 'the target file does not give billing.restore_threshold, the threshold to put back';
  return `${operation} cannot be called: the target does not claim what makes the record that it takes`;
}

function unproven(evidence: Evidence<Case>): string | undefined {
  const { case: input } = evidence;
  if (input === null) return undefined;
  const attempts = attemptsOf(evidence);
  const failed = attempts.filter(({ received }) => received!.status >= 500).length;
  if (failed > 0 && failed < tries)
    return `an error of the server (${statusOf(attempts[0])}) that another try did not show`;
  const control = at(evidence, 'control');
  if (!control || succeeded(control)) return undefined;
  return `the plain request is refused too (${statusOf(control)}), so that a refusal proves nothing`;
}

function attemptsOf(evidence: Evidence<Case>): Exchange[] {
  return evidence.exchanges.filter(({ step }) => step === 'attempt');
}

/** What this way of calling owes beyond the shape: `server-error`, `operation-refused`, `invalid-accepted`. */
function judgeWay(evidence: Evidence<Case>, operation: PlainOperation): Mismatch[] {
  const way = evidence.case && ways[operation][evidence.case.way];
  const attempt = attemptsOf(evidence).at(-1);
  if (!way || !attempt) return [];
  const where = { operation, exchange: attempt.number, actual: statusOf(attempt) };
  const asked = evidence.case!.way === 'plain' ? 'a plain request' : `a request ${evidence.case!.way}`;
  if (attempt.received!.status >= 500) {
    const message = `${operation} answers ${asked} with an error of the server, each of ${tries} times`;
    return [
      { code: 'server-error', clause: 'errors.no-server-error', message, expected: 'a success or a refusal', ...where },
    ];
  }
  if (way.expects === 'success' && !succeeded(attempt)) {
    const message = `${operation} refuses ${asked}, with which nothing is wrong`;
    return [{ code: 'operation-refused', clause: ownClause(operation), message, expected: 'a 2xx', ...where }];
  }
  if (way.expects === 'refusal' && succeeded(attempt)) {
    const message = `${operation} accepts ${asked}`;
    return [{ code: 'invalid-accepted', clause: way.clause!, message, expected: 'a refusal', ...where }];
  }
  return operation === 'updateBalance' ? judgeThreshold(attempt) : [];
}

/** The answer holds the threshold that was sent, as a number; texts may write it in several ways. */
function judgeThreshold(attempt: Exchange): Mismatch[] {
  const sent = (attempt.request.body as { low_balance_threshold?: unknown }).low_balance_threshold;
  const shown = attempt.decoded?.record?.low_balance_threshold;
  if (typeof sent !== 'number' || typeof shown !== 'string' || Number(shown) === sent) return [];
  return [
    {
      code: 'threshold-not-taken',
      clause: 'billing.threshold-taken',
      message: 'the balance shows another threshold than the one that was sent',
      expected: sent,
      actual: shown,
      operation: 'updateBalance',
      pointer: '/low_balance_threshold',
      exchange: attempt.number,
    },
  ];
}

function observeAnswer(exchange: Exchange, operation: OperationId): Observation[] {
  const { received, decoded } = exchange;
  if (exchange.request.operation !== operation || !received || !decoded) return [];
  if (decoded.outcome === 'success') {
    return operations[operation].method === 'GET'
      ? []
      : [{ choice: 'codes.success', operation, value: received.status }];
  }
  if (decoded.outcome !== 'refusal' || typeof decoded.json === 'object') return [];
  return [
    {
      choice: 'codes.gateway',
      operation,
      value: { status: received.status, type: received.headers['content-type'] ?? null },
    },
  ];
}
