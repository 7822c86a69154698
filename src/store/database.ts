/** The SQLite database under a store: in memory, from a template, or in a file that is made sure to be ours. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync as Database } from 'node:sqlite';
import { InputError } from '../input/input-error.ts';
import { diskAdvice, diskTroubleOf } from './disk-trouble.ts';
import { likeTest } from './like.ts';
import { application_id, schema_version, unfinished_id } from './schema.ts';
import { schema_steps } from './schema-steps.ts';

// Not by an import, which on Node.js 20 would fail before anybody could say why (`needs-node-24.ts`).
const { DatabaseSync } = process.getBuiltinModule('node:sqlite');

interface FileOptions {
  /** Kept in this file, made where there is none, for one process at a time. Left out: in memory. */
  file?: string;
  /**
   * Losses in a crash of the operating system: `normal` the last commits, `full` nothing, at 6 times the price of a
   * commit. Neither loses anything when the process is killed.
   */
  synchronous?: 'normal' | 'full';
  template?: undefined;
}

interface TemplateOptions {
  /** Result of `snapshot()` of another store: this one begins with its content, in memory. */
  template: Uint8Array;
  file?: undefined;
  synchronous?: undefined;
}

export type DatabaseOptions = FileOptions | TemplateOptions;

/**
 * At most so much of a file. Pages of a plain store in memory stand outside it. A store made of a template is in memory
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
    upgrade(database, file === undefined ? application_id : unfinished_id);
    const cache_kib = template ? template_cache_kib : file_cache_kib;
    database.exec(`PRAGMA cache_size = -${cache_kib}; PRAGMA temp_store = MEMORY`);
    addFunctions(database);
    return database;
  } catch (error) {
    database.close();
    throw file === undefined || error instanceof InputError
      ? error
      : new InputError(`${file}: ${explain(error)}`, { cause: error });
  }
}

function openFile(file: string): Database {
  let database: Database | undefined;
  try {
    // Before SQLite touches it: even to look, it puts an unfinished log of the other program into its file.
    refuseForeign(file);
    database = new DatabaseSync(file, { timeout: 0 });
    // Two servers on one file would each keep a clock, queues and timers of their own.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    const problem = problemOf(database) ?? damageOf(database);
    if (problem !== undefined) throw new InputError(`${file}: ${problem}`);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof InputError ? error : new InputError(`${file}: ${explain(error)}`, { cause: error });
  }
}

/** SQLite's header, https://sqlite.org/fileformat2.html#the_database_header */
const header = { text: 'SQLite format 3\0', bytes: 100, user_version: 60, application_id: 68 } as const;

/** @throws InputError; the file is made where there is none */
function refuseForeign(file: string): void {
  // Tokens' hashes and secrets are in it: for its owner alone. SQLite gives its journal the same mode.
  const opened = openSync(file, 'a+', 0o600);
  try {
    const head = Buffer.alloc(header.bytes);
    const length = readSync(opened, head, 0, header.bytes, 0);
    if (length === 0) return;
    const is_database = length === header.bytes && head.toString('latin1', 0, header.text.length) === header.text;
    const [version, application] = [header.user_version, header.application_id].map((at) => head.readInt32BE(at));
    // A first commit that has not reached the file is in the log, which SQLite reads.
    if (is_database && application === 0 && version === 0) return;
    const problem = is_database ? markProblem(application!, version!) : no_database;
    if (problem !== undefined) throw new InputError(`${file}: ${problem}`);
  } finally {
    closeSync(opened);
  }
}

const no_database = 'is no database of model-run-kit; name another file';

function problemOf(database: Database): string | undefined {
  if (isEmpty(database)) return undefined;
  return markProblem(pragma(database, 'application_id'), pragma(database, 'user_version'));
}

function markProblem(application: number, version: number): string | undefined {
  if (application !== application_id && application !== unfinished_id) return no_database;
  return version > schema_version
    ? `was written by a later version of model-run-kit (its schema is ${version}, this version knows ${schema_version}); use that version or name another file`
    : undefined;
}

/** Larger files are looked through by whoever reads them: it would take seconds at each start. */
const looked_through_bytes = 256 * 1024 * 1024;

function damageOf(database: Database): string | undefined {
  const [pages, page_bytes] = [pragma(database, 'page_count'), pragma(database, 'page_size')];
  if (pages * page_bytes > looked_through_bytes) return undefined;
  const [found] = Object.values(database.prepare('PRAGMA quick_check(1)').get()!);
  return found === 'ok' ? undefined : damaged;
}

const damaged = 'is damaged; put a copy of it in its place, or name another file';

/** SQLite's result codes, https://sqlite.org/rescode.html */
const sqlite_busy = 5;
const sqlite_corrupt = 11;
const sqlite_not_a_database = 26;

function explain(error: unknown): string {
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === 'ENOENT') return 'its folder does not exist';
  if (code === 'EISDIR') return 'is a folder; name a file';
  if (code === 'EACCES' || code === 'EROFS') return 'may not be written';
  if (errcode === sqlite_busy) return 'is in use by another process';
  if (errcode === sqlite_not_a_database) return no_database;
  // The lower byte is the code, https://sqlite.org/rescode.html#extrc
  if (errcode !== undefined && (errcode & 0xff) === sqlite_corrupt) return damaged;
  const trouble = diskTroubleOf(error);
  if (trouble) return diskAdvice(trouble, error);
  return `cannot be opened: ${message}`;
}

function pragma(database: Database, name: 'application_id' | 'user_version' | 'page_count' | 'page_size'): number {
  return Number(Object.values(database.prepare(`PRAGMA ${name}`).get()!)[0]);
}

function isEmpty(database: Database): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}

/** Adds what the schema of the file lacks: everything to an empty one, which gets the mark. */
function upgrade(database: Database, mark: number): void {
  const is_empty = isEmpty(database);
  const version = is_empty ? 0 : pragma(database, 'user_version');
  if (version === schema_version) return;
  const added = schema_steps.slice(version).flat().join('\n');
  const name = is_empty ? `PRAGMA application_id = ${mark};` : '';
  const marks = `${name} PRAGMA user_version = ${schema_version};`;
  database.exec(`BEGIN; ${added} ${marks} COMMIT`);
}

/** True where the first content of the file was put into it to its end. */
export function isWhole(database: Database): boolean {
  return pragma(database, 'application_id') === application_id;
}

export function setWhole(database: Database, is_whole: boolean): void {
  database.exec(`PRAGMA application_id = ${is_whole ? application_id : unfinished_id}`);
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
