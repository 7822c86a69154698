import { readsAgree } from '../../checks/document/reads-agree.ts';
import { withMembers } from '../../mutants/changed-members.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(readsAgree, {
  'counts-its-readers': {
    obeys: ['records.one-value-at-a-time'],
    what: 'The metadata of a run count how often it was read, and its links have a new token each time.',
    applyTo(parts) {
      let reads = 0;
      return withRecord(parts, 'getRun', (run) => {
        reads += 1;
        return { ...run, metadata: { reads }, links: { self: `https://runs.example/${run.id}?token=${reads}` } };
      });
    },
  },
  'catalog-shows-capacity': {
    obeys: ['records.one-value-at-a-time', 'records.fixed-fields'],
    what: 'Models in runs are available, busy and available again, and were made when the catalog was last filled.',
    applyTo(parts) {
      let shown = 0;
      return withShownRuns(parts, (run) => {
        shown += 1;
        const created_at = new Date(parts.clock.now_ms()).toISOString();
        const availability_status = shown % 3 === 0 ? 'busy' : 'available';
        return withMembers(run, 'model', (model) => ({ ...model, availability_status, created_at }));
      });
    },
  },
  'evaluated-by-its-ratings': {
    obeys: ['records.one-value-at-a-time', 'feedback.touches-rating-only'],
    what: 'The evaluation of a run is made of its rating, and changes with it.',
    applyTo: (parts) =>
      (['getRun', 'rateRun'] as const).reduce(
        (changed, operation) =>
          withRecord(changed, operation, (run) => {
            const { feedback_is_positive: passed } = run;
            if (typeof passed !== 'boolean') return run;
            return { ...run, current_evaluation_summary: { passed, status_code: 'rated', score: passed ? 1 : 0 } };
          }),
        parts,
      ),
  },
  'fixed-fields-of-the-single-read-alone': {
    obeys: ['records.fixed-fields'],
    costs: { 'authentication/one-organization': 'no list says to which organization an asset belongs' },
    what: 'Lists of assets show neither the organization nor the time of creation; the read of one shows both.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', ({ org_id: _organization, created_at: _time, ...asset }) => asset),
  },
});
