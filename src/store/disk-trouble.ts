/** SQLite's result codes, https://sqlite.org/rescode.html */
const sqlite_full = 13;
const sqlite_failed = [10 /* an error of the file system */, 14 /* a file, or its log, that does not open */];
/** Those of the system. */
const system_full = ['ENOSPC', 'EDQUOT'];
const system_failed = ['EIO', 'EROFS'];

/** Code of an error whose database does not answer. */
export const database_away = 'DATABASE_AWAY';

/**
 * There is no room for what was to be kept, the disk did not do as it was told, or the database does not answer for a
 * while. Nothing else is lost.
 */
export type DiskTrouble = 'full' | 'failed' | 'away';

/** @returns undefined for an error that is none of the disk */
export function diskTroubleOf(error: unknown): DiskTrouble | undefined {
  const { code, errcode, cause, syscall } = (error ?? {}) as Record<string, unknown>;
  // The lower byte is the code.
  const result = typeof errcode === 'number' ? errcode & 0xff : undefined;
  if (result === sqlite_full || system_full.includes(String(code))) return 'full';
  if ((result !== undefined && sqlite_failed.includes(result)) || system_failed.includes(String(code))) return 'failed';
  if (code === database_away) return 'away';
  // Of what keeps it from removing something, rmSync has no code for but a few faults.
  if (syscall === 'rm' && code === '') return 'failed';
  return cause === undefined ? undefined : diskTroubleOf(cause);
}

/** The trouble and its remedy, for a caller that names the file. */
export function diskAdvice(trouble: DiskTrouble, error: unknown): string {
  if (trouble === 'full') return 'there is no room for it on its disk; make some, or name another file';
  const { message } = error as Error;
  if (trouble === 'away') return `${message}; see that it runs, and start again`;
  return `its disk fails (${message}); mend that, or name another file`;
}
