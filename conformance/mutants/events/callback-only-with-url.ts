import type { Parts } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import { callbackOnlyWithUrl } from '../../checks/events/callback-only-with-url.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(callbackOnlyWithUrl, {
  'last-one-of-the-organization': {
    breaks: ['callbacks.none-without-url'],
    mistake: 'The callback_url of a dispatch is kept as a setting of the organization, for all runs that bring none.',
    applyTo: (parts) => withRememberedUrls(parts, ({ org_id }) => org_id),
  },
  'of-equal-inputs': {
    breaks: ['callbacks.none-without-url'],
    mistake:
      'A run of a model with the inputs of an earlier one takes over what was kept of that one, its callback_url too.',
    applyTo: (parts) =>
      withRememberedUrls(parts, ({ model_id, input }) =>
        model_id === null ? null : JSON.stringify([model_id, input]),
      ),
  },
  'workflow-keeps-its-url': {
    breaks: ['callbacks.none-without-url'],
    mistake:
      'A dispatch fills in what it was not given from the run of the same workflow before, the callback_url too.',
    applyTo: (parts) => withRememberedUrls(parts, ({ graph_workflow_id }) => graph_workflow_id),
  },
});

/** @param keyOf under what a run's URL is kept, and looked for; null for a run that has no part in it */
function withRememberedUrls(parts: Parts, keyOf: (run: RunRow['record']) => string | null): Parts {
  const last = new Map<string, string>();
  const noting = withPart(parts, 'runs', (runs) => ({
    start(run) {
      const { callback_url } = run.record;
      const key = keyOf(run.record);
      if (key !== null && callback_url !== null) last.set(key, callback_url);
      return runs.start(run);
    },
  }));
  return withPart(noting, 'deliveries', (deliveries) => ({
    deliveriesOf: (run) =>
      deliveries.deliveriesOf({ ...run, callback_url: run.callback_url ?? last.get(keyOf(run) ?? '') ?? null }),
  }));
}
