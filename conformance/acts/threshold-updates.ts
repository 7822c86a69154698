/** Puts the low-balance threshold back after a check has changed it. */
import { updateRequest } from '../models/balances.ts';
import type { CheckContext } from '../suite/context.ts';
import { answerOrStop } from './answer-or-stop.ts';

/** Runs the acts, and puts the owner's threshold back however they end. */
export async function restoringThreshold<Notes>(ctx: CheckContext, acts: () => Promise<Notes>): Promise<Notes> {
  const { restore_threshold } = ctx.facts;
  if (restore_threshold === undefined) {
    const missing = 'the target file does not give billing.restore_threshold, the threshold to put back';
    return ctx.stop('could-not-run', missing, 'updateBalance');
  }
  try {
    return await acts();
  } finally {
    await answerOrStop(() => ctx.call('owner', updateRequest({ low_balance_threshold: restore_threshold }), 'restore'));
  }
}
