/** The one door of errors: whatever was thrown leaves the server as an answer in the operation's envelope. */
import type { CanonicalRequest, WireReply } from '../../choices/canonical.ts';
import { type OperationId, operations } from '../../contract/operations.ts';
import { type DiskTrouble, diskTroubleOf } from '../../store/disk-trouble.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';

/**
 * A refusal keeps what it says. A disk that is full or fails is told to the caller, who may try again when that is
 * mended. All but a full disk is a fault of this server: it goes to `world.onFault`, and the caller learns no more than
 * that there was one.
 * @param request as far as it is known; undefined where no operation answers, which counts as envelope 7.1
 */
export function toReply(
  world: World,
  request: CanonicalRequest | undefined,
  error: unknown,
  request_id?: string,
): WireReply {
  try {
    if (error instanceof Refused) return world.parts.dialect.encodeProblem(request?.operation, error.reply);
    const trouble = diskTroubleOf(error);
    if (trouble !== 'full') world.onFault(error, request_id);
    if (trouble) return problemReply(request, disk_problems[trouble]);
  } catch (thrown) {
    world.onFault(thrown, request_id);
  }
  return problemReply(request, fault);
}

interface ServerProblem {
  status: number;
  code: string;
  message: string;
  /** It may be mended by then. */
  retry_after_s?: number;
}

const fault: ServerProblem = {
  status: 500,
  code: 'internal_error',
  message: 'The server failed to answer this request.',
};

/** https://www.rfc-editor.org/rfc/rfc4918#section-11.5, which says nothing of why it cannot be stored. */
const unstored = { status: 507, code: 'insufficient_storage' } as const;

export const disk_problems: Readonly<Record<DiskTrouble, ServerProblem>> = {
  full: {
    ...unstored,
    message: 'The disk of this server is full, and nothing of this request was kept. Make room, and send it again.',
  },
  failed: {
    ...unstored,
    message: 'The disk of this server fails, and this request may not have been kept. Mend that, and send it again.',
  },
  away: {
    status: 503,
    code: 'unavailable',
    message: 'The database of this server does not answer, and this request may not have been kept. Send it again.',
    retry_after_s: 1,
  },
};

/** For whom there is no state to answer from. */
export const stateless_problem: ServerProblem = {
  ...unstored,
  message: 'A reset or a restore came to nothing, since the disk was full or failed. Mend that, and reset this server.',
};

export function statelessReply(operation: OperationId): WireReply {
  return problemReply({ operation, path: {}, query: {} }, stateless_problem);
}

/** Headers of such an answer, whatever its body is. */
export function waitOf({ retry_after_s }: ServerProblem): Record<string, string> {
  return retry_after_s === undefined ? {} : { 'retry-after': String(retry_after_s) };
}

function problemReply(request: CanonicalRequest | undefined, problem: ServerProblem): WireReply {
  const { status, code, message } = problem;
  const isValidation = request !== undefined && Object.values(operations[request.operation].errors)[0] === 'validation';
  const body = isValidation
    ? { detail: [{ loc: ['server'], msg: message, type: code, input: null, ctx: {} }] }
    : { code, message, errors: [] };
  const headers = { 'content-type': 'application/json; charset=utf-8', ...waitOf(problem) };
  return { status, headers, body: JSON.stringify(body) };
}
