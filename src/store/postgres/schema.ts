/**
 * Tables of a database that many states share: the current one of each world, and its snapshots. A state has a number,
 * which every row carries. Text that rows are found or ordered by is in the order of code points.
 */
import { type CollectionDescriptor, collections, indexedFields } from '../collections.ts';
import type { Collection } from '../store.ts';
import { column_types } from './dialect.ts';

const text = 'text COLLATE "C"';
const sequence = 'seq bigint GENERATED ALWAYS AS IDENTITY';

/** Records found by a key, by their owner, or by a name and a slug; each kind says what those are. */
const records = [
  `CREATE TABLE records (state bigint NOT NULL, kind ${text} NOT NULL, key ${text} NOT NULL, ${sequence},
     owner ${text}, name ${text}, slug ${text}, record text NOT NULL, PRIMARY KEY (state, kind, key))`,
  'CREATE INDEX records_by_owner ON records (state, kind, owner, seq) WHERE owner IS NOT NULL',
  'CREATE INDEX records_by_name ON records (state, kind, name) WHERE name IS NOT NULL',
  'CREATE UNIQUE INDEX records_by_slug ON records (state, kind, owner, slug) WHERE slug IS NOT NULL',
  `CREATE UNIQUE INDEX models_by_path ON records (state, name) WHERE kind = 'models'`,
];

/**
 * `_organization` is the `seq` of the organization's record, which no other state has; less than nothing, by the number of
 * the state, where rows belong to none; and 0 for rows that no list shows.
 */
function collectionTable(collection: CollectionDescriptor): string[] {
  const { name, key, fields, grouping_fields, default_order, scope_field, soft_deletable } = collection;
  const columns = Object.entries(fields).map(([field, kind]) => `"${field}" ${column_types[kind]}`);
  const live = soft_deletable ? ' WHERE deleted_at IS NULL' : '';
  const scope = scope_field === undefined ? [] : [scope_field];
  const index = (of: string, ...by: string[]) =>
    `CREATE INDEX "${name}_${of}" ON "${name}" (_organization, ${[...scope, ...by].map((field) => `"${field}"`).join()})${live}`;
  return [
    `CREATE TABLE "${name}" (_state bigint NOT NULL, _seq bigint GENERATED ALWAYS AS IDENTITY, _organization bigint NOT NULL,
       _record text NOT NULL, ${columns.join(', ')}, PRIMARY KEY (_state, "${key}"))`,
    index(`by_${key}`, key),
    ...indexedFields(collection).map((field) => index(`by_${field}`, field, key)),
    ...grouping_fields.map((field) => index(`in_${field}`, field, default_order, key)),
  ];
}

const runs = [
  `CREATE TABLE runs (state bigint NOT NULL, id uuid NOT NULL, ${sequence}, unfinished_since ${text}, owner bigint,
     record text NOT NULL, logs text NOT NULL, node_runs text NOT NULL, PRIMARY KEY (state, id))`,
  'CREATE UNIQUE INDEX runs_by_seq ON runs (state, seq)',
  'CREATE INDEX runs_unfinished ON runs (state, unfinished_since, seq) WHERE unfinished_since IS NOT NULL',
  // A run is in one batch at most, once.
  'CREATE UNIQUE INDEX batch_items_of_run ON batch_items (_state, run_id) WHERE run_id IS NOT NULL',
  // One row for each event that a webhook wants.
  `CREATE TABLE subscriptions (state bigint NOT NULL, organization ${text} NOT NULL, event ${text} NOT NULL,
     webhook ${text} NOT NULL, PRIMARY KEY (state, organization, event, webhook))`,
  'CREATE INDEX subscriptions_of_webhook ON subscriptions (state, webhook)',
  'CREATE TABLE scripts (state bigint NOT NULL, id bigint NOT NULL, record text NOT NULL, PRIMARY KEY (state, id))',
];

