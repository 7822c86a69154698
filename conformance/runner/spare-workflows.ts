/** Few workflows at a time: an organization may have a limit of them, and no list shows how many there are. */
import { isSuccess } from '../models/steps.ts';
import type { Exchange } from '../suite/exchange.ts';
import { removeAll } from './clean-up.ts';
import type { Session } from './session.ts';

/** Few cases make more, so that what is deleted meanwhile is no case's own. */
export const most_workflows = 15;

/**
 * To be called when a case is over. Once there are too many, those are deleted that nothing was made of and that no
 * other case uses.
 * @param exchanges of the case
 */
export async function freeWorkflows(session: Session, exchanges: readonly Exchange[]): Promise<void> {
  const { spare_workflows: spare, journal } = session;
  const ids = idsIn(exchanges);
  if (ids.length === 0) return;
  if (!exchanges.some(({ request }) => request.operation === 'dispatchGraphWorkflowRun')) {
    for (const id of ids) spare.add(id);
  }
  const made = journal.entries.filter(
    ({ operation, id, removed }) => operation === 'createGraphWorkflow' && id !== undefined && !removed,
  );
  if (made.length <= most_workflows) return;
  const lent = new Set([...session.done.values(), ...session.handedOn.values()].flatMap((one) => idsIn(one.exchanges)));
  const free = made.filter(({ id }) => spare.has(id!) && !lent.has(id!));
  for (const { id } of free) spare.delete(id!);
  await removeAll(session, session.limit, free);
}

function idsIn(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap((exchange) => {
    const id = exchange.decoded?.record?.id;
    const is_made = exchange.request.operation === 'createGraphWorkflow' && isSuccess(exchange);
    return is_made && typeof id === 'string' ? [id] : [];
  });
}
