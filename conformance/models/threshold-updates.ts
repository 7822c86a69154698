/** What every check that changes the threshold does before and after. */
import type { CheckContext } from '../runner/context.ts';
import { tried } from '../runner/tried.ts';
import { updateRequest } from './balances.ts';

/** Runs the acts, and puts the owner's threshold back however they end. */
export async function restoring<Notes>(ctx: CheckContext, acts: () => Promise<Notes>): Promise<Notes> {
  const { restore_threshold } = ctx.facts;
  if (restore_threshold === undefined) {
    const missing = 'the target file does not give billing.restore_threshold, the threshold to put back';
    return ctx.stop('could-not-run', missing, 'updateBalance');
  }
  try {
    return await acts();
  } finally {
    await tried(() => ctx.call('owner', updateRequest({ low_balance_threshold: restore_threshold }), 'restore'));
  }
}
