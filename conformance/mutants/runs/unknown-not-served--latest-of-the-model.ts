import type { Mutant } from '../mutant.ts';
import { withId, withStart } from './changed-runs.ts';

export const latestOfTheModel: Mutant = {
  id: 'runs/unknown-not-served--latest-of-the-model',
  clauses: ['runs.unknown-not-served'],
  check: 'runs/unknown-not-served',
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
};
