import type { Mutant } from '../mutant.ts';
import { withRememberedUrls } from '../remembered-urls.ts';

export const workflowKeepsItsUrl: Mutant = {
  id: 'events/callback-only-with-url--workflow-keeps-its-url',
  clauses: ['callbacks.none-without-url'],
  check: 'events/callback-only-with-url',
  mistake: 'A dispatch fills in what it was not given from the run of the same workflow before, the callback_url too.',
  applyTo: (parts) => withRememberedUrls(parts, ({ graph_workflow_id }) => graph_workflow_id),
};
