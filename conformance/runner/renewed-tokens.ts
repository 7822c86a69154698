/** A token may be revoked before its time: a request that is refused for it is sent once more with another. */
import { InputError } from '../../src/input/input-error.ts';
import type { Caller } from '../suite/context.ts';
import type { PrincipalName } from '../target/target.ts';
import { type HttpAnswer, type OutgoingRequest, traceparent } from './http.ts';
import type { Session } from './session.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * @param operation callers for whom it is refused with a new token, too, are not sent again
 * @returns the second answer where there is one
 */
export async function withTokenRenewed<Sent extends { answer: HttpAnswer }>(
  { tokens, refusals }: Pick<Session, 'tokens' | 'refusals'>,
  {
    outgoing,
    caller,
    operation,
    limit,
  }: { outgoing: OutgoingRequest; caller: Caller; operation: string; limit: TimeLimit },
  send: (outgoing: OutgoingRequest) => Promise<Sent>,
): Promise<Sent> {
  const first = await send(outgoing);
  const place = `${caller} ${operation}`;
  if (!isRefused(first) || !isOfTargetFile(caller) || refusals.has(place)) return first;
  const refused = outgoing.headers.authorization!.slice('Bearer '.length);
  // Without a token, the refusal is the answer.
  const token = await limit.before(tokens.renewed(caller, refused)).catch((error: unknown) => {
    if (!(error instanceof InputError)) throw error;
  });
  if (token === undefined) return first;
  const headers = { ...outgoing.headers, traceparent: traceparent(), authorization: `Bearer ${token}` };
  const second = await send({ ...outgoing, headers });
  // It is not the token that is refused.
  if (isRefused(second)) refusals.add(place);
  const is_repeat = first.answer.is_repeat ?? second.answer.is_repeat;
  return { ...second, answer: { ...second.answer, ...(is_repeat && { is_repeat }) } };
}

function isRefused({ answer }: { answer: HttpAnswer }): boolean {
  return answer.received?.status === 401;
}

/** Neither nobody nor a token that is altered on purpose. */
function isOfTargetFile(caller: Caller): caller is PrincipalName {
  return typeof caller === 'string' && caller !== 'nobody';
}
