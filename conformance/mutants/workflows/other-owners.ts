/** Owners in the path of a dispatch that are read as another. */
import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { withHandlers } from '../changed-parts.ts';

/** The owner in the path of a dispatch is taken for another. @param own the organization that the caller acts in */
export function withOwner(
  parts: Parts,
  read: (owner: string, own: { id: string; slug: string }) => string | Promise<string>,
): Parts {
  return withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
    async dispatchGraphWorkflowRun(call) {
      const own = (await parts.store.organization(callerOf(call).organization_id))!;
      const owner = await read(call.request.path.owner ?? '', own);
      return dispatchGraphWorkflowRun({ ...call, request: { ...call.request, path: { ...call.request.path, owner } } });
    },
  }));
}
