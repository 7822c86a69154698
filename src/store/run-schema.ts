/** The tables about runs that are no lists: what is looked up by an id, a path, a slug or an event. */

/** Records looked up by their id, in the shape of `keyedTableSql`. */
export const run_keyed_tables = ['models', 'workflows', 'batches', 'webhooks'] as const;

/** Rows that are looked up by something else than a key of text. Ids are 16 bytes. */
export const run_tables: readonly string[] = [
  `CREATE UNIQUE INDEX models_by_path ON models (json_extract(record, '$.path'));
   CREATE UNIQUE INDEX models_by_slug ON models (json_extract(record, '$.owner'), json_extract(record, '$.record.slug'));`,
  `CREATE UNIQUE INDEX workflows_by_slug ON workflows (json_extract(record, '$.record.org_id'), json_extract(record, '$.record.slug'));`,
  // `unfinished_since` is when a run was made, until it ends. Two small rows leave less of a page unused than a large one.
  `CREATE TABLE runs (seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, unfinished_since TEXT, record TEXT NOT NULL) STRICT;
   CREATE TABLE run_details (run INTEGER PRIMARY KEY, logs TEXT NOT NULL, node_runs TEXT NOT NULL) STRICT;
   CREATE INDEX runs_unfinished ON runs (unfinished_since) WHERE unfinished_since IS NOT NULL;`,
  // A run is in one batch at most, once.
  `CREATE UNIQUE INDEX batch_items_of_run ON batch_items (run_id) WHERE run_id IS NOT NULL;`,
  // One row for each event that a webhook wants.
  `CREATE TABLE subscriptions (organization TEXT NOT NULL, event TEXT NOT NULL, created_at TEXT NOT NULL, webhook INTEGER NOT NULL,
     PRIMARY KEY (organization, event, created_at, webhook)) STRICT, WITHOUT ROWID;`,
  // Parts of a delivery that are not listed; `due` is the time of the next attempt, null when there will be none.
  `CREATE TABLE outgoing (seq INTEGER PRIMARY KEY, delivery BLOB NOT NULL UNIQUE, due TEXT,
     address TEXT NOT NULL, body TEXT NOT NULL) STRICT;
   CREATE INDEX outgoing_due ON outgoing (due) WHERE due IS NOT NULL;`,
];

/** Attempts of deliveries, by the number of the delivery. Older ones stand in the record of the delivery. */
export const attempt_table = `CREATE TABLE attempts (delivery INTEGER NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (delivery, number)) STRICT, WITHOUT ROWID;`;

/**
 * Parts of a delivery that are not listed, in the place of `outgoing`: by the number of the delivery's row, which was
 * that of its row there. So one index of random ids less is kept.
 */
export const outbox_table = `CREATE TABLE outbox (delivery INTEGER PRIMARY KEY, due TEXT, address TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  INSERT INTO outbox SELECT seq, due, address, body FROM outgoing;
  DROP TABLE outgoing;
  CREATE INDEX outbox_due ON outbox (due) WHERE due IS NOT NULL;`;

/** Scripts that wait for runs, by the number that is their id, in the order in which they are tried. */
export const script_table = 'CREATE TABLE scripts (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;';
