import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Call, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { statedParameters } from '../../checks/authentication/stated-parameters.ts';
import { withAsked } from '../asked.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { isUser } from '../runs-of-callers.ts';

/** A parameter that is invalid for some callers. */
function withInvalid(
  parts: Parts,
  operation: OperationId,
  role: keyof CanonicalQuery,
  isMeant: (call: Call) => boolean,
): Parts {
  return withAsked(parts, operation, (query, call) => {
    if (query[role] !== undefined && isMeant(call)) throw new Refused('invalid');
    return query;
  });
}

export const mutants = mutantsOf(statedParameters, {
  'pages-for-keys-alone': {
    breaks: ['pagination.page-size'],
    mistake: 'The route for people has a page of its own size, and finds a parameter for it invalid.',
    applyTo: (parts) => withInvalid(parts, 'listAssets', 'page_size', isUser),
  },
  'types-all-at-once': {
    breaks: ['pagination.page-size'],
    mistake: 'People are shown all types of file at once, by a route that takes no parameters.',
    applyTo: (parts) => withInvalid(parts, 'listAssetTypes', 'page_size', isUser),
  },
  'signed-for-keys-alone': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Signed URLs were built for machines, and their parameter is unknown where people ask.',
    applyTo: (parts) => withInvalid(parts, 'getAsset', 'presign', isUser),
  },
  'users-for-the-first': {
    breaks: ['embedding.asset-user'],
    mistake: 'Embedding is switched on for the organization that asked for it; all others are told of an unknown name.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withInvalid(parts, 'getAsset', 'embed', ({ caller }) => !isFirst(caller?.organization_id));
    },
  },
  'items-without-runs-for-people': {
    breaks: ['embedding.batch-run'],
    mistake: 'The page for people shows items alone, and its route knows no names to embed.',
    applyTo: (parts) => withInvalid(parts, 'listBatchItems', 'embed', isUser),
  },
});
