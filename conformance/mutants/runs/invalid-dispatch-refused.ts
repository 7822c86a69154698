import { invalidDispatchRefused } from '../../checks/runs/invalid-dispatch-refused.ts';
import { mutantsOf } from '../mutant.ts';
import { withSoundBody } from './changed-runs.ts';

export const mutants = mutantsOf(invalidDispatchRefused, {
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
