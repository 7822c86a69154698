import type { Mutant } from '../mutant.ts';
import { withSoundBody } from './changed-runs.ts';

export const listKeepsTheBodyBefore: Mutant = {
  id: 'runs/invalid-dispatch-refused--list-keeps-the-body-before',
  clauses: ['runs.invalid-dispatch-refused'],
  check: 'runs/invalid-dispatch-refused',
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
};
