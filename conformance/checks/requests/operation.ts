import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { callWay, wayName } from '../../acts/call-way.ts';
import { isDispatch } from '../../acts/shared-successes.ts';
import { ways, waysFor } from '../../arbitraries/ways.ts';
import { ownClause, refusedClause, requestClauses } from '../../models/answer-clauses.ts';
import { judgeRelation, relation_codes } from '../../models/answers.ts';
import { isRoundingOf, sameDecimal } from '../../models/decimals.ts';
import { goneFixture } from '../../models/gone-fixtures.ts';
import { callerOf, writesFor } from '../../models/plain-operations.ts';
import { notWhatWasAsked } from '../../models/right-answers.ts';
import { isSuccess, statusOf } from '../../models/steps.ts';
import {
  type ControlNotes,
  controlExchange,
  judgeServerErrors,
  server_error_codes,
  testedExchanges,
  transientError,
} from '../../models/tested-requests.ts';
import { type Check, check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange, Stop } from '../../suite/exchange.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

/** Null for an exchange of another check, which is judged on its own. */
type Case = { way: string } | null;

const codes = {
  ...relation_codes,
  ...server_error_codes,
  'operation-refused': { message: 'An operation refuses a request with which nothing is wrong.' },
  'invalid-accepted': { message: 'An operation accepts a request that breaks a stated rule.' },
  'unasked-records-shown': { message: 'An operation shows records to a request that none of them answers.' },
  'threshold-not-taken': {
    clause: 'billing.threshold-taken',
    message: 'The balance shows another threshold than the one that was sent.',
  },
} satisfies Codes;

/**
 * One check for each operation, `requests/<operationId>`: the operation does what a valid request asks, refuses what
 * breaks a stated rule, and answers about the record that was asked for. Like the schema checks they differ in nothing
 * but the operation and the ways to call it, and judge the answers of all other checks too.
 */
export const requestChecks: readonly Check[] = operationIds.map(requestCheck);

export function requestCheck(operation: OperationId): Check {
  return check<Case, ControlNotes>({
    id: `requests/${operation}`,
    title: `${operation} does what its requests ask, and refuses what breaks a rule`,
    how: 'The operation obeys valid requests and refuses those that break a stated rule; all its answers are about the record that was asked for.',
    clauses: requestClauses(operation),
    codes,
    since: '0.1.0',
    operations: [operation],
    needs: { principals: [callerOf(operation)], writes: writesFor(operation) },
    cases: (facts) => table(waysFor(facts, operation).map((way) => ({ way }))),
    run: (ctx, input) => ctx.handOn(wayName(operation, input!.way), () => callWay(ctx, operation, input!.way)),
    control: unproven,
    watches: (exchange) => exchange.request.operation === operation && exchange.decoded !== undefined,
    judge(evidence, tally) {
      const answers = evidence.exchanges.filter((one) => one.request.operation === operation && one.decoded);
      return [...judgeWay(evidence, operation, tally), ...answers.flatMap((one) => judgeRelation(one, tally))];
    },
    covers: ({ exchanges }) =>
      requestClauses(operation).filter((clause) => !isOfEmbedding(clause) || exchanges.some(mayEmbed)),
  });
}

function isOfEmbedding(clause: string): boolean {
  return clause.startsWith('embedding.');
}

/** It was asked for something within a record, and there is a record. */
function mayEmbed({ request, decoded }: Exchange): boolean {
  const has_record = decoded?.record !== undefined || (decoded?.page?.items.length ?? 0) > 0;
  return decoded?.outcome === 'success' && request.query.embed !== undefined && has_record;
}

function unproven(evidence: Evidence<Case, ControlNotes>): string | Stop | undefined {
  const { case: input } = evidence;
  if (input === null) return undefined;
  const attempts = testedExchanges(evidence);
  const passing = transientError(evidence);
  if (passing !== undefined) return passing;
  const tested = attempts[0]?.request.operation;
  const expected = tested && ways[tested][input.way]?.expects;
  // A request that starts no run is not refused for the balance where the plain request was accepted just before.
  const costs_nothing = tested !== undefined && expected === 'refusal' && !isDispatch(tested);
  if (!costs_nothing && attempts.some(isUnpaid))
    return { verdict: 'could-not-run', reason: 'the balance of the organization is too small for a run (billing)' };
  const last = attempts.at(-1);
  if (expected === 'success' && last && isSuccess(last)) return unread(last);
  if (expected === 'success' && last) return goneFixture(evidence, last) ?? untoldChange(evidence);
  if (expected !== 'refusal') return undefined;
  const control = controlExchange(evidence);
  if (!control)
    return { verdict: 'could-not-run', reason: 'no success was met here beside which a refusal says anything' };
  if (isSuccess(control)) return undefined;
  return `the plain request is refused too (${statusOf(control)}), so that a refusal proves nothing`;
}

