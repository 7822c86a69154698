/** Stops of a case whose run ended before the suite was there: the target is that quick, or the suite was kept waiting. */
import type { CheckContext } from '../suite/context.ts';

/** Nobody who is not kept waiting takes longer for two requests. */
const enough_ms = 500;

/**
 * Not claimed where the run was over at once. One that lasted was there to be met: what it was not met for says nothing
 * of the target, and is tried again.
 * @param record the run, with its times
 * @param act for which it had to go on
 * @param waited_ms what the suite waited on purpose
 */
export function stopAfterEnd(
  ctx: Pick<CheckContext, 'stop'>,
  record: Record<string, unknown> | undefined,
  act: string,
  waited_ms = 0,
): never {
  const [created_ms, completed_ms] = [record?.created_at, record?.completed_at].map((text) => Date.parse(String(text)));
  const lasted_ms = completed_ms! - created_ms!;
  if (lasted_ms < waited_ms + enough_ms || Number.isNaN(lasted_ms)) {
    return ctx.stop('not-claimed', `a run of this target has ended before ${act}`);
  }
  const seconds = (lasted_ms / 1000).toFixed(1);
  return ctx.stop('inconclusive', `a run went on for ${seconds} s, and the suite was kept waiting until after its end`);
}
