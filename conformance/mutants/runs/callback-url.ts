import { malformedCallback } from '../../checks/runs/callback-url.ts';
import { mutantsOf } from '../mutant.ts';
import { withSoundBody } from './changed-runs.ts';

export const mutants = mutantsOf(malformedCallback, {
  'malformed-taken': {
    breaks: ['runs.callback-url'],
    mistake: 'Whether a callback_url is a URL shows when it is called, and no sooner.',
    applyTo: (parts) =>
      withSoundBody(parts, ({ body }) => {
        const { callback_url, ...rest } = (body ?? {}) as { callback_url?: unknown };
        return typeof callback_url === 'string' && !URL.canParse(callback_url) ? rest : body;
      }),
  },
});
