/** Collections as data: tables, indexes and queries are made from these descriptors. */
import type { SortKey } from '../choices/canonical.ts';
import type { Collection } from './store.ts';
import type { Kind } from './values.ts';

export interface CollectionDescriptor {
  /** Name of the list and of its table. */
  name: string;
  /** The field whose value is never null and names one row. It breaks ties. */
  key: string;
  /** Every scalar field of the record. Each may be sorted and filtered by. */
  fields: Readonly<Record<string, Kind>>;
  /** Set where each row belongs to an organization, and lists show one organization's rows. */
  organized: boolean;
  /** The field that repeats the row's organization, if the record has one. */
  organization_field?: string;
  /**
   * The field whose rows of one value are a list of their own: every request names that value in an `eq` condition, and
   * every order and filter costs what it would if there were no other rows.
   */
  scope_field?: string;
  /** Set where rows carry `deleted_at` and `deleted_by`, both null until the row is soft-deleted. */
  soft_deletable: boolean;
  /** The field that lists are sorted by when nobody asks for another order. */
  default_order: string;
  /** Descending, newest first, unless given. */
  default_direction?: SortKey['direction'];
  /** Fields of few values: one value's rows are found at once in the default order, however many they are. */
  grouping_fields: readonly string[];
  /**
   * Short fields that lists are often narrowed by. Every index carries them, so that rows which do not meet a condition on
   * them are passed over without being read; each costs its length times the number of indexes.
   */
  carried_fields: readonly string[];
  /**
   * Set where rows are written often and seldom listed, each index a tenth of what a row costs: the indexes for lists are
   * made when the first one is asked for.
   */
  indexed_when_listed?: true;
}

export const collections: Readonly<Record<Collection, CollectionDescriptor>> = {
  assets: {
    name: 'assets',
    key: 'id',
    fields: {
      id: 'uuid',
      org_id: 'uuid',
      folder_id: 'uuid',
      name: 'text',
      blob_key: 'text',
      url: 'text',
      thumbnail_url: 'text',
      mime_type: 'text',
      asset_type: 'text',
      source_type: 'text',
      source_id: 'text',
      size_bytes: 'integer',
      created_by: 'uuid',
      created_at: 'timestamp',
      updated_at: 'timestamp',
      deleted_at: 'timestamp',
      deleted_by: 'uuid',
    },
    organized: true,
    organization_field: 'org_id',
    soft_deletable: true,
    default_order: 'created_at',
    grouping_fields: ['folder_id', 'created_by', 'mime_type', 'asset_type', 'source_type', 'source_id'],
    carried_fields: ['mime_type', 'asset_type', 'source_type', 'size_bytes'],
  },
  asset_types: {
    name: 'asset_types',
    key: 'name',
    fields: { name: 'text', created_at: 'timestamp' },
    organized: false,
    soft_deletable: false,
    default_order: 'created_at',
    grouping_fields: [],
    carried_fields: [],
  },
  batch_items: {
    name: 'batch_items',
    key: 'id',
    fields: {
      id: 'uuid',
      batch_id: 'uuid',
      run_id: 'uuid',
      sequence_index: 'integer',
      created_at: 'timestamp',
      started_at: 'timestamp',
      completed_at: 'timestamp',
      client_ref: 'text',
      status_code: 'text',
      cost: 'decimal',
    },
    organized: true,
    scope_field: 'batch_id',
    soft_deletable: false,
    default_order: 'created_at',
    grouping_fields: ['status_code'],
    carried_fields: [],
  },
  deliveries: {
    name: 'deliveries',
    key: 'id',
    fields: { id: 'uuid', webhook_id: 'uuid', run_id: 'uuid', event: 'text', created_at: 'timestamp' },
    organized: true,
    soft_deletable: false,
    default_order: 'created_at',
    grouping_fields: ['webhook_id', 'event'],
    carried_fields: [],
    indexed_when_listed: true,
  },
  event_types: {
    name: 'event_types',
    key: 'code',
    fields: { code: 'text', description: 'text' },
    organized: false,
    soft_deletable: false,
    default_order: 'code',
    default_direction: 'asc',
    grouping_fields: [],
    carried_fields: [],
  },
};

/** The fields of a soft-deletable row that are null exactly while it is not deleted. */
export const deletion_marks = ['deleted_at', 'deleted_by'] as const;

/** The fields that are the same for all rows that an ordinary list shows: no order and no index comes of them. */
export function constantFields(collection: CollectionDescriptor): readonly string[] {
  return [
    ...(collection.organization_field === undefined ? [] : [collection.organization_field]),
    ...(collection.scope_field === undefined ? [] : [collection.scope_field]),
    ...(collection.soft_deletable ? deletion_marks : []),
  ];
}

/** The fields with an index of their own beside the key's. */
export function indexedFields(collection: CollectionDescriptor): readonly string[] {
  const without = new Set([collection.key, ...constantFields(collection)]);
  return Object.keys(collection.fields).filter((field) => !without.has(field));
}
