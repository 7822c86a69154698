import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('dispatchModelRun3'), {
  'provider-for-show': {
    breaks: ['runs.model-path'],
    mistake: 'A model is looked up by its names behind that of the provider, which no two models share today.',
    applyTo(parts) {
      const paths = new Map<string, string>();
      const names = (path: string) => path.split('/').slice(1).join('/');
      return withPart(parts, 'store', (store) => ({
        async modelByPath(path) {
          const found = await store.modelByPath(path);
          if (found) paths.set(names(path), path);
          return found ?? store.modelByPath(paths.get(names(path)) ?? path);
        },
      }));
    },
  },
  'inputs-in-an-envelope': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'Inputs are expected under a member of their own.',
    applyTo: (parts) => withRefusal(parts, 'dispatchModelRun3', (_, body) => !('input' in body)),
  },
});
