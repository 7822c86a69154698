/** Finds exchanges of a case by their step, and tells which answers prove nothing. */
import type { Refusal } from '../../src/choices/canonical.ts';
import { operations } from '../../src/contract/operations.ts';
import type { ErrorCode } from '../../src/contract/types.ts';
import type { Evidence } from '../suite/evidence.ts';
import { type Exchange, isSentAgain } from '../suite/exchange.ts';
import { notWhatWasAsked } from './right-answers.ts';

/** The exchange of a step, the last one where a step was repeated. */
export function exchangeAt(evidence: Pick<Evidence, 'exchanges'>, step: string): Exchange | undefined {
  return evidence.exchanges.findLast((exchange) => exchange.step === step);
}

/** The exchanges of `step/1`, `step/2` and so on. */
export function stepsOf(evidence: Pick<Evidence, 'exchanges'>, step: string): Exchange[] {
  return evidence.exchanges.filter((exchange) => exchange.step.startsWith(`${step}/`));
}

export function isSuccess(exchange: Exchange | undefined): boolean {
  const status = exchange?.received?.status;
  return status !== undefined && status >= 200 && status <= 299;
}

/** A success that shows what the operation answers: a page for people that asks them to log in is a 200, too. */
export function showsAnswer(exchange: Exchange | undefined): boolean {
  const { record, page } = exchange?.decoded ?? {};
  const is_text = exchange !== undefined && operations[exchange.request.operation].success.kind === 'text';
  return isSuccess(exchange) && (is_text || record !== undefined || page !== undefined);
}

/** Any 4xx. */
export function isRefused(exchange: Exchange | undefined): boolean {
  const status = exchange?.received?.status;
  return status !== undefined && status >= 400 && status <= 499;
}

/** A 4xx that says neither who may not, nor what is not there, nor when to come again. */
export function isFoundInvalid(exchange: Exchange | undefined): boolean {
  return isRefused(exchange) && !other_refusals.includes(exchange!.received!.status);
}
const other_refusals: readonly number[] = [401, 402, 403, 404, 408, 410, 425, 429];

/**
 * A refusal says that the request is wrong in itself by its status, which stands for nothing else, and by its code: a
 * refusal with no status of its own, such as that of a user whom nobody has approved yet, may have any.
 */
export function saysInvalid(exchange: Exchange | undefined): boolean {
  const { refusals = [], problem } = exchange?.decoded ?? {};
  const is_status = refusals.includes('invalid') && refusals.every((one) => of_bad_requests.includes(one));
  return is_status && problem?.code === invalid_code;
}
const of_bad_requests: readonly Refusal[] = ['invalid', 'malformed_json', 'malformed_id', 'malformed_organization'];
const invalid_code: ErrorCode = 'invalid_request';

/**
 * A 404 says that there is no such thing. If the target also gives it to callers who may not, it says so only to one
 * who may; with the code of a limit that is used up, it says so to nobody.
 * @param may_do whether the caller was seen to be granted the like
 */
export function saysNotThere(exchange: Exchange | undefined, may_do = false): boolean {
  const { refusals = [], problem } = exchange?.decoded ?? {};
  if (exchange?.received?.status !== 404 || of_limits.some((code) => code === problem?.code)) return false;
  return may_do || !refusals.some((one) => of_callers.includes(one));
}
const of_limits: readonly ErrorCode[] = ['insufficient_balance', 'rate_limited'];
const of_callers: readonly Refusal[] = ['unauthenticated', 'missing_scope', 'not_member'];

/** `status 404`, for what a mismatch says it saw. */
export function statusOf(exchange: Exchange | undefined): string {
  return exchange?.received ? `status ${exchange.received.status}` : 'no answer';
}

/** `GET /v1/assets/…`, for sentences. */
function lineOf({ sent }: Exchange): string {
  return `${sent.method} ${URL.canParse(sent.url) ? new URL(sent.url).pathname : sent.url}`;
}

/**
 * An error of the server on the way: another try may not show it, and what it would have answered is unknown. That a
 * plain request keeps failing is the finding of the checks `schema/…`.
 */
export function serverError(evidence: Pick<Evidence, 'exchanges'>): string | undefined {
  const failed = evidence.exchanges.find((one) => (one.received?.status ?? 0) >= 500 && !isSentAgain(one));
  return failed && `${lineOf(failed)} answered ${failed.received!.status}, which shows nothing of the rule`;
}

/** The reason why a step that others stand on did not work out; undefined when it did. */
export function unproven(evidence: Pick<Evidence, 'exchanges'>, step: string, what: string): string | undefined {
  const exchange = exchangeAt(evidence, step);
  const why = exchange && isSuccess(exchange) ? notWhatWasAsked(exchange) : statusOf(exchange);
  return why === undefined ? undefined : `${what} (${why}), so that nothing was shown`;
}
