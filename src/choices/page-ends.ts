/** Pages on the wire: the envelope `{items, first, next, previous}`, and how it says that there is nothing further. */
import type { CanonicalRequest, Page } from './canonical.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { chosen } from './chosen.ts';

/**
 * The body of a page. A page that a cursor asked for is never page one. `url_to_empty_page` leaves null as it is: the
 * server gives such a page its URL, so null only stands on the empty page behind it.
 */
export function writePage(choices: ChoicesDocument, request: CanonicalRequest, page: Page): Record<string, unknown> {
  const { operation, query } = request;
  const end = chosen(choices, 'lists.end_of_list', operation);
  const first = chosen(choices, 'lists.first_on_page_one', operation);
  const isPageOne = query.cursor === undefined && query.backward !== true;
  const body: Record<string, unknown> = { items: page.items };
  for (const name of ['first', 'next', 'previous'] as const) {
    const url = name === 'first' && isPageOne && first === 'absent' ? undefined : page[name];
    if (url !== null) body[name] = url;
    else if (end !== 'absent') body[name] = end === 'empty_string' ? '' : null;
  }
  return body;
}

/** Reads any permitted form: absent, null and the empty string all mean that there is no such page. */
export function readPage(body: unknown, defects: string[]): Page | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    defects.push('body is not an object');
    return undefined;
  }
  const { items } = body as { items?: unknown };
  if (!Array.isArray(items)) {
    defects.push('items is not an array');
    return undefined;
  }
  const wrong = items.findIndex((item) => typeof item !== 'object' || item === null || Array.isArray(item));
  if (wrong >= 0) {
    defects.push(`items[${wrong}] is not an object`);
    return undefined;
  }
  const page: Page = { items, first: null, next: null, previous: null };
  for (const name of ['first', 'next', 'previous'] as const) {
    const url = (body as Record<string, unknown>)[name];
    if (typeof url === 'string' && url !== '') page[name] = url;
    else if (url !== undefined && url !== null && url !== '') defects.push(`${name} is neither a string nor null`);
  }
  return page;
}
