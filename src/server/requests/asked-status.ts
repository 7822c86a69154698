/** The refusal with a status that somebody asked for, by a `Prefer` header or a fault, whatever the request holds. */
import type { Refusal } from '../../choices/canonical.ts';
import { Refused } from '../refused.ts';

export const least_asked_status = 400;
export const greatest_asked_status = 599;

/** Refusals of the reference server itself, by status. */
const refusalOf: Readonly<Record<number, Refusal>> = {
  401: 'unauthenticated',
  402: 'insufficient_balance',
  403: 'missing_scope',
  404: 'not_found',
  405: 'wrong_method',
  409: 'conflict',
  413: 'too_large',
  415: 'wrong_media_type',
  429: 'rate_limited',
};

/** The server refuses nothing with these; the document's list of codes has no word for them. */
const failures: Readonly<Record<number, { code: string; message: string }>> = {
  500: { code: 'internal_error', message: 'The server failed to answer this request.' },
  502: { code: 'bad_gateway', message: 'What stands behind this server gave no valid answer.' },
  503: { code: 'unavailable', message: 'The server cannot answer for the moment.' },
  504: { code: 'gateway_timeout', message: 'What stands behind this server did not answer in time.' },
};

/**
 * @param status from `least_asked_status` to `greatest_asked_status`
 * @param retry_after_s what `Retry-After` says. Left out, a 429 says 1, since it always says something.
 */
export function refusedWith(status: number, retry_after_s = status === 429 ? 1 : undefined): Refused {
  const asked = { status, ...(retry_after_s !== undefined && { retry_after_s }) };
  if (status >= 500) return new Refused('invalid', { ...asked, ...(failures[status] ?? failures[500]) });
  // An empty list says that the path takes no method for now (RFC 9110, 10.2.1).
  return new Refused(refusalOf[status] ?? 'invalid', { ...asked, ...(status === 405 && { allow: [] }) });
}
