/** The choices about soft deletion. */
import { operationIds, operations } from '../../contract/operations.ts';
import type { ChoiceGroup } from './choice.ts';
import { words } from './values.ts';

export const deletion: ChoiceGroup = {
  says: 'Soft deletion.',
  choices: {
    second: {
      says: 'A second delete of the same record: a success that changes nothing, or not found.',
      values: words('success', 'not_found'),
      reference: 'success',
      unlike: 'not_found',
      on: operationIds.filter((id) => operations[id].method === 'DELETE'),
      untold: 'either answer is permitted, and the first marks must stay',
    },
    read: {
      says: 'A read of a deleted record: the record with deleted_at and deleted_by, or not found.',
      values: words('shown', 'not_found'),
      reference: 'shown',
      unlike: 'not_found',
      unlike_for: { getAssetFolder: 'shown' },
      on: ['getAsset', 'getAssetFolder'],
      untold: 'either answer is permitted',
    },
    in_lists: {
      says: 'Deleted records in lists.',
      values: words('left_out', 'shown'),
      reference: 'left_out',
      unlike: 'shown',
      on: ['listAssets'],
      untold: 'either is permitted',
    },
  },
};
