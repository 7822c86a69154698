import type { FeedbackUpdate } from '../../contract/types.ts';
import type { RunRow } from '../../store/run-rows.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { Refused } from '../refused.ts';
import { ownRun, wholeRun } from './runs.ts';

/** Sets, changes or clears the rating of a run. */
export const rateRun: Handler = async (call) => {
  if (callerOf(call).kind !== 'user') throw new Refused('human_required');
  const run = await ownRun(call, call.request.path.run_id!);
  const { is_positive, reason = null } = call.request.body as FeedbackUpdate;
  refuseRating(call, run, { is_positive, reason });
  const { reason_after_clearing } = call.world.policies(call.operation.id).feedback;
  const clearing = reason_after_clearing === 'kept' ? { is_positive } : { is_positive, reason: null };
  const rating = is_positive === null ? clearing : { is_positive, reason };
  const rated = await call.world.parts.store.rateRun(run.id, rating);
  if (!rated) throw new Error(`the run ${run.id} went away`);
  return { kind: 'record', success: 'updated', record: await wholeRun(call, rated) };
};

interface Rating {
  is_positive: boolean | null;
  reason: string | null;
}

/** @throws Refused for a rating that the choices do not allow */
function refuseRating(call: Call, { record }: RunRow, { is_positive, reason }: Rating): void {
  const { before_end, negative_without_reason } = call.world.policies(call.operation.id).feedback;
  if (before_end === 'refused' && record.completed_at === null) {
    throw new Refused('conflict', { message: 'A run can be rated once it has ended.' });
  }
  const is_bare = is_positive === false && (reason ?? '').trim() === '';
  if (negative_without_reason === 'refused' && is_bare) {
    const message = 'A negative rating needs a reason.';
    throw new Refused('invalid', { issues: [{ at: ['body', 'reason'], message, type: 'required' }] });
  }
}