/**
 * Parts of a delivery that are not listed, by its id. `due` is the time of the next attempt, null when there will be
 * none; `made` counts attempts; `lists` is the organization whose list shows it from its first attempt on.
 */
const deliveries = [
  `CREATE TABLE outbox (state bigint NOT NULL, delivery uuid NOT NULL, seq bigint NOT NULL, due ${text}, owner bigint,
     made integer NOT NULL DEFAULT 0, lists bigint, channel ${text} NOT NULL, address text NOT NULL, body bytea NOT NULL,
     PRIMARY KEY (state, delivery))`,
  'CREATE UNIQUE INDEX outbox_by_seq ON outbox (state, seq)',
  'CREATE INDEX deliveries_of_run ON deliveries (_state, run_id)',
  'CREATE INDEX deliveries_of_webhook ON deliveries (_state, webhook_id) WHERE webhook_id IS NOT NULL',
  'CREATE INDEX outbox_due ON outbox (state, due, seq) WHERE due IS NOT NULL',
  `CREATE TABLE attempts (state bigint NOT NULL, delivery uuid NOT NULL, number integer NOT NULL, record text NOT NULL,
     PRIMARY KEY (state, delivery, number))`,
];

/** Of text that is ordered without regard to its case, and of patterns (`keptPattern`). */
const functions = [
  `CREATE FUNCTION text_fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
     AS $$ SELECT lower($1 COLLATE "und-x-icu") COLLATE "C" $$`,
  `CREATE FUNCTION text_like(text, text, text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
     AS $$ SELECT CASE WHEN strpos($3, chr(1)) = 0 THEN $3 LIKE $1 ELSE $3 ~ $2 END $$`,
];

const states = [
  'CREATE TABLE states (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, made_at timestamptz NOT NULL DEFAULT now())',
  // Without a request a world is the server's own, or was not made to its end. `state` is null until a first one is whole.
  `CREATE TABLE worlds (id ${text} PRIMARY KEY, ${sequence}, is_main boolean NOT NULL DEFAULT false, state bigint,
     snapshots_taken integer NOT NULL DEFAULT 0, request text, made_at timestamptz NOT NULL DEFAULT now())`,
  'CREATE UNIQUE INDEX worlds_main ON worlds (is_main) WHERE is_main',
  `CREATE TABLE snapshots (world ${text} NOT NULL, id ${text} NOT NULL, ${sequence}, state bigint NOT NULL, created_at text NOT NULL,
     standing text NOT NULL, PRIMARY KEY (world, id))`,
];

/** Servers on the database (`membership.ts`); the sequence counts what they tell each other of. */
const replicas = [
  `CREATE TABLE replicas (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, alive_until timestamptz NOT NULL,
     seen bigint NOT NULL DEFAULT 0)`,
  'CREATE SEQUENCE changes',
];

/** Contents are never changed, so that copies of a state share them. `left_at`: since then no blob may have had it. */
const blobs = [
  `CREATE TABLE blobs (state bigint NOT NULL, key ${text} NOT NULL, content bigint NOT NULL, content_type text NOT NULL,
     size_bytes bigint NOT NULL, etag text NOT NULL, PRIMARY KEY (state, key))`,
  'CREATE INDEX blobs_of_content ON blobs (content)',
  'CREATE TABLE contents (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, left_at timestamptz)',
  'CREATE INDEX contents_left ON contents (left_at) WHERE left_at IS NOT NULL',
  'CREATE TABLE chunks (content bigint NOT NULL, number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (content, number))',
  'ALTER TABLE chunks ALTER COLUMN bytes SET STORAGE EXTERNAL',
];

const lists = (Object.keys(collections) as Collection[]).flatMap((name) => collectionTable(collections[name]));

/** The statements that lead from version `n` to `n + 1` stand at place `n`. */
export const schema_steps: readonly (readonly string[])[] = [
  [...states, ...functions, ...records, ...lists, ...runs, ...deliveries, ...blobs, ...replicas],
];
