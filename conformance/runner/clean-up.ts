/** Deletes what the run created, newest first, and returns what could not be deleted. */
import { CaseStopped } from '../suite/context.ts';
import type { LeftBehind } from '../suite/records.ts';
import { createHooks } from '../waves/hooks.ts';
import { type Created, undoOf } from './journal.ts';
import { openCase } from './open-case.ts';
import type { Session } from './session.ts';

/** So many deletions in a row without an answer: the target is gone, and waiting for each would hang the run. */
const max_silent = 2;
const most_at_once = 4;

export async function cleanUp(session: Session): Promise<LeftBehind[]> {
  const { context } = openCase(session, 'clean-up');
  const hooks = createHooks(session.target, session.control);
  const left: LeftBehind[] = [];
  let silent = 0;
  // None of them holds another, so that several may go at once.
  const waiting = session.journal.entries.toReversed();
  const lane = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const reason = silent >= max_silent ? 'the target stopped answering' : await remove(entry);
      if (reason !== undefined) left.push({ operation: entry.operation, id: entry.id ?? null, reason });
    }
  };
  const { concurrency = most_at_once } = session.target.limits ?? {};
  await Promise.all(Array.from({ length: Math.min(concurrency, most_at_once) }, lane));
  return left;

  async function remove(entry: Created): Promise<string | undefined> {
    if (entry.operation === 'createWebhook' && entry.id !== undefined) {
      return (await hooks.deleteWebhook(entry.id))
        ? undefined
        : 'the interface has no operation that deletes a webhook';
    }
    const request = undoOf(entry);
    // No id came back: a refused create made nothing that the interface could name.
    if (!request || !entry.principal || session.target.principals[entry.principal] === undefined) return undefined;
    try {
      const exchange = await context.call(entry.principal, request, 'delete');
      const status = exchange.received!.status;
      silent = 0;
      return status < 300 || status === 404 || status === 410 ? undefined : `DELETE answered ${status}`;
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      silent += 1;
      return error.stop.reason;
    }
  }
}
