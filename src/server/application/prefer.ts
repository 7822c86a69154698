/** `Prefer: code=429` (RFC 7240): a caller asks for the status of its answer, as with Prism. */
import type { Success, WireReply } from '../../choices/canonical.ts';
import { successAnswer } from '../../choices/status-codes.ts';
import type { Operation } from '../../contract/operations.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';
import { greatest_asked_status, least_asked_status, refusedWith } from '../requests/asked-status.ts';
import { toReply } from './to-reply.ts';

/**
 * The answer that a Prefer header asks for, whoever asks, and with nothing done; undefined where it asks for none, or
 * for that of success, which takes the usual way. As with Prism, a code that the operation never answers with is told so
 * with 404, and what is no code with 422.
 */
export function preferredReply(world: World, operation: Operation, prefer: string | undefined): WireReply | undefined {
  const code = preferredCode(world, prefer);
  if (code === undefined) return undefined;
  const refuse = (refused: Refused) => toReply(world, { operation: operation.id, path: {}, query: {} }, refused);
  if (!/^\d{3}$/.test(code)) {
    const message = 'A code is a status of three digits.';
    return refuse(
      new Refused('invalid', { issues: [{ at: ['header', 'Prefer'], message, type: 'code', input: code }] }),
    );
  }
  const status = Number(code);
  if (status >= least_asked_status && status <= greatest_asked_status) {
    return withPreferenceApplied(world, prefer, refuse(refusedWith(status)));
  }
  const success = successStatus(world, operation);
  if (status === success) return undefined;
  const known = `${success}, or ${least_asked_status} to ${greatest_asked_status}`;
  return refuse(new Refused('not_found', { message: `This operation never answers ${code}; ask for ${known}.` }));
}

/** An answer, which says so where its status is the one that was asked for. */
export function withPreferenceApplied(world: World, prefer: string | undefined, wire: WireReply): WireReply {
  const code = preferredCode(world, prefer);
  if (code === undefined || Number(code) !== wire.status) return wire;
  return { ...wire, headers: { ...wire.headers, 'preference-applied': `code=${wire.status}` } };
}

/** A preference may hold commas between quotes; a quote that nothing closes goes on to the end, and is read once. */
const preferences = /(?:[^,"]|"(?:[^"\\]|\\.?)*(?:"|$))+/gs;

/** Of several, the first; other preferences, and parameters of this one, mean nothing here. */
function preferredCode({ directives }: World, prefer: string | undefined): string | undefined {
  if (prefer === undefined || !directives) return undefined;
  for (const preference of prefer.match(preferences) ?? []) {
    const code = /^\s*code\s*=\s*([^;]*)/i.exec(preference)?.[1];
    if (code !== undefined) return code.trim().replace(/^"(.*)"$/, '$1');
  }
  return undefined;
}

function successStatus({ choices }: World, operation: Operation): number {
  return successAnswer(choices, operation.id, successOf(operation)).status;
}

function successOf({ method, tag, success }: Operation): Success {
  if (method === 'GET') return 'read';
  if (method === 'DELETE') return 'deleted';
  if (method !== 'POST') return 'updated';
  if (tag === 'uploads') return 'session';
  return success.status === 202 ? 'dispatched' : 'created';
}
