/**
 * The kinds of records, and the operations by which they are made, read and deleted: dimensions of a case, so that a
 * rule of deletion or isolation is written once.
 */
import type { OperationId } from '../../src/contract/operations.ts';
import type { OneOf } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Caller } from './callers.ts';

interface Kind {
  noun: string;
  make?: OperationId;
  read?: OperationId;
  list?: OperationId;
  remove?: OperationId;
  /** Its record has `deleted_at` and `deleted_by`; without, they are looked at where an answer has a place for them. */
  has_marks?: boolean;
}

export const record_kinds = {
  asset: {
    noun: 'asset',
    make: 'createAssetUpload',
    read: 'getAsset',
    list: 'listAssets',
    remove: 'deleteAsset',
    has_marks: true,
  },
  folder: {
    noun: 'folder',
    make: 'createAssetFolder',
    read: 'getAssetFolder',
    remove: 'deleteAssetFolder',
    has_marks: false,
  },
  workflow: { noun: 'workflow', make: 'createGraphWorkflow', remove: 'deleteGraphWorkflow' },
  webhook: { noun: 'webhook', make: 'createWebhook', read: 'listWebhookDeliveries' },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof record_kinds;

/** Kinds that can be made, read and deleted. */
export type Deletable = 'asset' | 'folder';

const deletable: readonly Deletable[] = ['asset', 'folder'];

const life = (record: Deletable): readonly OperationId[] => {
  const { make, read, remove } = record_kinds[record];
  return [make, read, remove];
};

/** For `needs.one_of` of a rule of all of them. */
export const deletable_needs: readonly OneOf[] = deletable.map(life);

/** Those of which the target claims all three operations. */
export function deletablesOf({ operations }: Facts): Deletable[] {
  return deletable.filter((record) => life(record).every((id) => operations.includes(id)));
}

/** Callers beside the owner whom the target file names. */
export function othersOf({ principals }: Facts): Exclude<Caller, 'owner'>[] {
  return (['human', 'outsider'] as const).filter((by) => principals[by]);
}
