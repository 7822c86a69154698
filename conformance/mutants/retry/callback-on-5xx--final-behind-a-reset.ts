import { taken_as_received } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';
import { withOutcomes } from './other-outcomes.ts';

export const overloadBehindAResetIsFinal: Mutant = {
  id: 'retry/callback-on-5xx--final-behind-a-reset',
  clauses: ['callbacks.retries-on-5xx'],
  check: 'retry/callback-on-5xx',
  mistake: 'A 5xx of a receiver whose connection was lost before is taken for its farewell.',
  applyTo: (parts) =>
    withOutcomes(parts, 'callback', ({ result, before }) => {
      const is_farewell = before.at(-1)?.kind === 'failed' && result.kind === 'answered' && result.status >= 500;
      return is_farewell ? taken_as_received : result;
    }),
};
