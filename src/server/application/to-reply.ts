/** The one door of errors: whatever was thrown leaves the server as an answer in the operation's envelope. */
import type { CanonicalRequest, WireReply } from '../../choices/canonical.ts';
import { operations } from '../../contract/operations.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';

/**
 * A refusal keeps what it says. Anything else is a fault of this server: it goes to `world.onFault`, and the caller
 * learns no more than that there was one.
 * @param request as far as it is known; undefined where no operation answers, which counts as envelope 7.1
 */
export function toReply(world: World, request: CanonicalRequest | undefined, error: unknown): WireReply {
  try {
    if (error instanceof Refused) return world.parts.dialect.encodeProblem(request?.operation, error.reply);
    world.onFault(error);
  } catch (fault) {
    world.onFault(fault);
  }
  return faultReply(request);
}

function faultReply(request: CanonicalRequest | undefined): WireReply {
  const [code, message] = ['internal_error', 'The server failed to answer this request.'];
  const isValidation = request !== undefined && Object.values(operations[request.operation].errors)[0] === 'validation';
  const body = isValidation
    ? { detail: [{ loc: ['server'], msg: message, type: code, input: null, ctx: {} }] }
    : { code, message, errors: [] };
  return { status: 500, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
