import { statedParameters } from '../../checks/authentication/stated-parameters.ts';
import { forUsers, refuse, withParameter } from '../asked.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(statedParameters, {
  'pages-for-keys-alone': {
    breaks: ['pagination.page-size'],
    mistake: 'The route for people has a page of its own size, and finds a parameter for it invalid.',
    applyTo: (parts) => withParameter(parts, 'listAssets', 'page_size', forUsers(refuse)),
  },
  'types-all-at-once': {
    breaks: ['pagination.page-size'],
    mistake: 'People are shown all types of file at once, by a route that takes no parameters.',
    applyTo: (parts) => withParameter(parts, 'listAssetTypes', 'page_size', forUsers(refuse)),
  },
  'signed-for-keys-alone': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Signed URLs were built for machines, and their parameter is unknown where people ask.',
    applyTo: (parts) => withParameter(parts, 'getAsset', 'presign', forUsers(refuse)),
  },
  'users-for-the-first': {
    breaks: ['embedding.asset-user'],
    mistake: 'Embedding is switched on for the organization that asked for it; all others are told of an unknown name.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withParameter(parts, 'getAsset', 'embed', (embed, { caller }) =>
        isFirst(caller?.organization_id) ? embed : refuse(),
      );
    },
  },
  'items-without-runs-for-people': {
    breaks: ['embedding.batch-run'],
    mistake: 'The page for people shows items alone, and its route knows no names to embed.',
    applyTo: (parts) => withParameter(parts, 'listBatchItems', 'embed', forUsers(refuse)),
  },
});
