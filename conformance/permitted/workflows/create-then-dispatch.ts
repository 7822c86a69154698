import { createThenDispatch } from '../../checks/workflows/create-then-dispatch.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

/** What stands in the place of all that could be secret in a URL. */
const masked = (url: unknown) => (typeof url === 'string' ? `${new URL(url).origin}/…` : url);

export const permitted = permittedOf(createThenDispatch, {
  'callback-masked': {
    obeys: ['workflows.dispatch-body'],
    what: 'A run shows of its callback URL the host alone, since its path may be a secret.',
    applyTo: (parts) => withShownRuns(parts, (run) => ({ ...run, callback_url: masked(run.callback_url) })),
  },
  'named-by-ids': {
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-path', 'workflows.dispatch-answer'],
    what: 'The owner in the path is an id and so is the slug; the answer to a dispatch has the address to ask again at beside the two texts.',
    choices: { workflows: { owner: 'organization_id', slug: 'from_id' } },
    applyTo: (parts) =>
      withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({
        ...record,
        links: { self: `/v1/runs/${String(record.run_id)}` },
        position: 1,
      })),
  },
});
