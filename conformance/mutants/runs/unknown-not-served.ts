import { unknownRuns } from '../../checks/runs/unknown-not-served.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withId, withStart } from './changed-runs.ts';

export const mutants = mutantsOf(unknownRuns, {
  'empty-run': {
    breaks: ['runs.unknown-not-served'],
    mistake: 'A run that is not found is answered as an empty record.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getRun }) => ({
        async getRun(call) {
          const run = await parts.store.run(call.request.path.id!);
          return run ? getRun(call) : { kind: 'record', success: 'read', record: {} };
        },
      })),
  },
  'latest-of-the-model': {
    breaks: ['runs.unknown-not-served'],
    mistake: 'The read also takes the id of a model, and shows the latest run of it.',
    applyTo(parts) {
      const latest = new Map<string | null, string>();
      const remembering = withStart(parts, (run) => {
        latest.set(run.record.model_id, run.id);
        return parts.runs.start(run);
      });
      return {
        ...remembering,
        handlers: {
          ...parts.handlers,
          getRun(call) {
            const id = call.request.path.id!;
            return parts.handlers.getRun(withId(call, latest.get(id) ?? id));
          },
        },
      };
    },
  },
});
