import type { OperationId } from '../../../src/contract/operations.ts';
import type { Call, Parts } from '../../../src/server/parts.ts';
import { projections } from '../../checks/lists/projection.ts';
import { forUsers, leaveOut, refuse, withParameter } from '../asked.ts';
import { withRecord } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';

/** @param named the fields that count, of those that were named; none leaves the projection out, and may throw a refusal */
function withNamed(
  parts: Parts,
  operation: OperationId,
  named: (fields: readonly string[], call: Call) => readonly string[] | undefined,
): Parts {
  return withParameter(parts, operation, 'fields', (fields, call) =>
    Array.isArray(fields) ? named(fields, call) : fields,
  );
}

const severalRefused = (fields: readonly string[]) => (fields.length > 1 ? refuse() : fields);

export const mutants = mutantsOf(projections, {
  'commas-refused': {
    breaks: ['projection.assets'],
    mistake: 'The names of a projection are expected as one parameter each, and a text with commas is no name.',
    applyTo: (parts) => withNamed(parts, 'listAssets', severalRefused),
  },
  'types-in-full': {
    breaks: ['projection.assets'],
    mistake: 'The projection is a feature of the table of assets, and the types come from another one.',
    applyTo: (parts) => withNamed(parts, 'listAssetTypes', severalRefused),
  },
  'refused-whatever': {
    breaks: ['projection.assets'],
    mistake: 'The projection is for internal callers alone.',
    applyTo: (parts) => withNamed(parts, 'listAssets', refuse),
  },
  'batches-refused': {
    breaks: ['projection.batches'],
    mistake: 'fields is refused as an unknown parameter after it was given another name.',
    applyTo: (parts) => withNamed(parts, 'listBatchItems', refuse),
  },
  'ignored-on-one-item': {
    breaks: ['projection.batches'],
    mistake: 'The projection is applied by the pager, which the read of one item does not go through.',
    applyTo: (parts) => withNamed(parts, 'getBatchItem', leaveOut),
  },
  'two-names-at-most': {
    breaks: ['projection.batches'],
    mistake: 'fields may be no longer than 24 characters, which is enough for the examples of the documentation.',
    applyTo: (parts) => withNamed(parts, 'listBatchItems', (fields) => (fields.join().length > 24 ? refuse() : fields)),
  },
  'first-name-only': {
    breaks: ['projection.only-named'],
    mistake: 'The text is cut at the first comma.',
    applyTo: (parts) => withNamed(parts, 'listAssets', (fields) => fields.slice(0, 1)),
  },
  'one-field-of-one-item-for-users': {
    breaks: ['projection.only-named'],
    mistake: 'The read of one item for people takes what stands behind a comma for another parameter.',
    applyTo: (parts) =>
      withNamed(
        parts,
        'getBatchItem',
        forUsers((fields) => fields.slice(0, 1)),
      ),
  },
  'organization-comes-along': {
    breaks: ['projection.only-named'],
    mistake: 'The field that rows are checked by is selected, and shown.',
    applyTo: (parts) => withNamed(parts, 'listAssets', (fields) => [...fields, 'org_id']),
  },
  'types-projected-once': {
    breaks: ['projection.only-named'],
    mistake:
      'The list is put into a cache when it is asked for, and comes from there in full when it is asked for again.',
    applyTo(parts) {
      const known = new Set<string>();
      return withNamed(parts, 'listAssetTypes', (fields) => {
        const is_known = known.has(fields.join());
        known.add(fields.join());
        return is_known ? undefined : fields;
      });
    },
  },
  'sizes-in-kilobytes': {
    breaks: ['projection.only-named'],
    mistake: 'The short form of an item is written for people: its size is in kilobytes.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset, { request }) => {
        const { size_bytes } = asset;
        if (!request.query.fields || typeof size_bytes !== 'number' || size_bytes < 1024) return asset;
        return { ...asset, size_bytes: Math.round(size_bytes / 1024) };
      }),
  },
  'end-of-the-batch': {
    breaks: ['projection.only-named'],
    mistake: 'Columns that are fetched alone are numbered anew, and completed_at is read from the place of created_at.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item, { request }) => {
        if (request.query.fields === undefined || !item.completed_at) return item;
        return { ...item, completed_at: '2026-01-01T00:00:00.000Z' };
      }),
  },
  'ends-with-everything': {
    breaks: ['lists.queryable-fields'],
    mistake:
      'A projection to the time of the end falls back to the whole item, since that time is computed; it is documented all the same.',
    applyTo: (parts) =>
      withNamed(parts, 'listBatchItems', (fields) => (fields.includes('completed_at') ? undefined : fields)),
  },
  'whole-records-for-others': {
    breaks: ['lists.queryable-fields'],
    mistake:
      'Fields are left out for the first organization alone, which tried that feature out; it is documented for all.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withNamed(parts, 'listAssets', (fields, { caller }) =>
        isFirst(caller?.organization_id) ? fields : undefined,
      );
    },
  },
  'no-fields-of-one-item-for-users': {
    breaks: ['projection.only-named'],
    mistake: 'The page for people shows an item whole, and finds every parameter of its read invalid.',
    applyTo: (parts) => withNamed(parts, 'getBatchItem', forUsers(refuse)),
  },
});
