/** SQLite's result code, https://sqlite.org/rescode.html#full */
const sqlite_full = 13;

/** What was asked for was not kept, since there is no room for it. Nothing else is lost, and it can be asked again. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, cause } = (error ?? {}) as { code?: unknown; errcode?: unknown; cause?: unknown };
  // The lower byte is the code.
  const is_full_database = typeof errcode === 'number' && (errcode & 0xff) === sqlite_full;
  return is_full_database || code === 'ENOSPC' || code === 'EDQUOT' || (cause !== undefined && isDiskFull(cause));
}
