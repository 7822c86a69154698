import { invalidDispatchRefused } from '../../checks/runs/invalid-dispatch-refused.ts';
import { mutantsOf } from '../mutant.ts';
import { withSoundBody } from './changed-runs.ts';

export const mutants = mutantsOf(invalidDispatchRefused, {
  'address-is-dropped': {
    breaks: ['runs.invalid-dispatch-refused'],
    mistake: 'The callback_url of a workflow run that is no text is left out, and the rest accepted.',
    applyTo: (parts) =>
      withSoundBody(parts, ({ operation, body }) => {
        const { callback_url, ...rest } = (body ?? {}) as { callback_url?: unknown };
        return operation === 'dispatchGraphWorkflowRun' && typeof callback_url === 'object' ? rest : body;
      }),
  },
  'list-keeps-the-body-before': {
    breaks: ['runs.invalid-dispatch-refused'],
    mistake: 'A body that is a list has no fields, so that those of the request before stay in their place.',
    applyTo(parts) {
      const before = new Map<string, unknown>();
      return withSoundBody(parts, ({ path, body }) => {
        const key = Object.values(path).join('/');
        if (Array.isArray(body)) return before.get(key);
        before.set(key, body);
        return body;
      });
    },
  },
});
