import { malformedCallback } from '../../checks/runs/callback-url.ts';
import { mutantsOf } from '../mutant.ts';
import { withSoundBody } from './changed-runs.ts';

export const mutants = mutantsOf(malformedCallback, {
  'malformed-taken': {
    breaks: ['runs.callback-url'],
    mistake: 'A callback_url is looked at when it is called, and no sooner.',
    applyTo: (parts) =>
      withSoundBody(parts, ({ body }) => {
        const { callback_url, ...rest } = (body ?? {}) as { callback_url?: unknown };
        return typeof callback_url === 'string' && !URL.canParse(callback_url) ? rest : body;
      }),
  },
  'address-is-dropped': {
    breaks: ['runs.callback-url'],
    mistake: 'The callback_url of a workflow run that is no text is left out, and the rest accepted.',
    applyTo: (parts) =>
      withSoundBody(parts, ({ operation, body }) => {
        const { callback_url, ...rest } = (body ?? {}) as { callback_url?: unknown };
        return operation === 'dispatchGraphWorkflowRun' && typeof callback_url === 'object' ? rest : body;
      }),
  },
});
