import type { Mutant } from '../mutant.ts';
import { withRememberedUrls } from '../remembered-urls.ts';

export const urlOfEqualInputs: Mutant = {
  id: 'events/callback-only-with-url--of-equal-inputs',
  clauses: ['callbacks.none-without-url'],
  check: 'events/callback-only-with-url',
  mistake:
    'A run of a model with the inputs of an earlier one takes over what was kept of that one, its callback_url too.',
  applyTo: (parts) =>
    withRememberedUrls(parts, ({ model_id, input }) => (model_id === null ? null : JSON.stringify([model_id, input]))),
};
