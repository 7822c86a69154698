/** The one door of errors: whatever was thrown leaves the server as an answer in the operation's envelope. */
import type { CanonicalRequest, WireReply } from '../../choices/canonical.ts';
import { type OperationId, operations } from '../../contract/operations.ts';
import { isDiskFull } from '../../store/disk-full.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';

/**
 * A refusal keeps what it says. A full disk is told to the caller, who may try again when there is room. Anything else is a fault of this server: it goes to `world.onFault`, and the caller
 * learns no more than that there was one.
 * @param request as far as it is known; undefined where no operation answers, which counts as envelope 7.1
 */
export function toReply(world: World, request: CanonicalRequest | undefined, error: unknown): WireReply {
  try {
    if (error instanceof Refused) return world.parts.dialect.encodeProblem(request?.operation, error.reply);
    if (isDiskFull(error)) return problemReply(request, disk_full);
    world.onFault(error);
  } catch (thrown) {
    world.onFault(thrown);
  }
  return problemReply(request, fault);
}

interface ServerProblem {
  status: number;
  code: string;
  message: string;
}

const fault: ServerProblem = {
  status: 500,
  code: 'internal_error',
  message: 'The server failed to answer this request.',
};

export const disk_full: ServerProblem = {
  status: 507,
  code: 'insufficient_storage',
  message: 'The disk of this server is full, and nothing of this request was kept. Make room, and send it again.',
};

/** For whom there is no state to answer from. */
export function diskFullReply(operation: OperationId): WireReply {
  return problemReply({ operation, path: {}, query: {} }, disk_full);
}

function problemReply(request: CanonicalRequest | undefined, { status, code, message }: ServerProblem): WireReply {
  const isValidation = request !== undefined && Object.values(operations[request.operation].errors)[0] === 'validation';
  const body = isValidation
    ? { detail: [{ loc: ['server'], msg: message, type: code, input: null, ctx: {} }] }
    : { code, message, errors: [] };
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
