import type { FeedbackUpdate } from '../../contract/types.ts';
import { callerOf, type Handler } from '../parts.ts';
import { Refused } from '../refused.ts';
import { ownRun, wholeRun } from './runs.ts';

/** Sets, changes or clears the rating of a run, ended or not. */
export const rateRun: Handler = async (call) => {
  if (callerOf(call).kind !== 'user') throw new Refused('human_required');
  const { id } = await ownRun(call, call.request.path.run_id!);
  const { is_positive, reason = null } = call.request.body as FeedbackUpdate;
  const rating = { is_positive, reason: is_positive === null ? null : reason };
  const rated = await call.world.parts.store.rateRun(id, rating);
  if (!rated) throw new Error(`the run ${id} went away`);
  return { kind: 'record', success: 'updated', record: await wholeRun(call, rated) };
};
