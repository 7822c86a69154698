/**
 * Facts about records that a recording showed, for longer than memory would hold them: ids, digests, times and status
 * words, and nothing else of what was recorded. They lie in a private file without a name, which is gone with the process.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

export interface Store {
  get<Value>(kind: string, key: string): Value | undefined;
  set(kind: string, key: string, value: unknown): void;
  close(): void;
}

export function createStore(): Store {
  // SQLite makes such a file when its cache is full, and unlinks it at once.
  const database = new DatabaseSync('');
  database.exec(`PRAGMA cache_size = -16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    CREATE TABLE facts (key BLOB PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID; BEGIN`);
  const read = database.prepare('SELECT value FROM facts WHERE key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO facts VALUES (?, ?)');
  return {
    get(kind, key) {
      const row = read.get(keyOf(kind, key));
      return row === undefined ? undefined : JSON.parse(row.value as string);
    },
    set(kind, key, value) {
      write.run(keyOf(kind, key), JSON.stringify(value));
    },
    close: () => database.close(),
  };
}

function keyOf(kind: string, key: string): Buffer {
  return createHash('sha256').update(`${kind}\n${key}`).digest().subarray(0, 16);
}

/** A short text that stands for a value. */
export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .digest('base64url')
    .slice(0, 22);
}
