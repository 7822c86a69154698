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
  /** Of a kind that can be read and deleted. */
  deletion?: {
    /** Its record has `deleted_at` and `deleted_by`; without, they are looked at where an answer has a place for them. */
    has_marks: boolean;
    /** Clauses about a deleted record: that it is still the same, and its time. */
    same: string;
    time: string;
    /** Codes for a mark that is not set: of `deleted_marks_codes`. */
    unmarked: Readonly<Record<'deleted_at' | 'deleted_by', string>>;
  };
}

export const record_kinds = {
  asset: {
    noun: 'asset',
    make: 'createAssetUpload',
    read: 'getAsset',
    list: 'listAssets',
    remove: 'deleteAsset',
    deletion: {
      has_marks: true,
      same: 'soft-delete.asset',
      time: 'soft-delete.marks-the-deleter',
      unmarked: { deleted_at: 'still-live', deleted_by: 'no-deleted-by' },
    },
  },
  folder: {
    noun: 'folder',
    make: 'createAssetFolder',
    read: 'getAssetFolder',
    remove: 'deleteAssetFolder',
    deletion: {
      has_marks: false,
      same: 'soft-delete.folder',
      time: 'soft-delete.folder',
      unmarked: { deleted_at: 'not-marked', deleted_by: 'marked-by-nobody' },
    },
  },
  workflow: { noun: 'workflow', make: 'createGraphWorkflow', remove: 'deleteGraphWorkflow' },
  webhook: { noun: 'webhook', make: 'createWebhook', read: 'listWebhookDeliveries' },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof record_kinds;

/** Kinds that can be made, read and deleted. */
export type Deletable = {
  [Name in RecordKind]: (typeof record_kinds)[Name] extends { deletion: object } ? Name : never;
}[RecordKind];

const deletable = (Object.keys(record_kinds) as RecordKind[]).filter(
  (record): record is Deletable => 'deletion' in record_kinds[record],
);

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
