import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { type OperationId, operations } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { queryPairs } from '../../checks/lists/query-pairs.ts';
import { withAsked } from '../../mutants/asked.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
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

const embedded = { listAssets: 'created_by_user', listBatchItems: 'run', getBatchItem: 'run' } as const;

/** Embedded records are null beside a projection, as is every field that it does not name. */
function nullsForTheRest(parts: Parts): Parts {
  return (Object.keys(embedded) as (keyof typeof embedded)[]).reduce(
    (all, operation) =>
      withRecord(all, operation, (item, { request: { query } }) => {
        if (!Array.isArray(query.fields)) return item;
        const rest = Object.fromEntries(operations[operation].success.fields.map((name) => [name, null]));
        const is_embedded = Object.hasOwn(item, embedded[operation]);
        return { ...rest, ...item, ...(is_embedded && { [embedded[operation]]: null }) };
      }),
    parts,
  );
}

export const permitted = permittedOf(queryPairs, {
  'nulls-for-the-rest': {
    obeys: ['projection.only-named', 'embedding.batch-run', 'embedding.asset-user'],
    what: 'A projected item has null in the place of whatever was not named, and of what it embeds.',
    applyTo: nullsForTheRest,
  },
  'one-feature-at-a-time': {
    obeys: ['sorting.order', 'projection.only-named', 'embedding.batch-run'],
    what: 'The batch reads and the list of asset types refuse an order, a projection and an embed beside each other.',
    applyTo: atMostOne,
  },
});
