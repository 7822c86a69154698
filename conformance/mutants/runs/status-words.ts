import { statusWords } from '../../checks/runs/status-words.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(statusWords, {
  'another-word': {
    breaks: ['records.status-words'],
    mistake: 'Runs that fail are called errored, other than the documentation says.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => (run.status_code === 'failed' ? { ...run, status_code: 'errored' } : run)),
  },
});
