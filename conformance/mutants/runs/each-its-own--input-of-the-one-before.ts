import type { Mutant } from '../mutant.ts';
import { withReadRun, withStart } from './changed-runs.ts';

export const inputOfTheOneBefore: Mutant = {
  id: 'runs/each-its-own--input-of-the-one-before',
  clauses: ['runs.dispatch-inputs'],
  check: 'runs/each-its-own',
  mistake: 'Runs of a model that are dispatched at once share the place of their input, and the last one wins.',
  applyTo(parts) {
    const inputs = new Map<unknown, unknown>();
    const sharing = withStart(parts, (run) => {
      inputs.set(run.record.model_id, run.record.input);
      return parts.runs.start(run);
    });
    return withReadRun(sharing, (run) => ({ ...run, input: inputs.get(run.model_id) ?? run.input }));
  },
};
