import { type Call, exchanged, type Handler, type Parts } from '../../src/server/parts.ts';

/** By the clock of the world. */
const pause_ms = 1_000;

const too_long = 'with those of others the log of all is longer than anybody reads';

/** The servers in which others dispatch, from which those with small pages are apart. */
export const apart_from_foreign_runs = {
  'concurrency/one-event-for-each-end--amid-others': too_long,
  'events/delivered--foreign-runs': too_long,
};

/** Somebody else in the organization dispatches runs all the while. */
export function withForeignRuns(parts: Parts): Parts {
  let seen: Call | undefined;
  let last_ms = Number.NEGATIVE_INFINITY;
  const dispatch = parts.handlers.dispatchModelRun2;
  const dispatchForeign = async () => {
    if (!seen || parts.clock.now_ms() - last_ms < pause_ms) return;
    last_ms = parts.clock.now_ms();
    const { callback_url: _, ...input } = seen.request.body as Record<string, unknown>;
    await dispatch({ ...seen, request: { ...seen.request, body: input } });
  };
  /** With the first of the suite's own runs, and then again and again as time goes on. */
  const dispatchModelRun2: Handler = async (call) => {
    const reply = await dispatch(call);
    // Others of the suite dispatch in other organizations.
    seen ??= call;
    await dispatchForeign();
    return reply;
  };
  const advance = async (by_ms: number) => {
    await dispatchForeign();
    await parts.timers.advance(by_ms);
  };
  return {
    ...parts,
    handlers: { ...parts.handlers, dispatchModelRun2 },
    timers: exchanged(parts.timers, { advance }),
  };
}
