import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { batchQueryPairs } from '../../checks/batches/query-pairs.ts';
import { withAsked } from '../../mutants/asked.ts';
import { permittedOf } from '../permitted.ts';

const lists: readonly OperationId[] = ['listBatchItems', 'getBatchItem', 'listAssetTypes'];

function atMostOne(parts: Parts): Parts {
  const features = ({ sort, fields, embed }: CanonicalQuery) =>
    [sort, fields, embed].filter((one) => one !== undefined);
  return lists.reduce(
    (all, operation) =>
      withAsked(all, operation, (query) => {
        if (features(query).length > 1) throw new Refused('invalid');
        return query;
      }),
    parts,
  );
}

export const permitted = permittedOf(batchQueryPairs, {
  'one-feature-at-a-time': {
    obeys: ['sorting.order', 'projection.only-named', 'embedding.batch-run'],
    what: 'The batch reads and the list of asset types refuse an order, a projection and an embed beside each other.',
    applyTo: atMostOne,
  },
});
