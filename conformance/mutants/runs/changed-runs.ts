/** Runs that are read, started or dispatched otherwise. */
import type { CanonicalRequest } from '../../../src/choices/canonical.ts';
import { type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import type { Call, Handler, Parts } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';

export type Run = Record<string, unknown>;

export const dispatch_operations = operationsIn('dispatches');

/** Runs are read otherwise. */
export function withReadRun(parts: Parts, change: (run: Run, call: Call) => Run): Parts {
  return withRecord(parts, 'getRun', change);
}

/** Dispatches are handled otherwise. */
export function withDispatches(parts: Parts, change: (original: Handler, operation: OperationId) => Handler): Parts {
  return withHandlers(parts, (handlers) =>
    Object.fromEntries(dispatch_operations.map((one) => [one, change(handlers[one], one)])),
  );
}

/** The read of runs does not find all of them. */
export function withLostRuns(parts: Parts, isThere: (run: RunRow) => boolean | Promise<boolean>): Parts {
  return withHandlers(parts, ({ getRun }) => ({
    async getRun(call) {
      const run = await parts.store.run(String(call.request.path.id).toLowerCase());
      const is_there = run === undefined || (await isThere(run));
      // An id that no run has is refused as every unknown one.
      return getRun(is_there ? call : withId(call, '00000000-0000-4000-8000-000000000000'));
    },
  }));
}

export function withId(call: Call, id: string): Call {
  return { ...call, request: { ...call.request, path: { ...call.request.path, id } } };
}

export function isEnded({ status_code }: Run | RunRow['record']): boolean {
  return ['completed', 'failed', 'canceled'].includes(String(status_code));
}

/** Runs are started in another way. */
export function withStart(parts: Parts, start: Parts['runs']['start']): Parts {
  return withPart(parts, 'runs', () => ({ start }));
}

/** Bodies of dispatches are taken for others, before anything is looked at. */
export function withSoundBody(parts: Parts, change: (request: CanonicalRequest) => unknown): Parts {
  return {
    ...parts,
    validate(world, operation, request) {
      const is_dispatch = dispatch_operations.some((one) => one === operation.id);
      return parts.validate(world, operation, is_dispatch ? { ...request, body: change(request) } : request);
    },
  };
}
