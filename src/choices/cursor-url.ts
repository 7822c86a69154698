/** Cursor URLs as a page holds them. Clients follow them and never take them apart, so there is only this direction. */
import type { OperationId } from '../contract/operations.ts';
import { basePath } from '../input/base-path.ts';
import type { CanonicalQuery } from './canonical.ts';
import { droppable } from './catalog/lists.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { writePath } from './paths.ts';
import type { QueryDialect } from './query-dialect.ts';
import { writeQueryString } from './query-string.ts';

/** Target of `cursor_url_form: other_origin`: a name that RFC 2606 keeps from ever resolving. */
export const other_origin = 'http://cursor-urls.invalid';

export interface CursorUrlRequest {
  /** Public URL of the interface, without a slash at its end; it may have a path. */
  base_url: string;
  operation: OperationId;
  path: Readonly<Record<string, string>>;
  /** The query of the page that the URL leads to: the list's own, with the new cursor and direction in it. */
  query: CanonicalQuery;
}

/** The URL in the chosen form, without what the choices leave behind. */
export function writeCursorUrl(choices: ChoicesDocument, dialect: QueryDialect, request: CursorUrlRequest): string {
  const { operation, query } = request;
  const carried = chosen(choices, 'lists.cursor_url_carries', operation);
  const dropped = carried === undefined || isOther(carried) ? [] : droppable.filter((role) => !carried.includes(role));
  const kept = Object.fromEntries(
    Object.entries(query).filter(([role]) => role !== 'unknown' && !dropped.some((name) => name === role)),
  ) as CanonicalQuery;
  const queryString = writeQueryString(dialect.write(kept));
  const base = new URL(request.base_url);
  const reference = `${basePath(base)}${writePath(operation, request.path)}${queryString === '' ? '' : `?${queryString}`}`;
  const form = chosen(choices, 'lists.cursor_url_form', operation);
  if (form === 'relative') return reference;
  return `${form === 'other_origin' ? other_origin : base.origin}${reference}`;
}
