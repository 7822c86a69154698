import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withoutNotFound, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getModelText'), {
  'owner-for-show': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Slugs of models are unique, says the programmer, and the owner in the path is not looked at.',
    applyTo(parts) {
      const owners = new Map<string, string>();
      return withPart(parts, 'store', (store) => ({
        async modelBySlug(owner, slug) {
          const found = await store.modelBySlug(owner, slug);
          if (found) owners.set(slug, owner);
          return found ?? store.modelBySlug(owners.get(slug) ?? owner, slug);
        },
      }));
    },
  },
  'a-text-for-any-name': {
    breaks: ['catalog.published-public-only'],
    mistake: 'A page that says that there is no such model is a page.',
    applyTo: (parts) =>
      withoutNotFound(parts, 'getModelText', () => ({
        kind: 'text',
        success: 'read',
        text: '# No such model',
        media_type: 'text/markdown',
      })),
  },
  'not-for-programs': {
    breaks: ['catalog.text'],
    mistake: 'The text is refused to whoever does not ask like a browser.',
    applyTo: (parts) => withRefusal(parts, 'getModelText', () => true),
  },
});