/** No operation reads when the balance was last changed; who must say it meets an answer that tells it, or none. */
function untoldChange(evidence: Evidence): Stop | undefined {
  const dated = evidence.exchanges.filter(({ step }) => step === 'with-updated-at');
  const is_stale = dated.length > 0 && dated.every(({ received }) => stale_statuses.includes(received?.status ?? 0));
  const reason =
    'updates of the balance must say when it was last changed (updated_at), and no answer of the target tells it: leave the area billing out (areas)';
  return is_stale ? { verdict: 'could-not-run', reason, operation: 'updateBalance' } : undefined;
}
const stale_statuses = [409, 412, 428];

/** An answer in no known form shows only that one came; `schema/…` finds what is wrong with it. */
function unread(answer: Exchange): Stop | undefined {
  const why = notWhatWasAsked(answer);
  const { operation } = answer.request;
  return why === undefined
    ? undefined
    : { verdict: 'could-not-run', reason: `${operation} was not answered: ${why}`, operation };
}

/** A balance that is too small may keep runs from being started, and their cost is open. */
function isUnpaid({ decoded, received }: Exchange): boolean {
  if (received?.status === 402) return true;
  return decoded?.refusals.length === 1 && decoded.refusals[0] === 'insufficient_balance';
}

/** This way of calling is answered as it must be, beyond the shape. */
function judgeWay(evidence: Evidence<Case>, operation: OperationId, tally: Tally): Mismatch[] {
  const way = evidence.case && ways[operation][evidence.case.way];
  const attempt = testedExchanges(evidence).at(-1);
  if (!way || !attempt?.received) return [];
  const where = { at: attempt, actual: statusOf(attempt) };
  const asked = evidence.case!.way === 'plain' ? 'a plain request' : `a request ${evidence.case!.way}`;
  const errors = judgeServerErrors(evidence, asked, tally);
  if (errors.length > 0 || attempt.received.status >= 500) return errors;
  if (way.expects === 'success' && tally.compared(!isSuccess(attempt))) {
    const message = `${operation} refuses ${asked}, with which nothing is wrong`;
    const clause = refusedClause(attempt, way.clause);
    return tally.broken('operation-refused', { clause, message, expected: 'a 2xx', ...where });
  }
  if (way.expects === 'refusal' && tally.compared(isSuccess(attempt))) {
    const [clause, message] = [way.clause ?? ownClause(operation), `${operation} accepts ${asked}`];
    return tally.broken('invalid-accepted', { clause, message, expected: 'a refusal', ...where });
  }
  const [first] = attempt.decoded?.page?.items ?? [];
  if (way.is_empty !== undefined && tally.compared(first !== undefined)) {
    return tally.broken('unasked-records-shown', {
      at: attempt,
      clause: way.is_empty,
      message: `${operation} shows something to ${asked}, which nothing is`,
      expected: 'a refusal, or an empty list',
      actual: { status: statusOf(attempt), id: first?.id },
    });
  }
  return operation === 'updateBalance' ? judgeThreshold(attempt, tally) : [];
}

/** Amounts have that many decimal places at least; further ones may be refused, cut off or rounded. */
const least_places = 2;

/** The answer holds the threshold that was sent, digit by digit; texts may write it in several ways. */
function judgeThreshold(attempt: Exchange, tally: Tally): Mismatch[] {
  const sent = (attempt.request.body as { low_balance_threshold?: unknown }).low_balance_threshold;
  const shown = attempt.decoded?.record?.low_balance_threshold;
  if (typeof sent !== 'number' || typeof shown !== 'string') return [];
  return tally.holds(sameDecimal(shown, sent) || isRoundingOf(shown, sent, least_places), 'threshold-not-taken', {
    at: attempt,
    expected: sent,
    actual: shown,
    pointer: '/low_balance_threshold',
  });
}
