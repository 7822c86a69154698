import { versionFields } from '../../checks/document/version-fields.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';

export const mutants = mutantsOf(versionFields, {
  'models-without': {
    breaks: ['versioning.version-fields'],
    mistake: 'The model within a run is cut down to what a page shows, without its version.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) => {
        if (!run.model) return run;
        const { version: _, ...model } = run.model as Record<string, unknown>;
        return { ...run, model };
      }),
  },
  'none-of-models-run': {
    breaks: ['versioning.version-fields'],
    mistake: 'The version that was run is written down by the engine of workflows alone.',
    applyTo: (parts) => withReadRun(parts, (run) => (run.model_id === null ? run : { ...run, target_version: null })),
  },
  'workflow-runs-without': {
    breaks: ['versioning.version-fields'],
    mistake: 'The version is taken from the catalog of models, in which no workflow is.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) => (run.model_id === null ? { ...run, target_version: null } : run)),
  },
  'workflows-have-none': {
    breaks: ['versioning.version-fields'],
    mistake: 'Workflows are counted by their last change, and the field of their version is never filled.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => withMembers(run, 'graph_workflow', (workflow) => ({ ...workflow, version: null }))),
  },
});
