import { callbackOnlyWithUrl } from '../../checks/events/callback-only-with-url.ts';
import { mutantsOf } from '../mutant.ts';
import { withRememberedUrls } from '../remembered-urls.ts';

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
