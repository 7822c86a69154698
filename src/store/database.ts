/** The SQLite database under a store: in memory, from a template, or in a file that is made sure to be ours. */
import { closeSync, openSync } from 'node:fs';
import type { DatabaseSync as Database } from 'node:sqlite';
import { InputError } from '../input/input-error.ts';
import { likeTest } from './like.ts';
import { application_id, schema_version } from './schema.ts';
import { schema_steps } from './schema-steps.ts';

// Not by an import, which on Node.js 20 would fail before anybody could say why (`needs-node-24.ts`).
const { DatabaseSync } = process.getBuiltinModule('node:sqlite');

export interface FileOptions {
  /** Kept in this file, made where there is none, for one process at a time. Left out: in memory. */
  file?: string;
  /**
   * What a crash of the operating system may cost: `normal` the last commits, `full` nothing, at 6 times the price of a
   * commit. Neither loses anything when the process is killed.
   */
  synchronous?: 'normal' | 'full';
  template?: undefined;
}

export interface TemplateOptions {
  /** What `snapshot()` of another store gave: this one begins with its content, in memory. */
  template: Uint8Array;
  file?: undefined;
  synchronous?: undefined;
}

export type DatabaseOptions = FileOptions | TemplateOptions;

/**
 * At most so much of a file. Pages of a plain store in memory stand outside it. What began as a template is in memory
 * beside it and soon read again, so it has less: a commit that has split a page looks through the whole cache.
 */
const file_cache_kib = 65_536;
const template_cache_kib = 4_096;

/** @throws InputError when the file cannot be opened, is in use, is no database of ours or was written by a later version */
export function openDatabase({ file, synchronous = 'normal', template }: DatabaseOptions = {}): Database {
  const database = file === undefined ? new DatabaseSync(':memory:') : openFile(file);
  try {
    if (template) {
      database.deserialize(template);
      const problem = problemOf(database);
      if (problem !== undefined) throw new InputError(`the snapshot ${problem}`);
    }
    if (file !== undefined) database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`);
    upgrade(database);
    const cache_kib = template ? template_cache_kib : file_cache_kib;
    database.exec(`PRAGMA cache_size = -${cache_kib}; PRAGMA temp_store = MEMORY`);
    addFunctions(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function openFile(file: string): Database {
  let database: Database | undefined;
  try {
    // Tokens' hashes and secrets are in it: for its owner alone. SQLite gives its journal the same mode.
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: 0 });
    // Two servers on one file would each keep a clock, queues and timers of their own.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    const problem = problemOf(database);
    if (problem !== undefined) throw new InputError(`${file}: ${problem}`);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof InputError ? error : new InputError(`${file}: ${explain(error)}`);
  }
}

function problemOf(database: Database): string | undefined {
  if (isEmpty(database)) return undefined;
  if (pragma(database, 'application_id') !== application_id)
    return 'is no database of model-run-kit; name another file';
  const version = pragma(database, 'user_version');
  return version > schema_version
    ? `was written by a later version of model-run-kit (its schema is ${version}, this version knows ${schema_version}); use that version or name another file`
    : undefined;
}

/** SQLite's result codes, https://sqlite.org/rescode.html */
const sqlite_busy = 5;
const sqlite_not_a_database = 26;

function explain(error: unknown): string {
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === 'ENOENT') return 'its folder does not exist';
  if (code === 'EISDIR') return 'is a folder; name a file';
  if (code === 'EACCES' || code === 'EROFS') return 'may not be written';
  if (errcode === sqlite_busy) return 'is in use by another process';
  if (errcode === sqlite_not_a_database) return 'is no database of model-run-kit; name another file';
  return `cannot be opened: ${message}`;
}

function pragma(database: Database, name: 'application_id' | 'user_version'): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get()!)[0]);
}

function isEmpty(database: Database): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}

/** Adds what the schema of the file lacks: everything to an empty one. */
function upgrade(database: Database): void {
  const version = isEmpty(database) ? 0 : pragma(database, 'user_version');
  if (version === schema_version) return;
  const added = schema_steps.slice(version).flat().join('\n');
  const marks = `PRAGMA application_id = ${application_id}; PRAGMA user_version = ${schema_version};`;
  database.exec(`BEGIN; ${added} ${marks} COMMIT`);
}

function addFunctions(database: Database): void {
  let last: { pattern: string; test: (text: string) => boolean } | undefined;
  database.function('text_like', { deterministic: true }, (pattern, text) => {
    if (typeof pattern !== 'string' || typeof text !== 'string') return 0;
    if (last?.pattern !== pattern) last = { pattern, test: likeTest(pattern) };
    return last.test(text) ? 1 : 0;
  });
  // Of text that is ordered without regard to its case; SQLite itself knows the cases of ASCII alone.
  database.function('text_fold', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : null,
  );
}
