import { malformedCallback } from '../../checks/runs/callback-url.ts';
import { withSoundBody } from '../../mutants/runs/changed-runs.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(malformedCallback, {
  'an-object-is-no-address': {
    obeys: ['runs.callback-url', 'runs.invalid-dispatch-refused'],
    what: 'A callback_url that is no URL is passed over, and so is an object in its place.',
    choices: { runs: { callback_url: { malformed: 'ignored', private: 'accepted' } } },
    applyTo: (parts) =>
      withSoundBody(parts, ({ body }) => {
        if (Array.isArray(body) || typeof body !== 'object' || body === null) return body;
        const { callback_url, ...rest } = body as { callback_url?: unknown };
        return typeof callback_url === 'object' ? rest : body;
      }),
  },
});
