/** For mistakes by which what people made is kept with their session, and ends with it. */
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';

interface Kind {
  make: OperationId;
  remove: OperationId;
  read: OperationId;
  /** Of those alone who name the organization in which they act. */
  named?: true;
}

/** What users made is no longer read once one of them deleted something of that kind. */
export function withSessionsEnding(parts: Parts, { make, remove, read, named }: Kind): Parts {
  const made = new Set<string>();
  const gone = new Set<string>();
  const told = withReply(parts, make, (reply, { caller }) => {
    if (caller?.kind === 'user' && reply.kind === 'record') made.add(String(reply.record.id ?? reply.record.asset_id));
    return reply;
  });
  const ended = withReply(told, remove, (reply, { caller, request }) => {
    const is_meant = !named || request.organization !== undefined;
    if (caller?.kind === 'user' && is_meant) for (const id of made) gone.add(id);
    return reply;
  });
  return withReply(ended, read, (reply, { request }) => {
    if (gone.has(String(request.path.id).toLowerCase())) throw new Refused('not_found');
    return reply;
  });
}
