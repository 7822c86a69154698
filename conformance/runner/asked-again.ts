/** Requests that are sent once more, since nothing came of the first one; the answer to that counts. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { operations } from '../../src/contract/operations.ts';
import { type Exchange, erred_before, isSentAgain, isServerError } from '../suite/exchange.ts';
import type { HttpAnswer } from './http.ts';

/** Reasons to send it once more, as far as they are not used up. */
export interface Again {
  /** To see whether it changes something: `asked_twice` of the target file. */
  is_first: boolean;
  /** In case it meets an error of the server. */
  is_sent_again: boolean;
  /** True where something else was under way, which may be what it is in conflict with. */
  hasCompany?: (() => boolean) | undefined;
}

/** Stands before the step of what changed nothing, and is asked for once more. */
const first_asking = 'first asking: ';

/** A repeat has another step, so that a check finds one answer to each of its requests. */
export function stepOf(
  step: string,
  { hasCompany, is_first, is_sent_again }: Again,
  method: string,
  answer: HttpAnswer,
): string {
  if (is_sent_again && isServerError(answer)) return `${erred_before}${step}`;
  if (isConflict(answer) && hasCompany?.()) return `beside another: ${step}`;
  return is_first && (method === 'GET' || isRefusal(answer)) ? `${first_asking}${step}` : step;
}

/**
 * Sends a request, and once more where its first answer does not count.
 * @returns the answer that does, and whether an error of the server came before it
 */
export async function untilItCounts(
  again: Again,
  send: (again: Again) => Promise<Exchange>,
): Promise<{ found: Exchange; was_erred: boolean }> {
  let left = again;
  for (let was_erred = false; ; ) {
    const found = await send(left);
    if (isSentAgain(found)) [left, was_erred] = [{ ...left, is_sent_again: false }, true];
    else if (found.step.startsWith(first_asking)) left = { ...left, is_first: false };
    else return { found, was_erred };
  }
}

/** A caller who is told of a conflict may mean it when asking again, which may be done then. */
function isRefusal(answer: HttpAnswer): boolean {
  const status = answer.received?.status ?? 0;
  return status >= 400 && status < 500 && status !== 412 && !isConflict(answer);
}

/** Refused for what is there, or for what is under way. */
export function isConflict({ received }: Pick<Exchange | HttpAnswer, 'received'>): boolean {
  return received?.status === 409 || received?.status === 423;
}

/** Done twice, it is not what was done once: two runs tell one callback, and a deletion is the second one. */
export function countsTwice(request: CanonicalRequest): boolean {
  const { method } = operations[request.operation];
  return callsBack(request) || method === 'DELETE' || method === 'PATCH';
}

/** Names a URL to which events go. */
export function callsBack({ operation, body }: CanonicalRequest): boolean {
  const { callback_url } = (body ?? {}) as { callback_url?: unknown };
  return callback_url !== undefined || operation === 'createWebhook';
}
