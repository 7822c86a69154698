import { callbackOnlyWithUrl } from '../../checks/events/callback-only-with-url.ts';
import { withPayload } from '../../mutants/changed-events.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbackOnlyWithUrl, {
  'ends-without-a-time': {
    obeys: ['callbacks.none-without-url', 'runs.advances-to-terminal'],
    what: 'A run never shows when it ended, only that it has.',
    costs: { 'concurrency/one-event-for-each-end': 'nothing shows that two runs ended at the same time' },
    // Reads that lag, too, would leave nothing to show whether an event came before the end of its run.
    target: { consistency_ms: 0 },
    applyTo: (parts) =>
      withPayload(withShownRuns(parts, untimed), (payload) => ({
        ...payload,
        run: untimed(payload.run as Record<string, unknown>),
      })),
  },
});

function untimed<Run extends Record<string, unknown>>(run: Run): Run {
  return { ...run, completed_at: null };
}
