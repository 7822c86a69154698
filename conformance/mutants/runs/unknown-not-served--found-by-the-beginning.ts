import type { Mutant } from '../mutant.ts';
import { withId, withStart } from './changed-runs.ts';

export const foundByTheBeginning: Mutant = {
  id: 'runs/unknown-not-served--found-by-the-beginning',
  clauses: ['runs.unknown-not-served'],
  check: 'runs/unknown-not-served',
  mistake: 'Runs are looked up by the first half of their ids, which the index holds.',
  applyTo(parts) {
    const started = new Set<string>();
    const remembering = withStart(parts, (run) => {
      started.add(run.id);
      return parts.runs.start(run);
    });
    return {
      ...remembering,
      handlers: {
        ...parts.handlers,
        async getRun(call) {
          const asked = call.request.path.id!.slice(0, 18);
          const found = started.values().find((id) => id.startsWith(asked));
          return parts.handlers.getRun(found === undefined ? call : withId(call, found));
        },
      },
    };
  },
};
