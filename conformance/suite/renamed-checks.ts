/**
 * Checks that have another id than in an earlier version of the kit: the old id, and what it became. Those who name the
 * old one go on: in `--check`, files of known failures, stored reports and histories. A renamed check keeps its `since`.
 */
export const renamed_checks: ReadonlyMap<string, string> = new Map([
  ['authentication/bad-token', 'authentication/token-required'],
  ['isolation/cursors', 'isolation/lists'],
  ['isolation/filters', 'isolation/lists'],
  ['lists/combined', 'lists/query-pairs'],
  ['pagination/cursor-survives-deletion', 'pagination/walk-under-change'],
  ['pagination/page-size-bounds', 'pagination/page-size'],
]);
